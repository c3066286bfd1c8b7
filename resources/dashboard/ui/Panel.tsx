import { type ReactNode, useId } from 'react'

export const Panel = ({
  title,
  aside,
  children,
}: {
  title: string
  /** Shown beside the title. */
  aside?: ReactNode
  children: ReactNode
}) => {
  const id = useId()
  return (
    <section className="board-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** Placeholder for a list of `count` lines. */
export const WaitingLines = ({ count }: { count: number }) => (
  <ul className="board-list" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
      <li key={index} className="board-line">
        <span className="board-waiting" />
      </li>
    ))}
  </ul>
)
