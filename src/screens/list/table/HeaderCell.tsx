// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles of table elements away when these are laid out as boxes

import type { PointerEvent, RefObject } from 'react'
import { useSay } from '@/i18n/useSay'
import { narrowest, widest } from '../columns/columnSettings'
import type { Column } from '../columns/useColumns'
import { useList } from '../ListContext'
import { declaredSort } from '../params'
import { columnStyle } from './columnStyle'

/** A column's header. */
export const HeaderCell = ({
  column,
  lead,
  table,
  onSize,
}: {
  column: Column
  lead: boolean
  table: RefObject<HTMLTableElement | null>
  onSize: (name: string, width: number) => void
}) => {
  const { name, label, end, sortable } = column
  const { params } = useList()
  const sorted = params.sort === name ? (params.order === 'ASC' ? 'ascending' : 'descending') : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      className={lead ? 'list-cell list-lead' : 'list-cell'}
      data-end={end || undefined}
      style={columnStyle(name)}
      aria-sort={sortable ? (sorted ?? 'none') : undefined}
    >
      {sortable ? (
        <SortButton name={name} label={label} sorted={sorted} />
      ) : (
        <span className="list-name" title={label}>
          {label}
        </span>
      )}
      {/* For the pointer only; with the keyboard, widths are set under "columns". */}
      <span
        aria-hidden="true"
        className="list-grip"
        onPointerDown={(event) => pull(event, name, table.current, onSize)}
      />
    </th>
  )
}

const SortButton = ({
  name,
  label,
  sorted,
}: {
  name: string
  label: string
  sorted: 'ascending' | 'descending' | undefined
}) => {
  const say = useSay()
  const { resource, setSort } = useList()
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
    <button
      type="button"
      className="list-sort"
      data-sorted={sorted}
      title={say(`console.list.${what}`, { name: label })}
      onClick={() => setSort(next)}
    >
      <span className="list-name">{label}</span>
      <span aria-hidden="true" className="list-arrows" />
    </button>
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
