// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles of table elements away when these are laid out as boxes

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { type Column, type Columns, narrowest, widest } from '../columns'
import { declaredSort } from '../params'
import { useSelectedRecords, useSelection } from '../selection'
import { useList } from '../useList'
import type { TableParts } from './longPage'

interface TableHeadProps {
  readonly columns: Columns
  readonly parts: TableParts
  readonly rows: readonly RaRecord[]
  readonly table: RefObject<HTMLTableElement | null>
}

/** The column headers: click to sort, drag the edge to resize. */
export const TableHead = ({ columns: { shown, size }, parts, rows, table }: TableHeadProps) => {
  const say = useSay()
  return (
    <thead role="rowgroup">
      <tr role="row" className="list-row list-head" aria-rowindex={1}>
        {parts.selectable && <TickPage rows={rows} />}
        {shown.map((column) => (
          <HeaderCell key={column.name} column={column} table={table} onSize={size} />
        ))}
        {parts.actions > 0 && (
          <th role="columnheader" scope="col" className="list-actions">
            {say('console.list.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}

const TickPage = ({ rows }: { rows: readonly RaRecord[] }) => {
  const say = useSay()
  const selection = useSelection()
  const chosen = useSelectedRecords()
  const input = useRef<HTMLInputElement>(null)
  const count = rows.filter(({ id }) => chosen.has(id)).length
  const all = rows.length > 0 && count === rows.length
  useEffect(() => {
    if (input.current) input.current.indeterminate = count > 0 && !all
  }, [count, all])
  return (
    <th role="columnheader" scope="col" className="list-tick">
      <input
        ref={input}
        type="checkbox"
        className="ui-checkbox"
        checked={all}
        disabled={rows.length === 0}
        aria-label={say('console.list.select_page')}
        onChange={() => (all ? selection.remove(rows.map(({ id }) => id)) : selection.add(rows))}
      />
    </th>
  )
}

interface HeaderCellProps {
  readonly column: Column
  readonly table: RefObject<HTMLTableElement | null>
  readonly onSize: (name: string, width: number) => void
}

const HeaderCell = ({ column, table, onSize }: HeaderCellProps) => {
  const { name, label, pinned, end, sortable, style, second } = column
  const say = useSay()
  const { resource, params, setSort } = useList()
  const sorted = params.sort === name ? (params.order === 'ASC' ? 'ascending' : 'descending') : undefined
  const declared = declaredSort(resource)
  // Ascending, descending, then back to the declared order; the column of the declared order only alternates.
  const next =
    sorted === undefined || (sorted === 'descending' && declared.field === name)
      ? ({ field: name, order: 'ASC' } as const)
      : sorted === 'ascending'
        ? ({ field: name, order: 'DESC' } as const)
        : declared
  const what = next.field !== name ? 'sort_none' : next.order === 'ASC' ? 'sort_ascending' : 'sort_descending'
  return (
    <th
      role="columnheader"
      scope="col"
      className={pinned ? 'list-cell list-lead' : 'list-cell'}
      data-field={name}
      data-end={end || undefined}
      data-lines={second && 2}
      style={style}
      aria-sort={sortable ? (sorted ?? 'none') : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className="ui-plain list-sort"
          data-sorted={sorted}
          title={say(`console.list.${what}`, { name: label })}
          onClick={() => setSort(next)}
        >
          <span className="ui-cut">{label}</span>
          <span aria-hidden="true" className="list-arrows" />
        </button>
      ) : (
        <span className="ui-cut" title={label}>
          {label}
        </span>
      )}
      {second && <span className="ui-cut list-second">{second.label}</span>}
      {/* For the pointer only. Keyboard users set widths under "columns". */}
      <span
        aria-hidden="true"
        className="list-grip"
        onPointerDown={(event) => pull(event, name, table.current, onSize)}
      />
    </th>
  )
}

/** Resizes a column through the table's CSS variables; the width is saved on release. */
const pull = (
  event: PointerEvent<HTMLElement>,
  name: string,
  table: HTMLTableElement | null,
  onSize: (name: string, width: number) => void,
) => {
  const grip = event.currentTarget
  const cell = grip.parentElement
  if (!cell || !table || event.button !== 0) return
  event.preventDefault()
  grip.setPointerCapture(event.pointerId)
  const start = event.clientX
  const width = cell.getBoundingClientRect().width
  let wanted = width
  let moved = false
  const move = ({ clientX }: globalThis.PointerEvent) => {
    moved = true
    wanted = Math.min(widest, Math.max(narrowest, width + clientX - start))
    table.style.setProperty(`--width-${name}`, `${wanted}px`)
    table.style.setProperty(`--share-${name}`, '0')
  }
  const stop = () => {
    grip.removeEventListener('pointermove', move)
    if (moved) onSize(name, wanted)
  }
  grip.addEventListener('pointermove', move)
  grip.addEventListener('pointerup', stop, { once: true })
  grip.addEventListener('pointercancel', stop, { once: true })
}
