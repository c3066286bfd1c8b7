import { createRandom, type WireRecord } from '@/declaration'
import { type Sql, StoreFault } from '../../store/sql'
import type { Channels } from '../channels'
import type { Job } from '../contract'
import { conditionSql } from './condition'
import type { Declared, DeclaredAreas } from './declared'
import { fixedSeed } from './fixedSeed'
import { recordsOf } from './neighbours'
import { removeRow, type Scope, touch, updateRow } from './rows'
import type { Records, TimedRule } from './rules'
import { Parameters } from './sqlText'
import { present } from './tables'
import { type Row, recordId, wholeRecord } from './wire'

/** Rows that are locked at a time: a call that wants one of them waits no longer than this many changes. */
const portion = 200

/** The next rows after `last` that meet the rule's condition; rows that a call has locked come with the next run. */
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

/** Work on one partner's records, a portion at a time. Gives what failed; the other records are done all the same. */
async function runFor(
  areas: DeclaredAreas,
  area: Declared,
  rule: TimedRule,
  store: Sql,
  partnerId: number,
  now: number,
  channels: Channels,
) {
  const { resource, table } = area
  const failures: unknown[] = []
  let last: Row | undefined
  for (;;) {
    let failed: unknown[] = []
    const rows = await store.transaction(async (sql) => {
      // The portion may be done again from its start.
      failed = []
      const found = await nextRows({ sql, table, partnerId }, rule, now, last)
      let changed = false
      for (const row of found) {
        const what = `${resource.name} ${rule.name} ${recordId(resource, row)}`
        try {
          await sql.transaction(async (part) => {
            const records = recordsOf(areas, { sql: part, partnerId, now })
            const set: Partial<WireRecord> | 'remove' | undefined = await rule.change({
              sql: part,
              partnerId,
              now,
              channels,
              random: createRandom(`${fixedSeed} ${partnerId} ${what} ${now}`),
              area: <Other>(name: string) => records(name) as Records<Other>,
              record: wholeRecord(resource, table.columns, row),
            })
            if (!set) return
            const scope = { sql: part, table, partnerId }
            if (set === 'remove') await removeRow(scope, row, now)
            else await updateRow(scope, row, set)
            changed = true
          })
        } catch (error) {
          if (error instanceof StoreFault) throw error
          failed.push(error)
        }
      }
      if (changed) await touch({ sql, table, partnerId })
      return found
    })
    failures.push(...failed)
    last = rows.at(-1)
    if (rows.length < portion) return failures
  }
}

/** The timed work of an area, over the records of every partner. */
export const jobsOf = (areas: DeclaredAreas, area: Declared): Job[] =>
  (area.rules.jobs ?? []).map((rule) => ({
    name: `${area.resource.name}.${rule.name}`,
    everySeconds: rule.everySeconds,
    async run(sql, now, channels) {
      const partners = await sql.query<{ partner_id: number }>(
        'select partner_id from platform.partner order by partner_id',
      )
      const failures: unknown[] = []
      for (const { partner_id } of partners)
        failures.push(...(await runFor(areas, area, rule, sql, partner_id, now, channels)))
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} records failed, first: ${String(failures[0])}`)
    },
  }))
