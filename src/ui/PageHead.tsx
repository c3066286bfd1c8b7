import type { ReactNode } from 'react'
import './pageHead.css'

interface PageHeadProps {
  readonly title: string
  /** How much there is on the page. */
  readonly count?: string
  /** What the page is for. */
  readonly about: string
  /** What can be done on the page. */
  readonly children?: ReactNode
}

/** The head of a page. */
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
