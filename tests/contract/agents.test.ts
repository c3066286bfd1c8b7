import { withAgents } from '@mock/mcp'
import { collect } from '@mock/platform/collect'
import { deliver } from '@mock/platform/delivery/store'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import returnAddress from '@resources/delivery/platform/returnAddress.json'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRecord, type Json, type WireRecord } from '@/declaration'
import { declarationHash } from '@/declaration/declarationHash'
import { placed } from '@/declaration/delivered/policy'
import { newRequestId, oneWay, type Running } from './harness'

const { declarations } = collect()
let running: Running
beforeAll(async () => {
  running = await oneWay.start()
})
afterAll(() => running?.stop())

const address = 'http://console.test/api/mcp'

/** The console's site, as an agent reaches it. */
const site = (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const answer = withAgents(
    async (one) => {
      const to = new URL(one.url)
      const body = one.method === 'GET' ? {} : { body: await one.text() }
      return running.fetch(to.pathname.replace('/api', '') + to.search, {
        method: one.method,
        headers: one.headers,
        ...body,
      })
    },
    () => declarations,
  )
  expect(pathname + search).toBe('/api/mcp')
  return answer(request)
}

interface Answered {
  readonly isError: boolean
  readonly text: string
  readonly data: Json
}

/** An agent with a token of the platform. */
async function agent(token: string) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: async (url, init) => site(new Request(url, init)),
  })
  await client.connect(transport as Parameters<typeof client.connect>[0])
  return {
    tools: async () => (await client.listTools()).tools,
    use: async (name: string, given: Record<string, unknown> = {}): Promise<Answered> => {
      const { content, isError } = await client.callTool({ name, arguments: given })
      const [first] = content as readonly { readonly text: string }[]
      const text = first?.text ?? ''
      return { isError: isError === true, text, data: isError ? null : JSON.parse(text) }
    },
  }
}
const signedIn = async (username?: string) => agent(await running.signIn(username))

const listOf = (data: Json, name?: string): readonly WireRecord[] => {
  const list = name === undefined ? data : isRecord(data) ? data[name] : undefined
  return Array.isArray(list) ? (list as WireRecord[]) : []
}
const trades = { area: 'trade', filter: { trade_state: 'SUCCESS' }, limit: 3 }

describe('an agent', () => {
  it('is offered three tools, of which one changes something', async () => {
    const found = await (await signedIn()).tools()
    expect(found.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['describe', true],
      ['find', true],
      ['act', false],
    ])
  })

  it('without a session is told so, and sees nothing', async () => {
    const { use } = await agent('nobody')
    for (const [tool, given] of [
      ['describe', {}],
      ['find', trades],
      ['act', { area: 'trade', action: 'refund', ids: ['1'] }],
    ] as const)
      expect(await use(tool, given)).toMatchObject({ isError: true, text: expect.stringMatching(/^50008: /) })
  })

  it('cannot listen: each request stands alone', async () => {
    expect((await site(new Request(address))).status).toBe(405)
  })
})

describe('what there is', () => {
  it('is what the account sees: areas, and what may be done there', async () => {
    const all = await (await signedIn()).use('describe', { language: 'en' })
    expect(listOf(all.data)).toContainEqual({
      area: 'trade',
      label: expect.any(String),
      can: expect.arrayContaining(['detail', 'refund', 'renotify']),
    })
    const few = await (await signedIn('demo_support')).use('describe')
    const names = listOf(few.data).map(({ area }) => area)
    expect(names).toContain('trade')
    expect(names).not.toContain('fee')
    expect(listOf(few.data).find(({ area }) => area === 'merchant')?.can).toEqual(['detail'])
  })

  it('of an area is its declaration in one language, without what only screens need', async () => {
    const { data } = await (await signedIn()).use('describe', { area: 'trade', language: 'es' })
    expect(data).toMatchObject({
      name: 'trade',
      label: expect.stringMatching(/^[^\p{Script=Han}]+$/u),
      fields: { trade_state: { kind: 'choice', of: { SUCCESS: { label: expect.any(String) } } } },
      actions: { refund: { requestId: true, approve: expect.any(Object) } },
    })
    const text = JSON.stringify(data)
    for (const left of ['"icon"', '"component"', '"panels"', '"zh"']) expect(text).not.toContain(left)
  })

  it('names the nearest area for one that there is not', async () => {
    const { isError, text } = await (await signedIn()).use('describe', { area: 'trades' })
    expect(isError).toBe(true)
    expect(text).toMatch(/there is no area "trades"; did you mean "trade"\?; there are: /)
  })
})

