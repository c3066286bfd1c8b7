import type { ComponentProps, ReactNode } from 'react'
import './table.css'

interface TableFrameProps {
  readonly name: string
  readonly tall?: boolean
  readonly children: ReactNode
}

/**
 * A scroll container that also works by keyboard. `tall`: scrolls vertically under a sticky header. A group rather than a region,
 * because its card is often a region with the same name.
 */
export const TableFrame = ({ name, tall, children }: TableFrameProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div role="group" className="ui-table-frame" aria-label={name} data-tall={tall || undefined} tabIndex={0}>
    {children}
  </div>
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
