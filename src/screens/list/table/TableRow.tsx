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

// A row that only moves, or is ticked, can do what it could before.
const Actions = memo(RowActions)

/** One record. It is drawn anew when the record, the columns, its own tick or the keyboard's place change. */
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
  /** Its number in the whole list, the header counted. */
  place: number
  columns: readonly Column[]
  parts: TableParts
  /** It takes the focus when the keyboard comes to the table. */
  active: boolean
  /** Its detail is open. */
  open: boolean
  /** It stands at its own place, for the rows before it may not be drawn. */
  placed: boolean
}) {
  const selected = useSelected(record.id)
  return (
    <tr
      role="row"
      className="list-row"
      // By the table's own measure: another density moves all rows at once.
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
        // The cell around it is the button, so that a miss by a few pixels opens nothing.
        readOnly
        tabIndex={-1}
        aria-label={say('console.list.select_row', { name: nameOf(record) })}
      />
    </td>
  )
}
