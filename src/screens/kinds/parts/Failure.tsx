import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'

/** Why something could not be read, with a way to try again. */
export const Failure = ({
  error,
  onRetry,
  isBusy = false,
  className,
  children,
}: {
  error: Error | null | undefined
  onRetry: () => void
  isBusy?: boolean
  className?: string
  /** What could not be read, before the reason. */
  children?: ReactNode
}) => {
  const say = useSay()
  if (!error) return null
  return (
    <Notice
      severity="error"
      className={className}
      action={
        <Button size="small" color="inherit" loading={isBusy} onClick={onRetry}>
          {say('console.list.retry')}
        </Button>
      }
    >
      {children}
      {messageOf(error)}
    </Notice>
  )
}
