import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { areasOf } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import type { RunContext, RunInfo, RunRow } from '@/runs/run'
import type { Runs } from '@/runs/runs'
import { createRuns } from '@/runs/runs'
import { answer } from '../platform/fakeBrowser'
import { lost, platformStub, refused } from '../platform/platformStub'
import { createDisk, records } from './console'
import { shops } from './platform'

afterEach(() => vi.restoreAllMocks().unstubAllGlobals())

/** Runs an action on this many records to its end. */
const acted = (action: string, count: number) =>
  ended((runs, context) =>
    runs.startAction({ resource: shops, action, records: records(count), input: {} }, context),
  )

/** Creates records with these names. */
const imported = (names: readonly string[], delays?: readonly number[]) => {
  const rows = names.map((name, index) => ({ id: `${index + 2}`, name, data: { name } }))
  return ended((runs, context) => runs.startImport({ resource: shops, rows }, context), delays)
}

/** Starts a run, and returns it with its rows once it has stopped. */
const ended = (begin: (runs: Runs, context: RunContext) => string, delays: readonly number[] = []) => {
  const runs = createRuns({
    journal: createDisk().page().journal,
    ownership: { claim: async () => () => {} },
    mark: () => 'operator',
    delays,
  })
  return new Promise<{ run: RunInfo; rows: readonly RunRow[] }>((resolve) => {
    const id = begin(runs, {
      queryClient: new QueryClient(),
      dataProvider: createDataProvider(areasOf([shops])),
    })
    runs.subscribe(() => {
      const run = runs.get(id)
      if (run && run.state !== 'running' && run.state !== 'pausing') resolve({ run, rows: runs.rowsOf(id) })
    })
  })
}

it('reads what became of a batch out of the answer that the platform kept', async () => {
  const sent = platformStub(({ call }) => {
    if (call === 'POST /user/shopclose') return lost()
    const failed = [{ id: 2, code: 10102, message: '店铺不存在' }]
    return { state: 'DONE', answer: { success: [1], failed } }
  })
  const { rows } = await acted('close', 2)
  const [first, asked] = sent
  const request_id = expect.stringMatching(/^.{8,64}$/)
  expect(first?.body).toEqual({ ids: [1, 2], request_id })
  expect(asked).toMatchObject({ call: 'GET /user/requestresult', query: { request_id } })
  expect(rows).toMatchObject([
    { id: '1', name: 'Shop 1', state: 'done' },
    { id: '2', name: 'Shop 2', state: 'failed', code: 10102, reason: '店铺不存在', gone: true },
  ])
})

it('makes a record of a row, and says why the platform refuses another', async () => {
  const sent = platformStub(({ body }) =>
    body?.name === 'Silk' ? refused(10001, '参数错误：name') : { shop_id: 7, name: body?.name },
  )
  const { rows } = await imported(['Tea', 'Silk'])
  expect(sent.map(({ call }) => call)).toEqual(['POST /user/shopsave', 'POST /user/shopsave'])
  expect(rows).toMatchObject([
    { id: '2', name: 'Tea', state: 'done' },
    { id: '3', name: 'Silk', state: 'failed', code: 10001, reason: '参数错误：name' },
  ])
})

it('takes what a gateway says in place of the platform for no answer, also of a record that is made', async () => {
  let refusals = 2
  const sent = platformStub(({ call }) => {
    refusals -= 1
    if (refusals >= 0) return answer({ code: 10500, message: '系统繁忙', data: null }, { status: 502 })
    return call === 'GET /user/requestresult' ? { state: 'DONE', answer: { shop_id: 7 } } : {}
  })
  const { run } = await imported(['Tea'], [1])
  const question = 'GET /user/requestresult'
  expect(sent.map(({ call }) => call)).toEqual(['POST /user/shopsave', question, question])
  expect(run).toMatchObject({ state: 'finished', counts: { done: 1 } })
})

it('stands still where everything is answered with a web page', async () => {
  platformStub(() => new Response('<!doctype html>', { status: 200 }))
  const { run } = await acted('open', 20)
  expect(run).toMatchObject({ state: 'paused', stalled: 'unreachable', counts: { unknown: 4, waiting: 16 } })
})

it.each([
  ['refuses to tell', () => refused(10002, '记录不存在')],
  ['answers with a web page', () => new Response('<!doctype html>', { status: 200 })],
])('leaves open what became of a call that the platform %s, and goes on', async (_, answer) => {
  platformStub(({ call, body }) => {
    if (call === 'GET /user/requestresult') return answer()
    return body?.shop_id === 1 ? lost() : {}
  })
  const { run } = await acted('open', 3)
  expect(run).toMatchObject({ state: 'finished', counts: { done: 2, unknown: 1 }, can: ['check', 'forget'] })
})

it('gives the lost call as the reason where a platform cannot be asked after it', async () => {
  platformStub(({ call }) =>
    call === 'GET /user/requestresult' ? new Response('<h1>Not Found</h1>', { status: 404 }) : lost(),
  )
  const { rows } = await acted('close', 1)
  expect(rows).toMatchObject([{ state: 'unknown', reason: '网络连接失败，请检查网络' }])
})

const timedOut = { code: 502, message: '上游超时', data: null }
it.each([
  ['a refusal in JSON', () => answer(timedOut, { status: 502 }), '上游超时'],
  ['a web page', () => new Response('<h1>', { status: 502 }), '服务器异常，请稍后重试 (502)'],
])('says of what a gateway answers with %s what a single call says', async (_, gateway, words) => {
  for (const asked of [
    () => new Response('<h1>Not Found</h1>', { status: 404 }),
    () => new Response('<!doctype html>', { status: 200 }),
    () => refused(10003, '无权限'),
    gateway,
  ]) {
    platformStub(({ call }) => (call === 'GET /user/requestresult' ? asked() : gateway()))
    const { rows } = await acted('open', 1)
    expect(rows).toMatchObject([{ state: 'unknown', reason: words }])
    vi.unstubAllGlobals()
  }
})

it.each([
  [404, ['forget']],
  [400, ['check', 'forget']],
])(
  'offers to ask again after what is unknown unless the question itself is unknown: %i',
  async (status, can) => {
    const sent = platformStub(({ call }) =>
      call === 'GET /user/requestresult' ? new Response('<h1>No</h1>', { status }) : lost(),
    )
    const { run } = await acted('close', 1)
    expect(run).toMatchObject({ state: 'finished', counts: { unknown: 1 }, can })
    expect(sent.map(({ call }) => call)).toEqual(['POST /user/shopclose', 'GET /user/requestresult'])
  },
)

it('asks for the lists of the area again when records may have changed', async () => {
  platformStub(() => ({ success: [1], failed: [] }))
  const asked = vi.fn()
  vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockImplementation(async (to) => asked(to?.queryKey))
  await acted('close', 1)
  expect(asked.mock.calls).toEqual([[['shops/shop']]])
})

it('does not believe that nothing was done because a repetition is refused at the door', async () => {
  let [sendings, questions] = [0, 0]
  platformStub(({ call }) => {
    if (call !== 'GET /user/requestresult') {
      sendings += 1
      return sendings === 1 ? lost() : refused(10003, '没有权限')
    }
    questions += 1
    return questions === 1 ? { state: 'UNKNOWN' } : { state: 'DONE', answer: {} }
  })
  const { run } = await acted('open', 1)
  expect(run).toMatchObject({ state: 'finished', counts: { done: 1, failed: 0 } })
})
