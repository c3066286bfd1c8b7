import type { Resource } from '@/declaration'
import type { Sql, SqlValue } from '../../store/sql'
import type { PartnerCall } from '../contract'
import { conditionSql } from './condition'
import { Parameters } from './sqlText'
import { type Column, present, type Table, versionColumn } from './tables'
import { type Row, shownRecord } from './wire'

/** The number of records that meet a filter, and the declared figures over them. */
export interface Totals {
  readonly total: number
  readonly summary: { readonly [name: string]: number }
}

interface Counted extends Totals {
  readonly version: number
}

const kept = 500

const versionOf = (partner: string, area: string): string =>
  `coalesce((select version from platform.area_version where partner_id = ${partner} and area = ${area}), 0)`

const numberIn = ({ sql, type }: Column): string => (type === 'jsonb' ? `(${sql} #>> '{}')::numeric` : sql)

const figures = (resource: Resource, table: Table, now: number, params: Parameters): string[] =>
  Object.values(resource.list.summary ?? {}).map(({ sum, when, computed }, i) => {
    // The area's rules compute it.
    if (computed !== undefined) return `0::bigint as figure_${i}`
    const column = sum === undefined ? undefined : table.column(sum)
    const figure = column ? `sum(${numberIn(column)})` : 'count(*)'
    const filter = when === undefined ? '' : ` filter (where ${conditionSql(table, when, now, params)})`
    // Yuan have decimals; float8 is precise enough for two of them.
    const type = column?.type === 'jsonb' ? 'float8' : 'bigint'
    return `coalesce(${figure}${filter}, 0)::${type} as figure_${i}`
  })

/** Caches totals until somebody writes into the area, in any instance. Views have no cache: writes behind them go unnoticed. */
export class TotalsOf {
  private readonly known = new Map<string, Counted>()

  constructor(
    private readonly resource: Resource,
    private readonly table: Table,
  ) {}

  /** `where`: conditions joined by "and", with their parameters in `values`. `now`: Unix seconds. */
  async of(
    sql: Sql,
    partnerId: number,
    where: readonly string[],
    values: readonly SqlValue[],
    now: number,
  ): Promise<Totals> {
    const params = new Parameters()
    params.values.push(...values)
    const partner = params.add(partnerId, 'bigint')
    const area = params.add(this.table.area, 'text')
    const columns = figures(this.resource, this.table, now, params)
    const text = `select ${[`${versionOf(partner, area)} as version`, 'count(*) as total', ...columns].join(', ')}
      from ${this.table.sql} t where ${[`partner_id = ${partner}`, present, ...where].join(' and ')}`
    // Everything that the answer depends on.
    const name = JSON.stringify([text, params.values])
    const remembered = this.known.get(name)
    if (remembered && (await this.version(sql, partnerId)) === remembered.version) {
      this.remember(name, remembered)
      return remembered
    }
    const [row] = await sql.query<Record<string, number>>(text, params.values)
    const counted: Counted = {
      version: row?.version ?? 0,
      total: row?.total ?? 0,
      summary: Object.fromEntries(
        Object.keys(this.resource.list.summary ?? {}).map((figure, i) => [figure, row?.[`figure_${i}`] ?? 0]),
      ),
    }
    if (this.table.view === undefined) this.remember(name, counted)
    return counted
  }

  private async version(sql: Sql, partnerId: number): Promise<number> {
    const [row] = await sql.query<{ version: number }>(`select ${versionOf('$1', '$2')} as version`, [
      partnerId,
      this.table.area,
    ])
    return row?.version ?? 0
  }

  /** Keeps the most recently used at the end, and drops the first. */
  private remember(name: string, counted: Counted) {
    this.known.delete(name)
    this.known.set(name, counted)
    const [oldest] = this.known.keys()
    if (this.known.size > kept && oldest !== undefined) this.known.delete(oldest)
  }
}

export interface Page {
  readonly offset: number
  readonly limit: number
  readonly sort: Column
  readonly descending: boolean
}

export class Lists {
  private readonly totals: TotalsOf

  constructor(
    readonly resource: Resource,
    readonly table: Table,
  ) {
    this.totals = new TotalsOf(resource, table)
  }

  /** @param conditions adds its values to the parameters and returns SQL to be joined by "and" */
  async page(
    { sql, partnerId, now }: PartnerCall,
    page: Page,
    conditions: (params: Parameters) => readonly string[],
  ): Promise<{ rows: Row[]; totals: Totals }> {
    const params = new Parameters()
    const where = conditions(params)
    const totals = await this.totals.of(sql, partnerId, where, params.values, now)
    const wanted = Math.min(page.limit, totals.total - page.offset)
    if (wanted <= 0) return { rows: [], totals }
    // In the second half, counting from the end is shorter.
    const fromEnd = page.offset > totals.total / 2
    const offset = fromEnd ? totals.total - page.offset - wanted : page.offset
    const order = this.order(page, page.descending !== fromEnd)
    const key = this.table.key.map((column) => column.sql).join(', ')
    const columns = [...this.table.light.map((column) => column.sql), versionColumn].map(
      (name) => `t.${name}`,
    )
    const partner = params.add(partnerId, 'bigint')
    // Skipped rows are read from the index only; just the page's rows are fetched.
    const rows = await sql.query<Row>(
      `select ${columns.join(', ')} from (
         select partner_id, ${key} from ${this.table.sql} t
         where ${[`partner_id = ${partner}`, present, ...where].join(' and ')}
         order by ${order('')} limit ${params.add(wanted, 'bigint')} offset ${params.add(offset, 'bigint')}
       ) page join ${this.table.sql} t using (partner_id, ${key})
       order by ${order('t.')}`,
      params.values,
    )
    return { rows: fromEnd ? rows.reverse() : rows, totals }
  }

  /** An index's order, forwards or backwards; null sorts first. */
  private order({ sort }: Page, descending: boolean) {
    const direction = descending ? 'desc nulls last' : 'asc nulls first'
    const keys = this.table.key.filter((column) => column !== sort)
    return (prefix: string) =>
      [
        `${prefix}${sort.sql} ${direction}`,
        ...keys.map((column) => `${prefix}${column.sql} ${descending ? 'desc' : 'asc'}`),
      ].join(', ')
  }

  shown(rows: readonly Row[]): Row[] {
    return rows.map((row) => shownRecord(this.resource, this.table.light, row))
  }
}
