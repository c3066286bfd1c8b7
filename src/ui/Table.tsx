import type { ComponentProps, ReactNode } from 'react'
import './table.css'

interface TableFrameProps {
  readonly name: string
  readonly tall?: boolean
  readonly children: ReactNode
}

/** Scrolls, also by keyboard; `tall`: longer than the window, so it scrolls on its own under a sticky head. */
export const TableFrame = ({ name, tall, children }: TableFrameProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
  <section className="ui-table-frame" aria-label={name} data-tall={tall || undefined} tabIndex={0}>
    {children}
  </section>
)

export const Table = (props: ComponentProps<'table'>) => (
  <table {...props} className={`ui-table ${props.className ?? ''}`} />
)

export const TableHead = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)
