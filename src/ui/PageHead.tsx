import type { ReactNode } from 'react'
import './pageHead.css'

interface PageHeadProps {
  readonly title: string
  /** The number of items on the page. */
  readonly count?: string
  /** What the page is for. */
  readonly about: string
  /** The page's actions. */
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