describe('records', () => {
  it('are found by the declared filters, with their ids and their number', async () => {
    const { use } = await signedIn()
    const { data } = await use('find', trades)
    const found = listOf(data, 'records')
    expect(found).toHaveLength(3)
    for (const one of found) expect(one).toMatchObject({ id: expect.any(String), trade_state: 'SUCCESS' })
    const next = await use('find', { ...trades, page: 2 })
    expect(listOf(next.data, 'records')).not.toEqual(found)
    const one = await use('find', { area: 'trade', id: found[0]?.id })
    expect(one.data).toMatchObject({ id: found[0]?.id, trade_state: 'SUCCESS' })
  })

  it.each<[given: object, text: RegExp]>([
    [{ filter: { trade_stat: 'SUCCESS' } }, /the filter "trade_stat" is none; did you mean "trade_state"\?/],
    [{ sort: 'colour' }, /the order "colour" is none.*there are: /],
    [{ limit: 500 }, /"500" is no whole number from 1 to 100/],
    [{ id: 'nobody' }, /^10002: /],
  ])('that are asked for wrongly are told of: %j', async (given, text) => {
    expect(await (await signedIn()).use('find', { area: 'trade', ...given })).toMatchObject({
      isError: true,
      text: expect.stringMatching(text),
    })
  })

  it('of another partner are missing, and denied fields are in none', async () => {
    const { use } = await signedIn()
    const [mine] = listOf((await use('find', trades)).data, 'records')
    const other = await signedIn('demo_agent')
    expect((await other.use('find', { area: 'trade', id: mine?.id })).text).toMatch(/^10002: /)
    const finance = await signedIn('demo_finance')
    expect((await use('describe', { area: 'sms' })).data).toHaveProperty('fields.content')
    expect((await finance.use('describe', { area: 'sms' })).data).not.toHaveProperty('fields.content')
    const messages = listOf((await finance.use('find', { area: 'sms' })).data, 'records')
    expect(messages.length).toBeGreaterThan(0)
    for (const message of messages) {
      expect(message).not.toHaveProperty('content')
      expect((await finance.use('find', { area: 'sms', id: message.id })).data).not.toHaveProperty('content')
    }
  })
})

