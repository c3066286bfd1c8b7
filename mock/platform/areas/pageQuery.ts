import type { Resource } from '@/declaration'
import type { PartnerCall } from '../contract'
import { Parameters } from './sqlText'
import { type Column, present, type Table, versionColumn } from './tables'
import { type Totals, TotalsOf } from './totals'
import { type Row, shownRecord } from './wire'

/** A page's rows and their order. */
export interface Page {
  readonly offset: number
  readonly limit: number
  readonly sort: Column
  readonly descending: boolean
}

/** Queries the lists of one area. */
export class Lists {
  private readonly totals: TotalsOf

  constructor(
    readonly resource: Resource,
    readonly table: Table,
  ) {
    this.totals = new TotalsOf(resource, table)
  }

  /**
   * One page of the partner's records that meet the conditions, with the totals of all of them.
   *
   * @param conditions adds its values to the parameters and returns SQL to be joined by "and"
   */
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
