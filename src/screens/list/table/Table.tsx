// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles of table elements away when these are laid out as boxes
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: rows that take the focus and the arrow keys make a table a grid

import { type CSSProperties, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { Column, Columns } from '../columns'
import { type Density, rowHeight, useDensity } from '../density'
import { useOpenId } from '../overlay'
import { useList } from '../useList'
import { longTable, type TableParts } from './longPage'
import { TableHead } from './TableHead'
import { TableRows, TableSkeleton } from './TableRows'
import { useRowKeys } from './useRowKeys'

const skeletonRows = 10
const tickWidth = '40px'

interface TableProps {
  readonly columns: Columns
  readonly parts: TableParts
  /** The scroll container. */
  readonly place?: Ref<HTMLDivElement>
}

/** A list's rows as a table. Ticking a row re-renders only that row. */
export const Table = ({ columns, parts, place }: TableProps) => {
  const { resource, loaded, rows, loading, params } = useList()
  const say = useSay()
  const [density] = useDensity()
  const table = useRef<HTMLTableElement>(null)
  const openId = useOpenId()
  // Outlives the closed detail, so that its row can be found again.
  const [lastId, setLastId] = useState(openId)
  if (openId && openId !== lastId) setLastId(openId)
  const { active, handlers } = useRowKeys(table, parts.selectable, openId !== undefined)
  const { InSight, most } = longTable.useLongPage(rows.length, params.perPage)
  const { shown } = columns
  // The header counts as the first row.
  const first = loaded ? (loaded.params.page - 1) * loaded.params.perPage + 2 : 0
  const body = { rows, first, columns: shown, parts, active, openId, lastId, handlers, table }
  useEffect(() => {
    if (openId === undefined) return
    // Keep the open record's row in view while going from record to record.
    table.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  const style = useMemo(() => tableStyle(shown, parts, density), [shown, parts, density])
  return (
    <div ref={place} className="list-scroll">
      <table
        ref={table}
        role="grid"
        className="list-table"
        style={style}
        aria-label={`${say(resource.label)} ${say('console.list.total', { total: formatInteger(loaded?.total ?? 0) })}`}
        aria-rowcount={loaded ? loaded.total + 1 : -1}
        aria-multiselectable={parts.selectable}
        aria-busy={loading}
      >
        <TableHead columns={columns} parts={parts} rows={rows} table={table} />
        {loaded ? (
          InSight ? (
            <InSight {...body} />
          ) : (
            <TableRows {...body} rows={rows.length > most ? rows.slice(0, most) : rows} />
          )
        ) : (
          <TableSkeleton columns={shown} parts={parts} rows={Math.min(params.perPage, skeletonRows)} />
        )}
      </table>
    </div>
  )
}

/** The table's sizes as CSS variables, so that dragging a column re-renders nothing. */
const tableStyle = (shown: readonly Column[], parts: TableParts, density: Density): CSSProperties => {
  const variables: Record<`--${string}`, string> = {
    '--list-row': rowHeight(density),
    '--list-tick': parts.selectable ? tickWidth : '0px',
    '--list-actions': `${parts.actions}px`,
  }
  for (const { name, width, share } of shown) {
    variables[`--width-${name}`] = `${width}px`
    variables[`--share-${name}`] = String(share)
  }
  const widths = ['list-tick', 'list-actions', ...shown.map(({ name }) => `width-${name}`)]
  variables['--list-width'] = `calc(${widths.map((name) => `var(--${name})`).join(' + ')})`
  return variables
}
