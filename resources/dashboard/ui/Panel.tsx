import { type ReactNode, useId } from 'react'

/** One block of the dashboard. */
export const Panel = ({
  title,
  aside,
  children,
}: {
  title: string
  /** Beside the title. */
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

/** Lines where a list will be, as many as it will have. */
export const WaitingLines = ({ count }: { count: number }) => (
  <ul className="board-list" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines without content are all the same
      <li key={index} className="board-line">
        <span className="board-waiting" />
      </li>
    ))}
  </ul>
)
