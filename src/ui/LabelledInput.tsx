import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ComponentProps, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

export interface LabelledInputProps extends Omit<OutlinedInputProps, 'error'> {
  label: string
  control: UseFormRegisterReturn
  error: string | undefined
  /** Shown while there is no error, and announced when it changes. */
  hint?: string
  sending: boolean
  attributes?: ComponentProps<'input'>
}

export const LabelledInput = ({
  label,
  control: { ref, name, onChange, onBlur },
  error,
  hint,
  sending,
  attributes,
  ...rest
}: LabelledInputProps) => {
  const id = useId()
  return (
    <FormControl fullWidth error={error !== undefined}>
      <label htmlFor={id} style={{ marginBottom: 4 }}>
        {label}
      </label>
      <OutlinedInput
        {...rest}
        id={id}
        name={name}
        inputRef={ref}
        onChange={onChange}
        onBlur={onBlur}
        readOnly={sending}
        aria-describedby={`${id}-text`}
        slotProps={{
          input: { 'aria-required': true, spellCheck: false, autoCapitalize: 'off', ...attributes },
        }}
      />
      <FormHelperText id={`${id}-text`} role={hint && 'status'}>
        {error ?? hint}
      </FormHelperText>
    </FormControl>
  )
}
