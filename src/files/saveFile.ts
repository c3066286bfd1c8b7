import { formatTimestamp } from '@/declaration'
import type { TableFormat } from './table'

/** The browser may start reading the file some time after the click. */
const revokeDelay = 60_000

export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay)
}

/** Characters Windows does not allow in names, and invisible ones, which can reverse a name. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu
const maxTitleLength = 80

export const cleanName = (title: string): string => {
  const clean = title
    .replace(forbidden, '_')
    .replace(/^[\s.]+/, '')
    .trim()
  return [...clean].slice(0, maxTitleLength).join('')
}

/** A file name with the time in UTC+8: `交易记录_20261121-153000.csv`. `time`: Unix milliseconds. */
export const fileNameOf = (title: string, format: TableFormat, time: number): string => {
  const moment = formatTimestamp(Math.floor(time / 1000))
    .replace(/[-:]/g, '')
    .replace(' ', '-')
  return `${cleanName(title) || 'table'}_${moment}.${format}`
}
