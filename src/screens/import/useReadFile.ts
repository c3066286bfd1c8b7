import { useRef, useState } from 'react'
import { readTable } from '@/files/readTable'
import { type ReadTable, UnreadableFile } from '@/files/table'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { sizeOf } from '../kinds/validation'
import { useWhenEnded } from '../page'
import { type FileLimits, usualLimits } from './limits'
import { texts, unreadableTexts } from './texts'

/**
 * Reads the chosen file; choosing another one replaces it.
 *
 * @param onRead receives the content
 * @param limits how large it may be
 * @returns the name of the file being read, why the last one could not be read, and functions to start and stop
 */
export const useReadFile = (
  onRead: (file: File, table: ReadTable) => void,
  { maxRows, maxBytes, mayLackHeader = false }: FileLimits = usualLimits,
) => {
  const say = useSay()
  const [reading, setReading] = useState<string>()
  const [failed, setFailed] = useState<{ readonly file: string; readonly error: unknown }>()
  const aborter = useRef<AbortController>(undefined)
  const stop = () => aborter.current?.abort()
  // A hidden page keeps reading.
  useWhenEnded(stop)

  const read = async (file: File) => {
    stop()
    aborter.current = new AbortController()
    const { signal } = aborter.current
    setFailed(undefined)
    setReading(file.name)
    try {
      const table = await readTable(file, { maxRows, maxBytes: maxBytes, signal })
      if (signal.aborted) return
      if (table.rows.length === 0 && !mayLackHeader) throw new UnreadableFile('empty')
      onRead(file, table)
    } catch (error) {
      if (signal.aborted) return
      setFailed({ file: file.name, error })
    }
    setReading(undefined)
  }
  const about = failed && {
    file: failed.file,
    size: sizeOf(maxBytes),
    rows: formatInteger(maxRows),
  }
  const failure =
    about &&
    (failed.error instanceof UnreadableFile
      ? say(unreadableTexts[failed.error.reason], about)
      : say(texts.notRead, { ...about, reason: messageOf(failed.error) }))
  return { reading, failure, read, stop }
}
