import Hidden from '@mui/icons-material/VisibilityOffOutlined'
import Shown from '@mui/icons-material/VisibilityOutlined'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSay } from '@/i18n/useSay'

const Name = styled('label')({ marginBottom: 4 })

interface PasswordFieldProps {
  label: string
  control: UseFormRegisterReturn
  error: string | undefined
  /** Tells password managers the old password from the new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Maximum length in UTF-16 units; `min` is only a hint for password managers. */
  min?: number
  max?: number
  sending: boolean
  autoFocus?: boolean
}

/** A password field, hidden unless the operator reveals it, and always hidden while it is sent. */
export const PasswordField = ({
  label,
  control: { ref, onChange, onBlur, name },
  error,
  autoComplete,
  min,
  max,
  sending,
  autoFocus,
}: PasswordFieldProps) => {
  const say = useSay()
  const id = useId()
  const [shown, setShown] = useState(false)
  const visible = shown && !sending
  return (
    <FormControl fullWidth error={error !== undefined}>
      <Name htmlFor={id}>{label}</Name>
      <OutlinedInput
        id={id}
        name={name}
        type={visible ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        readOnly={sending}
        inputRef={ref}
        onChange={onChange}
        onBlur={onBlur}
        aria-describedby={`${id}-error`}
        slotProps={{
          input: {
            'aria-required': true,
            minLength: min,
            maxLength: max,
            spellCheck: false,
            autoCapitalize: 'off',
          },
        }}
        endAdornment={
          <IconButton
            size="small"
            aria-label={say(visible ? 'console.password.hide' : 'console.password.show', {
              name: label,
            })}
            onClick={() => setShown(!shown)}
          >
            {visible ? <Shown /> : <Hidden />}
          </IconButton>
        }
      />
      <FormHelperText id={`${id}-error`}>{error}</FormHelperText>
    </FormControl>
  )
}
