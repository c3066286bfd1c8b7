import { isReserved } from '@mock/platform/areas/reserved'
import { collect } from '@mock/platform/collect'
import type { JsonObject } from '@mock/platform/contract'
import { roles } from '@mock/platform/roles'
import declaration from '@resources/delivery/declaration.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import complaint from '@resources/pay/complaint/complaint.area'
import refund from '@resources/pay/refund/refund.area'
import trade from '@resources/pay/trade/trade.area'
import { beforeAll, describe, expect, test } from 'vitest'
import { allows, type WireRecord } from '@/declaration'
import { variants } from '../scope'
import { dataOf } from './answers'
import { newRequestId } from './harness'
import { answered, batchOf, shopKey } from './operator'
import { Till } from './trades/till'

const large = 80_000

/** Every declared call that may need approval, as `area.action`. The demo's are tested with all areas'. */
const everybodys = collect().declarations.filter((area) => !isReserved(area))
const declared = everybodys.flatMap(({ name, actions = {}, save }) => [
  ...Object.entries(actions).flatMap(([action, { approve }]) => (approve ? [`${name}.${action}`] : [])),
  ...(save?.approve ? [`${name}.save`] : []),
])

describe('approval by a second person', () => {
  const till = new Till()
  const { paid, tradeOf, post, get } = till
  let support = ''
  let finance = ''
  let manager = ''
  beforeAll(async () => {
    support = await till.running.signIn('demo_support')
    finance = await till.running.signIn('demo_finance')
    manager = await till.running.signIn('demo_manager')
  })
  const largeTrade = () => paid({ total_fee: 100_000, payer_total: 100_000, refundable_fee: 100_000 })
  const refundOf = (trade_no: string, refund_fee = large): JsonObject => ({
    ...{ trade_no, refund_fee, reason: '商品质量问题' },
  })
  const ask = (order: JsonObject, as = support) =>
    post('askapproval', { ...order, note: '买家催得急', request_id: newRequestId() }, as)
  const asked = async (order: JsonObject, as = support) => Number(dataOf(await ask(order, as)).id)
  const refundOrder = (trade_no: string) => ({ area: 'trade', action: 'refund', body: refundOf(trade_no) })
  const granted = (count: number) =>
    till
      // A closed shop is refused anyway.
      .stored(merchant, { grant_status: 'GRANTED', error_message: { lacks: ['店铺已关闭'] } })
      .then((shops) => shops.slice(0, count).map(shopKey))

  /** For each call that may need approval: a body that does, and the area whose records it would change. */
  const needing: Readonly<Record<string, () => Promise<readonly [call: string, body: JsonObject]>>> = {
    'trade.refund': async () => ['refundtrade', refundOf(await largeTrade())],
    'refund.retry': async () => {
      const trade_no = await largeTrade()
      // At first, the channel refuses amounts that end in these digits.
      await answered(till.refund(trade_no, large + 44))
      await till.pass(120)
      const [failed] = (await till.refundsOf(trade_no)).items
      return ['retryrefund', { out_refund_no: String(failed?.out_refund_no) }]
    },
    'complaint.approve': async () => {
      const { complaint_id } = await till.sampleOf(complaint, {
        complaint_state: 'PROCESSING',
        problem_type: 'REFUND',
        refund_decision: 'NONE',
      })
      await till.query(
        'update area.complaint set apply_refund_amount = $2 where partner_id = $1 and complaint_id = $3',
        large,
        String(complaint_id),
      )
      return ['updaterefundprogress', { complaint_id, action: 'APPROVE', refund_now: true } as JsonObject]
    },
    'declaration.publish': async () => {
      const [draft] = await till.stored(declaration, { state: 'DRAFT' })
      return ['publishdeclaration', { id: Number(draft?.id) }]
    },
    'merchant.clearGrant': async () => ['cleargrant', { targets: await granted(21) }],
  }

  test('is tested for every call that may need it', () => {
    expect(Object.keys(needing).sort()).toEqual([...declared].sort())
  })

  const states = async (): Promise<readonly WireRecord[]> => {
    const all = await Promise.all([trade, refund, complaint, merchant].map((area) => till.stored(area)))
    return all.flat()
  }

  test.each(variants(declared))(
    '%s is done unapproved by no role but those that decide alone',
    async (what) => {
      const [area, action = ''] = what.split('.')
      const approve = collect().declarations.find(({ name }) => name === area)?.actions?.[action]?.approve
      const [call, body] = (await needing[what]?.()) ?? ['', {}]
      const before = await states()
      for (const { key, permissions } of roles) {
        const decidesAlone = approve?.alone === true && allows(permissions, approve.by)
        if (decidesAlone) continue
        await till.query(
          "update platform.account set role = $2 where username = 'demo_viewer' and $1 > 0",
          key,
        )
        const token = await till.running.signIn('demo_viewer')
        const { code } = await post(call, { ...body, request_id: newRequestId() }, token)
        const may = allows(permissions, `${area}.list`) && allows(permissions, what)
        expect([key, code]).toEqual([key, may ? 10010 : 10003])
        expect(await states()).toEqual(before)
      }
      await till.query(
        "update platform.account set role = 'viewer' where username = 'demo_viewer' and $1 > 0",
      )
    },
  )

  test('a refund below the threshold is done by support; a large one by those who decide', async () => {
    const trade_no = await largeTrade()
    expect(
      (await post('refundtrade', { ...refundOf(trade_no, 49_999), request_id: newRequestId() }, support))
        .code,
    ).toBe(0)
    till.clock.now += 60
    expect(
      (await post('refundtrade', { ...refundOf(trade_no, 50_000), request_id: newRequestId() }, finance))
        .code,
    ).toBe(0)
  })

  test('a refund that goes with a complaint which asks for no amount is that of its order', async () => {
    const { complaint_id } = await till.sampleOf(complaint, {
      complaint_state: 'PROCESSING',
      problem_type: 'REFUND',
      refund_decision: 'NONE',
    })
    await till.query(
      'update area.complaint set apply_refund_amount = null, order_fee = $2 where partner_id = $1 and complaint_id = $3',
      large,
      String(complaint_id),
    )
    const body = { complaint_id: String(complaint_id), action: 'APPROVE', refund_now: true }
    const order = { area: 'complaint', action: 'approve', body }
    expect(await post('previewapproval', order, support)).toMatchObject({
      code: 0,
      data: { records: 1, amount: large },
    })
  })

  test('a large refund is asked for, seen before and after, and signed', async () => {
    const trade_no = await largeTrade()
    const order = refundOrder(trade_no)
    expect(await post('previewapproval', order, support)).toMatchObject({
      code: 0,
      data: {
        ...{ records: 1, amount: large, refused: [] },
        items: [
          { id: trade_no, before: { refund_fee: 0 }, after: { refund_fee: large, refundable_fee: 20_000 } },
        ],
      },
    })
    expect(await tradeOf(trade_no)).toMatchObject({ refund_fee: 0, refunds: [] })
    const waiting = async (as: string) =>
      Number((await answered<{ waiting_approval: number }>(get('info', as))).waiting_approval)
    const before = await waiting(finance)
    const id = await asked(order)
    expect([await waiting(finance), await waiting(support)]).toEqual([before + 1, 0])
    expect(await get(`approvallist?id=${id}`, finance)).toMatchObject({
      data: {
        items: [
          {
            ...{ what: 'trade.refund', records: 1, amount: large, state: 'WAITING', whose: 'OTHERS' },
            ...{ asker: 'demo_support', note: '买家催得急' },
          },
        ],
      },
    })
    expect(await post('approverequest', { id }, support)).toMatchObject({ code: 10003 })
    expect(await get(`approvalrecords?id=${id}`, finance)).toMatchObject({
      data: {
        total: 1,
        items: [{ id: trade_no, before: { refund_fee: 0 }, after: { refund_fee: large }, code: null }],
      },
    })
    expect(await post('approverequest', { id }, finance)).toMatchObject({ code: 0, data: { state: 'DONE' } })
    expect(await tradeOf(trade_no)).toMatchObject({
      refund_fee: large,
      refunds: [{ operator: 'demo_support' }],
    })
    expect(await get(`approvalrecords?id=${id}`, support)).toMatchObject({ data: { items: [{ code: 0 }] } })
    expect(await waiting(finance)).toBe(before)
    expect(await post('approverequest', { id }, finance)).toMatchObject({ code: 46102 })
  })

  test('more than twenty grants need a second administrator, also in portions within ten minutes', async () => {
    till.clock.now += 3600
    await till.signIn()
    manager = await till.running.signIn('demo_manager')
    const shops = await granted(60)
    const clear = (from: number, to: number) => post('cleargrant', { targets: shops.slice(from, to) })
    expect((await clear(0, 21)).code).toBe(10010)
    expect(batchOf(await clear(0, 20)).failed).toEqual([])
    for (const [from, to] of [
      [20, 40],
      [20, 21],
    ] as const)
      expect((await clear(from, to)).code).toBe(10010)
    till.clock.now += 600
    expect((await clear(20, 40)).code).toBe(0)
    const order = { area: 'merchant', action: 'clearGrant', body: { targets: shops.slice(40) } }
    const id = await asked(order, till.token)
    expect(await post('approverequest', { id })).toMatchObject({ code: 46101 })
    expect(await post('approverequest', { id }, manager)).toMatchObject({
      data: { state: 'DONE', records: 20 },
    })
    const cleared = await till.stored(merchant, { grant_status: 'CLEARED' })
    const keys = new Set(cleared.map((shop) => JSON.stringify(shopKey(shop))))
    expect(shops.every((shop) => keys.has(JSON.stringify(shop)))).toBe(true)
  })
})
