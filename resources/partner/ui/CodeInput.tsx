import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { codeSentOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { messageOf, PlatformError } from '@/platform/errors'
import { Button } from '@/ui/Button'
import { texts } from './texts'
import { useCountdown } from './useCountdown'

/** The platform refused the code: wrong or expired. */
export const isAboutCode = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && [60211, 60212].includes(error.code)

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
  const sending = useMutation({
    mutationFn: async () => {
      const { resendSeconds } = codeSentOf(await call('POST /user/sendverifysms', { body: {} }))
      return Date.now() + resendSeconds * 1000
    },
    onSuccess: () => notify(say(texts.codeSent), { type: 'success', autoHideDuration: 2000 }),
  })
  const left = useCountdown(sending.data)
  const wrong = error ?? (sending.error ? messageOf(sending.error) : undefined)
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
        <Button
          onClick={() => sending.mutate()}
          loading={sending.isPending}
          disabled={left > 0}
          style={{ flex: 'none' }}
        >
          {left > 0 ? say(texts.sendCodeIn, { n: left }) : say(texts.sendCode)}
        </Button>
      </Stack>
      <FormHelperText id={`${id}-note`} error={wrong !== undefined} role={wrong ? 'alert' : undefined}>
        {wrong}
      </FormHelperText>
    </div>
  )
}
