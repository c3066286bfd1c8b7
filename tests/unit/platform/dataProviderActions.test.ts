import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areasOf, integer, type Json, type Resource, resourceName, type WireRecord } from '@/declaration'
import { createDataProvider, UnsupportedError } from '@/platform/dataProvider'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { rememberLocale } from '@/platform/language'
import { templates } from '../../conformance/templates'
import { lost, platformStub, refused } from './platformStub'

afterEach(() => vi.unstubAllGlobals())

const provider = createDataProvider(areasOf([merchant, trade, templates]))
const name = 'conformance/template'
const row = { id: 'T1', template_id: 'T1', template_name: 'A' }
const shop = { op: 'jd', app_id: '10', seller_nick: '小店', shop_name: '小店' }
const shopId = 'jd~10~小店'

it('a record that the call wants in its address is sent there, and not in the body', async () => {
  const query = { sellerNick: 'seller_nick', appId: 'app_id', op: 'op' } as const
  const base = merchant.actions?.pause ?? expect.fail('merchants can be paused')
  const { batch: _, send: __, ...single } = base
  const area = {
    ...merchant,
    actions: {
      mark: { ...single, call: 'POST /user/mark', query, inputs: { n: integer({ label: base.label }) } },
    },
  } as const satisfies Resource
  const sent = platformStub(() => ({}))
  const { act } = createDataProvider(areasOf([area]))
  const params = { action: 'mark', records: [{ id: shopId }], input: { n: 3 }, requestId: 'request-1' }
  await act('merchant/merchant', params)
  const asked = { sellerNick: '小店', appId: '10', op: 'jd' }
  const body = { n: 3, request_id: 'request-1' }
  expect(sent).toEqual([{ call: 'POST /user/mark', query: asked, body }])
})

describe('taking away', () => {
  it('is the action that removes', async () => {
    const sent = platformStub(() => ({ success: [shopId], failed: [] }))
    const previousData = { ...shop, id: shopId }
    const removed = await provider.delete('merchant/merchant', { id: shopId, previousData })
    expect(removed).toEqual({ data: previousData })
    const { shop_name: _, ...key } = shop
    expect(sent).toEqual([{ call: 'POST /user/merchantremove', query: {}, body: { targets: [key] } }])
  })

  it('of one that the platform refuses is that refusal', async () => {
    const message = '正在使用中，不能删除（2个模板或任务）'
    platformStub(() => ({ success: [], failed: [{ id: 'T1', code: 41005, message }] }))
    rememberLocale('es')
    await expect(provider.delete(name, { id: 'T1', previousData: row })).rejects.toMatchObject({
      code: 41005,
      message: 'En uso, no se puede eliminar (2 plantillas o tareas)',
    })
  })

  it('of many is done in batches of 100', async () => {
    const sizes: number[] = []
    platformStub(({ body }) => {
      const ids = idsOf(body)
      sizes.push(ids.length)
      return { success: ids, failed: [] }
    })
    const ids = Array.from({ length: 230 }, (_, index) => `T${index}`)
    expect((await provider.deleteMany(name, { ids })).data).toEqual(ids)
    expect(sizes.sort()).toEqual([100, 100, 30])
  })

  it('goes on with the other batches when one brings no answer, and says which are not known to be gone', async () => {
    platformStub(({ body }) => {
      const ids = idsOf(body)
      return ids.includes('T0') ? new Response('<html>', { status: 502 }) : { success: ids, failed: [] }
    })
    const ids = Array.from({ length: 150 }, (_, index) => `T${index}`)
    const partial = { name: 'PartialError', succeeded: ids.slice(100), failed: { length: 100 } }
    await expect(provider.deleteMany(name, { ids })).rejects.toMatchObject(partial)
  })
})

const idsOf = (body: WireRecord | undefined): string[] => (Array.isArray(body?.ids) ? body.ids : [])

