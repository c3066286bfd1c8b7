import { startPlatform } from '@mock/platform'
import { touch } from '@mock/platform/areas/rows'
import { tableOf } from '@mock/platform/areas/tables'
import type { JsonObject } from '@mock/platform/contract'
import merchant from '@resources/merchant/merchant/merchant.area'
import replyTemplate from '@resources/pay/replyTemplate/replyTemplate.area'
import { describe, expect, it } from 'vitest'
import { createRandom, type Resource } from '@/declaration'
import { deferred } from '../unit/platform/fakeBrowser'
import { dataOf } from './answers'
import { partnerId } from './operator'
import { canStartPostgres } from './postgres'
import { TwoInstances } from './twoInstances'

describe.runIf(canStartPostgres())('two instances that write into the same areas at once', () => {
  const faults: string[] = []
  const onError = (error: unknown, what: string) => void faults.push(`${what}: ${String(error)}`)
  const both = new TwoInstances((options) => startPlatform({ ...options, channels: { pace: 0 }, onError }))
  const { query } = both

  it('tell of their writes in one order, whatever order they wrote in', async () => {
    let met = 0
    const bothWrote = deferred()
    const attempts: string[] = []
    const writing = (instance: number, first: Resource, second: Resource) =>
      both.stores[instance]?.transaction(async (sql) => {
        attempts.push(`instance ${instance}`)
        await touch({ sql, partnerId, table: tableOf(first) })
        met += 1
        if (met === 2) bothWrote.resolve()
        await bothWrote.promise
        await touch({ sql, partnerId, table: tableOf(second) })
      })
    const versions = () =>
      query(
        `select area, version from platform.area_version
         where partner_id = $1 and area in ('merchant', 'replyTemplate') order by area`,
      )
    await query(
      `insert into platform.area_version select $1, area, 1000 from unnest(array['merchant', 'replyTemplate']) area
       on conflict (partner_id, area) do update set version = 1000`,
    )
    await Promise.all([writing(0, merchant, replyTemplate), writing(1, replyTemplate, merchant)])
    expect(await versions()).toEqual([
      { area: 'merchant', version: 1002 },
      { area: 'replyTemplate', version: 1002 },
    ])
    // Neither was in the other's way, so neither had to be tried again.
    expect(attempts.sort()).toEqual(['instance 0', 'instance 1'])
  })

  it('answer every bulk action, save and payment, and agree on lists, totals and the ledger', async () => {
    const shops = await query<{ op: string; app_id: string; seller_nick: string }>(
      'select op, app_id, seller_nick from area.merchant where partner_id = $1 and _removed_time is null',
    )
    const random = createRandom('two instances')
    const some = () => [...shops].sort(() => random.next() - 0.5).slice(0, random.int(5, 20))
    const shop = () => random.pick(shops)
    let made = 0
    const works: readonly (() => [path: string, body: JsonObject])[] = [
      () => ['syncpause', { targets: some(), pause: random.chance(0.5) }],
      () => ['savepaidpushrule', { targets: some(), is_enable: random.chance(0.5), filter_express: '' }],
      () => ['saveagentpay', { targets: some(), is_enable: random.chance(0.5), month_limit_li: 10_000 }],
      () => ['savereplytpl', { title: `made ${++made}`, content: 'x' }],
      () => ['sendrenewremind', { ...shop(), request_id: `remind-${random.digits(12)}` }],
      () => [
        'getpayqrcode',
        { amount_fen: 100, pay_channel: 'WXPAY', request_id: `pay-${random.digits(12)}` },
      ],
    ]
    for (let round = 0; round < 8; round++) {
      both.now += 5
      const answers = await Promise.all([
        ...Array.from({ length: works.length }, async (_, at) => {
          const [path, body] = works[at]?.() ?? ['', {}]
          return [path, (await both.post(random.int(0, 1), path, body)).code] as const
        }),
        ...both.platforms.map(async (one) => ['jobs', (await one.runDueJobs()).length >= 0 ? 0 : 1] as const),
      ])
      expect(faults).toEqual([])
      expect(answers.filter(([, code]) => [10500, 10502].includes(code))).toEqual([])
    }

    for (const instance of [0, 1]) {
      const { data } = await both.get(instance, 'replytpllist?limit=100')
      const [kept] = await query<{ total: number }>(
        'select count(*) as total from area."replyTemplate" where partner_id = $1 and _removed_time is null',
      )
      expect(data).toMatchObject({ ...kept })
    }
    expect(
      await query('select title from area."replyTemplate" where partner_id = $1 and title like \'made %\''),
    ).toHaveLength(made)
    const [ledger] = await query<{ told: number; kept: number }>(
      `select (select sum(amount_li)::bigint from area.fee where partner_id = $1 and status <> 'ESTIMATED') as told,
         (select balance_li from partner_wallet where partner_id = $1) as kept`,
    )
    expect(ledger?.kept).toBe(ledger?.told)
  })
})

