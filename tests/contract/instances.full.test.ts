import { createPlatform } from '@mock/platform/app'
import type { Area, JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import { usualStart } from '../stores/seeded'
import { deferred } from '../unit/platform/fakeBrowser'
import { canStartPostgres } from './postgres'
import { TwoInstances } from './twoInstances'

if (!canStartPostgres())
  console.warn(
    'No PostgreSQL server: set TEST_DATABASE_URL or install postgresql; two instances are not tested',
  )

describe.runIf(canStartPostgres())('two instances on one PostgreSQL server', () => {
  const seeds: string[] = []
  const runs: string[] = []
  /** Signals that a slow call has begun, and that it may go on. */
  const [begun, goOn] = [deferred(), deferred()]

  /** The area as one of the instances has it; both do the same. */
  const area = (instance: string): Area => ({
    name: 'order',
    schema: ['create table if not exists orders (partner_id bigint, title text)'],
    seed: async ({ sql, username }) => {
      seeds.push(`${username} by ${instance}`)
      await sql.query("insert into orders select $1, 'order ' || n from generate_series(1, 2000) n", [
        seeds.length,
      ])
    },
    routes: [
      {
        call: 'POST /order/add',
        idempotent: 'optional',
        answer: async ({ sql, partnerId, body }) => {
          if (body.title === 'slow') {
            begun.resolve()
            await goOn.promise
          }
          await sql.query('insert into orders values ($1, $2)', [partnerId, String(body.title)])
          return { title: String(body.title) }
        },
      },
    ],
    jobs: [
      {
        name: 'settle',
        everySeconds: 60,
        run: async (sql, now) => {
          runs.push(`${instance} ${now}`)
          await sql.query('select pg_sleep(0.05)')
        },
      },
    ],
  })

  const both = new TwoInstances((options, name) => createPlatform({ ...options, areas: [area(name)] }))
  const { get, post, signIn } = both

  it('seed once when they start at the same time', async () => {
    expect(seeds.map((seed) => seed.split(' ')[0])).toEqual(['demo_partner', 'demo_agent', 'admin'])
    expect(await both.stores[1]?.query('select count(*) as n from orders')).toEqual([{ n: 6000 }])
  })

  it('share sessions, and their end', async () => {
    const token = await signIn(0)
    expect((await get(1, 'info', token)).code).toBe(0)
    await post(1, 'logout', {}, token)
    expect((await get(0, 'info', token)).code).toBe(50008)
  })

  it('count wrong passwords together', async () => {
    const wrong = (instance: number) =>
      post(instance, 'login', { username: 'demo_agent', password: 'wrong-one' })
    const codes = []
    for (const instance of [0, 1, 0, 1, 0]) codes.push((await wrong(instance)).code)
    expect(codes).toEqual([60204, 60204, 60204, 60204, 60205])
    expect((await wrong(1)).code).toBe(60205)
  })

  describe('asked at the same time', () => {
    const eightTimes = async (path: string, body: JsonObject) => {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => post(at, path, body)))
      return answers.map(({ code }) => code).sort()
    }
    const chosen = { new_password: 'demo123456', new_password_again: 'demo123456' }
    const agent = { mobile: '16000000002', vcode: '000000', ...chosen }

    it('send one code', async () => {
      const sent = [0, ...Array.from({ length: 7 }, () => 60213)]
      expect(await eightTimes('findpwd/sendvcode', { mobile: agent.mobile })).toEqual(sent)
    })

    it('count wrong codes together', async () => {
      const wrong = { ...agent, vcode: '111111', request_id: 'wrong-code' }
      const counted = [60211, 60211, 60211, 60211, 60211, 60212, 60212, 60212]
      expect(await eightTimes('findpwd/updatewd', wrong)).toEqual(counted)
      const right = { ...agent, request_id: 'right-code' }
      expect((await eightTimes('findpwd/updatewd', right))[0]).toBe(60212)
    })
  })

  it('do a repeated request once, also when its copies reach both at the same time', async () => {
    const token = await signIn(0)
    const body = { title: 'once', request_id: 'both-at-once' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => post(at, '../order/add', body, token)),
    )
    for (const answer of answers) expect(answer).toEqual({ code: 0, message: 'ok', data: { title: 'once' } })
    expect(await both.stores[0]?.query("select title from orders where title = 'once'")).toEqual([
      { title: 'once' },
    ])
  })

  it('know nothing of a request that is under way; a copy of it waits and gets its answer', async () => {
    const token = await signIn(0)
    const body = { title: 'slow', request_id: 'under-way-1' }
    const asked = async () => (await get(1, 'requestresult?request_id=under-way-1', token)).data
    const first = post(0, '../order/add', body, token)
    await begun.promise
    expect(await asked()).toEqual({ state: 'UNKNOWN' })
    const copy = post(1, '../order/add', body, token)
    goOn.resolve()
    expect(await copy).toEqual(await first)
    expect(await asked()).toEqual({ state: 'DONE', answer: { title: 'slow' } })
    expect(await both.stores[1]?.query("select title from orders where title = 'slow'")).toHaveLength(1)
  })

  it('do timed work one at a time', async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all(both.platforms.map((one) => one.runDueJobs()))
      both.now += 60
    }
    expect(runs.map((run) => run.split(' ')[1])).toEqual(
      [0, 60, 120, 180, 240].map((s) => String(usualStart + s)),
    )
  })
})
