import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'

/** Why something could not be read, with the way to try again. */
export const Failure = ({
  error,
  onRetry,
  isBusy = false,
}: {
  error: Error | null | undefined
  onRetry: () => void
  isBusy?: boolean
}) => {
  const say = useSay()
  if (!error) return null
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button size="small" color="inherit" loading={isBusy} onClick={onRetry}>
          {say('console.list.retry')}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  )
}
