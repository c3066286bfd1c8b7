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
import { describe, expect, test } from 'vitest'
import { dayOf, secondsPerDay, startOfDay } from '@/declaration'
import { isFullRun, rounds } from '../scope'
import { Operator, partnerId as ownId } from './operator'

const sumOf = (rows: readonly Fee[]): number => rows.reduce((sum, { amount_li }) => sum + amount_li, 0)

/** Checks that each settled entry's balance is the previous one plus its own amount. Returns the last. */
const chainOf = (rows: readonly Fee[]): number => {
  let balance = 0
  for (const row of rows.filter(({ settle_time }) => settle_time !== null)) {
    balance += row.amount_li
    expect(row).toMatchObject({ balance_li: balance })
  }
  return balance
}

/** The ledger's answers, which must agree with everything they are about. */
describe('the ledger', () => {
  const at = new Operator()
  const { list } = at

  /** In the order of the chain; entries without a place come last. */
  const rowsOf = (partnerId: number): Promise<Fee[]> =>
    at.running.store.query<Fee>(
      'select * from area.fee where partner_id = $1 order by settle_time nulls last, fee_no',
      [partnerId],
    )

  test('holds samples whose balances follow from one another, for every partner', async () => {
    const partners = await at.running.store.query<{ partner_id: number }>(
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
            stat_date: dayOf(at.clock.now),
          })
        else expect(row.balance_li).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('holds samples that agree with the trades and shops they come from', async () => {
    const rows = await rowsOf(ownId)
    const of = <R>(area: string) => at.query<R>(`select * from area."${area}" where partner_id = $1`)
    const charged = new Map<string, number>()
    for (const { pay_time, service_charge_li } of await of<Trade>('trade'))
      if (pay_time !== null)
        charged.set(dayOf(pay_time), (charged.get(dayOf(pay_time)) ?? 0) - service_charge_li)
    const fees = rows.filter(({ service }) => service === 'PAY_SERVICE')
    expect(new Map(fees.map(({ stat_date, amount_li }) => [stat_date, amount_li]))).toEqual(charged)

    const logged = (await of<PushLog>('pushLog')).filter(
      ({ status, create_time }) => status === 'SUCCESS' && create_time > at.clock.now - 6 * secondsPerDay,
    )
    const shopDay = (op: string | null, seller: string, day: string) => `${day} ${op} ${seller}`
    const pushes = new Map<string, number>()
    for (const { op, seller_nick, create_time } of logged) {
      const key = shopDay(op, seller_nick, dayOf(create_time))
      pushes.set(key, (pushes.get(key) ?? 0) + 1)
    }
    const today = dayOf(at.clock.now)
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
    const period = `begin_date=${dayOf(at.clock.now - 6 * secondsPerDay)}&end_date=${dayOf(at.clock.now)}`
    const all: Fee[] = []
    for (let page = 1; ; page++) {
      const { items, total, summary } = await list<Fee>(`feelist?${period}&limit=100&page=${page}`)
      all.push(...items)
      if (all.length < total) continue
      const income = all.filter(({ amount_li }) => amount_li > 0)
      const expense = all.filter(({ amount_li }) => amount_li < 0)
      expect(summary).toMatchObject({ income_li: sumOf(income), expense_li: sumOf(expense) })
      const { begin_balance_li = 0, end_balance_li } = summary
      expect(begin_balance_li + sumOf(all)).toBe(end_balance_li)
      const sms = await list<Fee>(`feelist?${period}&service=SMS_NOTICE&limit=100`)
      const notices = all.filter(({ service }) => service === 'SMS_NOTICE')
      expect(sms).toMatchObject({ total: notices.length, summary: { begin_balance_li, end_balance_li } })

      for (const group of ['DAY', 'SERVICE', 'SHOP']) {
        const stat = await list<{ amount_li: number; income_li: number; expense_li: number }>(
          `feestat?${period}&group=${group}`,
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

  test('answers the price of every service', async () => {
    const { items, total } = await list<{ service: string; tiers: unknown }>('feepricelist')
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

  if (isFullRun)
    test('gives the entries of a day their balances at 02:00 of the next', async () => {
      const day = dayOf(at.clock.now)
      const night = (startOfDay(day) ?? 0) + secondsPerDay + 2 * 3600
      const open = async () =>
        (await rowsOf(ownId)).filter(({ status, stat_date }) => status === 'ESTIMATED' && stat_date === day)
          .length
      await at.pass(night - 60 - at.clock.now)
      expect(await open()).toBeGreaterThan(0)
      await at.pass(360)
      expect(await open()).toBe(0)
      const [wallet] = await at.query<{ balance_li: number }>(
        'select balance_li from partner_wallet where partner_id = $1',
      )
      expect(wallet?.balance_li).toBe(chainOf(await rowsOf(ownId)))
    })

  describe('booking', () => {
    const areas = declaredAreas(collect())
    const start = startOfDay('2024-06-10') ?? 0
    const shops = [
      { op: 'taobao', app_id: 'demo8aqEXPhU0001', seller_nick: '青禾家居', shop_name: '青禾家居' },
      { op: 'pdd', app_id: 'demo8aqEXPhU0001', seller_nick: 'pdd00001', shop_name: '木格零食' },
    ] as const
    const contextOf = (partnerId: number, now: number, sql: Sql = at.running.store): LedgerContext => ({
      ...workContext(areas, { sql, partnerId, now }, 'fees'),
      refuse,
    })
    /** As a call does it: all of it or nothing. */
    const call = (partnerId: number, now: number, entry: Parameters<typeof book>[1]) =>
      at.running.store.transaction((sql) => book(contextOf(partnerId, now, sql), entry))

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
                await at.running.store.transaction((sql) => settleDays(contextOf(partnerId, now, sql)))
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
