// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles of table elements away when these are laid out as boxes
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: rows that take the focus and the arrow keys make a table a grid
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard goes from row to row; a cell has no focus of its own

import { memo, type PointerEvent, type RefObject } from 'react'
import type { RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { RowActions } from '../../actions/RecordActions'
import { KindCell } from '../../kinds/KindCell'
import type { Column } from '../columns'
import { useSelected } from '../selection'
import { useList } from '../useList'
import type { TableParts } from './longPage'
import type { RowHandlers } from './useRowKeys'
import './lines.css'

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
  /** The record whose detail was opened last. */
  readonly lastId: string | undefined
  readonly handlers: RowHandlers
  readonly table: RefObject<HTMLTableElement | null>
}

/** The body of the table. `drawn`: the rows to render, each at its own position. By default all of them, in flow. */
export const TableRows = ({
  rows,
  first,
  columns,
  parts,
  active,
  openId,
  lastId,
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
      last={String(record.id) === lastId}
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

// Memoised: moving or ticking a row does not change its actions.
const Actions = memo(RowActions)

/** A record's row. It re-renders when the record, the columns, its tick or the keyboard position changes. */
const TableRow = memo(function TableRow({
  record,
  index,
  place,
  columns,
  parts,
  active,
  open,
  last,
  placed,
}: Pick<TableRowsProps, 'columns' | 'parts'> & {
  record: RaRecord
  index: number
  /** Its row number in the whole list, including the header. */
  place: number
  active: boolean
  open: boolean
  last: boolean
  /** It is positioned absolutely, because the rows before it may not be rendered. */
  placed: boolean
}) {
  const selected = useSelected(record.id)
  return (
    <tr
      role="row"
      className="list-row"
      // In CSS, so that a new density moves all rows at once.
      style={placed ? { top: `calc(var(--list-row) * ${index})` } : undefined}
      data-index={index}
      tabIndex={active ? 0 : -1}
      aria-rowindex={place}
      aria-current={open || undefined}
      data-last={last || undefined}
      aria-selected={parts.selectable ? selected : undefined}
    >
      {parts.selectable && <Tick record={record} selected={selected} />}
      {columns.map((column) => (
        <td
          key={column.name}
          role="gridcell"
          className={column.pinned ? 'list-cell list-lead' : 'list-cell'}
          data-end={column.end || undefined}
          data-lines={column.second && 2}
          style={column.style}
        >
          <Lines column={column} record={record} />
        </td>
      ))}
      {parts.actions > 0 && (
        <td role="gridcell" className="list-actions">
          <Actions record={record} icons={parts.icons} />
        </td>
      )}
    </tr>
  )
})

const Lines = ({ column, record }: { column: Column; record: RaRecord }) => {
  const { field, name, second } = column
  const value = <KindCell field={field} name={name} value={record[name]} record={record} />
  if (!second) return value
  return (
    <>
      <span className="list-line">{value}</span>
      <span className="list-line list-second">
        <KindCell field={second.field} name={second.name} value={record[second.name]} record={record} />
      </span>
    </>
  )
}

const Tick = ({ record, selected }: { record: RaRecord; selected: boolean }) => {
  const say = useSay()
  const { nameOf } = useList()
  return (
    <td role="gridcell" className="list-tick">
      <input
        type="checkbox"
        className="ui-checkbox"
        checked={selected}
        // The surrounding cell is the button, so that missing by a few pixels does not open the record.
        readOnly
        tabIndex={-1}
        aria-label={say('console.list.select_row', { name: nameOf(record) })}
      />
    </td>
  )
}

/** Adds a tooltip to a truncated cell on hover; checks only that cell. */
const titleCut = ({ target }: PointerEvent) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.list-cell') : null
  if (!cell) return
  const lines = [...cell.querySelectorAll(':scope > *')]
  const cut = [cell, ...lines].some((one) => one.scrollWidth > one.clientWidth)
  // The kind's own tooltip (a relative time) says more than the text.
  if (cut && !cell.querySelector('[title]'))
    cell.title = cell.dataset.lines
      ? lines.map(({ textContent }) => textContent).join('\n')
      : (cell.textContent ?? '')
}

/** Placeholder rows for the first load: same height and columns, so that nothing jumps. */
export const TableSkeleton = ({
  columns,
  parts,
  rows,
}: Pick<TableRowsProps, 'columns' | 'parts'> & { rows: number }) => (
  <tbody aria-hidden="true">
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
      <tr key={index} className="list-row">
        {parts.selectable && <td className="list-tick" />}
        {columns.map(({ name, pinned, style }) => (
          <td key={name} className={pinned ? 'list-cell list-lead' : 'list-cell'} style={style}>
            <span className="list-bone" />
          </td>
        ))}
        {parts.actions > 0 && <td className="list-actions" />}
      </tr>
    ))}
  </tbody>
)
