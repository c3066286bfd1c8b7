import { byDay, lastDays, successRate } from '@resources/dashboard/platform/figures'
import fee from '@resources/fee/fee.area'
import { addUse, appendEntry } from '@resources/fee/platform/chain'
import { statementSheets } from '@resources/fee/ui/statement/book'
import { entriesAddress } from '@resources/fee/ui/statement/entries'
import { monthName, monthsUntil, spanOfMonth } from '@resources/fee/ui/statement/months'
import { metered, type Service, shareOf, unused } from '@resources/terms/services'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfDay } from '@/declaration'
import { cleanParams } from '@/screens/list/params'
import { forAll } from '../cases'

describe('what use costs', () => {
  it.each<[Service, number, number]>([
    ['ORDER_PUSH', 1200, 12_000],
    ['ORDER_API', 10_000, 0],
    ['ORDER_API', 10_001, 1],
    ['SUBSCRIBE', 2, 60_000],
    ['EMAIL', 800, 1_600],
  ])('%s: %i cost %i li', (service, quantity, cost) => {
    expect(metered(service, unused(service), { quantity }).cost_li).toBe(cost)
  })

  it.each([
    [0, 0],
    [13, 0],
    [14, 1],
    // 1.25 yuan cost 4.75 li, and 2.50 yuan cost 9.5: halves are rounded up.
    [125, 5],
    [12_900, 490],
  ])('0.38 %% of %i fen are %i li', (fen, li) => {
    expect(shareOf(fen, 38)).toBe(li)
  })

  it('is the same however it is told, but that each payment is rounded for itself', () => {
    forAll(
      [
        fc.constantFrom('ORDER_PUSH', 'ORDER_API', 'SMS_PROMO', 'PAY_SERVICE'),
        fc.array(fc.array(fc.nat(9_000), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      ],
      (service, parts) => {
        const use = (amounts: readonly number[]) =>
          service === 'PAY_SERVICE'
            ? { quantity: amounts.length, paid: amounts }
            : { quantity: amounts.reduce((sum, one) => sum + one, 0) }
        const told = parts.reduce((so, part) => metered(service, so, use(part)), unused(service))
        expect(told).toEqual(metered(service, unused(service), use(parts.flat())))
      },
    )
  })
})

const now = startOfDay('2026-03-31') ?? 0

describe('months', () => {
  it.each([
    ['2026-02', '28'],
    ['2024-02', '29'],
    ['2025-12', '31'],
    ['2026-04', '30'],
  ])('%s ends on its day %s', (month, last) => {
    expect(spanOfMonth(month)).toEqual({ begin_date: `${month}-01`, end_date: `${month}-${last}` })
  })
  it('are counted back from this one, and have names', () => {
    expect(monthsUntil(now, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12'])
    expect(monthName('2025-12', 'zh')).toBe('2025年12月')
    expect(monthName('2025-12', 'es')).toBe('diciembre de 2025')
  })
})

describe('a statement', () => {
  const nothing = { estimated_li: 0, frozen_li: 0, credit_li: 0, last_no: 0, last_time: 0 }
  const wallet = { ...nothing, balance_li: 1_000 }
  const shop = { op: 'taobao', app_id: 'demo', seller_nick: 'a/b', shop_name: '青禾' } as const
  const paid = { pay_channel: 'WXPAY', out_trade_no: 'RC1', transaction_id: '' } as const
  const topUp = { ...paid, fee_type: 'RECHARGE' } as const
  const sms = (quantity: number) =>
    addUse(wallet, { fee_type: 'CONSUME', service: 'SMS_NOTICE', quantity, shop }, now).row
  const entries = [appendEntry(wallet, { ...topUp, amount_li: 500_000 }, now).row, sms(10), sms(20)]
  const [balances, byService, byShop, all] = statementSheets(entries, 1_000, 'zh')

  it('has the balances to which its entries lead', () => {
    expect(balances?.rows).toEqual([
      { name: '期初余额', amount_li: 1_000 },
      { name: '收入', amount_li: 500_000 },
      { name: '支出', amount_li: -1_350 },
      { name: '期末余额', amount_li: 499_650 },
    ])
    expect(all?.rows).toEqual(entries)
  })
  it('sums up by service and by shop, what cost most first', () => {
    expect(byService?.rows).toMatchObject([
      { name: '通知短信', quantity: 30, count: 2, amount_li: -1_350 },
      { name: '充值', count: 1, income_li: 500_000 },
      { name: '合计', count: 3, amount_li: 498_650 },
    ])
    expect(byShop?.rows).toMatchObject([
      { name: '青禾', channel: '淘宝/天猫', seller: 'a/b', expense_li: -1_350 },
      { name: '账户费用（不归属店铺）', amount_li: 500_000 },
      { name: '合计', count: 3, amount_li: 498_650 },
    ])
  })
})

describe('a line of a statement', () => {
  const lineOf = (key: string) => ({
    ...{ key, name: '', quantity: 1, amount_li: -1, income_li: 0, expense_li: -1, count: 1 },
  })
  /** The filter of the list to which a line leads, without the days. */
  const filterOf = (group: 'SERVICE' | 'SHOP', key: string, ...others: string[]) => {
    const lines = [key, ...others].map(lineOf)
    const address = entriesAddress('/fee', spanOfMonth('2026-02'), group, lineOf(key), lines)
    if (address === undefined) return undefined
    const given = JSON.parse(new URL(address, 'http://console').searchParams.get('filter') ?? '')
    const { filter } = cleanParams(fee, { filter: given })
    // The list takes all of it.
    expect(filter).toEqual(given)
    const { begin_date, end_date, ...rest } = filter
    expect([begin_date, end_date]).toEqual(['2026-02-01', '2026-02-28'])
    return rest
  }

  it('leads to the entries of its service, or of its type if that never has one', () => {
    expect(filterOf('SERVICE', 'SMS_NOTICE')).toEqual({ service: 'SMS_NOTICE' })
    expect(filterOf('SERVICE', 'RECHARGE')).toEqual({ fee_type: 'RECHARGE' })
    expect(filterOf('SERVICE', 'GIFT')).toEqual({ fee_type: 'GIFT' })
  })
  it('leads nowhere if the list would show other entries too', () => {
    expect(filterOf('SERVICE', 'REFUND')).toBeUndefined()
    expect(filterOf('SHOP', '')).toBeUndefined()
    // The list finds sellers by a part of their name.
    expect(filterOf('SHOP', 'jd/demo/shop', 'jd/demo/shop2')).toBeUndefined()
  })
  it('leads to the entries of its shop, whose seller may have slashes', () => {
    const shop = { op: 'jd', app_id: 'demo', seller_nick: 'a/b' }
    expect(filterOf('SHOP', 'jd/demo/a/b', 'jd/other/a/b2', 'jd/demo/b')).toEqual(shop)
  })
})

it('the list starts with seven days, and with all of them where that is asked', () => {
  const { filter } = cleanParams(fee, {})
  const [begin, end] = [filter.begin_date, filter.end_date].map((day) => startOfDay(String(day)) ?? 0)
  expect(((end ?? 0) - (begin ?? 0)) / 86_400).toBe(6)
  expect(cleanParams(fee, { filter: {} }).filter).toEqual({})
})

it('days are those of China: the last one changes at 16:00 UTC', () => {
  const at = (utc: string) => lastDays(Date.parse(utc) / 1000, 3)
  expect(at('2024-03-01T15:59:59Z')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(at('2024-03-01T16:00:00Z')).toEqual(['2024-02-29', '2024-03-01', '2024-03-02'])
})

it('a day without a line has nothing, and lines of other days are passed over', () => {
  const lines = [
    { day: '2024-01-01', fee: 1 },
    { day: '2024-01-03', fee: 3 },
    { day: '2024-01-09', fee: 9 },
  ]
  const days = byDay(['2024-01-02', '2024-01-03'], lines, { fee: 0 })
  expect(days).toEqual([{ day: '2024-01-02', fee: 0 }, lines[1]])
})

it.each([
  ['nothing tried', { success: 0, failed: 0, retrying: 0 }, null],
  ['all came through', { success: 7, failed: 0, retrying: 0 }, 10_000],
  // 99.999 % is not yet all.
  ['one of many was lost', { success: 99_999, failed: 1, retrying: 0 }, 9999],
  ['what is tried again has not failed yet', { success: 1, failed: 0, retrying: 1 }, 10_000],
])('success rate: %s', (_, counts, rate) => {
  expect(successRate([{ op: 'jd', count: 100, waiting: 0, ...counts }])).toBe(rate)
})
