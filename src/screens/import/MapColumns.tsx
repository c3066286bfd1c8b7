import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo } from 'react'
import { comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { useDeclaration } from '../declarations'
import type { FormField } from '../form/formFields'
import { importFields, isNeeded } from './importable'
import {
  type ChosenFile,
  columnsOf,
  type FileColumn,
  type Mapping,
  missingFields,
  withChoice,
} from './mapping'
import { excerpt, PlainTable } from './PlainTable'
import { texts } from './texts'

interface MapColumnsProps {
  readonly chosen: ChosenFile
  readonly onMapping: (mapping: Mapping) => void
  readonly onBack: () => void
  readonly onNext: () => void
}

/** The second step: maps the file's columns to fields. */
export const MapColumns = ({ chosen, onMapping, onBack, onNext }: MapColumnsProps) => {
  const say = useSay()
  const resource = useDeclaration()
  const fields = useMemo(() => importFields(resource), [resource])
  const { table, mapping } = chosen
  const columns = useMemo(() => columnsOf(table), [table])
  const missing = missingFields(fields, mapping)
  const none = fields.every(({ name }) => !mapping.includes(name))
  return (
    <>
      <DialogBody gap={8}>
        <PlainTable
          label={say(texts.column)}
          heads={[texts.column, texts.example, texts.field].map((one) => say(one))}
        >
          {columns.map((column) => (
            <ColumnRow
              key={column.index}
              column={column}
              fields={fields}
              value={mapping[column.index]}
              onChange={(name) => onMapping(withChoice(mapping, column.index, name))}
            />
          ))}
        </PlainTable>
        <div role="status">
          {missing.length > 0 ? (
            <Notice severity="error">
              {say(texts.missing, {
                fields: missing.map(({ field }) => say(field.label)).join(say(comma)),
              })}
            </Notice>
          ) : (
            none && <Notice severity="error">{say(texts.noneMapped)}</Notice>
          )}
        </div>
      </DialogBody>
      <DialogFooter
        cancel={say('console.form.cancel')}
        confirm={say(texts.next)}
        disabled={missing.length > 0 || none}
        onConfirm={onNext}
      >
        <Button color="inherit" onClick={onBack}>
          {say(texts.back)}
        </Button>
      </DialogFooter>
    </>
  )
}

interface ColumnRowProps {
  readonly column: FileColumn
  readonly fields: readonly FormField[]
  readonly value: string | undefined
  readonly onChange: (name: string | undefined) => void
}

const ColumnRow = ({ column: { letters, header, example }, fields, value, onChange }: ColumnRowProps) => {
  const say = useSay()
  return (
    <tr>
      <td>
        <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
          {letters}
        </Box>
        {header || say(texts.unnamed)}
      </td>
      <td>{excerpt(example)}</td>
      <td>
        <NativeSelect
          fullWidth
          sx={{ minWidth: 112 }}
          value={value ?? ''}
          input={<OutlinedInput size="small" />}
          inputProps={{ 'aria-label': say(texts.fieldOf, { column: header || letters }) }}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        >
          <option value="">{say(texts.notImported)}</option>
          {fields.map((one) => (
            <option key={one.name} value={one.name}>
              {say(one.field.label)}
              {isNeeded(one) ? ' *' : ''}
            </option>
          ))}
        </NativeSelect>
      </td>
    </tr>
  )
}
