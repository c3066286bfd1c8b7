import { isReserved } from '@mock/platform/areas/reserved'
import { collect } from '@mock/platform/collect'
import { deliver } from '@mock/platform/delivery/store'
import type { Store } from '@mock/store/sql'
import returnAddress from '@resources/delivery/platform/returnAddress.json'
import { SmartRouter } from 'hono/router/smart-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { idOf, type Resource } from '@/declaration'
import { declarationHash } from '@/declaration/declarationHash'
import { placed } from '@/declaration/delivered/policy'
import { beginnings, uploading } from './files/uploading'
import { oneWay, type Running } from './harness'
import { shopInAddress } from './operator'

const { declarations, rules } = collect()

/** Whether a call is only for the demonstration accounts: it answers nobody else. */
const isDemonstration = (path: string): boolean =>
  /^\/(article|transaction|demo|routes|roles?|search|uploads?)\b/.test(path) ||
  declarations.some((area) => isReserved(area, rules[area.name]) && path.startsWith(`/rest/${area.name}`))

/** The writes that need no session, each with its reason. Anyone who adds one must list it here. */
const doors: Readonly<Record<string, string>> = {
  'POST /user/login': 'gives the session; asks for the password',
  'POST /user/logout': 'never fails; ends nothing but the session whose token it is given',
  'POST /user/sendloginsms': 'asks for the password',
  'POST /user/sendregsms': 'sends to a number that nobody has yet; limited by number and address',
  'POST /user/register': 'asks for the code that was sent',
  'POST /user/findpwd/sendvcode': 'answers alike for every number; limited by number and address',
  'POST /user/findpwd/updatewd': 'asks for the code that was sent',
}