describe.runIf(canStartPostgres())('money on two instances of one PostgreSQL server', () => {
  const both = new TwoInstances()
  const { post, query } = both
  /** Both run their jobs. An empty answer stands for that among the calls' answers. */
  const jobs = (answer: { code: number; data: JsonObject }) =>
    both.platforms.map((one) => one.runDueJobs().then(() => answer))

  it('a top-up is credited once, however many ask for it at the same time', async () => {
    const asked = { amount_fen: 12_345, pay_channel: 'WXPAY', request_id: 'the-only-request' }
    const orders = await Promise.all([0, 1, 0, 1].map((one) => post(one, 'getpayqrcode', asked)))
    const numbers = new Set(orders.map((order) => dataOf<{ out_trade_no: string }>(order).out_trade_no))
    expect(numbers.size).toBe(1)
    const [out_trade_no = ''] = numbers
    both.now += 8
    const paid = await Promise.all([
      ...[0, 1, 0, 1, 0, 1].map((one) => post(one, 'checkpaymentstatus', { out_trade_no })),
      ...jobs({ code: 0, data: { trade_state: 'SUCCESS' } }),
    ])
    for (const { data } of paid) expect(data).toMatchObject({ trade_state: 'SUCCESS' })
    const credits = await query<{ amount_li: number }>(
      `select amount_li from area.fee where partner_id = $1 and out_trade_no = '${out_trade_no}'`,
    )
    expect(credits).toEqual([{ amount_li: 123_450 }])
  })

  it('the last of the balance is spent once', async () => {
    // Five messages of 45 li are left, for all shops that run out.
    await query(
      `update partner_wallet set balance_li = estimated_li + frozen_li + 5 * 45 + 44 - credit_li where partner_id = $1`,
    )
    const shops = await query<{ op: string; app_id: string; seller_nick: string }>(
      `select op, app_id, seller_nick from area.merchant
       where partner_id = $1 and grant_status in ('EXPIRING', 'EXPIRED') limit 8`,
    )
    expect(shops).toHaveLength(8)
    const answers = await Promise.all(
      shops.map((shop, index) =>
        post(index, 'sendrenewremind', { ...shop, request_id: `reminder-${index}` }),
      ),
    )
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 0, 30001, 30001, 30001,
    ])
    const [left] = await query<{ li: number }>(
      'select balance_li - estimated_li - frozen_li + credit_li as li from partner_wallet where partner_id = $1',
    )
    expect(left?.li).toBe(44)
  })

  it('a push is delivered and charged once, though both instances work', async () => {
    const pushes = () =>
      query<{ attempts: number }>(
        `select coalesce(sum(attempts), 0)::bigint as attempts from area."pushLog" where partner_id = $1`,
      )
    await query(`update area."pushLog" set next_time = null where partner_id = $1`)
    const due = await query(
      `update area."pushLog" set status = 'WAITING', next_time = ${both.now} where partner_id = $1 and status = 'SUCCESS'
       and message_id in (select message_id from area."pushLog" where partner_id = $1 and status = 'SUCCESS'
         and event not in ('trade_memo', 'trade_paid_message') order by 1 limit 30) returning 1`,
    )
    const [before] = await pushes()
    both.now += 4
    for (const _ of [1, 2]) await Promise.all(both.platforms.map((one) => one.runDueJobs()))
    const [after] = await pushes()
    expect(due).toHaveLength(30)
    expect((after?.attempts ?? 0) - (before?.attempts ?? 0)).toBeLessThanOrEqual(31)
    expect((after?.attempts ?? 0) - (before?.attempts ?? 0)).toBeGreaterThan(20)
  })

  it('a payment is given back once, whoever refunds it at the same time and in whatever way', async () => {
    const wholes = await query<{ trade_no: string; payer_total: number }>(
      `select trade_no, payer_total from area.trade
       where partner_id = $1 and trade_state = 'SUCCESS' and complaint_count = 0 and mch_id <> '1900009907'
         and payer_total % 100 not in (44, 55) and pay_time > ${both.now} - 300 * 86400 order by trade_no limit 4`,
    )
    expect(wholes).toHaveLength(4)
    for (const { trade_no, payer_total } of wholes) {
      const like = { trade_no, refund_fee: payer_total, reason: '商品缺货' }
      const numbered = { ...like, out_refund_no: `RF-${trade_no}` }
      const answers = await Promise.all([
        ...[0, 1, 0].map((one, at) => post(one, 'refundtrade', { ...like, request_id: `${trade_no}-${at}` })),
        ...[1, 0, 1].map((one, at) =>
          post(one, 'refundtrade', { ...numbered, request_id: `${trade_no}-same-${at}` }),
        ),
        ...jobs({ code: 43003, data: {} }),
      ])
      expect(answers.map(({ code }) => code).filter((code) => ![0, 43003, 10005].includes(code))).toEqual([])
      const [kept] = await query<{ refund_fee: number; refundable_fee: number; listed: number }>(
        `select t.refund_fee, t.refundable_fee, (select coalesce(sum(r.refund_fee), 0)::bigint from area.refund r
           where r.partner_id = $1 and r.trade_no = t.trade_no and r.refund_status in ('PROCESSING', 'SUCCESS')) as listed
         from area.trade t where t.partner_id = $1 and t.trade_no = '${trade_no}'`,
      )
      expect(kept).toEqual({ refund_fee: payer_total, refundable_fee: 0, listed: payer_total })
    }
  })

  it('a refund that has failed is tried again once, by its number and by the console at the same time', async () => {
    const [whole] = await query<{ trade_no: string }>(
      `select trade_no from area.trade
       where partner_id = $1 and trade_state = 'SUCCESS' and complaint_count = 0 and mch_id <> '1900009907'
         and payer_total > 200 and pay_time > ${both.now} - 300 * 86400 order by trade_no desc limit 1`,
    )
    const out_refund_no = 'RF-void'
    const like = { trade_no: whole?.trade_no ?? '', refund_fee: 144, reason: '商品缺货', out_refund_no }
    expect((await post(0, 'refundtrade', { ...like, request_id: 'void-first' })).code).toBe(0)
    both.now += 90
    for (const one of both.platforms) await one.runDueJobs()
    const answers = await Promise.all([
      ...[0, 1, 0].map((one, n) => post(one, 'refundtrade', { ...like, request_id: `void-again-${n}` })),
      ...[1, 0, 1].map((one, n) =>
        post(one, 'retryrefund', { out_refund_no, request_id: `void-retry-${n}` }),
      ),
    ])
    expect(answers.map(({ code }) => code).filter((code) => ![0, 10006].includes(code))).toEqual([])
    const [kept] = await query<{ refund_fee: number; attempts: number }>(
      `select t.refund_fee, r.attempts from area.trade t join area.refund r using (partner_id, trade_no)
       where t.partner_id = $1 and r.out_refund_no = '${out_refund_no}'`,
    )
    expect(kept).toEqual({ refund_fee: 144, attempts: 2 })
  })
})
