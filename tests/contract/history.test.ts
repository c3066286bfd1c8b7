import type { JsonObject } from '@mock/platform/contract'
import { writingSetting } from '@mock/platform/writing'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import type { ReplyTemplate } from '@resources/pay/replyTemplate/replyTemplate.area'
import { describe, expect, test } from 'vitest'
import { idOf, type Json, type WireRecord } from '@/declaration'
import { answerOf } from './answers'
import { newRequestId } from './harness'
import { answered, batchOf, Operator, shopKey } from './operator'

interface Entry {
  readonly entry: number
  readonly operation_id: string
  readonly area: string
  readonly id: string
  readonly at: number
  readonly by: string | null
  readonly by_name: string | null
  readonly way: string
  readonly action: string
  readonly action_area: string
  readonly kind: string
  readonly version: number
  readonly run_id?: string
  readonly records: number
  readonly changes: { readonly [field: string]: readonly [Json, Json] }
  readonly hidden: readonly string[]
}

interface Entries {
  readonly items: readonly Entry[]
  readonly more: boolean
}

type Saved = ReplyTemplate & { readonly version: number }

/** Who did what to which record (resources/operationLog). */
describe('history', () => {
  const at = new Operator()
  const { post } = at

  const historyOf = (area: string, id: string, more = '') =>
    at.ask<Entries>(`history?area=${area}&id=${encodeURIComponent(id)}${more}`)
  const form = { title: '发货提醒', problem_type: null, content: '您的订单已发出。' }
  const made = () => answered<Saved>(post('savereplytpl', { ...form, request_id: newRequestId() }))
  const ofTemplate = async ({ template_id }: Saved) =>
    (await historyOf('replyTemplate', String(template_id))).items
  const keep = (one: Saved, more: JsonObject = {}) => {
    const { template_id, title, problem_type, content, version } = one
    return { template_id, title, problem_type, content, version, ...more }
  }
  /** Posts with the headers by which a caller says what it is doing. */
  const says = async (headers: Readonly<Record<string, string>>, call: string, body: JsonObject) =>
    answerOf(
      await at.running.fetch(`/user/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': at.token, ...headers },
        body: JSON.stringify(body),
      }),
    )
  const shops = () => at.stored<Merchant>(merchant, { grant_status: { in: ['GRANTED', 'EXPIRING'] } })
  const count = async () => {
    const [row] = await at.query<{ n: number }>(
      'select count(*) as n from platform.history where partner_id = $1',
    )
    return row?.n
  }

  test('the platform says that it keeps one', async () => {
    expect(await at.ask<JsonObject>('info')).toMatchObject({ offers: expect.arrayContaining(['history']) })
  })

  test('samples are how it begins: nobody did them', async () => {
    expect(await count()).toBe(0)
  })

  test('a record is made, changed and removed: three entries, the newest first', async () => {
    const one = await made()
    at.clock.now += 60
    const changed = await answered<Saved>(
      says({ 'x-via': 'form' }, 'savereplytpl', keep(one, { title: '到货提醒' })),
    )
    at.clock.now += 60
    await answered(post('removereplytpl', { ids: [one.template_id] }))

    const [removed, edited, created, ...rest] = await ofTemplate(one)
    expect(rest).toEqual([])
    expect(created).toMatchObject({
      kind: 'create',
      action: 'create',
      action_area: 'replyTemplate',
      way: 'api',
      by: 'demo_partner',
      at: one.create_time,
      version: 1,
      records: 1,
      changes: {
        title: [null, form.title],
        content: [null, form.content],
        template_id: [null, one.template_id],
      },
      hidden: [],
    })
    expect(edited).toMatchObject({
      kind: 'change',
      action: 'edit',
      way: 'form',
      version: changed.version,
      changes: { title: [form.title, '到货提醒'], update_time: [one.update_time, one.update_time + 60] },
    })
    expect(Object.keys(edited?.changes ?? {}).sort()).toEqual(['title', 'update_time'])
    expect(removed).toMatchObject({
      kind: 'remove',
      action: 'remove',
      version: changed.version + 1,
      changes: {},
    })
    expect(new Set([removed, edited, created].map((one) => one?.operation_id)).size).toBe(3)
  })

  test('a save that changes nothing is no entry, and raises no version', async () => {
    const one = await made()
    const again = await answered<Saved>(post('savereplytpl', keep(one)))
    expect(again).toEqual(one)
    expect(await ofTemplate(one)).toHaveLength(1)
  })

  test('a refused call leaves none, and a repeated one no second', async () => {
    const one = await made()
    const body = { ...keep(one, { title: '催付提醒' }), request_id: newRequestId() }
    at.clock.now += 1
    expect(await post('savereplytpl', { ...keep(one), content: '' })).toMatchObject({ code: 44001 })
    expect(await post('savereplytpl', body)).toMatchObject({ code: 0 })
    expect(await post('savereplytpl', body)).toMatchObject({ code: 0 })
    expect(await post('savereplytpl', keep(one, { title: '太迟了' }))).toMatchObject({ code: 10007 })
    expect(await ofTemplate(one)).toHaveLength(2)
  })

  test('the calls of a run are one operation of the account, however many they are', async () => {
    const ones = [await made(), await made(), await made()]
    const headers = { 'x-via': 'bulk', 'x-run': 'run-of-three-templates' }
    for (const { template_id } of ones)
      expect(await says(headers, 'removereplytpl', { template_id })).toMatchObject({ code: 0 })
    const [last] = ones
    const [entry] = last ? await ofTemplate(last) : []
    expect(entry).toMatchObject({ way: 'bulk', run_id: 'run-of-three-templates', records: 3, kind: 'remove' })
    const { items, more } = await at.ask<Entries>(
      `operationrecords?operation_id=${entry?.operation_id}&limit=2`,
    )
    expect([items.length, more]).toEqual([2, true])
    const rest = await at.ask<Entries>(
      `operationrecords?operation_id=${entry?.operation_id}&before=${items.at(-1)?.entry}`,
    )
    expect([rest.items.length, rest.more]).toEqual([1, false])
    expect([...items, ...rest.items].map(({ id }) => id).sort()).toEqual(
      ones.map(({ template_id }) => String(template_id)).sort(),
    )
  })

  test('what a caller says of itself must mean something', async () => {
    const one = await made()
    const change = keep(one, { title: '无效来源' })
    expect(await says({ 'x-via': 'telepathy' }, 'savereplytpl', change)).toMatchObject({ code: 10001 })
    expect(await says({ 'x-run': 'no run' }, 'savereplytpl', change)).toMatchObject({ code: 10001 })
    expect(await ofTemplate(one)).toHaveLength(1)
  })

  test('bookkeeping is in no history and raises no version', async () => {
    const [shop] = await shops()
    const key = shop ? shopKey(shop) : {}
    const id = idOf(merchant.key, key)
    const before = await at.ask<{ items: WireRecord[] }>(
      `merchantlist?limit=100&shop_name=${shop?.shop_name}`,
    )
    await at.query(
      `update area.merchant set today_push = today_push + 7, last_push_time = 1,
         agent_pay = jsonb_set(agent_pay, '{month_used_li}', '77')
       where partner_id = $1 and seller_nick = $2`,
      shop?.seller_nick ?? '',
    )
    expect((await historyOf('merchant', id)).items).toEqual([])
    const after = await at.ask<{ items: WireRecord[] }>(`merchantlist?limit=100&shop_name=${shop?.shop_name}`)
    expect(after.items.map(({ version }) => version)).toEqual(before.items.map(({ version }) => version))
  })

  test('a batch writes what it did: a record that is refused has none', async () => {
    const [expired] = await at.stored<Merchant>(merchant, { grant_status: 'EXPIRED' })
    const [shop] = await shops()
    const targets = [shop, expired].map((one) => shopKey(one ?? {}))
    const cap = { is_enable: true, month_limit_li: 1_000_000 }
    const { success, failed } = batchOf(await post('saveagentpay', { targets, ...cap }))
    expect([success.length, failed.length]).toEqual([1, 1])
    const [entry] = (await historyOf('merchant', success[0] ?? '')).items
    expect(entry).toMatchObject({ action: 'agentPay', kind: 'change', records: 1 })
    expect(entry?.changes.agent_pay?.[1]).toMatchObject(cap)
    expect((await historyOf('merchant', failed[0]?.id ?? '')).items).toEqual([])
  })

  test('who may not open the records, sees no history; and nobody that of another partner', async () => {
    const one = await made()
    const path = `history?area=replyTemplate&id=${one.template_id}`
    const other = await at.running.signIn('demo_agent')
    expect((await at.get(path, '')).code).toBe(50008)
    expect((await at.get(path, other)).code).toBe(10002)
    const [entry] = await ofTemplate(one)
    expect((await at.get(`operationrecords?operation_id=${entry?.operation_id}`, other)).code).toBe(10002)
    expect((await at.get('history?area=nothing&id=1')).code).toBe(10002)
    expect((await at.get('history?area=account&id=1')).code).toBe(10002)
    expect((await at.get(`${path}&before=x`)).code).toBe(10001)
    expect((await at.get(`${path}&limit=101`)).code).toBe(10001)
  })

  test('a field that an account is denied is in no entry of its, and of an area that is closed to it there is none', async () => {
    const { store, clock } = at.running
    const writing = { operation: 'masked-anew', way: 'api', area: 'trade', action: 'mask', at: clock.now }
    const [trade] = await store.transaction(async (sql) => {
      await sql.query('select set_config($1, $2, true)', [writingSetting, JSON.stringify(writing)])
      return sql.query<{ trade_no: string }>(
        `update area.trade set payer_mask = '王*', pay_channel = 'ALIPAY' where trade_no in
           (select trade_no from area.trade where partner_id = 100238 and pay_channel <> 'ALIPAY' order by trade_no limit 1)
         returning trade_no`,
      )
    })
    const id = trade?.trade_no ?? ''
    const becomes = (role: string) =>
      store.query("update platform.account set role = $1 where username = 'demo_partner'", [role])
    const changed = async () => Object.keys((await historyOf('trade', id)).items[0]?.changes ?? {}).sort()
    expect(await changed()).toEqual(['pay_channel', 'payer_mask'])
    await becomes('viewer')
    expect(await changed()).toEqual(['pay_channel'])
    const path = `history?area=merchant&id=${encodeURIComponent(idOf(merchant.key, (await shops())[0] ?? {}))}`
    expect((await at.get(path)).code).toBe(0)
    await becomes('finance')
    expect((await at.get(path)).code).toBe(10003)
    await becomes('admin')
  })
})
