import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { call } from '@/platform/client'
import { messageOf } from '@/platform/errors'
import { texts } from './texts'
import { useCountdown } from './useCountdown'

/** Seconds until another code can be sent, if the platform does not say. */
const usualPause = 60

const pauseOf = (answer: unknown): number =>
  typeof answer === 'object' &&
  answer !== null &&
  'resend_seconds' in answer &&
  typeof answer.resend_seconds === 'number'
    ? answer.resend_seconds
    : usualPause

export const isCode = (text: string): boolean => /^\d{6}$/.test(text)

export const CodeInput = ({
  value,
  error,
  autoFocus = false,
  onChange,
}: {
  value: string
  error: string | undefined
  autoFocus?: boolean
  onChange: (code: string) => void
}) => {
  const say = useSay()
  const notify = useNotify()
  const id = useId()
  const [nextAt, setNextAt] = useState<number>()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const left = useCountdown(nextAt)
  const send = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      const answer = await call('POST /user/sendverifysms', { body: {} })
      setNextAt(Date.now() + pauseOf(answer) * 1000)
      notify(say(texts.codeSent), { type: 'success', autoHideDuration: 2000 })
    } catch (reason) {
      setFailure(messageOf(reason))
    } finally {
      setSending(false)
    }
  }
  const wrong = error ?? failure
  return (
    <div>
      <label htmlFor={id}>{say(texts.securityCode)}</label>
      <Stack direction="row" spacing={2} sx={{ mt: 0.5 }}>
        <OutlinedInput
          id={id}
          fullWidth
          autoFocus={autoFocus}
          value={value}
          error={wrong !== undefined}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 6))}
          slotProps={{
            input: {
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              'aria-invalid': wrong !== undefined || undefined,
              'aria-describedby': `${id}-note`,
            },
          }}
        />
        <Button onClick={() => void send()} loading={sending} disabled={left > 0} sx={{ flex: 'none' }}>
          {left > 0 ? say(texts.sendCodeIn, { n: left }) : say(texts.sendCode)}
        </Button>
      </Stack>
      <FormHelperText id={`${id}-note`} error={wrong !== undefined} role={wrong ? 'alert' : undefined}>
        {wrong}
      </FormHelperText>
    </div>
  )
}