describe('an action', () => {
  it('sends records, what is always sent, the declared inputs and the request id', async () => {
    const sent = platformStub(() => ({ refund_id: 'R1' }))
    const answer = await provider.act('pay/tradelist', {
      action: 'refund',
      records: [{ id: 'P1', trade_no: 'P1' }],
      input: { refund_fee: 100, reason: '重复支付', trade_no: 'P2', operator: 'me' },
      requestId: '0123456789abcdef',
    })
    expect(answer).toEqual({ data: { succeeded: ['P1'], failed: [], answer: { refund_id: 'R1' } } })
    const body = { trade_no: 'P1', refund_fee: 100, reason: '重复支付', request_id: '0123456789abcdef' }
    expect(sent).toEqual([{ call: 'POST /user/refundtrade', query: {}, body }])
  })

  it('of a batch gives every record’s outcome in the operator’s language', async () => {
    const refusal = { id: 'P2', code: 43010, message: '通知已成功，无需补发' }
    const sent = platformStub(() => ({ success: ['P1'], failed: [refusal] }))
    rememberLocale('en')
    const records = [{ id: 'P1' }, { id: 'P2' }]
    const { data } = await provider.act('pay/tradelist', { action: 'renotify', records })
    const failed = [{ id: 'P2', code: 43010, message: 'Notification already accepted' }]
    expect(data).toEqual({ succeeded: ['P1'], failed })
    expect(sent[0]?.body).toEqual({ ids: ['P1', 'P2'] })
  })

  it('that is refused as a whole has failed for each of its records', async () => {
    platformStub(() => refused(10003, '没有操作权限'))
    const records = [{ id: 'P1' }, { id: 'P2' }]
    const failed = records.map(({ id }) => ({ id, code: 10003, message: '没有操作权限' }))
    const { data } = await provider.act('pay/tradelist', { action: 'renotify', records })
    expect(data).toEqual({ succeeded: [], failed })
  })

  const timedOut = (status: number) =>
    Response.json({ code: status, message: 'upstream timed out', data: null }, { status })

  it.each<[string, () => unknown, object]>([
    ['the session is over', () => refused(50014), { name: 'PlatformError', code: 50014 }],
    ['the network fails', lost, { kind: 'network' }],
    ['a gateway answers 502', () => timedOut(502), { name: 'TransportError', message: 'upstream timed out' }],
    ['a gateway answers 504', () => timedOut(504), { name: 'TransportError' }],
  ])('rejects when %s: nobody knows what became of the records', async (_, respond, error) => {
    platformStub(respond)
    const answer = provider.act('pay/tradelist', { action: 'renotify', records: [{ id: 'P1' }] })
    await expect(answer).rejects.toMatchObject(error)
  })

  it.each([
    ['no such action', 'toString', ['P1']],
    ['no record', 'renotify', []],
    ['more than 100', 'renotify', Array.from({ length: 101 }, (_, index) => `P${index}`)],
    ['several where each is a call', 'close', ['P1', 'P2']],
    ['a record twice', 'renotify', ['P1', 'P2', 'P1']],
    ['an id that is none', 'renotify', ['P1~2']],
    ['money but no request id', 'refund', ['P1']],
  ])('is not sent with %s', async (_, action, ids) => {
    const sent = platformStub(() => null)
    const answer = provider.act('pay/tradelist', { action, records: ids.map((id) => ({ id })) })
    await expect(answer).rejects.toBeInstanceOf(UnsupportedError)
    expect(sent).toEqual([])
  })

  it('can be given up', async () => {
    platformStub(() => null)
    const signal = AbortSignal.abort()
    const answer = provider.act('pay/tradelist', { action: 'close', records: [{ id: 'P1' }], signal })
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('acts on a record whose key holds a value that is not declared yet', async () => {
    const id = 'newshop~10~小店'
    const sent = platformStub(() => ({ success: [id], failed: [] }))
    await provider.act('merchant/merchant', { action: 'clearGrant', records: [{ id }] })
    expect(sent[0]?.body).toEqual({ targets: [{ op: 'newshop', app_id: '10', seller_nick: '小店' }] })
  })
})

describe('a key field that is itself called id', () => {
  const id = integer({ label: templates.label })
  const numbered: Resource = { ...templates, key: ['id'], fields: { ...templates.fields, id } }
  const numbers = createDataProvider(areasOf([numbered]))
  const area = resourceName(numbered)
  const [action = ''] = Object.keys(numbered.actions ?? {})

  it('is sent as the number that it is', async () => {
    const sent = platformStub(() => ({ success: [7], failed: [] }))
    await numbers.act(area, { action, records: [{ id: '7' }] })
    expect(sent[0]?.body).toEqual({ ids: [7] })
  })

  it.each(['1e3', '0x10', '07', ' 7', '-0'])('is not %j: another record would be meant', async (id) => {
    const sent = platformStub(() => ({}))
    await expect(numbers.act(area, { action, records: [{ id }] })).rejects.toThrow(UnsupportedError)
    expect(sent).toEqual([])
  })
})

describe('what became of a call', () => {
  const asked = () => provider.requestResult('0123456789abcdef')

  it('is asked for by its id', async () => {
    const sent = platformStub(() => ({ state: 'UNKNOWN' }))
    await expect(asked()).resolves.toEqual({ data: { done: false } })
    const query = { request_id: '0123456789abcdef' }
    expect(sent).toMatchObject([{ call: 'GET /user/requestresult', query }])
  })

  it.each([null, 'success', 0, { success: ['P1'], failed: [] }])(
    'is its answer %j once it was done',
    async (answer) => {
      platformStub(() => ({ state: 'DONE', answer }))
      await expect(asked()).resolves.toEqual({ data: { done: true, answer } })
    },
  )

  it.each([null, 'DONE', [[]], {}, { state: 'DONE' }, { state: 'RUNNING', answer: 1 }, { state: 1 }])(
    'is not known from %j',
    async (data) => {
      platformStub(() => data)
      await expect(asked()).rejects.toMatchObject({ name: 'TransportError', kind: 'answer' })
    },
  )

  it.each([50008, 10002])('is not known when the question is refused with %i', async (code) => {
    platformStub(() => refused(code))
    await expect(asked()).rejects.toMatchObject({ name: 'PlatformError', code })
  })

  const outcomeOf = (action: string, ids: readonly string[], answer: Json) => {
    const declared = trade.actions?.[action] ?? expect.fail(`trades have no action ${action}`)
    return outcomeOfCall(trade, declared, ids, answer)
  }

  it.each([null, 'success', { success: ['P1'], failed: [] }, { success: ['P1', 'P9'], failed: 'none' }])(
    'is success for each record of a batch by the answer %j, which names no failure',
    async (answer) => {
      const ids = ['P1', 'P2']
      expect(await outcomeOf('renotify', ids, answer)).toEqual({ succeeded: ids, failed: [] })
    },
  )

  const reason = { code: 43010, message: '通知已成功，无需补发' }

  it.each([
    ['our id', { id: 'P2', ...reason }, ['P1']],
    ['the fields of its key', { trade_no: 'P2', ...reason }, ['P1']],
    ['no more than itself', 'P2', ['P1']],
  ])('knows a failed record by %s', async (_, entry, succeeded) => {
    const outcome = await outcomeOf('renotify', ['P1', 'P2'], { failed: [entry] })
    expect(outcome.succeeded).toEqual(succeeded)
    expect(outcome.failed.map(({ id }) => id)).toEqual(['P2'])
  })

  it('takes no record for done that an unnamed failure may be about', async () => {
    const outcome = await outcomeOf('renotify', ['P1', 'P2', 'P3'], { success: ['P1'], failed: [reason] })
    expect(outcome.succeeded).toEqual(['P1'])
    expect(outcome.failed).toEqual(['P2', 'P3'].map((id) => ({ id, ...reason })))
  })

  it('is success for a single record, whatever was answered: a refusal is not kept', async () => {
    for (const answer of [null, 'success', { trade_no: 'P1' }])
      await expect(outcomeOf('close', ['P1'], answer)).resolves.toEqual({ succeeded: ['P1'], failed: [] })
  })
})
