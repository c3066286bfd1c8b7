import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { comma } from '@/declaration/punctuation'
import type { ReadLimits } from '@/files/readContent'
import { readableTypes, readTable, usualLimits } from '@/files/readTable'
import { type ReadTable, type TableFormat, tableFormats, UnreadableFile } from '@/files/table'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Button } from '@/ui/Button'
import { DialogBody, DialogFooter } from '@/ui/Dialog'
import { LoadingBar } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { useDeclaration } from '../declarations'
import { sizeOf } from '../kinds/validation'
import { useWhenEnded } from '../page'
import { importFields, isNeeded, leftOutFields } from './importable'
import type { ChosenFile } from './mapping'
import { useTableDownload } from './mendableFile'
import { texts, unreadableTexts } from './texts'

export interface FileLimits extends ReadLimits {
  /** A single row may be data rather than a header. */
  readonly mayLackHeader?: boolean
}

/** Choosing or dropping a single file. `several`: more than one was given. */
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

/** Reads the chosen file; choosing another one replaces it. `reading` is the name of the file being read. */
export const useReadFile = (
  onRead: (file: File, table: ReadTable) => void,
  limits: FileLimits = usualLimits,
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
      const table = await readTable(file, limits, signal)
      if (signal.aborted) return
      if (table.rows.length === 0 && !limits.mayLackHeader) throw new UnreadableFile('empty')
      onRead(file, table)
    } catch (error) {
      if (signal.aborted) return
      setFailed({ file: file.name, error })
    }
    setReading(undefined)
  }
  const about = failed && {
    file: failed.file,
    size: sizeOf(limits.maxBytes),
    rows: formatInteger(limits.maxRows),
  }
  const failure =
    about &&
    (failed.error instanceof UnreadableFile
      ? say(unreadableTexts[failed.error.reason], about)
      : say(texts.notRead, { ...about, reason: messageOf(failed.error) }))
  return { reading, failure, read, stop }
}

interface FilePlaceProps {
  readonly over: boolean
  readonly hasFile: boolean
  readonly autoFocus?: boolean
  readonly onFiles: (files: FileList | null) => void
  readonly children: ReactNode
}

export const FilePlace = ({ over, hasFile, autoFocus = false, onFiles, children }: FilePlaceProps) => {
  const say = useSay()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Box
      sx={{
        p: 6,
        textAlign: 'center',
        textWrap: 'balance',
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
      <Box component="span" sx={{ display: 'inline-block' }}>
        {say(texts.drop)}
      </Box>
      {children}
    </Box>
  )
}

interface FileStateProps {
  readonly reading: string | undefined
  readonly several: boolean
  readonly failure: string | undefined
}

export const FileState = ({ reading, several, failure }: FileStateProps) => {
  const say = useSay()
  return (
    <>
      {reading !== undefined && (
        <div role="status">
          {say(texts.reading, { file: reading })}
          <LoadingBar aria-label={say(texts.reading, { file: reading })} />
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

interface ChooseFileProps {
  readonly chosen: ChosenFile | undefined
  readonly onChosen: (file: File, table: ReadTable) => void
  readonly onNext: () => void
}

/** The first step: a file, chosen or dropped anywhere in the dialog; its limits, and an empty template. */
export const ChooseFile = ({ chosen, onChosen, onNext }: ChooseFileProps) => {
  const say = useSay()
  const { reading, failure, read, stop } = useReadFile(onChosen)
  const { take, over, several, place } = useFileChoice((file) => void read(file))
  const leftOut = leftOutFields(useDeclaration())
  return (
    <>
      <DialogBody {...place}>
        <Stack spacing={2}>
          <FilePlace over={over} hasFile={chosen !== undefined} autoFocus onFiles={take}>
            <Box sx={{ mt: 2, color: 'text.secondary', fontSize: 12 }}>
              {say(texts.limits, {
                size: sizeOf(usualLimits.maxBytes),
                rows: formatInteger(usualLimits.maxRows),
              })}
            </Box>
            {chosen && reading === undefined && (
              <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>
                {say(texts.chosen, {
                  file: chosen.name,
                  rows: formatInteger(chosen.table.rows.length),
                })}
              </Box>
            )}
          </FilePlace>
          <FileState reading={reading} several={several} failure={failure} />
          <Templates />
          {leftOut.length > 0 && (
            <Notice severity="info">
              {say(texts.leftOut, {
                fields: leftOut.map(({ field }) => say(field.label)).join(say(comma)),
              })}
            </Notice>
          )}
        </Stack>
      </DialogBody>
      {/* No "next" with the old file while a new one is being read. */}
      <DialogFooter
        cancel={say('console.form.cancel')}
        confirm={chosen && say(texts.next)}
        disabled={reading !== undefined}
        onConfirm={() => {
          stop()
          onNext()
        }}
      />
    </>
  )
}

/** Empty files with a column for each field, so that no mapping is needed. */
const Templates = () => {
  const resource = useDeclaration()
  const say = useSay()
  const locale = useLocale()
  const { save, failure } = useTableDownload()
  const download = (format: TableFormat) => {
    const columns = importFields(resource).map((one) => ({
      ...one,
      label: `${say(one.field.label)}${isNeeded(one) ? ' *' : ''}`,
    }))
    const title = say(texts.templateName, { name: say(resource.label) })
    save({ format, columns, locale, title }, [])
  }
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <span>{say(texts.template)}</span>
        {/* The formats wrap as a group. */}
        <Stack direction="row" spacing={2}>
          {tableFormats.map((format) => (
            <Button key={format} size="small" onClick={() => download(format)}>
              {format.toUpperCase()}
            </Button>
          ))}
        </Stack>
      </Stack>
      {failure !== undefined && <Notice severity="error">{failure}</Notice>}
    </>
  )
}
