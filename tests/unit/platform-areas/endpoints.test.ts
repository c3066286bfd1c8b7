import { areasOf } from '@mock/platform/areas'
import { definePageRules, defineRules } from '@mock/platform/areas/rules'
import { describe, expect, it } from 'vitest'
import { defineEndpoints, definePage, type Resource, type WireRecord } from '@/declaration'
import { label, plainArea } from '../declaration/plainArea'
import { type Answer, dataOf, startedOnce, startOfClock } from './started'

const desk = definePage({
  name: 'desk',
  path: '/test/desk',
  label,
  icon: 'list',
  menu: { order: 1 },
  component: 'Desk',
  endpoints: defineEndpoints({
    look: {
      label,
      call: 'GET /test/desk',
      query: { day: { kind: 'integer', label, required: true, max: 9 }, word: { kind: 'text', label } },
      answer: { day: { kind: 'integer', label }, peer: { kind: 'text', label } },
      capability: 'view',
    },
    note: {
      label,
      call: 'POST /test/note',
      inputs: { words: { kind: 'text', label, max: 5, required: true }, tag: { kind: 'text', label } },
      answer: { notes: { kind: 'integer', label } },
      requestId: true,
    },
    reset: { label, call: 'POST /test/reset', answer: { notes: { kind: 'integer', label } }, verified: true },
  }),
})

const bill: Resource = {
  ...plainArea('/bill'),
  key: ['shop', 'no'],
  fields: {
    shop: { kind: 'text', label },
    no: { kind: 'text', label },
    fee: { kind: 'money', label, unit: 'li' },
    state: { kind: 'choice', label, of: { OPEN: label, PAID: label } },
    read: { kind: 'integer', label },
    time: { kind: 'timestamp', label },
  },
  list: {
    call: 'GET /test/billlist',
    columns: ['no'],
    sortable: ['no'],
    sort: 'no',
    filters: ['state', { name: 'period', label, test: 'period', on: 'time' }],
    summary: { fees: { label, sum: 'fee' }, limit_li: { label, computed: 'li' } },
  },
  detail: { call: 'GET /test/billdetail' },
  actions: {
    pay: {
      label,
      icon: 'wallet',
      call: 'POST /test/pay',
      on: ['row'],
      query: { shopName: 'shop', billNo: 'no' },
      inputs: { word: { kind: 'text', label } },
      effect: [{ set: { state: 'PAID' } }],
    },
  },
}

const day = 86_400
const bills: readonly WireRecord[] = [
  { shop: 'a/b', no: '1', fee: 10, state: 'OPEN', time: startOfClock },
  { shop: 'a', no: '2', fee: 20, state: 'PAID', time: startOfClock },
  { shop: 'a', no: '3', fee: 30, state: 'PAID', time: startOfClock - day },
]

const rules = {
  desk: definePageRules({
    schema: ['create table if not exists test_note (partner_id bigint, words text)'],
    info: async ({ account }) => ({ desk_of: account.username }),
    chores: [
      {
        name: 'stamp',
        everySeconds: 60,
        run: async ({ sql, partnerId }) => {
          await sql.query(`insert into test_note values ($1, 'chore')`, [partnerId])
        },
      },
    ],
    endpoints: {
      look: async ({ query, peer }) => ({ ...query, peer: peer ?? 'nobody' }),
      async note({ sql, partnerId, input }) {
        await sql.query('insert into test_note values ($1, $2)', [partnerId, Object.keys(input).join()])
        if (input.words === 'no') throw new Error('a mistake of ours')
        const counted = 'select count(*) as n from test_note where partner_id = $1'
        const [row] = await sql.query<{ n: number }>(counted, [partnerId])
        return { notes: row?.n ?? 0, sent: Object.keys(input) }
      },
      async reset({ sql, partnerId }) {
        await sql.query('delete from test_note where partner_id = $1', [partnerId])
        return { notes: 0 }
      },
    },
  }),
  bill: defineRules({
    detail: ({ record }) => ({ set: { read: Number(record.read) + 1 }, add: { next: 'another' } }),
    async summary({ area, asked }) {
      const { period, filters } = asked
      const lines = await area('bill').figures({
        by: { day: { day: 'time' }, state: 'state' },
        sum: { fees: 'fee' },
        counts: { dear: { fee: { atLeast: 20 } } },
      })
      expect(lines).toEqual([
        { day: '2024-05-31', state: 'PAID', count: 1, fees: 30, dear: 1 },
        { day: '2024-06-01', state: 'OPEN', count: 1, fees: 10, dear: 0 },
        { day: '2024-06-01', state: 'PAID', count: 1, fees: 20, dear: 1 },
      ])
      return { limit_li: filters.state === undefined ? (period?.before ?? 0) - (period?.from ?? 0) : 7 }
    },
  }),
}

const seeds = { bill: { records: () => bills } }
const running = await startedOnce({ declarations: [bill], pages: [desk], rules, seeds })

