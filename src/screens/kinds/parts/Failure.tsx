import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

interface FailureProps {
  readonly error: Error | null | undefined
  readonly onRetry: () => void
  readonly isBusy?: boolean
  readonly className?: string
  /** Another button beside "Retry". */
  readonly also?: ReactNode
  /** What could not be read, before the reason. */
  readonly children?: ReactNode
}

/** Why something could not be loaded, with a retry button. */
export const Failure = ({ error, onRetry, isBusy = false, className, also, children }: FailureProps) => {
  const say = useSay()
  if (!error) return null
  return (
    <Notice
      severity="error"
      className={className}
      action={
        <>
          <Button size="small" color="inherit" loading={isBusy} onClick={onRetry}>
            {say('console.list.retry')}
          </Button>
          {also}
        </>
      }
    >
      {children}
      {messageOf(error)}
    </Notice>
  )
}
