import type { WireRecord } from '@/declaration'
import { type Sql, StoreFault } from '../../store/sql'
import type { Channels } from '../channels'
import type { Job } from '../contract'
import { byClock, writeAs } from '../writing'
import { conditionSql } from './condition'
import { forEachPartner, workContext } from './context'
import type { Declared, DeclaredAreas } from './declared'
import { doingOf } from './history'
import { removeRow, type Scope, touch, updateRow } from './rows'
import type { TimedRule } from './rules'
import { Parameters } from './sqlText'
import { present } from './tables'
import { type Row, recordId, wholeRecord } from './wire'

/** Rows that are locked at a time: a call that needs one of them waits for this many changes at most. */
const portion = 200

/** The next rows after `last` that meet the rule's condition; rows that a call has locked wait for the next run. */
function nextRows(
  { sql, table, partnerId }: Scope,
  { where }: TimedRule,
  now: number,
  last: Row | undefined,
) {
  const params = new Parameters()
  const key = table.key.map((column) => column.sql).join(', ')
  const conditions = [
    `partner_id = ${params.add(partnerId, 'bigint')}`,
    present,
    conditionSql(table, where, now, params),
  ]
  if (last) {
    const places = table.key.map(({ name, type }) => {
      const value = last[name]
      return params.add(typeof value === 'object' ? null : (value ?? null), type)
    })
    conditions.push(`(${key}) > (${places.join(', ')})`)
  }
  return sql.query<Row>(
    `select * from ${table.sql} where ${conditions.join(' and ')}
     order by ${key} limit ${params.add(portion, 'bigint')} for update skip locked`,
    params.values,
  )
}

/** Changes a partner's records in portions; a record that fails leaves the others alone. */
async function runFor(
  areas: DeclaredAreas,
  { resource, table }: Declared,
  rule: TimedRule,
  { store, partnerId, now, channels }: { store: Sql; partnerId: number; now: number; channels: Channels },
  failures: unknown[],
): Promise<void> {
  const changeRow = async (sql: Sql, row: Row): Promise<boolean> => {
    const what = `${resource.name} ${rule.name} ${recordId(resource, row)} ${now}`
    const set: Partial<WireRecord> | 'remove' | undefined = await rule.change({
      ...workContext(areas, { sql, partnerId, now }, what),
      channels,
      record: wholeRecord(resource, table.columns, row),
    })
    if (set === 'remove') await removeRow({ sql, table, partnerId }, row, now)
    else if (set) await updateRow({ sql, table, partnerId }, row, set)
    return set !== undefined
  }
  const writing = byClock(now, await doingOf(resource, rule.name))
  let rows: Row[]
  let last: Row | undefined
  do {
    // After a conflict the portion starts again.
    let failed: unknown[] = []
    rows = await store.transaction(async (sql) => {
      failed = []
      await writeAs(sql, writing)
      const found = await nextRows({ sql, table, partnerId }, rule, now, last)
      let changed = false
      for (const row of found)
        try {
          if (await sql.transaction((part) => changeRow(part, row))) changed = true
        } catch (error) {
          if (error instanceof StoreFault) throw error
          failed.push(error)
        }
      if (changed) await touch({ sql, table, partnerId })
      return found
    })
    failures.push(...failed)
    last = rows.at(-1)
  } while (rows.length === portion)
}

export const jobsOf = (areas: DeclaredAreas, area: Declared): Job[] =>
  (area.rules.jobs ?? []).map((rule) => ({
    name: `${area.resource.name}.${rule.name}`,
    everySeconds: rule.everySeconds,
    run: (store, now, channels) =>
      forEachPartner(store, (partnerId, failures) =>
        runFor(areas, area, rule, { store, partnerId, now, channels }, failures),
      ),
  }))