describe('a declared GET', () => {
  it.each([
    ['/test/desk?day=3&word=x', 0],
    ['/test/desk', 10001],
    ['/test/desk?day=10', 10001],
    ['/test/desk?day=three', 10001],
  ])('%s answers %i', async (path, code) => {
    expect((await running.get(path)).code).toBe(code)
  })

  it('gets its parameters read, and those that were not sent not at all', async () => {
    expect(dataOf(await running.get('/test/desk?day=3'))).toEqual({ day: 3, peer: 'nobody' })
  })
})

describe('a declared POST', () => {
  const write = (words: string, requestId?: string, token?: string) =>
    running.post('/test/note', { words, more: 1, ...(requestId && { request_id: requestId }) }, token)
  const notesOf = (answer: Answer) => dataOf<{ notes: number; sent: string[] }>(answer)

  it('holds its inputs to their rules, and tells what was sent from what was not', async () => {
    expect((await write('too long', 'request-1')).code).toBe(10001)
    expect((await write('a')).code).toBe(10001)
    expect(notesOf(await write('a', 'request-2')).sent).toEqual(['words'])
  })

  it('is done once for one request, and not at all when it fails', async () => {
    const first = await write('b', 'request-3')
    expect(await write('b', 'request-3')).toEqual(first)
    expect((await write('no', 'request-4')).code).toBe(10500)
    expect(running.faults.splice(0)).toEqual(['POST /test/note: Error: a mistake of ours'])
    expect(notesOf(await write('c', 'request-5')).notes).toBe(notesOf(first).notes + 1)
  })

  it('that wants a code takes the one that was sent, once, and counts wrong ones', async () => {
    expect((await running.post('/test/reset', {})).code).toBe(60211)
    expect((await running.post('/test/reset', { vcode: '000000' })).code).toBe(60212)
    dataOf(await running.post('/user/sendverifysms', {}))
    expect((await running.post('/test/reset', { vcode: '111111' })).code).toBe(60211)
    const done = await running.post('/test/reset', { vcode: '000000', request_id: 'request-6' })
    expect(done.code).toBe(0)
    expect(await running.post('/test/reset', { vcode: '000000', request_id: 'request-6' })).toEqual(done)
    expect((await running.post('/test/reset', { vcode: '000000' })).code).toBe(60212)
    running.clock.now += 61
    dataOf(await running.post('/user/sendverifysms', {}))
    for (let wrong = 0; wrong < 5; wrong++) await running.post('/test/reset', { vcode: '111111' })
    expect((await running.post('/test/reset', { vcode: '000000' })).code).toBe(60212)
  })

  it('is refused to who may only look', async () => {
    const viewer = await running.signIn('demo_viewer')
    expect((await running.get('/test/desk?day=1', viewer)).code).toBe(0)
    expect((await write('a', 'request-7', viewer)).code).toBe(10003)
  })
})

it('a figure that only rules know stands in the summary beside the others', async () => {
  const figures = async (query: string) => dataOf(await running.get(`/test/billlist?${query}`)).summary
  const days = 'begin_date=2024-05-31&end_date=2024-06-01'
  expect(await figures(days)).toEqual({ fees: 60, limit_li: 2 * day })
  expect(await figures('state=OPEN')).toEqual({ fees: 10, limit_li: 7 })
})

it('opening a record may change it, and may say more than its fields', async () => {
  for (const read of [1, 2])
    expect(dataOf(await running.get('/test/billdetail?shop=a&no=2'))).toMatchObject({ read, next: 'another' })
})

it('an action whose record stands in the address changes that one', async () => {
  const paid = await running.post('/test/pay?shopName=a%2Fb&billNo=1', { word: 'x' })
  expect(dataOf(paid)).toMatchObject({ shop: 'a/b', no: '1', state: 'PAID' })
  expect((await running.post('/test/pay?shopName=a&billNo=9', {})).code).toBe(10002)
  expect((await running.post('/test/pay?shopName=a', {})).code).toBe(10001)
})

it('chores are done for each partner, and rules add to what is told of the operator', async () => {
  running.clock.now += 120
  await running.platform.runDueJobs()
  const asked = "select partner_id from test_note where words = 'chore' group by partner_id"
  const stamped = await running.store.query(asked)
  expect(stamped.length).toBeGreaterThan(2)
  expect(dataOf(await running.get('/user/info'))).toMatchObject({ desk_of: 'demo_partner' })
})

const toOther = { endpoints: { other: async () => ({}) } }
it.each([
  ['an endpoint that nobody answers', { desk: definePageRules({}) }, 'the endpoint "look" has no rule'],
  ['an answer to no endpoint', { desk: definePageRules(toOther) }, '"other" is no endpoint of desk'],
])('%s is refused before the platform starts', (_, wrong, message) => {
  expect(() => areasOf({ declarations: [], pages: [desk], rules: wrong })).toThrow(message)
})
