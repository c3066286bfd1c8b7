import Hidden from '@mui/icons-material/VisibilityOffOutlined'
import Shown from '@mui/icons-material/VisibilityOutlined'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ComponentProps, useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSay } from '@/i18n/useSay'
import { IconButton } from './Button'

interface LabelledInputProps extends Omit<OutlinedInputProps, 'error'> {
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

interface PasswordFieldProps extends LabelledInputProps {
  autoComplete: 'current-password' | 'new-password'
}

/** A password field, hidden unless the operator reveals it, and always hidden while it is sent. */
export const PasswordField = (props: PasswordFieldProps) => {
  const say = useSay()
  const [shown, setShown] = useState(false)
  const visible = shown && !props.sending
  const name = say(visible ? 'console.password.hide' : 'console.password.show', { name: props.label })
  return (
    <LabelledInput
      {...props}
      type={visible ? 'text' : 'password'}
      endAdornment={
        <IconButton size="small" aria-label={name} onClick={() => setShown(!shown)}>
          {visible ? <Shown /> : <Hidden />}
        </IconButton>
      }
    />
  )
}
