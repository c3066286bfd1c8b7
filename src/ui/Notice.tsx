import type { ComponentProps, ReactNode } from 'react'
import './notice.css'

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly severity: 'error' | 'warning' | 'info' | 'success'
  readonly title?: ReactNode
  /** Touches its surroundings, so its corners are not rounded. */
  readonly square?: boolean
  readonly action?: ReactNode
}

/** Screen readers announce it at once unless another `role` is passed. */
export const Notice = ({
  severity,
  title,
  square,
  action,
  role = 'alert',
  className = '',
  children,
  ...rest
}: NoticeProps) => (
  <div
    {...rest}
    role={role}
    className={`ui-notice ${className}`}
    data-severity={severity}
    data-square={square || undefined}
  >
    <div>
      {title !== undefined && <strong className="ui-notice-title">{title}</strong>}
      {children}
    </div>
    {action && <div className="ui-notice-action">{action}</div>}
  </div>
)
