import type { ReactNode } from 'react'
import './pageHead.css'

interface PageHeadProps {
  readonly title: string
  readonly count?: string
  readonly about: string
  readonly children?: ReactNode
}

export const PageHead = ({ title, count, about, children }: PageHeadProps) => (
  <header className="ui-page-head">
    <div>
      <div>
        <h1>{title}</h1>
        <span aria-live="polite">{count}</span>
      </div>
      <p>{about}</p>
    </div>
    {children && <div className="ui-page-actions">{children}</div>}
  </header>
)