describe('what is done', () => {
  it('is first told: nothing happens without dry_run: false', async () => {
    const { use } = await signedIn()
    const [sign] = listOf((await use('find', { area: 'replyTemplate' })).data, 'records')
    const order = { area: 'replyTemplate', action: 'remove', ids: [sign?.id] }
    const { data } = await use('act', order)
    expect(data).toMatchObject({ dry_run: true, would: [{ records: 1, refused: [] }] })
    expect((await use('find', { area: 'replyTemplate', id: sign?.id })).isError).toBe(false)
  })

  it('needs a request id, and is done once for it', async () => {
    const { use } = await signedIn()
    const [template] = listOf((await use('find', { area: 'replyTemplate' })).data, 'records')
    const order = { area: 'replyTemplate', action: 'remove', ids: [template?.id], dry_run: false }
    expect(await use('act', order)).toMatchObject({
      isError: true,
      text: expect.stringContaining('request_id'),
    })
    const request_id = newRequestId()
    const done = await use('act', { ...order, request_id })
    expect(done.data).toEqual({ done: [template?.id], failed: [] })
    expect((await use('act', { ...order, request_id })).data).toEqual(done.data)
    expect((await use('find', { area: 'replyTemplate', id: template?.id })).text).toMatch(/^10002: /)
    const nobody = await use('act', { ...order, ids: ['999999'], request_id: newRequestId() })
    expect(nobody.data).toMatchObject({ done: [], failed: [{ id: '999999', code: 10002 }] })
  })

  it('may be a new record or a changed one', async () => {
    const { use } = await signedIn()
    const create = { area: 'replyTemplate', action: 'create', dry_run: false }
    const inputs = { title: '代理模板', content: '您好，已为您处理。' }
    const made = await use('act', { ...create, inputs, request_id: newRequestId() })
    const [record] = listOf(made.data, 'records')
    expect(record).toMatchObject(inputs)
    const edit = { area: 'replyTemplate', action: 'edit', ids: [record?.id], dry_run: false }
    const changed = { ...inputs, content: '您好，退款已到账。' }
    expect((await use('act', { ...edit, inputs: changed, request_id: newRequestId() })).data).toMatchObject({
      done: [record?.id],
      failed: [],
    })
    expect((await use('find', { area: 'replyTemplate', id: record?.id })).data).toMatchObject(changed)
    const bad = await use('act', { ...create, inputs: { title: '' }, request_id: newRequestId() })
    expect(bad.data).toMatchObject({ done: [], failed: [{ code: 10001 }] })
  })

  it('is not offered to an account that may not, whatever it says', async () => {
    const { use } = await signedIn('demo_support')
    const [shop] = listOf((await use('find', { area: 'merchant' })).data, 'records')
    const order = { area: 'merchant', action: 'clearGrant', ids: [shop?.id] }
    for (const more of [{}, { dry_run: false, request_id: newRequestId() }, { ask: true, dry_run: false }])
      expect(await use('act', { ...order, ...more })).toMatchObject({
        isError: true,
        text: expect.stringMatching(/^"clearGrant" is nothing that can be done here/),
      })
  })

  it('is told of what nobody asks for, and acts on the records that are named, whatever the inputs say', async () => {
    const { use } = await signedIn()
    const [first, second] = listOf((await use('find', { area: 'replyTemplate' })).data, 'records')
    const order = { area: 'replyTemplate', action: 'edit', ids: [first?.id], dry_run: false }
    const send = (inputs: object) => use('act', { ...order, inputs, request_id: newRequestId() })
    expect(await send({ titel: '标题' })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^"titel" is no input; did you mean "title"\?; there are: /),
    })
    const key = Object.fromEntries(Object.entries(second ?? {}).filter(([name]) => name.endsWith('_id')))
    expect(Object.keys(key)).not.toEqual([])
    expect(await send({ title: '标题', ...key })).toMatchObject({ isError: true })
    expect((await use('find', { area: 'replyTemplate', id: second?.id })).data).toEqual(second)
  })

  it.each<[tool: string, given: Record<string, unknown>]>([
    ['describe', { area: '__proto__' }],
    ['describe', { area: 'constructor' }],
    ['describe', { area: ['trade'] }],
    ['find', { area: 'trade', filter: { __proto__: 1, constructor: 'x' } }],
    ['find', { area: 'trade', id: '../../user/info' }],
    ['find', { area: 'trade', id: '' }],
    ['find', { area: 'trade', sort: 'toString' }],
    ['find', { area: 'trade', page: 1e9 }],
    ['act', { area: 'trade', action: '__proto__', ids: ['1'] }],
    ['act', { area: 'trade', action: 'toString', ids: ['1'] }],
    ['act', { area: 'merchant', action: 'clearGrant', ids: ['a~b~c~d~e'] }],
    ['act', { area: 'merchant', action: 'clearGrant', ids: [] }],
    ['act', { area: 'merchant', action: 'clearGrant', ids: Array.from({ length: 5001 }, () => 'a') }],
    ['nothing', {}],
  ])('that is odd is told in words: %s %j', async (tool, given) => {
    const { isError, text } = await (await signedIn()).use(tool, given)
    expect(isError).toBe(true)
    expect(text).not.toMatch(/10500|undefined|TypeError|\bat \//)
  })

  it('waits for a second person where it must', async () => {
    const { use } = await signedIn()
    const shops = listOf((await use('find', { area: 'merchant', limit: 25 })).data, 'records')
    const ids = shops.map(({ id }) => id)
    const order = { area: 'merchant', action: 'clearGrant', ids, dry_run: false }
    const { data } = await use('act', { ...order, request_id: newRequestId() })
    expect(data).toMatchObject({ done: [], next: expect.stringContaining('ask: true') })
    const asked = await use('act', { ...order, ask: true, note: '代理提交', request_id: newRequestId() })
    expect(asked.data).toMatchObject({ done: [], failed: [], requests: [{ id: expect.any(Number) }] })
    const [request] = listOf(asked.data, 'requests')
    const second = await signedIn('demo_manager')
    const decided = await second.use('act', {
      area: 'approval',
      action: 'approve',
      ids: [String(request?.id)],
      dry_run: false,
      request_id: newRequestId(),
    })
    expect(decided.data).toMatchObject({ done: [String(request?.id)], failed: [] })
    const now = await use('find', { area: 'approval', id: String(request?.id) })
    expect(now.data).toMatchObject({ note: '代理提交', decided_by: 'demo_manager' })
  })
})

it('an agent has the areas that are delivered to its account, and calls all as its console does', async () => {
  const deliverAs = async (area: string, declaration: object, overlay: boolean, roles: readonly string[]) =>
    deliver(
      running.store,
      {
        ...{ partnerId: 100238, area, overlay },
        hash: await declarationHash(declaration),
        body: JSON.stringify(declaration),
      },
      roles.map((role) => [role, [`${area}.*`]]),
    )
  const edits = [{ place: ['label', 'en'], value: 'Canned replies' }]
  await deliverAs('returnAddress', placed(returnAddress), false, ['admin', 'support'])
  await deliverAs('replyTemplate', { name: 'replyTemplate', edits }, true, [])
  const support = await signedIn('demo_support')
  const described = await support.use('describe', { language: 'en' })
  expect(described.text).toContain('returnAddress')
  expect(described.text).toContain('Canned replies')
  const made = await support.use('act', {
    area: 'returnAddress',
    action: 'create',
    inputs: { receiver: '退货组', phone: '010-62345678', region: '浙江省', address: '8 号仓' },
    dry_run: false,
    request_id: newRequestId(),
  })
  expect(made).toMatchObject({ isError: false })
  const found = await support.use('find', { area: 'returnAddress', filter: { receiver: '退货组' }, limit: 5 })
  expect(found.text).toContain('8 号仓')
  expect((await (await signedIn('demo_finance')).use('describe')).text).not.toContain('returnAddress')
})
