import Button from '@mui/material/Button'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'

/** Why something could not be read, with a way to try again. */
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
    <Notice
      severity="error"
      action={
        <Button size="small" color="inherit" loading={isBusy} onClick={onRetry}>
          {say('console.list.retry')}
        </Button>
      }
    >
      {messageOf(error)}
    </Notice>
  )
}
