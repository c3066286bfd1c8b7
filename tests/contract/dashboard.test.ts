import type { endpoints } from '@resources/dashboard/dashboard.page'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf, type RecordOfFields } from '@/declaration'
import { Operator } from './operator'

type Figures = RecordOfFields<(typeof endpoints)['figures']['answer']>

/** The dashboard has no data of its own: each figure is what its list says. */
describe('dashboard', () => {
  const at = new Operator()
  let board: Figures
  let today: string

  const askedBy = (one?: string) => at.ask<Figures>('dashboard', one)
  const page = (call: string, params: Record<string, string> = {}) =>
    at.list<Readonly<Record<string, string | number>>>(`${call}?${new URLSearchParams(params)}`)

  beforeAll(async () => {
    board = await askedBy()
    today = dayOf(at.clock.now)
  })

  test('cards are the totals of their lists', async () => {
    const day = { begin_date: today, end_date: today }
    const shops = await page('merchantlist')
    const pushes = await page('pushloglist', day)
    const paid = await page('tradelist', { ...day, date_type: 'pay' })
    const fees = await page('feelist', day)
    const messages = await page('smslist', day)
    const { delivered = 0, failed: lost = 0 } = messages.summary
    const complaints = await page('complaintlist')
    const { unread = 0 } = (await page('announcementlist')).summary
    const { success = 0, failed = 0, retrying = 0, waiting = 0 } = pushes.summary
    const { balance_li } = await at.ask<Figures['cards']>('partnerinfo')
    expect(board.cards).toEqual({
      balance_li,
      today_consume_li: -(fees.summary.expense_li ?? 0),
      shop_total: shops.total,
      shop_expiring: shops.summary.expiring,
      today_push: pushes.total,
      today_push_success: success,
      today_push_failed: failed,
      today_push_retrying: retrying,
      today_push_waiting: waiting,
      push_success_rate: Math.floor((success * 10_000) / (success + failed)),
      today_sms: messages.total,
      today_sms_sent: messages.summary.sent,
      sms_delivered_rate: Math.floor((delivered * 10_000) / (delivered + lost)),
      today_pay_fee: paid.summary.pay_fee,
      today_pay_count: paid.summary.pay_count,
      complaint_pending: complaints.summary.pending,
      complaint_overdue: complaints.summary.overdue,
      unread_announcement: unread,
    })
    for (const figure of [shops.total, pushes.total, delivered, paid.total, fees.total, unread])
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

  // See dashboardLinks.test.ts for the lists that they lead to.
  test('has a thing to do of every kind', () => {
    expect(board.todos.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'GRANT_EXPIRING',
        'GRANT_EXPIRED',
        'PUSH_FAILED',
        'SIGN_REJECTED',
        'TEMPLATE_REJECTED',
        'MAIL_TEMPLATE_REJECTED',
        'COMPLAINT_PENDING',
        'COMPLAINT_OVERDUE',
      ]),
    )
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
    const staff = await at.running.signIn('demo_support')
    const support = await askedBy(staff)
    expect(support.cards).toEqual({ ...board.cards, balance_li: null, today_consume_li: null })
    expect(support.trend).toEqual(
      board.trend.map((day) => ({ ...day, push: null, sms: null, consume_li: null })),
    )
    const become = (role: string) =>
      at.query(
        `update platform.account set role = $2 where partner_id = $1 and username = 'demo_support'`,
        role,
      )
    await become('finance')
    const finance = await askedBy(staff)
    const seen = /^(balance_li|today_consume_li|today_pay_\w+|unread_announcement|today_sms\w*|sms_\w+)$/
    expect(finance.cards).toEqual(
      Object.fromEntries(
        Object.entries(board.cards).map(([name, one]) => [name, seen.test(name) ? one : null]),
      ),
    )
    expect(finance).toMatchObject({ platforms: [], push_errors: [], trend: board.trend })
    expect(finance.todos.map(({ type }) => type)).not.toContain('GRANT_EXPIRING')
    await become('visitor')
    expect((await at.get('dashboard', staff)).code).toBe(10003)
  })

  test('another partner has figures of its own', async () => {
    const other = await askedBy(await at.running.signIn('demo_agent'))
    expect(other.cards.shop_total).not.toBe(board.cards.shop_total)
    expect(other.cards.balance_li).not.toBe(board.cards.balance_li)
  })
})
