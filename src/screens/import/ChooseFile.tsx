import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { type DragEvent, useRef, useState } from 'react'
import type { Resource } from '@/declaration'
import { readableTypes } from '@/files/readTable'
import { type ReadTable, type TableFormat, tableFormats } from '@/files/table'
import { formatInteger } from '@/i18n/format'
import { useConsoleLocale, useLocalise } from '@/i18n/useLocalised'
import { useSay } from '@/i18n/useSay'
import { sizeOf } from '../kinds/validation'
import type { ChosenFile } from './chosenFile'
import { importFields, isNeeded, leftOutFields } from './importable'
import { mostBytes, mostRows } from './limits'
import { useTableDownload } from './tableDownload'
import { texts } from './texts'
import { useReadFile } from './useReadFile'

interface ChooseFileProps {
  readonly resource: Resource
  readonly chosen: ChosenFile | undefined
  readonly onChosen: (file: File, table: ReadTable) => void
  readonly onNext: () => void
  readonly onCancel: () => void
}

/** The first step: a file, by a button or dropped anywhere in the dialog; what is allowed, and an empty one to fill in. */
export const ChooseFile = ({ resource, chosen, onChosen, onNext, onCancel }: ChooseFileProps) => {
  const say = useSay()
  const locale = useConsoleLocale()
  const localise = useLocalise()
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { reading, failure, read, stop } = useReadFile(onChosen)
  const [several, setSeveral] = useState(false)
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    setSeveral(others.length > 0)
    // Which of several is meant nobody knows.
    if (file && others.length === 0) void read(file)
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    // Left to the browser, it would show the file in place of the console.
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const leave = (then: () => void) => () => {
    stop()
    then()
  }
  const leftOut = leftOutFields(resource)
  return (
    <>
      <DialogContent onDragOver={drag} onDragLeave={() => setOver(false)} onDrop={drop}>
        <Stack spacing={2}>
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
                take(target.files)
                // The same file may be chosen again after it was mended.
                target.value = ''
              }}
            />
            <Button variant="outlined" autoFocus onClick={() => picker.current?.click()}>
              {say(chosen ? texts.otherFile : texts.choose)}
            </Button>{' '}
            {say(texts.drop)}
            <Box sx={{ mt: 2, color: 'text.secondary', fontSize: 12 }}>
              {say(texts.limits, { size: sizeOf(mostBytes), rows: formatInteger(mostRows) })}
            </Box>
            {chosen && reading === undefined && (
              <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>
                {say(texts.chosen, {
                  file: chosen.name,
                  rows: formatInteger(chosen.table.rows.length),
                })}
              </Box>
            )}
          </Box>
          {reading !== undefined && (
            <div role="status">
              {say(texts.reading, { file: reading })}
              <LinearProgress aria-label={say(texts.reading, { file: reading })} />
            </div>
          )}
          {(several || failure !== undefined) && (
            <Alert severity="error" role="alert" sx={{ overflowWrap: 'anywhere' }}>
              {several ? say(texts.oneFile) : failure}
            </Alert>
          )}
          <Templates resource={resource} />
          {leftOut.length > 0 && (
            <Alert severity="info">
              {say(texts.leftOut, {
                fields: leftOut.map(({ field }) => localise(field.label)).join(locale === 'zh' ? '、' : ', '),
              })}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leave(onCancel)}>
          {say(texts.cancel)}
        </Button>
        {/* Not with the file before, while another one is being read in its place. */}
        {chosen && (
          <Button variant="contained" disabled={reading !== undefined} onClick={leave(onNext)}>
            {say(texts.next)}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** Empty files with a column for each field, so that nothing has to be mapped. */
const Templates = ({ resource }: { resource: Resource }) => {
  const say = useSay()
  const locale = useConsoleLocale()
  const localise = useLocalise()
  const { save, failure } = useTableDownload()
  const download = (format: TableFormat) => {
    const columns = importFields(resource).map((one) => ({
      ...one,
      label: `${localise(one.field.label)}${isNeeded(one) ? ' *' : ''}`,
    }))
    const title = say(texts.templateName, { name: localise(resource.label) })
    save({ format, columns, locale, title }, [])
  }
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <span>{say(texts.template)}</span>
        {tableFormats.map((format) => (
          <Button key={format} size="small" onClick={() => download(format)}>
            {format.toUpperCase()}
          </Button>
        ))}
      </Stack>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
    </>
  )
}
