// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles of table elements away when these are laid out as boxes
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: rows that take the focus and the arrow keys make a table a grid
import { type CSSProperties, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { formatInteger } from '@/i18n/format'
import { useLocalised } from '@/i18n/useLocalised'
import type { Columns } from '../columns/useColumns'
import { rowHeights, useDensity } from '../density'
import { useList } from '../ListContext'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import { TableSkeleton } from './TableSkeleton'
import { titleCut } from './titleCut'
import { useRowKeys } from './useRowKeys'

/** The parts that only some areas' tables have. */
export interface TableParts {
  /** Rows can be ticked. */
  readonly selectable: boolean
  /** Width of the column of row actions, px; 0 for none. */
  readonly actions: number
}

const skeletonRows = 10

/**
 * The rows of a list as a table. Plain elements with plain classes: a row costs what its cells' texts cost, and ticking
 * one draws that one anew.
 */
export const Table = ({ columns, parts }: { columns: Columns; parts: TableParts }) => {
  const { resource, loaded, loading, params, open } = useList()
  const translate = useTranslate()
  const label = useLocalised(resource.label)
  const [density] = useDensity()
  const table = useRef<HTMLTableElement>(null)
  const rows = loaded?.rows ?? []
  const { active, handlers } = useRowKeys(rows, table, parts.selectable, open)
  const { shown } = columns
  const variables = useMemo(() => {
    const all: Record<`--${string}`, string> = {
      '--list-actions': `${parts.actions}px`,
      '--list-row': rowHeights[density],
    }
    for (const { name, width, sized } of shown) {
      all[`--width-${name}`] = `${width}px`
      all[`--share-${name}`] = sized ? '0' : String(width)
    }
    return all as CSSProperties
  }, [shown, parts.actions, density])
  return (
    <div className="list-scroll">
      <table
        ref={table}
        role="grid"
        className="list-table"
        style={variables}
        aria-label={`${label} ${translate('console.list.total', { total: formatInteger(loaded?.total ?? 0) })}`}
        aria-rowcount={loaded ? loaded.total + 1 : -1}
        aria-multiselectable={parts.selectable}
        aria-busy={loading}
      >
        <TableHead columns={columns} parts={parts} rows={rows} table={table} />
        {loaded ? (
          <tbody role="rowgroup" {...handlers} onPointerOver={titleCut}>
            {rows.map((record, index) => (
              <TableRow
                key={record.id}
                record={record}
                index={index}
                // The header is the first row.
                place={(loaded.params.page - 1) * loaded.params.perPage + index + 2}
                columns={shown}
                parts={parts}
                active={index === active}
              />
            ))}
          </tbody>
        ) : (
          <TableSkeleton columns={shown} parts={parts} rows={Math.min(params.perPage, skeletonRows)} />
        )}
      </table>
    </div>
  )
}
