// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles of table elements away when these are laid out as boxes
import type { RefObject } from 'react'
import type { RaRecord } from 'react-admin'
import type { Column } from '../columns/useColumns'
import { TableRow } from './TableRow'
import type { TableParts } from './tableParts'
import { titleCut } from './titleCut'
import type { RowHandlers } from './useRowKeys'

export interface TableRowsProps {
  readonly rows: readonly RaRecord[]
  /** The first row's number in the whole list, including the header. */
  readonly first: number
  readonly columns: readonly Column[]
  readonly parts: TableParts
  /** The row that gets the focus when the keyboard enters the table. */
  readonly active: number
  /** The record whose detail is open. */
  readonly openId: string | undefined
  readonly handlers: RowHandlers
  readonly table: RefObject<HTMLTableElement | null>
}

/**
 * The body of the table.
 *
 * @param drawn indexes of the rendered rows, each at its own position in a full-height body; by default all are rendered in
 *   flow
 */
export const TableRows = ({
  rows,
  first,
  columns,
  parts,
  active,
  openId,
  handlers,
  drawn,
}: TableRowsProps & { drawn?: readonly number[] }) => {
  const row = (record: RaRecord, index: number) => (
    <TableRow
      key={record.id}
      record={record}
      index={index}
      place={first + index}
      columns={columns}
      parts={parts}
      active={index === active}
      open={String(record.id) === openId}
      placed={drawn !== undefined}
    />
  )
  return (
    <tbody
      role="rowgroup"
      className={drawn && 'list-window'}
      style={drawn && { height: `calc(var(--list-row) * ${rows.length})` }}
      {...handlers}
      onPointerOver={titleCut}
    >
      {drawn
        ? drawn.map((index) => {
            const record = rows[index]
            return record && row(record, index)
          })
        : rows.map(row)}
    </tbody>
  )
}
