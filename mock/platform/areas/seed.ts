import { createRandom, type WireRecord } from '@/declaration'
import type { Sql } from '../../store/sql'
import type { Area, Seeding } from '../contract'
import { sandboxPartners } from '../sandbox'
import { fixedSeed } from './context'
import { areaNamed, type Declared, type DeclaredAreas } from './declared'
import { insertRows, touch } from './rows'
import type { Seed, SeedContext } from './rules'
import { genericSeed } from './sample'
import { indexesOf, type Table, versionColumn } from './tables'
import { type Row, wholeRecord } from './wire'

/** Rows per statement. */
const batchSize = 1000

/** An area's own seed, or one derived from its declaration. */
const seedOf = (areas: DeclaredAreas, { resource, seed }: Declared): Seed =>
  seed ?? genericSeed(resource, (name) => areaNamed(areas, name).resource.key[0])

/**
 * The areas, each after those that its samples refer to.
 *
 * @throws Error when areas wait for each other
 */
export function seedingOrder(areas: DeclaredAreas): Declared[] {
  const ordered = new Set<Declared>()
  const visit = (area: Declared, waiting: readonly string[]) => {
    const { name } = area.resource
    if (waiting.includes(name))
      throw new Error(`samples wait for each other: ${[...waiting, name].join(' → ')}`)
    for (const other of seedOf(areas, area).after ?? []) visit(areaNamed(areas, other), [...waiting, name])
    ordered.add(area)
  }
  for (const area of areas.values()) visit(area, [])
  return [...ordered]
}

/** All partners but the first get a tenth of the records. */
const countFor = ({ resource }: Declared, seed: Seed, { partnerId, size }: Seeding): number => {
  const count = (seed.count ?? resource.sample?.count)?.[size] ?? 0
  return partnerId === sandboxPartners[0].partnerId ? count : Math.ceil(count / 10)
}

const isEmpty = async (sql: Sql, { sql: name }: Table): Promise<boolean> => {
  const rows = await sql.query(`select 1 from ${name} limit 1`)
  return rows.length === 0
}

/** Writes one partner's sample records of an area. */
export const seeder =
  (areas: DeclaredAreas, area: Declared): NonNullable<Area['seed']> =>
  async (seeding) => {
    const { sql, partnerId, username, size, now, progress } = seeding
    const { resource, table } = area
    const seed = seedOf(areas, area)
    const count = countFor(area, seed, seeding)
    const scope = { sql, table, partnerId }
    const others = async (name: string, fields?: readonly string[]): Promise<WireRecord[]> => {
      if (!seed.after?.includes(name))
        throw new Error(`${resource.name}.seed.ts asks for "${name}"; name it in "after"`)
      const other = areaNamed(areas, name)
      const key = other.table.key.map((column) => column.sql).join(', ')
      const columns = other.table.columns.filter((column) => fields?.includes(column.name) ?? true)
      const rows = await sql.query<Row>(
        `select ${[...columns.map((column) => column.sql), versionColumn].join(', ')}
         from ${other.table.sql} where partner_id = $1 order by ${key}`,
        [partnerId],
      )
      return rows.map((row) => wholeRecord(other.resource, columns, row))
    }
    const colleagues = async (): Promise<readonly string[]> => {
      const rows = await sql.query<{ name: string }>(
        'select name from platform.account where partner_id = $1 order by account_id',
        [partnerId],
      )
      return rows.map(({ name }) => name)
    }
    const context: SeedContext = {
      partnerId,
      username,
      size,
      count,
      now,
      random: createRandom(`${fixedSeed} ${partnerId} ${resource.name}`),
      colleagues,
      // The caller names the type of the records, as with a query's rows.
      others: others as SeedContext['others'],
    }
    // Creating an index over finished rows is ten times faster.
    const dropped = (await isEmpty(sql, table)) ? indexesOf(resource, table) : []
    for (const { drop } of dropped) await sql.exec(drop)
    let batch: Partial<WireRecord>[] = []
    let done = 0
    const write = async () => {
      if ((await insertRows(scope, batch)) !== batch.length)
        throw new Error(`${resource.name}.seed.ts gives a key twice`)
      done += batch.length
      batch = []
      progress(done, Math.max(done, count))
    }
    for await (const record of seed.records(context)) {
      batch.push(record)
      if (batch.length === batchSize) await write()
    }
    await write()
    for (const { create } of dropped) await sql.exec(create)
    await touch(scope)
  }
