import { createPlatform, type Platform } from '@mock/platform/app'
import type { Area, JsonObject } from '@mock/platform/contract'
import { openStore } from '@mock/store/open'
import type { Store } from '@mock/store/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersWithin, canStartPostgres, startPostgres, type TestServer } from './postgres'

if (!canStartPostgres())
  console.warn(
    'No PostgreSQL server: set TEST_DATABASE_URL or install postgresql; two instances are not tested',
  )

/** A promise that somebody else fulfils. */
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

describe.runIf(canStartPostgres())('two instances on one PostgreSQL server', () => {
  let server: TestServer
  let stores: [Store, Store]
  let instances: [Platform, Platform]
  const seeds: string[] = []
  const runs: string[] = []
  let clock = 1_717_200_000
  /** A slow order has begun; it may go on. */
  const [begun, goOn] = [gate(), gate()]

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
            begun.open()
            await goOn.opened
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

  beforeAll(async () => {
    server = await startPostgres()
    const databaseUrl = await server.freshDatabase()
    stores = [
      await openStore({ databaseUrl, answersWithin }),
      await openStore({ databaseUrl, answersWithin }),
    ]
    const start = (sql: Store, name: string) =>
      createPlatform({ sql, areas: [area(name)], size: 'small', passwordRounds: 1000, now: () => clock })
    instances = await Promise.all([start(stores[0], 'one'), start(stores[1], 'two')])
  })
  afterAll(async () => {
    for (const instance of instances) await instance.close()
    for (const store of stores) await store.close()
    await server.stop()
  })

  const send = async (instance: 0 | 1, path: string, body?: JsonObject, token = '') => {
    const response = await instances[instance].fetch(
      new Request(`http://platform.test/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', 'x-token': token },
        body: body && JSON.stringify(body),
      }),
    )
    return response.json()
  }
  const signIn = async (instance: 0 | 1): Promise<string> => {
    const { data } = await send(instance, '/user/login', { username: 'demo_partner', password: 'demo123456' })
    return data.token
  }

  it('seed once when they start at the same time', async () => {
    expect(seeds.map((seed) => seed.split(' ')[0])).toEqual(['demo_partner', 'demo_agent', 'admin'])
    expect(await stores[1].query('select count(*) as n from orders')).toEqual([{ n: 6000 }])
  })

  it('share sessions, and their end', async () => {
    const token = await signIn(0)
    expect((await send(1, '/user/info', undefined, token)).code).toBe(0)
    await send(1, '/user/logout', {}, token)
    expect((await send(0, '/user/info', undefined, token)).code).toBe(50008)
  })

  it('count wrong passwords together', async () => {
    const wrong = (instance: 0 | 1) =>
      send(instance, '/user/login', { username: 'demo_agent', password: 'wrong-one' })
    const codes = []
    for (const instance of [0, 1, 0, 1, 0] as const) codes.push((await wrong(instance)).code)
    expect(codes).toEqual([60204, 60204, 60204, 60204, 60205])
    expect((await wrong(1)).code).toBe(60205)
  })

  describe('asked at the same time', () => {
    const both = async (path: string, body: JsonObject) => {
      const asked = [0, 1, 0, 1, 0, 1, 0, 1] as const
      const answers = await Promise.all(asked.map((instance) => send(instance, path, body)))
      return answers.map(({ code }) => code).sort()
    }
    const chosen = { new_password: 'demo123456', new_password_again: 'demo123456' }
    const agent = { mobile: '16000000002', vcode: '000000', ...chosen }

    it('send one code', async () => {
      const sent = [0, ...Array.from({ length: 7 }, () => 60213)]
      expect(await both('/user/findpwd/sendvcode', { mobile: agent.mobile })).toEqual(sent)
    })

    it('count wrong codes together', async () => {
      const wrong = { ...agent, vcode: '111111', request_id: 'wrong-code' }
      const counted = [60211, 60211, 60211, 60211, 60211, 60212, 60212, 60212]
      expect(await both('/user/findpwd/updatewd', wrong)).toEqual(counted)
      const right = { ...agent, request_id: 'right-code' }
      expect((await both('/user/findpwd/updatewd', right))[0]).toBe(60212)
    })
  })

  it('do a repeated request once, also when its copies reach both at the same time', async () => {
    const token = await signIn(0)
    const body = { title: 'once', request_id: 'both-at-once' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => send(i % 2 === 0 ? 0 : 1, '/order/add', body, token)),
    )
    for (const answer of answers) expect(answer).toEqual({ code: 0, message: 'ok', data: { title: 'once' } })
    expect(await stores[0].query("select title from orders where title = 'once'")).toEqual([
      { title: 'once' },
    ])
  })

  it('know nothing of a request that is under way; a copy of it waits and gets its answer', async () => {
    const token = await signIn(0)
    const body = { title: 'slow', request_id: 'under-way-1' }
    const asked = async () =>
      (await send(1, '/user/requestresult?request_id=under-way-1', undefined, token)).data
    const first = send(0, '/order/add', body, token)
    await begun.opened
    expect(await asked()).toEqual({ state: 'UNKNOWN' })
    const copy = send(1, '/order/add', body, token)
    goOn.open()
    expect(await copy).toEqual(await first)
    expect(await asked()).toEqual({ state: 'DONE', answer: { title: 'slow' } })
    expect(await stores[1].query("select title from orders where title = 'slow'")).toHaveLength(1)
  })

  it('do timed work one at a time', async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all(instances.map((instance) => instance.runDueJobs()))
      clock += 60
    }
    expect(runs.map((run) => run.split(' ')[1])).toEqual(
      [0, 60, 120, 180, 240].map((s) => String(1_717_200_000 + s)),
    )
  })
})
