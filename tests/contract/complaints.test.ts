import type { Complaint } from '@resources/pay/complaint/complaint.area'
import type { Trade } from '@resources/pay/trade/trade.area'
import { describe, expect, it, test } from 'vitest'
import { isFullRun } from '../scope'
import { Desk, lastOf } from './complaints/desk'

/** Listing, opening and answering complaints (resources/README.md#complaints). */
describe('complaints', () => {
  const desk = new Desk()

  describe('a list', () => {
    const list = (params: Record<string, string> = {}) =>
      desk.list<Complaint>(`complaintlist?${new URLSearchParams({ limit: '100', ...params })}`)

    // Other tests cover what each figure counts (every area) and the order (unit tests of complaints).
    it('has figures that are the totals of its filters', async () => {
      const { total, summary } = await list()
      expect((await list({ complaint_state: 'PENDING' })).total).toBe(summary.pending)
      expect((await list({ complaint_state: 'PROCESSING' })).total).toBe(summary.processing)
      expect((await list({ overdue: '1' })).total).toBe(summary.overdue)
      expect((await list({ overdue: '0' })).total).toBe(total - Number(summary.overdue))
      expect((await list({ incoming: '1' })).total).toBe(summary.new_message)
      const risky = await list({ user_tag: 'HIGH_RISK' })
      expect(risky.items.filter((record) => record.complaint_state !== 'PROCESSED')).toHaveLength(
        Number(summary.high_risk),
      )
      expect(Number(summary.overdue)).toBeGreaterThan(0)
    })

    it('says a complaint late the moment its deadline is over', async () => {
      const [soonest] = (await list()).items.filter(({ due_time }) => Number(due_time) > desk.clock.now)
      const before = (await list({ overdue: '1' })).total
      const now = desk.clock.now
      desk.clock.now = Number(soonest?.due_time) + 1
      expect((await list({ overdue: '1' })).total).toBeGreaterThan(before)
      desk.clock.now = now
    })
  })

  it('opens with its history and the payments that it is about', async () => {
    const [record] = await desk.all()
    const detail = await desk.ask<Complaint & { readonly trades: readonly Trade[] }>(
      `complaintdetail?complaint_id=${record?.complaint_id}`,
    )
    expect(detail.history).toEqual(record?.history)
    expect(detail.trades.map(({ out_trade_no }) => out_trade_no)).toEqual(
      record?.complaint_order_info.map(({ out_trade_no }) => out_trade_no),
    )
  })

  describe('an answer', () => {
    const picture = (file_id: string) => ({ file_id, name: '1.png', url: '/x' })

    it('takes the complaint on, clears the waiting message, and fills variables', async () => {
      const id = await desk.made({ incoming_user_response: true })
      const answer = await desk.reply(id, {
        response_content: '订单 {订单号} 已发出',
        jump_url: 'https://example.com/help',
        jump_url_text: '查看进度',
      })
      expect(answer).toMatchObject({
        code: 0,
        data: { complaint_state: 'PROCESSING', incoming_user_response: false },
      })
      const record = await desk.one(id)
      expect(record.first_reply_time).toBe(desk.clock.now)
      expect(lastOf(record)).toMatchObject({
        operator: '商家',
        operate_type: 'MERCHANT_RESPONSE',
        operate_details: `订单 ${record.out_trade_no} 已发出\n查看进度：https://example.com/help`,
      })
    })

    it.each([
      ['nothing', { response_content: '' }, 44001],
      ['too much', { response_content: '字'.repeat(501) }, 44001],
      ['a link without words', { jump_url: 'https://example.com' }, 44003],
      ['words without a link', { jump_url_text: '查看' }, 44003],
      ['a link that is not https', { jump_url: 'http://example.com', jump_url_text: '查看' }, 44003],
      ['too many words', { jump_url: 'https://example.com', jump_url_text: '一二三四五六七八九十一' }, 44003],
      ['five pictures', { response_images: ['F1', 'F2', 'F3', 'F4', 'F5'].map(picture) }, 44002],
      ['a picture that nobody uploaded', { response_images: [picture('F1')] }, 44002],
      ['no id of its own', { request_id: '' }, 10001],
      ['words that the channel does not let through', { response_content: '请加微信处理' }, 44010],
    ])('is refused with %s', async (_, body, code) => {
      const id = await desk.made()
      const before = await desk.one(id)
      expect((await desk.reply(id, body)).code).toBe(code)
      expect(await desk.one(id)).toEqual(before)
    })

    it('of two people at once is two answers, one after the other', async () => {
      const id = await desk.made()
      const before = (await desk.one(id)).history.total
      const answers = await Promise.all([
        desk.send('replycomplaint', { complaint_id: id, response_content: '我来处理' }),
        desk.send('replycomplaint', { complaint_id: id, response_content: '您好' }, desk.support),
      ])
      expect(answers.map(({ code }) => code)).toEqual([0, 0])
      const { history } = await desk.one(id)
      expect(history.total).toBe(before + 2)
      expect(new Set(history.items.map(({ log_id }) => log_id)).size).toBe(history.total)
    })
  })

  if (isFullRun)
    test('users act by the clock: some of those that were answered write, none of them twice at once', async () => {
      const ids: string[] = []
      for (let n = 0; n < 12; n++) ids.push(await desk.made())
      for (const id of ids) await desk.reply(id)
      const before = new Map((await desk.all()).map((record) => [record.complaint_id, record.history.total]))
      await desk.pass(300, 60)
      const after = await desk.all()
      const news = after.filter(
        ({ complaint_id, history }) => history.total > Number(before.get(complaint_id)),
      )
      expect(news.length).toBeGreaterThan(0)
      expect(news.length).toBeLessThan(after.length / 2)
      for (const { history } of after) {
        const times = history.items.map(({ operate_time }) => operate_time)
        expect(times).toEqual([...times].sort((a, b) => a - b))
      }
    })
})
