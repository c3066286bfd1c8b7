// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles of table elements away when these are laid out as boxes
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: rows that take the focus and the arrow keys make a table a grid
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard goes from row to row; a cell has no focus of its own

import { memo } from 'react'
import type { RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { RowActions } from '../../actions/RecordActions'
import { KindCell } from '../../kinds/KindCell'
import type { Column } from '../columns/useColumns'
import { useList } from '../ListContext'
import { useSelected } from '../selection'
import { columnStyle } from './columnStyle'
import type { TableParts } from './tableParts'

// Memoised: moving or ticking a row does not change its actions.
const Actions = memo(RowActions)

/** A record's row. It re-renders when the record, the columns, its tick or the keyboard position changes. */
export const TableRow = memo(function TableRow({
  record,
  index,
  place,
  columns,
  parts,
  active,
  open,
  placed,
}: {
  record: RaRecord
  index: number
  /** Its row number in the whole list, including the header. */
  place: number
  columns: readonly Column[]
  parts: TableParts
  /** It gets the focus when the keyboard enters the table. */
  active: boolean
  /** Its detail is open. */
  open: boolean
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
      aria-selected={parts.selectable ? selected : undefined}
    >
      {parts.selectable && <Tick record={record} selected={selected} />}
      {columns.map((column, at) => (
        <td
          key={column.name}
          role="gridcell"
          className={at === 0 ? 'list-cell list-lead' : 'list-cell'}
          data-end={column.end || undefined}
          style={columnStyle(column.name)}
        >
          <KindCell field={column.field} name={column.name} value={record[column.name]} record={record} />
        </td>
      ))}
      {parts.actions > 0 && (
        <td role="gridcell" className="list-actions">
          <Actions record={record} />
        </td>
      )}
    </tr>
  )
})

const Tick = ({ record, selected }: { record: RaRecord; selected: boolean }) => {
  const say = useSay()
  const { nameOf } = useList()
  return (
    <td role="gridcell" className="list-tick">
      <input
        type="checkbox"
        checked={selected}
        // The surrounding cell is the button, so that missing by a few pixels does not open the record.
        readOnly
        tabIndex={-1}
        aria-label={say('console.list.select_row', { name: nameOf(record) })}
      />
    </td>
  )
}
