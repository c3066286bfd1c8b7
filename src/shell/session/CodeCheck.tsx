import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useState, useSyncExternalStore } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSay } from '@/i18n/useSay'
import { codeCountdown } from '@/platform/codeCountdown'
import { type Credentials, sendLoginCode } from '@/platform/signIn'

const Name = styled('label')({ marginBottom: 4 })

interface CodeCheckProps {
  /** The masked number that the code goes to; '' when it is not disclosed. */
  mobileMask: string
  control: UseFormRegisterReturn
  error: string | undefined
  sending: boolean
  /** The name and password above. */
  credentials: () => Credentials
  /** Called when a code is on its way. */
  onSent: () => void
  onFailure: (error: unknown) => void
}

/** The code by text message that the platform asks for when a sign-in is unusual. */
export const CodeCheck = ({
  mobileMask,
  control,
  error,
  sending,
  credentials,
  onSent,
  onFailure,
}: CodeCheckProps) => {
  const say = useSay()
  const id = useId()
  const countdown = codeCountdown('login')
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.secondsLeft)
  const [asking, setAsking] = useState(false)
  const [mobile, setMobile] = useState(mobileMask)

  const send = async () => {
    setAsking(true)
    onFailure(undefined)
    try {
      const sent = await sendLoginCode(credentials())
      if (sent.mobileMask) setMobile(sent.mobileMask)
      countdown.start(sent.resendSeconds)
      onSent()
    } catch (failure) {
      onFailure(failure)
    } finally {
      setAsking(false)
    }
  }

  const { ref, name, onChange, onBlur } = control
  return (
    <FormControl fullWidth error={error !== undefined}>
      <Name htmlFor={id}>{say('console.session.code')}</Name>
      <OutlinedInput
        id={id}
        name={name}
        inputRef={ref}
        onChange={onChange}
        onBlur={onBlur}
        autoComplete="one-time-code"
        readOnly={sending}
        aria-describedby={`${id}-text`}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 6, 'aria-required': true } }}
        endAdornment={
          <Button
            size="small"
            disabled={seconds > 0}
            loading={asking}
            onClick={send}
            autoFocus
            sx={{ flex: 'none' }}
          >
            {seconds > 0 ? say('console.session.resend_in', { seconds }) : say('console.session.send_code')}
          </Button>
        }
      />
      <FormHelperText id={`${id}-text`} role="status">
        {error ??
          (mobile ? say('console.session.code_wanted', { mobile }) : say('console.session.code_wanted_own'))}
      </FormHelperText>
    </FormControl>
  )
}
