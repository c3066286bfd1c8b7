import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import { columnsOf } from '../import/chosenFile'
import { FilePlace, FileState } from '../import/FilePlace'
import { useFileChoice } from '../import/useFileChoice'
import { useReadFile } from '../import/useReadFile'
import { sizeOf } from '../kinds/validation'
import { ColumnSelect } from './ColumnSelect'
import { rowsOf } from './columns'
import { fileLimits } from './limits'
import { texts } from './texts'
import type { RecipientFile, Recipients } from './useRecipients'

/** A file of recipients: choosing or dropping it, its address column, and whether it has a header. */
export const AddressFile = ({ recipients }: { recipients: Recipients }) => {
  const say = useSay()
  const { file, takeFile } = recipients
  const { reading, failure, read } = useReadFile(({ name }, table) => takeFile(name, table), fileLimits)
  const { take, over, several, place } = useFileChoice((chosen) => void read(chosen))
  return (
    <Stack spacing={1.5} {...place}>
      <FilePlace over={over} hasFile={file !== undefined} onFiles={take}>
        <Box sx={{ mt: 2, color: 'text.secondary', fontSize: 12 }}>
          {say(texts.limits, {
            size: sizeOf(fileLimits.maxBytes),
            rows: formatInteger(fileLimits.maxRows),
          })}
        </Box>
      </FilePlace>
      <FileState reading={reading} several={several} failure={failure} />
      {file && <Columns file={file} recipients={recipients} />}
    </Stack>
  )
}

const Columns = ({ file, recipients }: { file: RecipientFile; recipients: Recipients }) => {
  const say = useSay()
  const { options, setColumns, dropFile } = recipients
  const { table, columns, name } = file
  const shown = useMemo(() => columnsOf(table), [table])
  const address = say(options.words.address)
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {say(texts.chosen, { file: name, rows: formatInteger(rowsOf(table, columns).length) })}
        </Box>
        <Button size="small" color="inherit" onClick={dropFile}>
          {say(texts.removeFile)}
        </Button>
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end', columnGap: 2, rowGap: 1 }}>
        <ColumnSelect
          label={say(texts.columnOf, { name: address })}
          none={say(texts.chooseColumn)}
          columns={shown}
          value={columns.address}
          onChange={(column) => setColumns({ address: column })}
        />
        <FormControlLabel
          label={say(texts.hasHeader)}
          control={
            <Checkbox
              size="small"
              checked={columns.hasHeader}
              onChange={(_, hasHeader) => setColumns({ hasHeader })}
            />
          }
        />
      </Stack>
      {columns.address === undefined && (
        <Notice severity="warning" role="status">
          {say(texts.noColumn, { name: address })}
        </Notice>
      )}
    </Stack>
  )
}
