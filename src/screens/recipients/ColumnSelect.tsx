import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useSay } from '@/i18n/useSay'
import type { FileColumn } from '../import/chosenFile'
import { excerpt } from '../import/PlainTable'
import { texts } from './texts'

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

/** A choice of one of a file's columns, or none. */
export const ColumnSelect = ({
  label,
  none,
  columns,
  value,
  onChange,
}: {
  label: string
  none: string
  columns: readonly FileColumn[]
  value: number | undefined
  onChange: (column: number | undefined) => void
}) => {
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
