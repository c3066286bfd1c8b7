// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles of table elements away when these are laid out as boxes

import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Identifier, RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import type { Column, Columns } from '../columns/useColumns'
import { useSelectedRecords, useSelection } from '../selection'
import { HeaderCell } from './HeaderCell'
import type { TableParts } from './tableParts'

/** The column headers: click to sort, drag the edge to resize. */
export const TableHead = ({
  columns: { shown, size },
  parts,
  rows,
  table,
}: {
  columns: Columns
  parts: TableParts
  rows: readonly RaRecord[]
  table: RefObject<HTMLTableElement | null>
}) => {
  const say = useSay()
  return (
    <thead role="rowgroup">
      <tr role="row" className="list-row list-head" aria-rowindex={1}>
        {parts.selectable && <TickPage rows={rows} />}
        {shown.map((column: Column, at) => (
          <HeaderCell key={column.name} column={column} lead={at === 0} table={table} onSize={size} />
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

/** Ticks or unticks the page. */
const TickPage = ({ rows }: { rows: readonly RaRecord[] }) => {
  const say = useSay()
  const selection = useSelection()
  const chosen = useSelectedRecords()
  const input = useRef<HTMLInputElement>(null)
  const page = useMemo(() => new Set(rows.map(({ id }) => id)), [rows])
  const count = commonOf(page, chosen)
  const all = rows.length > 0 && count === page.size
  useEffect(() => {
    if (input.current) input.current.indeterminate = count > 0 && !all
  }, [count, all])
  return (
    <th role="columnheader" scope="col" className="list-tick">
      <input
        ref={input}
        type="checkbox"
        checked={all}
        disabled={rows.length === 0}
        aria-label={say('console.list.select_page')}
        onChange={() => (all ? selection.remove(rows.map(({ id }) => id)) : selection.add(rows))}
      />
    </th>
  )
}

interface Ids {
  readonly size: number
  readonly has: (id: Identifier) => boolean
  readonly keys: () => Iterable<Identifier>
}

/** How many ids two sets share. Iterates over the smaller one, because it runs at every tick. */
const commonOf = (one: Ids, other: Ids): number => {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let count = 0
  for (const id of few.keys()) if (many.has(id)) count++
  return count
}
