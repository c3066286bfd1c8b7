import type { JsonObject } from '@mock/platform/contract'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import type { ReplyTemplate } from '@resources/pay/replyTemplate/replyTemplate.area'
import trade, { type Trade } from '@resources/pay/trade/trade.area'
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
  /** Posts with headers in which a caller describes the call. */
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

  test('a field that an account is denied is in no entry of its', async () => {
    const [payment] = await at.stored<Trade>(trade)
    const id = idOf(trade.key, payment ?? {})
    await at.query(
      `insert into platform.operation (partner_id, operation_id, at, way, area, action)
       values ($1, 'told-in-part', ${at.clock.now}, 'job', 'trade', 'paying')`,
    )
    const changes = { payer_mask: ['o*a', 'o*b'], trade_state: ['PAYING', 'SUCCESS'] }
    await at.query(
      `insert into platform.history (partner_id, operation_id, call, area, record_id, at, kind, version, changes, hidden)
       values ($1, 'told-in-part', 1, 'trade', $2, ${at.clock.now}, 'change', 2, $3::jsonb, '{}')`,
      id,
      JSON.stringify(changes),
    )
    const becomes = (role: string) =>
      at.query(
        "update platform.account set role = $2 where partner_id = $1 and username = 'demo_partner'",
        role,
      )
    const told = async (call: string) => (await at.ask<Entries>(call)).items[0]
    const calls = [
      `history?area=trade&id=${encodeURIComponent(id)}`,
      'operationrecords?operation_id=told-in-part',
    ]
    for (const call of calls) expect(await told(call)).toMatchObject({ changes, hidden: [] })
    await becomes('viewer')
    for (const call of calls)
      expect(await told(call)).toMatchObject({
        changes: { trade_state: changes.trade_state },
        hidden: [],
      })
    for (const call of calls) expect((await told(call))?.changes).not.toHaveProperty('payer_mask')
    await becomes('finance')
    expect((await at.get('history?area=merchant&id=1')).code).toBe(10003)
    await becomes('admin')
  })

  describe('the operation log', () => {
    interface Operation {
      readonly operation_id: string
      readonly at: number
      readonly by: string | null
      readonly by_name: string
      readonly way: string
      readonly area: string
      readonly area_name: string
      readonly action: string
      readonly action_name: string
      readonly records: number
      readonly run_id: string | null
    }
    const log = (query = '', as?: string) => at.list<Operation>(`operationloglist?limit=100${query}`, as)

    test('has one row for a save, and one for all calls of a run', async () => {
      // Within a second, nothing defines the order.
      at.clock.now += 1
      const one = await made()
      const other = await made()
      const [last, before] = (await log('&area=replyTemplate')).items
      expect([last, before]).toMatchObject([
        {
          action: 'create',
          action_name: '新增',
          area_name: '回复模板',
          records: 1,
          way: 'api',
          by: 'demo_partner',
        },
        { action: 'create', records: 1 },
      ])
      const headers = { 'x-via': 'bulk', 'x-run': 'run-of-the-log' }
      for (const { template_id } of [one, other])
        expect(await says(headers, 'removereplytpl', { template_id })).toMatchObject({ code: 0 })
      const { items, total } = await log('&run=run-of-the-log')
      expect(total).toBe(1)
      expect(items).toMatchObject([{ action: 'remove', records: 2, way: 'bulk', run_id: 'run-of-the-log' }])
      const records = await at.ask<Entries>(`operationrecords?operation_id=${items[0]?.operation_id}`)
      expect(records.items.map(({ id }) => id)).toEqual(
        [other, one].map(({ template_id }) => String(template_id)),
      )
    })

    test('has one row for each pass of a timed job, done by nobody', async () => {
      await at.pass(24 * 3600)
      const { items } = await log('&way=job&area=merchant')
      const passes = items.map(({ action, at: when }) => `${action} ${when}`)
      expect(passes.length).toBeGreaterThan(0)
      expect(new Set(passes).size).toBe(passes.length)
      for (const { by, by_name } of items) expect([by, by_name]).toEqual([null, '系统'])
    })

    test('is filtered by who, area, action, way, run and day', async () => {
      await made()
      const all = (await log()).items
      const day = new Date((at.clock.now + 8 * 3600) * 1000).toISOString().slice(0, 10)
      const startOfToday = Date.parse(`${day}T00:00:00+08:00`) / 1000
      const filters: readonly (readonly [string, (one: Operation) => boolean])[] = [
        ['&who=demo_par', ({ by }) => by === 'demo_partner'],
        ['&area=replyTemplate', ({ area }) => area === 'replyTemplate'],
        ['&action=create', ({ action }) => action === 'create'],
        ['&way=bulk', ({ way }) => way === 'bulk'],
        ['&run=run-of-the-log', ({ run_id }) => run_id === 'run-of-the-log'],
        [`&begin_date=${day}&end_date=${day}`, ({ at: when }) => when >= startOfToday],
      ]
      for (const [query, fits] of filters) {
        const { items } = await log(query)
        expect(items.length, query).toBeGreaterThan(0)
        expect(items.length, query).toBeLessThan(all.length)
        expect(items, query).toEqual(all.filter(fits))
      }
      expect((await at.get('operationloglist?way=telepathy')).code).toBe(10001)
      // The address of one operation is its key.
      expect((await log(`&operation_id=${all[0]?.operation_id}`)).items).toEqual([all[0]])
    })

    test('counts the records that an account may open, and tells nothing of the others', async () => {
      await at.query(
        `insert into platform.operation (partner_id, operation_id, at, way, area, action)
         select $1, name, ${at.clock.now}, 'job', 'trade', name from unnest(array['mixed', 'unseen']) name`,
      )
      await at.query(
        `insert into platform.history (partner_id, operation_id, call, area, record_id, at, kind, version, changes, hidden)
         select $1, operation, 1, area, 'X', ${at.clock.now}, 'change', 2, '{}', '{}'
         from (values ('mixed', 'trade'), ('mixed', 'nothing declared'), ('unseen', 'article')) as e (operation, area)`,
      )
      const rows = (await log('&area=trade')).items.filter(({ way }) => way === 'job')
      expect(rows.filter(({ action }) => ['mixed', 'unseen'].includes(action))).toMatchObject([
        { action: 'mixed', records: 1 },
      ])
      const rest = await at.running.fetch('/rest/operationLog/unseen', { headers: { 'x-token': at.token } })
      expect(rest.status).toBe(404)
    })

    test('is for administrators, each partner its own', async () => {
      const other = await at.running.signIn('demo_agent')
      expect((await log('', other)).items.filter(({ by }) => by === 'demo_partner')).toEqual([])
      for (const who of ['demo_support', 'demo_viewer']) {
        const token = await at.running.signIn(who)
        expect((await at.get('operationloglist', token)).code).toBe(10003)
      }
    })
  })
})