/** A digest of each table's content. Any change by a call shows in one of them. */
async function contentsOf(store: Store): Promise<Record<string, string>> {
  const tables = await store.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await store.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as digest from ${name} t`,
    )
    contents[name] = row?.digest ?? ''
  }
  return contents
}

interface Mounted {
  readonly method: string
  /** Below /api. */
  readonly path: string
}

/** Who may call what (OWASP ASVS 5.0, 3.5 and 8.3), for every mounted call of the platform. None is listed by hand. */
describe(`access to every call: ${oneWay.name}`, () => {
  let running: Running
  let token = ''
  let writes: Mounted[] = []
  let everyRead: Mounted[] = []
  let reads: Mounted[] = []

  beforeAll(async () => {
    const mounted = vi.spyOn(SmartRouter.prototype, 'add')
    running = await oneWay.start()
    const calls = mounted.mock.calls
      .map(([method, path]) => ({ method, path: path.replace(/^\/api/, '') }))
      // Middleware answers no call.
      .filter(({ method }) => method !== 'ALL')
    mounted.mockRestore()
    everyRead = calls.filter(({ method }) => method === 'GET')
    reads = everyRead.filter(({ path }) => !isDemonstration(path))
    writes = calls.filter(({ method }) => method !== 'GET')
    token = await running.signIn()
  })
  afterAll(() => running.stop())

  const named = ({ method, path }: Mounted) => `${method} ${path}`
  const closed = () => writes.filter((call) => !Object.hasOwn(doors, named(call)))
  const send = async (path: string, init: RequestInit) => {
    const answer = await running.fetch(path, init)
    const text = await answer.text()
    const code: unknown = text.startsWith('{') ? JSON.parse(text).code : undefined
    return { status: answer.status, code }
  }

  it('is looked at for every call of every area', () => {
    expect(writes.length).toBeGreaterThan(declarations.length * 4)
    for (const { list, save, actions = {} } of declarations) {
      expect(everyRead.map(named)).toContain(list.call)
      for (const { call } of [save, ...Object.values(actions)].filter((one) => one !== undefined))
        expect(writes.map(named)).toContain(call)
    }
    for (const door of Object.keys(doors)) expect(writes.map(named)).toContain(door)
  })

  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
  const plain = { 'content-type': 'text/plain' }
  const cookie = () => ({ cookie: `Admin-Token=${token}` })
  /** Requests that a foreign page can make a browser send, with the operator's cookie, and those of a careless client. */
  const withoutToken: readonly [
    what: string,
    headers: () => HeadersInit,
    body?: () => string,
    query?: () => string,
  ][] = [
    ['no session at all', () => json],
    ['the cookie alone', () => ({ ...json, ...cookie() })],
    ['the cookie and an empty X-Token', () => ({ ...json, ...cookie(), 'x-token': '' })],
    ['the cookie and a wrong X-Token', () => ({ ...json, ...cookie(), 'x-token': 'x'.repeat(32) })],
    ['the cookie and a form of a foreign page', () => ({ ...form, ...cookie() }), () => 'ids=1'],
    ['the cookie and JSON in disguise', () => ({ ...plain, ...cookie() }), () => '{"ids":["1"]}'],
    [
      'the token in the address and in the body',
      () => ({ ...json, ...cookie() }),
      () => JSON.stringify({ token, 'X-Token': token }),
      () => `?token=${token}&X-Token=${token}`,
    ],
    ['the token as another proof', () => ({ ...json, ...cookie(), authorization: `Bearer ${token}` })],
  ]

  it.each(withoutToken)(
    'every write is refused with %s, and changes nothing',
    async (_, headers, body = () => '{}', query = () => '') => {
      const before = await contentsOf(running.store)
      const answered: Record<string, unknown> = {}
      for (const { method, path } of closed()) {
        const init = { method, headers: headers(), body: body() }
        answered[`${method} ${path}`] = (await send(path.replace(/:\w+/g, '1') + query(), init)).code
      }
      expect(answered).toEqual(Object.fromEntries(closed().map((call) => [named(call), 50008])))
      expect(await contentsOf(running.store)).toEqual(before)
    },
  )

  it('the cookie alone ends no session', async () => {
    const init = { method: 'POST', headers: { ...json, ...cookie() }, body: '{}' }
    expect(await send('/user/logout', init)).toEqual({ status: 200, code: 0 })
    expect((await running.get('/user/info', token)).code).toBe(0)
  })

  it('no write can be had by another method, nor by naming it in a header', async () => {
    const before = await contentsOf(running.store)
    const readable = new Set(everyRead.map(({ path }) => path))
    const own = { 'x-token': token, 'x-http-method-override': 'POST', 'x-method-override': 'POST' }
    for (const { path } of closed().filter((call) => !readable.has(call.path)))
      for (const address of [path, `${path}?_method=POST`])
        expect([address, await send(address.replace(/:\w+/g, '1'), { headers: own })]).toEqual([
          address,
          { status: 404, code: 10002 },
        ])
    expect(await contentsOf(running.store)).toEqual(before)
  })

  /** The key of the area's first record, as a query, and its id. */
  const firstOf = async (resource: Resource) => {
    const { data } = await running.get(`${resource.list.call.replace('GET ', '')}?limit=1`, token)
    const [record] = (data as { items?: Record<string, string | number>[] }).items ?? []
    if (!record) throw new Error(`${resource.name} has no sample record`)
    const key = new URLSearchParams(resource.key.map((name) => [name, String(record[name])]))
    return { query: `?${key}`, id: encodeURIComponent(idOf(resource.key, record)) }
  }
  /** The key of a shop, in the form that both of its calls take. */
  const shop = async () => {
    const { data } = await running.get('/user/merchantlist?limit=1', token)
    const [first = {}] = (data as { items: Record<string, string>[] }).items
    return `${shopInAddress(first)}&app_id=${first.app_id}`
  }
  /** The latest of the history. */
  const lastEntry = async () => {
    const [entry] = await running.store.query<{ area: string; record_id: string; operation_id: string }>(
      'select area, record_id, operation_id from platform.history order by entry desc limit 1',
    )
    return entry ?? expect.fail('nothing has been done yet')
  }
  /** The parameters of declared reads, with values that match samples. */
  const asked: Readonly<Record<string, () => Promise<string>>> = {
    '/user/requestresult': async () => 'request_id=never-sent',
    '/user/eventlist': shop,
    '/user/grantlink': shop,
    '/user/announcementdetail': async () => {
      const { data } = await running.get('/user/announcementlist?unread=1&limit=1', token)
      return `id=${(data as { items: { id: number }[] }).items[0]?.id}`
    },
    '/user/topicshops': async () => 'op=taobao',
    '/user/file': async () => {
      const { data } = await uploading(running, token, new Blob([beginnings.png]))
      return `file_id=${(data as { file_id: string }).file_id}`
    },
    '/user/approvalrecords': async () => {
      const [request] = await running.store.query<{ id: number }>('select id from area.approval limit 1')
      return `id=${request?.id}`
    },
    '/user/history': async () => {
      const { area, record_id } = await lastEntry()
      return `area=${area}&id=${encodeURIComponent(record_id)}`
    },
    '/user/operationrecords': async () => `operation_id=${(await lastEntry()).operation_id}`,
    '/user/feestat': async () => 'begin_date=2024-05-31&end_date=2024-06-01&group=DAY',
  }
  /** Calls whose first read leaves a trace: opening an announcement marks it as read. */
  const leaveTraces: readonly string[] = [
    'area.announcement',
    'platform.announcement_read',
    'platform.area_version',
  ]
  let deliveredHash = ''
  const deliverArea = async (): Promise<void> => {
    const declaration = placed(returnAddress)
    deliveredHash = await declarationHash(declaration)
    await deliver(
      running.store,
      {
        partnerId: 100238,
        area: 'returnAddress',
        hash: deliveredHash,
        body: JSON.stringify(declaration),
        overlay: false,
      },
      [['admin', ['returnAddress.*']]],
    )
    // So that the call after it finds it.
    await running.post('/user/logout', {})
  }
  /** The address of a read that finds something. */
  const addressOf = async ({ path }: Mounted): Promise<string> => {
    const resource = declarations.find(
      ({ name, rest = `/rest/${name}`, detail }) => path === `${rest}/:id` || detail?.call === `GET ${path}`,
    )
    const question = asked[path]
    if (question) return `${path}?${await question()}`
    if (path === '/user/declarations/:hash') return path.replace(':hash', deliveredHash)
    if (!resource) return path
    const { query, id } = await firstOf(resource)
    return path.includes(':id') ? path.replace(':id', id) : path + query
  }

  it('no read changes anything; that somebody was here, or has opened an announcement, is all that is ever written down', async () => {
    // There are no samples of approvals, so ask for one.
    const [found] = await running.store.query<{ trade_no: string }>(
      `select trade_no from area.trade where partner_id = 100238 and trade_state = 'SUCCESS' and refundable_fee >= 60000
         and pay_time > $1 and mch_id <> '1900009907' order by trade_no limit 1`,
      [running.clock.now - 86_400 * 300],
    )
    const body = { trade_no: found?.trade_no ?? '', refund_fee: 60_000, reason: '商品缺货' }
    const order = { area: 'trade', action: 'refund', body, request_id: 'asked-by-support' }
    const asked = await running.post('/user/askapproval', order, await running.signIn('demo_support'))
    expect(asked.code).toBe(0)
    await deliverArea()
    const addresses = await Promise.all(reads.map(addressOf))
    const sweep = async () => {
      for (const address of addresses) {
        const { status, code } = await send(address, { headers: { 'x-token': token } })
        // The call does its job.
        expect([address, status, code ?? 0]).toEqual([address, 200, 0])
        const asIfToWrite = `${address.includes('?') ? '&' : '?'}ids=1&action=remove&status=DISABLED&save=1`
        await send(address + asIfToWrite, { headers: { 'x-token': token } })
      }
    }
    const untouched = await contentsOf(running.store)
    await sweep()
    const before = await contentsOf(running.store)
    expect(Object.keys(before).length).toBeGreaterThan(declarations.length)
    expect(Object.keys(before).filter((name) => before[name] !== untouched[name])).toEqual(leaveTraces)
    await sweep()
    expect(await contentsOf(running.store)).toEqual(before)

    running.clock.now += 61
    await sweep()
    const { 'platform.session': _, ...kept } = before
    expect(await contentsOf(running.store)).toMatchObject(kept)
  })

  it('what such a digest is made of notices a change', async () => {
    const before = await contentsOf(running.store)
    await running.store.query(
      "update platform.account set introduction = introduction || '.' where partner_id = 100517",
    )
    const after = await contentsOf(running.store)
    expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(['platform.account'])
  })
})
