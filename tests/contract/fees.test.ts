import { workContext } from '@mock/platform/areas/context'
import { declaredAreas } from '@mock/platform/areas/declared'
import { collect } from '@mock/platform/collect'
import { refuse } from '@mock/platform/refusal'
import type { Sql } from '@mock/store/sql'
import fee, { type Fee } from '@resources/fee/fee.area'
import { book, type LedgerContext, settleDays, walletOf } from '@resources/fee/platform/ledger'
import { balancesOf } from '@resources/fee/platform/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import type { PushLog } from '@resources/merchant/pushLog/pushLog.area'
import type { Trade } from '@resources/pay/trade/trade.area'
import { services } from '@resources/terms/services'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf, secondsPerDay, startOfDay } from '@/declaration'
import { rounds } from '../scope'
import { oneWay, type Running } from './harness'

const sumOf = (rows: readonly Fee[]): number => rows.reduce((sum, { amount_li }) => sum + amount_li, 0)

/** Every settled entry's balance is the former's and its own amount; gives the last. */
const chainOf = (rows: readonly Fee[]): number => {
  let balance = 0
  for (const row of rows.filter(({ settle_time }) => settle_time !== null)) {
    balance += row.amount_li
    expect(row).toMatchObject({ balance_li: balance })
  }
  return balance
}

