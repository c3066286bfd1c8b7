import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { type FileLimits, FilePlace, FileState, useFileChoice, useReadFile } from '../import/ChooseFile'
import type { FileColumn } from '../import/mapping'
import { excerpt } from '../import/PlainTable'
import { sizeOf } from '../kinds/validation'
import { rowsOf } from './columns'
import { texts } from './texts'
import type { Recipients } from './useRecipients'

/** Limits on a file of recipients: ten tasks of the largest size, with some variables in each row. */
const fileLimits: FileLimits = { maxRows: 100_000, maxBytes: 20 * 1024 * 1024, mayLackHeader: true }

/** Names a column for the operator: its letters and its first value. */
export const useColumnName = () => {
  const say = useSay()
  return ({ letters, header, example }: FileColumn): string => {
    const name = header || example
    return name === ''
      ? say(texts.columnAlone, { letters })
      : say(texts.column, { letters, name: excerpt(name) })
  }
}

interface ColumnSelectProps {
  readonly label: string
  readonly none: string
  readonly columns: readonly FileColumn[]
  readonly value: number | undefined
  readonly onChange: (column: number | undefined) => void
}

export const ColumnSelect = ({ label, none, columns, value, onChange }: ColumnSelectProps) => {
  const id = useId()
  const nameOf = useColumnName()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        sx={{ display: 'block', mt: 0.5, width: 220, maxWidth: '100%' }}
        value={value ?? ''}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{none}</option>
        {columns.map((column) => (
          <option key={column.index} value={column.index}>
            {nameOf(column)}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

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

const Columns = ({ file, recipients }: { file: NonNullable<Recipients['file']>; recipients: Recipients }) => {
  const say = useSay()
  const { options, setColumns, dropFile } = recipients
  const { table, columns, shown, name } = file
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
