import { defineRules, type TimedRule } from '@mock/platform/areas/rules'
import type { Store } from '@mock/store/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WireRecord } from '@/declaration'
import { openEmpty } from '../../stores/empty'
import { dataOf, type Started, started } from './started'

const publish: TimedRule = {
  name: 'publish',
  everySeconds: 60,
  where: { state: 'DRAFT', count: { in: [7, 9] } },
  change: ({ record, random }) => {
    if (record.count === 9) throw new Error('a mistake of ours')
    return { state: 'PUBLISHED', words: random.digits(6) }
  },
}
const rules = { everyKind: defineRules({ jobs: [publish] }) }

let store: Store
let one: Started
let other: Started
beforeEach(async () => {
  store = await openEmpty()
  const clock = { now: 1_717_200_000 }
  one = await started({ rules }, store, clock)
  other = await started({ rules }, store, clock)
})
afterEach(async () => {
  await one.stop()
  await other.stop()
  await store.close()
})

interface List {
  items: WireRecord[]
  total: number
  summary: { drafts: number }
}
const list = async (instance: Started, token?: string) =>
  dataOf<List>(await instance.get('/test/everykindlist?limit=100', token))

describe('timed work', () => {
  it('changes the records of every partner that meet its condition, and no others', async () => {
    const before = await list(one)
    const theirs = await list(one, one.otherToken)
    await one.platform.runDueJobs()
    const expected = (records: WireRecord[]) =>
      records.filter(({ state, count }) => state === 'DRAFT' && count !== 7).length
    // The other instance has cached the earlier totals, and must not answer with them.
    expect((await list(other)).summary.drafts).toBe(expected(before.items))
    expect((await list(other, other.otherToken)).summary.drafts).toBe(expected(theirs.items))
  })

  it('goes on when one record fails, leaves that one as it was, and reports it', async () => {
    const { items } = await list(one)
    const [bad] = items.filter(({ state, count }) => state === 'DRAFT' && count === 7)
    const spoil = 'update area."everyKind" set count = 9 where code = $1 and partner_id = 100238'
    await store.query(spoil, [String(bad?.code)])
    await one.platform.runDueJobs()
    const after = await list(one)
    expect(after.items.find(({ code }) => code === bad?.code)).toMatchObject({ state: 'DRAFT' })
    expect(after.items.filter(({ state, count }) => state === 'DRAFT' && count === 7)).toEqual([])
    const fault = 'job everyKind.publish: AggregateError: 1 failed, first: Error: a mistake of ours'
    expect(one.faults).toEqual([fault])
  })
})

describe('totals that an instance remembers', () => {
  it('are never older than a write of another instance', async () => {
    const before = await list(one)
    expect(await list(one)).toEqual(before)
    const record = dataOf(await other.post('/test/saveeverykind', { title: 'another' }))
    const summary = { drafts: before.summary.drafts + 1 }
    expect(await list(one)).toMatchObject({ total: before.total + 1, summary })
    dataOf(await other.post('/test/removeeverykind', { ids: [record.code ?? ''] }))
    expect(await list(one)).toEqual(before)
  })

  it('are not touched by a write that was refused', async () => {
    const before = await list(one)
    expect((await other.post('/test/saveeverykind', { title: '' })).code).toBe(41001)
    expect(await list(one)).toEqual(before)
  })
})
