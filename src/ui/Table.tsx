import type { ComponentProps, ReactNode } from 'react'
import './table.css'

/**
 * Where a table scrolls, with the keyboard too.
 *
 * @param tall the table is longer than the window: it scrolls by itself below its head, which stays in sight
 */
export const TableFrame = ({
  name,
  tall,
  children,
}: {
  name: string
  tall?: boolean
  children: ReactNode
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
  <section className="ui-table-frame" aria-label={name} data-tall={tall || undefined} tabIndex={0}>
    {children}
  </section>
)

/** A table in the looks of the lists. */
export const Table = (props: ComponentProps<'table'>) => (
  <table {...props} className={`ui-table ${props.className ?? ''}`} />
)
