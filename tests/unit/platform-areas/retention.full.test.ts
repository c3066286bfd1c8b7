import { describe, expect, it } from 'vitest'
import { type Resource, secondsPerDay } from '@/declaration'
import { everyKind } from './everyKind'
import { shop, startedOnce } from './started'

const everyKindDays = 365
const shopDays = 30
const shops: Resource = {
  ...shop,
  history: { keep: shopDays },
  save: { call: 'POST /test/saveshop', fields: ['name'] },
}

describe('what became of records', async () => {
  const { clock, store, platform, post } = await startedOnce({ declarations: [everyKind, shops] })
  const start = clock.now
  const kept = () =>
    store.query<{ area: string; operation_id: string }>(
      'select area, operation_id from platform.history order by entry',
    )
  const areasKept = async () => (await kept()).map(({ area }) => area)
  const operations = () => store.query('select operation_id from platform.operation order by at')
  const daysLater = async (days: number) => {
    clock.now = start + days * secondsPerDay
    return platform.runDueJobs()
  }

  it('is kept for as many days as each area says, and not an hour longer than to the next run', async () => {
    await platform.runDueJobs()
    await post('/test/saveshop', { name: 'one' })
    await post('/test/saveeverykind', { title: 'two' })
    expect(await areasKept()).toEqual(['shop', 'everyKind'])
    expect(await daysLater(shopDays)).toContain('areas.history')
    expect(await areasKept()).toEqual(['shop', 'everyKind'])
    await daysLater(shopDays + 1)
    expect(await areasKept()).toEqual(['everyKind'])
    expect(await operations()).toHaveLength(1)
    await daysLater(everyKindDays + 1)
    expect(await areasKept()).toEqual([])
    expect(await operations()).toEqual([])
  })

  it('an operation stays as long as one of its records has something to tell', async () => {
    const now = clock.now
    await store.query(
      `insert into platform.operation (partner_id, operation_id, at, way, area, action)
       values (100238, 'both', $1, 'job', 'shop', 'create')`,
      [now],
    )
    for (const area of ['shop', 'everyKind'])
      await store.query(
        `insert into platform.history (partner_id, operation_id, call, area, record_id, at, kind, version, changes, hidden)
         values (100238, 'both', 1, $1, 'X', $2, 'change', 1, '{}', '{}')`,
        [area, now],
      )
    clock.now = now + (shopDays + 1) * secondsPerDay
    await platform.runDueJobs()
    expect(await kept()).toEqual([{ area: 'everyKind', operation_id: 'both' }])
    expect(await operations()).toEqual([{ operation_id: 'both' }])
  })

  it('is removed in portions, however much it is', async () => {
    const now = clock.now
    await store.query(
      `insert into platform.operation (partner_id, operation_id, at, way, area, action)
       select 100238, 'many-' || n, $1::bigint + n / 1000, 'job', 'shop', 'create' from generate_series(1, 2500) n`,
      [now],
    )
    await store.query(
      `insert into platform.history (partner_id, operation_id, call, area, record_id, at, kind, version, changes, hidden)
       select 100238, 'many-' || n, 1, 'shop', n || '-' || part, $1::bigint + n / 1000, 'change', 1, '{}', '{}'
       from generate_series(1, 2500) n, generate_series(1, 2) part`,
      [now],
    )
    clock.now = now + (shopDays + 1) * secondsPerDay
    await platform.runDueJobs()
    expect(await areasKept()).not.toContain('shop')
    expect(await store.query("select 1 from platform.operation where operation_id like 'many-%'")).toEqual([])
  })
})
