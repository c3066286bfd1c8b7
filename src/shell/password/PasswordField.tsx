import Hidden from '@mui/icons-material/VisibilityOffOutlined'
import Shown from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { LabelledInput, type LabelledInputProps } from '@/ui/LabelledInput'

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
