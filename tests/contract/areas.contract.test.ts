import { collect } from '@mock/platform/collect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actingContract } from './areas/acting'
import { readingContract } from './areas/reading'
import { savingContract } from './areas/saving'
import { type Running, ways } from './harness'

const { declarations } = collect()

// Every carrier and every store, not every pair: how a call travels and how a row is kept know nothing of each other.
const chosen = ways.filter(({ name }) => name.endsWith(', in memory') || name.startsWith('the interceptor, '))

it('runs over every way of running and every store', () => {
  const parts = (all: typeof ways) => new Set(all.flatMap(({ name }) => name.split(', ')))
  expect(parts(chosen)).toEqual(parts(ways))
})

/** Every declared area keeps the same contract, however the platform runs and wherever its data lies. */
describe.each(chosen)('areas: $name', (way) => {
  let running: Running
  beforeAll(async () => {
    running = await way.start()
  })
  afterAll(() => running?.stop())

  for (const resource of declarations)
    describe(resource.name, () => {
      readingContract(resource, () => running)
      savingContract(resource, () => running)
      actingContract(resource, () => running)

      it('lets its rows be counted on an index alone once the timed work has run', async () => {
        await running.runDueJobs()
        const [table] = await running.store.query<{ visible: boolean }>(
          'select relallvisible > 0 as visible from pg_class where oid = $1::regclass',
          [`area."${resource.name}"`],
        )
        expect(table).toEqual({ visible: true })
      })
    })
})
