import { collect } from '@mock/platform/collect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRecord } from '@/declaration'
import { lookedAt, lookedAtNow, onlyArea } from '../areas/looked'
import { isFullRun } from '../scope'
import { actingContract } from './areas/acting'
import { readingContract } from './areas/reading'
import { savingContract } from './areas/saving'
import { areaOn } from './areas/sessions'
import { type Running, spreadWays, type Way, ways } from './harness'

const { declarations, rules } = collect()

/** Whether an area's rows come from a query, which has no pages on disk to count by an index. */
const isView = (area: string) => isRecord(rules[area]) && 'view' in rules[area]

/** Whether each account sees its own records, so that no sample is visible to everybody. Such an area has its own tests. */
const isPersonal = (area: string) => isRecord(rules[area]) && 'seen' in rules[area]

/** Areas with lists, forms, calls and the REST form: differences between ways of running would show in these. */
const everywhere = ['merchant', 'trade', 'article', 'emailTemplate']
/** The way of running on which every area is tested. */
const wholly = 'the HTTP server, in memory'
/**
 * More areas for the server store, whose statements should not run there for the first time in production: many rows at once,
 * lists and amounts in JSON.
 */
const onServer = ['sms', 'complaint', 'transaction']

if (isFullRun)
  it('runs over every way of running and every store', () => {
    const parts = (all: typeof ways) => new Set(all.flatMap(({ name }) => name.split(', ')))
    expect(parts(spreadWays)).toEqual(parts(ways))
    expect(spreadWays.map(({ name }) => name)).toContain(wholly)
    expect(declarations.map(({ name }) => name)).toEqual(expect.arrayContaining([...everywhere, ...onServer]))
  })

/** By name: a shop's reminder comes before the signatures and templates that it needs, which are removed at their turn. */
const lookedAtOn = ({ name: way }: Way) => {
  const now = lookedAtNow(declarations, rules)
  return lookedAt(declarations)
    .filter(
      (resource) =>
        (way === wholly && now.includes(resource) && !isPersonal(resource.name)) ||
        everywhere.includes(resource.name) ||
        (way.includes('PostgreSQL') && onServer.includes(resource.name)),
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

const waysLookedAt = spreadWays.filter((way) => lookedAtOn(way).length > 0)

if (onlyArea !== undefined && waysLookedAt.length === 0)
  it(onlyArea, ({ skip }) => skip('each account sees records of its own: no sample is everybody’s'))

/** Every declared area keeps the same contract, however the platform runs and wherever its data lies. */
describe.each(waysLookedAt)('areas: $name', (way) => {
  let running: Running
  beforeAll(async () => {
    running = await way.start()
  })
  afterAll(() => running?.stop())

  for (const resource of lookedAtOn(way))
    describe(resource.name, () => {
      const area = areaOn(resource, () => running)
      readingContract(area)
      savingContract(area)
      actingContract(area)
      // Runs the jobs on saved records before the next area's records refer to them.
      afterAll(() => running.runDueJobs())
    })

  // A view has no rows of its own.
  const tables = lookedAtOn(way).flatMap(({ name }) => (isView(name) ? [] : [name]))
  if (tables.length === 0) return
  it('lets the rows of each area be counted on an index alone once the timed work has run', async () => {
    const seen = await running.store.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'area'::regnamespace and relname = any($1::text[]) and relallvisible > 0
       order by 1`,
      [tables],
    )
    expect(seen.map(({ name }) => name)).toEqual(tables.toSorted())
  })
})
