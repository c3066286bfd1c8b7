import { formatTimestamp } from '@/declaration'
import type { TableFormat } from './table'

/** A browser may begin to read the file some time after it was told to. */
const revokedAfter = 60_000

/** Hands a file to the operator as a download. */
export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokedAfter)
}

/** What Windows, the strictest, takes in no name; and signs that cannot be seen, which can turn a name around. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu
const longestTitle = 80

/** A title as every system takes it in the name of a file; nothing when nothing of it is left. */
export const cleanName = (title: string): string => {
  const clean = title
    .replace(forbidden, '_')
    .replace(/^[\s.]+/, '')
    .trim()
  return [...clean].slice(0, longestTitle).join('')
}

/**
 * The name of a file of that moment: `交易记录_20261121-153000.csv`, in UTC+8.
 *
 * @param time Unix milliseconds
 */
export const fileNameOf = (title: string, format: TableFormat, time: number): string => {
  const moment = formatTimestamp(Math.floor(time / 1000))
    .replace(/[-:]/g, '')
    .replace(' ', '-')
  return `${cleanName(title) || 'table'}_${moment}.${format}`
}