/** What the ledger answers, and that it agrees with all that it speaks of. It does not depend on how the platform runs. */
describe(`the ledger: ${oneWay.name}`, () => {
  let running: Running
  let token = ''
  beforeAll(async () => {
    running = await oneWay.start({ now: 1_718_000_000 })
    token = await running.signIn()
  })
  afterAll(() => running.stop())

  /** In the order of the chain, what has no place yet at the end. */
  const rowsOf = (partnerId: number): Promise<Fee[]> =>
    running.store.query<Fee>(
      'select * from area.fee where partner_id = $1 order by settle_time nulls last, fee_no',
      [partnerId],
    )
  const asked = async <T>(call: string): Promise<T> => {
    const { code, data } = await running.get(call, token)
    expect(code).toBe(0)
    return data as T
  }
  interface Listed {
    readonly items: readonly Fee[]
    readonly total: number
    readonly summary: { readonly [figure: string]: number }
  }

  test('holds samples whose balances follow from one another, for every partner', async () => {
    const partners = await running.store.query<{ partner_id: number }>(
      'select distinct partner_id from area.fee',
    )
    expect(partners).toHaveLength(3)
    for (const { partner_id } of partners) {
      const rows = await rowsOf(partner_id)
      chainOf(rows)
      for (const row of rows) {
        expect(row.stat_date).toBe(dayOf(row.create_time))
        if (row.settle_time === null)
          expect(row).toMatchObject({
            status: 'ESTIMATED',
            balance_li: null,
            stat_date: dayOf(running.clock.now),
          })
        else expect(row.balance_li).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('holds samples that agree with the trades and shops they come from', async () => {
    const [partner] = await running.store.query<{ partner_id: number }>(
      "select partner_id from platform.account where username = 'demo_partner'",
    )
    const rows = await rowsOf(partner?.partner_id ?? 0)
    const of = <R>(area: string) =>
      running.store.query<R>(`select * from area."${area}" where partner_id = $1`, [partner?.partner_id ?? 0])
    const charged = new Map<string, number>()
    for (const { pay_time, service_charge_li } of await of<Trade>('trade'))
      if (pay_time !== null)
        charged.set(dayOf(pay_time), (charged.get(dayOf(pay_time)) ?? 0) - service_charge_li)
    const fees = rows.filter(({ service }) => service === 'PAY_SERVICE')
    expect(new Map(fees.map(({ stat_date, amount_li }) => [stat_date, amount_li]))).toEqual(charged)

    const logged = (await of<PushLog>('pushLog')).filter(
      ({ status, create_time }) =>
        status === 'SUCCESS' && create_time > running.clock.now - 6 * secondsPerDay,
    )
    const shopDay = (op: string | null, seller: string, day: string) => `${day} ${op} ${seller}`
    const pushes = new Map<string, number>()
    for (const { op, seller_nick, create_time } of logged) {
      const key = shopDay(op, seller_nick, dayOf(create_time))
      pushes.set(key, (pushes.get(key) ?? 0) + 1)
    }
    const today = dayOf(running.clock.now)
    const pushed = rows.filter((row) => row.service === 'ORDER_PUSH' && row.stat_date === today)
    expect(pushed.length).toBeGreaterThan(0)
    for (const { op, seller_nick, stat_date, quantity } of pushed)
      expect(pushes.get(shopDay(op, seller_nick, stat_date))).toBe(quantity)

    const month = today.slice(0, 7)
    for (const { op, seller_nick, agent_pay } of await of<Merchant>('merchant')) {
      const paid = rows.filter(
        (row) =>
          row.fee_type === 'AGENT_PAY' &&
          row.op === op &&
          row.seller_nick === seller_nick &&
          row.stat_date.startsWith(month),
      )
      expect(0 - sumOf(paid)).toBe(agent_pay.is_enable ? agent_pay.month_used_li : 0)
    }
    for (const name of ['fee_type', 'service', 'status', 'op', 'unit', 'pay_channel'] as const)
      expect(new Set(rows.map((row) => row[name]).filter(Boolean))).toEqual(
        new Set(Object.keys(fee.fields[name].of)),
      )
  })

  test('sums up whatever a list is filtered by; its balances lead from one to the other', async () => {
    const period = `begin_date=${dayOf(running.clock.now - 6 * secondsPerDay)}&end_date=${dayOf(running.clock.now)}`
    const all: Fee[] = []
    for (let page = 1; ; page++) {
      const { items, total, summary } = await asked<Listed>(`/user/feelist?${period}&limit=100&page=${page}`)
      all.push(...items)
      if (all.length < total) continue
      const income = all.filter(({ amount_li }) => amount_li > 0)
      const expense = all.filter(({ amount_li }) => amount_li < 0)
      expect(summary).toMatchObject({ income_li: sumOf(income), expense_li: sumOf(expense) })
      const { begin_balance_li = 0, end_balance_li } = summary
      expect(begin_balance_li + sumOf(all)).toBe(end_balance_li)
      const sms = await asked<Listed>(`/user/feelist?${period}&service=SMS_NOTICE&limit=100`)
      const notices = all.filter(({ service }) => service === 'SMS_NOTICE')
      expect(sms).toMatchObject({ total: notices.length, summary: { begin_balance_li, end_balance_li } })

      for (const group of ['DAY', 'SERVICE', 'SHOP']) {
        const stat = await asked<{ items: { amount_li: number; income_li: number; expense_li: number }[] }>(
          `/user/feestat?${period}&group=${group}`,
        )
        const total = (figure: 'amount_li' | 'income_li' | 'expense_li') =>
          stat.items.reduce((sum, line) => sum + line[figure], 0)
        expect(stat).toMatchObject({ begin_balance_li, end_balance_li })
        expect([total('amount_li'), total('income_li'), total('expense_li')]).toEqual([
          sumOf(all),
          sumOf(income),
          sumOf(expense),
        ])
      }
      return
    }
  })

  test('refuses a span of more than 92 days, and finds an entry by its number or its top-up', async () => {
    const far = 'begin_date=2024-01-01&end_date=2024-06-01'
    expect(await running.get(`/user/feelist?${far}`, token)).toMatchObject({ code: 10009 })
    expect(await running.get(`/user/feestat?${far}&group=DAY`, token)).toMatchObject({ code: 10009 })
    expect(
      await running.get('/user/feestat?begin_date=2024-06-02&end_date=2024-06-01&group=DAY', token),
    ).toMatchObject({ code: 10001 })
    const { items } = await asked<Listed>('/user/feelist?fee_type=RECHARGE&limit=1')
    const found = await asked<Listed>(`/user/feelist?keyword=${items[0]?.out_trade_no}`)
    expect(found.items.map(({ fee_no }) => fee_no)).toEqual([items[0]?.fee_no])
  })

  test('answers the price of every service', async () => {
    const { items, total } = await asked<{ items: { service: string; tiers: unknown }[]; total: number }>(
      '/user/feepricelist',
    )
    expect(total).toBe(Object.keys(services).length)
    expect(items.find(({ service }) => service === 'ORDER_API')).toEqual({
      service: 'ORDER_API',
      unit: '次',
      unit_price_li: 1,
      rate_bp: null,
      free_quota: 10_000,
      tiers: [
        { from: 1, unit_price_li: 0 },
        { from: 10_001, unit_price_li: 1 },
      ],
    })
  })

  test('gives the entries of a day their balances at 02:00 of the next', async () => {
    const [partner] = await running.store.query<{ partner_id: number }>(
      "select partner_id from platform.account where username = 'demo_partner'",
    )
    const id = partner?.partner_id ?? 0
    const day = dayOf(running.clock.now)
    const night = (startOfDay(day) ?? 0) + secondsPerDay + 2 * 3600
    const open = async () =>
      (await rowsOf(id)).filter(({ status, stat_date }) => status === 'ESTIMATED' && stat_date === day).length
    running.clock.now = night - 60
    await running.runDueJobs()
    expect(await open()).toBeGreaterThan(0)
    running.clock.now = night + 300
    await running.runDueJobs()
    expect(await open()).toBe(0)
    const [wallet] = await running.store.query<{ balance_li: number }>(
      'select balance_li from partner_wallet where partner_id = $1',
      [id],
    )
    expect(wallet?.balance_li).toBe(chainOf(await rowsOf(id)))
  })

  describe('booking', () => {
    const areas = declaredAreas(collect())
    const start = startOfDay('2024-06-10') ?? 0
    const shops = [
      { op: 'taobao', app_id: 'demo8aqEXPhU0001', seller_nick: '青禾家居', shop_name: '青禾家居' },
      { op: 'pdd', app_id: 'demo8aqEXPhU0001', seller_nick: 'pdd00001', shop_name: '木格零食' },
    ] as const
    const contextOf = (partnerId: number, now: number, sql: Sql = running.store): LedgerContext => ({
      ...workContext(areas, { sql, partnerId, now }, 'fees'),
      refuse,
    })
    /** As a call does it: all of it or nothing. */
    const call = (partnerId: number, now: number, entry: Parameters<typeof book>[1]) =>
      running.store.transaction((sql) => book(contextOf(partnerId, now, sql), entry))

    const money = fc.integer({ min: 1, max: 300_000 })
    const use = fc.record({
      fee_type: fc.constantFrom('CONSUME', 'AGENT_PAY'),
      service: fc.constantFrom('SMS_NOTICE', 'ORDER_API', 'ORDER_PUSH', 'SUBSCRIBE'),
      quantity: fc.integer({ min: 1, max: 9_000 }),
      shop: fc.constantFrom(undefined, ...shops),
      happened: fc.boolean(),
    })
    const operation = fc.oneof(
      { weight: 4, arbitrary: use },
      { weight: 1, arbitrary: fc.array(money, { minLength: 1, maxLength: 3 }).map((paid) => ({ paid })) },
      { weight: 2, arbitrary: fc.record({ top_up: money, no: fc.integer({ min: 1, max: 3 }) }) },
      { weight: 1, arbitrary: fc.record({ adjust: fc.integer({ min: -50_000, max: 50_000 }) }) },
      { weight: 1, arbitrary: fc.record({ reverse: fc.nat(9) }) },
      { weight: 3, arbitrary: fc.record({ pass: fc.constantFrom(0, 3600, 30_000, secondsPerDay) }) },
    )

    test('whatever happens in whatever order, chain, wallet and sums agree', async () => {
      let partnerId = 900_000
      await fc.assert(
        fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 14 }), async (operations) => {
          partnerId++
          let now = start + 3000
          for (const one of operations) {
            try {
              if ('pass' in one) {
                now += one.pass
                await running.store.transaction((sql) => settleDays(contextOf(partnerId, now, sql)))
              } else if ('top_up' in one)
                await call(partnerId, now, {
                  ...{ fee_type: 'RECHARGE', amount_li: one.top_up, out_trade_no: `RC00000${one.no}` },
                  ...{ transaction_id: '', pay_channel: 'WXPAY' },
                })
              else if ('adjust' in one) {
                if (one.adjust !== 0)
                  await call(partnerId, now, { fee_type: 'ADJUST', amount_li: one.adjust, remark: '调账' })
              } else if ('reverse' in one) {
                const rows = await rowsOf(partnerId)
                const { fee_no = 'F0' } = rows[one.reverse % Math.max(1, rows.length)] ?? {}
                await call(partnerId, now, { fee_type: 'REFUND', reverses: fee_no, remark: '冲正' })
              } else if ('paid' in one)
                await call(partnerId, now, {
                  ...{ fee_type: 'CONSUME', service: 'PAY_SERVICE', quantity: one.paid.length },
                  ...{ paid: one.paid, happened: true },
                })
              else await call(partnerId, now, one)
            } catch (error) {
              expect(error).toMatchObject({ name: 'Refusal' })
            }
            const rows = await rowsOf(partnerId)
            const context = contextOf(partnerId, now)
            const wallet = await walletOf(context)
            const open = rows.filter(({ status }) => status === 'ESTIMATED')
            expect(wallet.balance_li).toBe(chainOf(rows))
            expect(wallet.estimated_li).toBe(0 - sumOf(open))
            expect(wallet.available_li).toBe(sumOf(rows))
            expect((await balancesOf(context, undefined, now)).end_balance_li).toBe(sumOf(rows))
            for (const row of rows.filter(({ status }) => status === 'REVERSED'))
              expect(sumOf(rows.filter(({ reversed_no }) => reversed_no === row.fee_no))).toBe(-row.amount_li)
            const keys = open.map(
              (row) => `${row.stat_date} ${row.fee_type} ${row.service} ${row.seller_nick}`,
            )
            expect(new Set(keys).size).toBe(keys.length)
            const tops = rows.filter(({ fee_type }) => fee_type === 'RECHARGE')
            expect(new Set(tops.map(({ out_trade_no }) => out_trade_no)).size).toBe(tops.length)
          }
        }),
        { seed: 33, numRuns: rounds(25) },
      )
    })

    test('stops at balance and credit, and in arrears goes on only with what has happened', async () => {
      const sms = (quantity: number, happened = false) =>
        call(800_001, start, { fee_type: 'CONSUME', service: 'SMS_CODE', quantity, happened })
      // A credit of 200 yuan is 4,444 messages.
      await expect(sms(4_445)).rejects.toMatchObject({ code: 30001 })
      await sms(4_444)
      await expect(sms(1)).rejects.toMatchObject({ code: 30001 })
      await sms(1, true)
      await expect(sms(1)).rejects.toMatchObject({ code: 30002 })
      expect(await walletOf(contextOf(800_001, start))).toMatchObject({
        ...{ balance_li: 0, estimated_li: 200_025, available_li: -200_025, in_arrears: true },
      })
    })
  })
})
