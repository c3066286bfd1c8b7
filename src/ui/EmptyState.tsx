import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import './emptyState.css'
import './plain.css'

/** An empty value: a quiet dash, with a word for screen readers. */
export const Empty = () => {
  const say = useSay()
  return (
    <span className="ui-empty">
      <span aria-hidden="true">—</span>
      <span className="ui-visually-hidden">{say('console.value.none')}</span>
    </span>
  )
}

interface EmptyStateProps {
  readonly picture: ReactNode
  readonly title: string
  readonly hint?: string
  /** Something went wrong, rather than there being nothing. */
  readonly failed?: boolean
  readonly children?: ReactNode
}

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
