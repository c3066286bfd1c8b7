import type { ComponentProps, ReactNode } from 'react'
import './notice.css'

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly severity: 'error' | 'warning' | 'info' | 'success'
  /** First line, in bold. */
  readonly title?: ReactNode
  /** It touches what is around it, so its corners are not rounded. */
  readonly square?: boolean
  /** A button at the end, such as one that tries again. */
  readonly action?: ReactNode
}

/**
 * Something that the operator should know, in a coloured box. Screen readers announce it at once; pass another `role`
 * where they should not.
 */
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
