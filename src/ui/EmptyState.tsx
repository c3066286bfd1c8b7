import type { ReactNode } from 'react'
import './emptyState.css'

interface EmptyStateProps {
  readonly picture: ReactNode
  readonly title: string
  readonly hint?: string
  /** Something went wrong, rather than that there is nothing. */
  readonly failed?: boolean
  /** The way out, such as a button that clears the filters. */
  readonly children?: ReactNode
}

/** Says why there is nothing to see. */
export const EmptyState = ({ picture, title, hint, failed = false, children }: EmptyStateProps) => (
  <div className="ui-empty-state" role={failed ? 'alert' : 'status'}>
    {picture}
    <p>
      <strong>{title}</strong>
      {hint && <span>{hint}</span>}
    </p>
    {children}
  </div>
)
