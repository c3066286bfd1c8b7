import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import { describe, expect, it } from 'vitest'
import type { WireRecord } from '@/declaration'
import inspection from '../areas/inspection.area'
import single from '../areas/single.area'
import { askPlatform, dataOf } from './answers'
import { canStartPostgres } from './postgres'
import { TwoInstances } from './twoInstances'

if (!canStartPostgres())
  console.warn(
    'No PostgreSQL server: set TEST_DATABASE_URL or install postgresql; two instances are not tested',
  )

describe.runIf(canStartPostgres())('two instances on one PostgreSQL server', () => {
  const both = new TwoInstances((options) =>
    createPlatform({ ...options, areas: areasOf({ declarations: [inspection, single] }) }),
  )

  it('let one of many open an inspection of a place again at the same time', async () => {
    const token = await both.signIn(0)
    const post = async (which: number, call: string, body: WireRecord) => {
      const platform = both.platforms[which % 2]
      if (!platform) throw new Error('the instances have not been started yet')
      return (await askPlatform(platform, ['POST', `/fixture/${call}inspection`], { ...body }, token)).answer
    }
    const closed: unknown[] = []
    for (let round = 1; round <= 8; round++) {
      const made = await post(0, 'save', { inspector: '甲', place: 'one place', round })
      const { inspection_no } = dataOf<{ inspection_no: string }>(made)
      expect(await post(0, 'close', { inspection_no })).toMatchObject({ code: 0 })
      closed.push(inspection_no)
    }
    // Slow commits, during which the others would still find the value free.
    await both.stores[0]?.exec(`
      create function area.waits() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return null; end $$;
      create constraint trigger slow after update on area.inspection
        deferrable initially deferred for each row execute function area.waits()`)
    const answers = await Promise.all(
      closed.map((no, which) => post(which, 'reopen', { inspection_no: String(no) })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, ...Array.from({ length: 7 }, () => 41002)])
  })
})
