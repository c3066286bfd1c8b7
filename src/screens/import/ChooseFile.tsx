import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Resource } from '@/declaration'
import { comma } from '@/declaration/punctuation'
import { type ReadTable, type TableFormat, tableFormats } from '@/files/table'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { sizeOf } from '../kinds/validation'
import { FilePlace, FileState, maxBytes, maxRows, useFileChoice, useReadFile } from './FilePlace'
import { importFields, isNeeded, leftOutFields } from './importable'
import type { ChosenFile } from './mapping'
import { useTableDownload } from './mendableFile'
import { texts } from './texts'

interface ChooseFileProps {
  readonly resource: Resource
  readonly chosen: ChosenFile | undefined
  readonly onChosen: (file: File, table: ReadTable) => void
  readonly onNext: () => void
}

/** The first step: a file, chosen or dropped anywhere in the dialog; its limits, and an empty template. */
export const ChooseFile = ({ resource, chosen, onChosen, onNext }: ChooseFileProps) => {
  const say = useSay()
  const { reading, failure, read, stop } = useReadFile(onChosen)
  const { take, over, several, place } = useFileChoice((file) => void read(file))
  const leftOut = leftOutFields(resource)
  return (
    <>
      <DialogBody {...place}>
        <Stack spacing={2}>
          <FilePlace over={over} hasFile={chosen !== undefined} autoFocus onFiles={take}>
            <Box sx={{ mt: 2, color: 'text.secondary', fontSize: 12 }}>
              {say(texts.limits, { size: sizeOf(maxBytes), rows: formatInteger(maxRows) })}
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
          <Templates resource={resource} />
          {leftOut.length > 0 && (
            <Notice severity="info">
              {say(texts.leftOut, {
                fields: leftOut.map(({ field }) => say(field.label)).join(say(comma)),
              })}
            </Notice>
          )}
        </Stack>
      </DialogBody>
      {/* No way on with the old file while a new one is being read. */}
      <DialogFooter
        cancel={say(texts.cancel)}
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
const Templates = ({ resource }: { resource: Resource }) => {
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
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <span>{say(texts.template)}</span>
        {tableFormats.map((format) => (
          <Button key={format} size="small" onClick={() => download(format)}>
            {format.toUpperCase()}
          </Button>
        ))}
      </Stack>
      {failure !== undefined && <Notice severity="error">{failure}</Notice>}
    </>
  )
}
