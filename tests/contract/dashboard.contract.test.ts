import type { endpoints } from '@resources/dashboard/dashboard'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnswerOf, dayOf } from '@/declaration'
import { type Running, ways } from './harness'

const [way] = ways
if (!way) throw new Error('there is no way to run the platform')

type Figures = AnswerOf<(typeof endpoints)['figures']>
interface Page {
  readonly items: readonly { readonly [field: string]: string | number }[]
  readonly total: number
  readonly summary: { readonly [figure: string]: number }
}

/** The dashboard tells nothing of its own: each figure is what the list behind it says. */
describe(`dashboard: ${way.name}`, () => {
  let running: Running
  let token = ''
  let board: Figures
  let today: string

  const askedBy = async (one: string): Promise<Figures> => {
    const { data } = await running.get('/user/dashboard', one)
    return data as unknown as Figures
  }
  const page = async (call: string, params: Record<string, string> = {}): Promise<Page> => {
    const { data, code, message } = await running.get(`/user/${call}?${new URLSearchParams(params)}`, token)
    expect({ code, message }).toEqual({ code: 0, message: 'ok' })
    return data as unknown as Page
  }

  beforeAll(async () => {
    running = await way.start({ size: 'small' })
    token = await running.signIn()
    board = await askedBy(token)
    today = dayOf(running.clock.now)
  })
  afterAll(() => running.stop())

  test('cards are the totals of their lists', async () => {
    const day = { begin_date: today, end_date: today }
    const shops = await page('merchantlist')
    const pushes = await page('pushloglist', day)
    const paid = await page('tradelist', { ...day, date_type: 'pay' })
    const fees = await page('feelist', day)
    const { unread = 0 } = (await page('announcementlist')).summary
    const { success = 0, failed = 0, retrying = 0 } = pushes.summary
    const { balance_li } = (await running.get('/user/partnerinfo', token)).data as unknown as Figures['cards']
    expect(board.cards).toEqual({
      balance_li,
      today_consume_li: -(fees.summary.expense_li ?? 0),
      shop_total: shops.total,
      shop_expiring: shops.summary.expiring,
      today_push: pushes.total,
      push_success_rate: Math.floor((success * 10_000) / (success + failed + retrying)),
      today_sms: null,
      sms_delivered_rate: null,
      today_pay_fee: paid.summary.pay_fee,
      today_pay_count: paid.summary.pay_count,
      complaint_pending: null,
      complaint_overdue: null,
      unread_announcement: unread,
    })
    for (const figure of [shops.total, pushes.total, paid.total, fees.total, unread])
      expect(figure).toBeGreaterThan(0)
  })

  test('the trend has 30 days, today the last, and each is the day of the lists', async () => {
    expect(board.trend).toHaveLength(30)
    expect(board.trend.at(-1)?.date).toBe(today)
    const days = [board.trend[0], board.trend[17], board.trend[29]]
    for (const { date, pay_fee, consume_li } of days.flatMap((one) => one ?? [])) {
      const day = { begin_date: date, end_date: date }
      expect([pay_fee, consume_li]).toEqual([
        (await page('tradelist', { ...day, date_type: 'pay' })).summary.pay_fee,
        -((await page('feelist', day)).summary.expense_li ?? 0),
      ])
    }
  })

  test('each to-do leads to a list that holds just these', async () => {
    const calls: Record<string, string> = {
      '/merchant/merchant': 'merchantlist',
      '/merchant/pushlog': 'pushloglist',
      '/pay/tradelist': 'tradelist',
      '/sendsms/emailtemplete': 'emailtemplatelist',
    }
    const lists = board.todos.filter(({ type }) => type !== 'BALANCE_LOW')
    expect(lists.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['GRANT_EXPIRING', 'GRANT_EXPIRED', 'PUSH_FAILED', 'TEMPLATE_REJECTED']),
    )
    for (const { count, route } of lists) {
      const { pathname, searchParams } = new URL(route, 'http://console.test')
      const filter: Record<string, string> = JSON.parse(searchParams.get('filter') ?? '')
      expect({ route, total: (await page(calls[pathname] ?? '', filter)).total }).toEqual({
        route,
        total: count,
      })
    }
  })

  test('platforms, failing shops and notices are those of their lists', async () => {
    const platforms = board.platforms.map(({ op, shops, orders }) => ({ op, shops, orders }))
    for (const { op, shops, orders } of platforms)
      expect([shops, orders]).toEqual([
        (await page('merchantlist', { op })).total,
        (await page('pushloglist', { op, begin_date: today, end_date: today })).total,
      ])
    expect(board.push_errors.length).toBeGreaterThan(0)
    for (const { op, app_id, seller_nick, fail, last_error } of board.push_errors) {
      const shop = { op, app_id, seller_nick, status: 'FAILED', begin_date: today, end_date: today }
      const failed = await page('pushloglist', shop)
      expect({ fail, last_error }).toEqual({ fail: failed.total, last_error: failed.items[0]?.response_text })
    }
    const newest = await page('announcementlist', { sort: '-publish_time', limit: '5' })
    expect(board.notices.map(({ id }) => id)).toEqual(newest.items.map(({ id }) => id))
  })

  test('tells of nothing that the account may not see', async () => {
    const staff = await running.signIn('demo_support')
    const support = await askedBy(staff)
    expect(support.cards).toEqual({ ...board.cards, balance_li: null, today_consume_li: null })
    expect(support.trend).toEqual(
      board.trend.map((day) => ({ ...day, push: null, sms: null, consume_li: null })),
    )
    await running.store.query(`update platform.account set role = 'finance' where username = 'demo_support'`)
    const finance = await askedBy(staff)
    const { balance_li, today_consume_li, today_pay_fee, today_pay_count, unread_announcement } = board.cards
    const seen = { balance_li, today_consume_li, today_pay_fee, today_pay_count, unread_announcement }
    for (const [figure, value] of Object.entries(finance.cards))
      expect({ [figure]: value }).toEqual({
        [figure]: Object.entries(seen).find(([name]) => name === figure)?.[1] ?? null,
      })
    expect(finance).toMatchObject({ platforms: [], push_errors: [], trend: board.trend })
    expect(finance.todos.map(({ type }) => type)).not.toContain('GRANT_EXPIRING')
    await running.store.query(`update platform.account set role = 'visitor' where username = 'demo_support'`)
    const visitor = await running.get('/user/dashboard', staff)
    expect(visitor.code).toBe(10003)
  })

  test('another partner has figures of its own', async () => {
    const other = await askedBy(await running.signIn('demo_agent'))
    expect(other.cards.shop_total).not.toBe(board.cards.shop_total)
    expect(other.cards.balance_li).not.toBe(board.cards.balance_li)
  })
})
