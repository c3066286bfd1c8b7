import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { readableTypes, readTable } from '@/files/readTable'
import { type ReadTable, UnreadableFile } from '@/files/table'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { sizeOf } from '../kinds/validation'
import { useWhenEnded } from '../page'
import { texts, unreadableTexts } from './texts'

/** Most rows in a file. */
export const maxRows = 10_000
/** Most bytes in a file. */
export const maxBytes = 10 * 1024 * 1024

/** Limits on a file. */
export interface FileLimits {
  readonly maxRows: number
  readonly maxBytes: number
  /** A single row may be data rather than a header. */
  readonly mayLackHeader?: boolean
}

/** For imported files. */
const usualLimits: FileLimits = { maxRows, maxBytes }

/**
 * Choosing or dropping a single file.
 *
 * @param read starts reading it
 * @returns a function that takes files, whether something is dragged over the area, whether several came at once, and the
 *   area's handlers
 */
export const useFileChoice = (read: (file: File) => void) => {
  const [over, setOver] = useState(false)
  const [several, setSeveral] = useState(false)
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    setSeveral(others.length > 0)
    // With several files there is no telling which one is meant.
    if (file && others.length === 0) read(file)
  }
  const place = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      // Otherwise the browser would navigate away to show the file.
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
  return { take, over, several, place }
}

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

/** The area where a file is chosen or dropped. */
export const FilePlace = ({
  over,
  hasFile,
  autoFocus = false,
  onFiles,
  children,
}: {
  /** A file is being dragged over it. */
  over: boolean
  hasFile: boolean
  autoFocus?: boolean
  onFiles: (files: FileList | null) => void
  children: ReactNode
}) => {
  const say = useSay()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Box
      sx={{
        p: 6,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'text.disabled',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept={readableTypes}
        onChange={({ target }) => {
          onFiles(target.files)
          // Allow choosing the same file again after it was corrected.
          target.value = ''
        }}
      />
      <Button variant="outlined" autoFocus={autoFocus} onClick={() => picker.current?.click()}>
        {say(hasFile ? texts.otherFile : texts.choose)}
      </Button>{' '}
      {say(texts.drop)}
      {children}
    </Box>
  )
}

/** Says that a file is being read, or why the last one could not be. */
export const FileState = ({
  reading,
  several,
  failure,
}: {
  reading: string | undefined
  several: boolean
  failure: string | undefined
}) => {
  const say = useSay()
  return (
    <>
      {reading !== undefined && (
        <div role="status">
          {say(texts.reading, { file: reading })}
          <LinearProgress aria-label={say(texts.reading, { file: reading })} />
        </div>
      )}
      {(several || failure !== undefined) && (
        <Notice severity="error" style={{ overflowWrap: 'anywhere' }}>
          {several ? say(texts.oneFile) : failure}
        </Notice>
      )}
    </>
  )
}
