import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import type { Json } from '@/declaration'
import type { EntryProps } from '../entry'

/** A value as text for a text box. */
export const plain = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value)

/** The attributes that connect a control with its label, hint and error. */
export const controlOf = ({ id, describedBy, invalid, required }: EntryProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
})

/**
 * A text box whose text is the form's value.
 *
 * @param entry the input's props
 * @param control further attributes of the control
 */
export const TextBox = ({
  entry,
  control,
  ...box
}: { entry: EntryProps; control?: InputHTMLAttributes<HTMLInputElement> } & Omit<
  OutlinedInputProps,
  'slotProps'
>) => (
  <OutlinedInput
    fullWidth
    value={plain(entry.input.value)}
    error={entry.invalid}
    disabled={entry.disabled}
    autoFocus={entry.autoFocus}
    name={entry.input.name}
    inputRef={entry.input.ref}
    onChange={({ target }) => entry.input.onChange(target.value)}
    onBlur={() => entry.input.onBlur()}
    {...box}
    slotProps={{ input: { ...controlOf(entry), ...control } }}
  />
)
