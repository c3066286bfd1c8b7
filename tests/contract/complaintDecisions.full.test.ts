import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it, test } from 'vitest'
import { Desk, lastOf } from './complaints/desk'
import { batchOf } from './operator'

/** Refund decisions, closing, and bulk actions on complaints (resources/README.md#complaints). */
describe('decisions on complaints', () => {
  const desk = new Desk()
  const end = (complaint_id: string) => desk.send('completecomplaint', { complaint_id })

  describe('a refund decision', () => {
    it('is made once, of two people at once by one', async () => {
      const id = await desk.made()
      const other = { complaint_id: id, action: 'REJECT', reject_reason: '已签收' }
      const answers = await Promise.all([
        desk.approve(id, { launch_refund_day: 2 }),
        desk.send('updaterefundprogress', other, desk.support),
      ])
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 44008])
      expect((await desk.approve(id)).code).toBe(44008)
    })

    it.each([
      ['8 days', { launch_refund_day: 8 }],
      ['reason of refusal', { reject_reason: '已签收' }],
    ])('to approve takes no %s', async (_, body) => {
      const id = await desk.made()
      expect((await desk.approve(id, body)).code).toBe(10001)
      expect((await desk.one(id)).refund_decision).toBe('NONE')
    })

    it.each([
      ['no reason', { reject_reason: '' }, 44007],
      ['blanks for a reason', { reject_reason: '   ' }, 44007],
      ['a long reason', { reject_reason: '字'.repeat(201) }, 44007],
      ['a day of the refund', { launch_refund_day: 1 }, 10001],
      ['a refund at once', { refund_now: true }, 10001],
      ['a picture of nobody', { reject_images: [{ file_id: 'F9', name: '1.png', url: '/x' }] }, 44002],
    ])('to refuse takes not: %s', async (_, body, code) => {
      const id = await desk.made()
      expect((await desk.refuse(id, body)).code).toBe(code)
      expect((await desk.one(id)).refund_decision).toBe('NONE')
    })

    it('against the user ends the complaint', async () => {
      const id = await desk.made()
      expect((await desk.refuse(id, { remark: '已电话沟通' })).code).toBe(0)
      const record = await desk.one(id)
      expect(record).toMatchObject({
        complaint_state: 'PROCESSED',
        refund_decision: 'REJECTED',
        reject_reason: '已签收',
        complete_time: desk.clock.now,
      })
      expect(lastOf(record)?.operate_type).toBe('MERCHANT_REFUSE_RERUND')
      expect((await desk.decide(id, { action: 'MAYBE' })).code).toBe(10001)
    })

    it('with the refund at once pays back, and the arrival of the money ends the complaint', async () => {
      const id = await desk.unrefunded()
      const body = { launch_refund_day: 0, refund_now: true, request_id: 'refund-in-one-step' }
      const answer = await desk.approve(id, body)
      const decided = { complaint_state: 'PROCESSING', refund_decision: 'APPROVED' }
      expect(answer).toMatchObject({
        code: 0,
        data: { ...decided, refund_status: 'PROCESSING', refund_refusal: null },
      })
      expect(await desk.approve(id, body)).toEqual(answer)
      const { out_trade_no, order_fee, history } = await desk.one(id)
      const { refunds = [] } = (await desk.trades()).find((paid) => paid.out_trade_no === out_trade_no) ?? {}
      expect(refunds).toMatchObject([{ refund_fee: order_fee, refund_status: 'PROCESSING' }])
      expect(history.items.at(-1)?.operate_type).toBe('COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE')
      // Refunds of old orders take a minute.
      await desk.pass(80, 20)
      const over = await desk.one(id)
      const ended = { complaint_state: 'PROCESSED', complaint_full_refunded: true, due_time: null }
      expect(over).toMatchObject(ended)
      expect(over.history.items.map(({ operate_type }) => operate_type)).toContain(
        'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE',
      )
    })

    it('stands when the refund is refused, and the answer holds both', async () => {
      const id = await desk.unrefunded({ apply_refund_amount: 99_999_999 })
      const answer = await desk.approve(id, { refund_now: true })
      expect(answer).toMatchObject({
        code: 0,
        data: {
          refund_decision: 'APPROVED',
          refund_status: null,
          refund_refusal: { code: 43003, message: expect.stringContaining('可退金额不足') },
        },
      })
      expect(await desk.one(id)).toMatchObject({ complaint_state: 'PROCESSING', refund_decision: 'APPROVED' })
    })
  })

  it('that goes with a refund which failed does not end the complaint before that is seen to', async () => {
    const id = await desk.unrefunded()
    const { out_trade_no } = await desk.one(id)
    const paid = (await desk.trades()).find((one) => one.out_trade_no === out_trade_no)
    expect((await desk.approve(id)).code).toBe(0)
    const refund = (refund_fee: number) =>
      desk.send('refundtrade', { trade_no: String(paid?.trade_no), refund_fee, reason: '协商一致退款' })
    // The channel's sandbox has a void card for amounts that end in 44 fen.
    const failing = await refund(144)
    expect(failing.code).toBe(0)
    desk.clock.now += 60
    expect((await refund(101)).code).toBe(0)
    await desk.pass(80, 20)
    expect(await desk.one(id)).toMatchObject({ complaint_state: 'PROCESSING', refund_decision: 'APPROVED' })
    const { out_refund_no } = failing.data as { out_refund_no: string }
    expect((await desk.send('retryrefund', { out_refund_no })).code).toBe(0)
    await desk.pass(80, 20)
    expect(await desk.one(id)).toMatchObject({ complaint_state: 'PROCESSED' })
  })

  it('whose money arrives after the complaint was closed by hand is noted all the same', async () => {
    const id = await desk.unrefunded()
    expect((await desk.approve(id, { refund_now: true })).code).toBe(0)
    expect((await desk.reply(id)).code).toBe(0)
    expect((await end(id)).code).toBe(0)
    const { complete_time } = await desk.one(id)
    await desk.pass(120, 20)
    const over = await desk.one(id)
    expect(over).toMatchObject({ complaint_state: 'PROCESSED', complaint_full_refunded: true, complete_time })
    expect(over.history.items.map(({ operate_type }) => operate_type)).toContain(
      'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE',
    )
  })

  describe('the end', () => {
    it('wants an answer or a full refund before, and is made once', async () => {
      const silent = await desk.made()
      expect((await end(silent)).code).toBe(44005)
      const taken = await desk.made({ complaint_state: 'PROCESSING' })
      expect((await end(taken)).code).toBe(44005)
      const paid = await desk.made({ complaint_state: 'PROCESSING', complaint_full_refunded: true })
      expect((await end(paid)).code).toBe(0)
      const ended = await desk.one(paid)
      expect(ended).toMatchObject({ complaint_state: 'PROCESSED', complete_time: desk.clock.now })
      expect(batchOf(await desk.complete(paid))).toEqual({ success: [paid], failed: [] })
      expect(await desk.one(paid)).toEqual(ended)
    })

    it('of many leaves out high risk and waiting messages, which are ended one by one', async () => {
      const open = { complaint_state: 'PROCESSING', first_reply_time: 1 } as const
      const plain = await desk.made(open)
      const risky = await desk.made({ ...open, user_tag_list: ['HIGH_RISK'] })
      const waiting = await desk.made({ ...open, incoming_user_response: true })
      const silent = await desk.made()
      expect(batchOf(await desk.complete(plain, risky, waiting, silent, 'nobody'))).toMatchObject({
        success: [plain],
        failed: [
          { id: risky, code: 44009 },
          { id: waiting, code: 44009 },
          { id: silent, code: 44005 },
          { id: 'nobody', code: 10002 },
        ],
      })
      expect(batchOf(await desk.complete(risky)).success).toEqual([risky])
    })
  })

  describe('answers to many', () => {
    const answer = (ids: readonly string[], body: JsonObject) =>
      desk.send('batchreplycomplaint', { ids, ...body })

    it('are filled for each, and leave out high risk and closed ones', async () => {
      const [first, second] = [await desk.made(), await desk.made()]
      const risky = await desk.made({ user_tag_list: ['HIGH_RISK'] })
      const closed = await desk.made({ complaint_state: 'PROCESSED', complete_time: 1 })
      const { items } = await desk.list<{ template_id: number; content: string }>('replytpllist')
      const { template_id = 0 } = items.find(({ content }) => content.includes('{订单号}')) ?? {}
      const outcome = await answer([first, second, risky, closed], { template_id })
      expect(batchOf(outcome)).toMatchObject({
        success: [first, second],
        failed: [
          { id: risky, code: 44009 },
          { id: closed, code: 44004 },
        ],
      })
      for (const id of [first, second]) {
        const record = await desk.one(id)
        expect(lastOf(record)?.operate_details).toContain(record.out_trade_no)
      }
    })

    it('want words, or a template that is there', async () => {
      const id = await desk.made()
      const cases: [body: JsonObject, code: number][] = [
        [{}, 44001],
        [{ template_id: 4711 }, 10002],
        [{ response_content: '字'.repeat(501) }, 44001],
      ]
      for (const [body, code] of cases)
        expect(batchOf(await answer([id], body)).failed).toMatchObject([{ code }])
    })
  })

  it('are given to a colleague, by name or account, and to nobody else', async () => {
    const [first, second] = [await desk.made(), await desk.made()]
    const give = (assignee: string) => desk.post('assigncomplaint', { ids: [first, second], assignee })
    const handlers = () =>
      desk.list<{ assignee: string; username: string; open: number }>('complainthandlers')
    const { items } = await handlers()
    const colleague = items.find(({ username }) => username === 'demo_support')
    expect(batchOf(await give('demo_support')).success).toEqual([first, second])
    expect((await desk.one(first)).assignee).toBe(colleague?.assignee)
    expect(batchOf(await give(String(colleague?.assignee))).success).toEqual([first, second])
    for (const stranger of ['demo_agent', '某人'])
      expect(batchOf(await give(stranger)).failed).toMatchObject([{ code: 10003 }, { code: 10003 }])
    const open = (await desk.all()).filter(({ complaint_state }) => complaint_state !== 'PROCESSED')
    for (const { assignee, open: count } of (await handlers()).items)
      expect([assignee, count]).toEqual([
        assignee,
        open.filter((record) => record.assignee === assignee).length,
      ])
  })

  test('nothing is done while the channel cannot be reached, which says so itself', async () => {
    const id = await desk.made({ complaint_state: 'PROCESSING', first_reply_time: 1 })
    await desk.down('wxpay', async () => {
      for (const answer of [
        await desk.reply(id),
        await desk.approve(id),
        await desk.refuse(id),
        await end(id),
      ])
        expect(answer).toMatchObject({ code: 44010, message: '渠道返回：系统繁忙，请稍后重试' })
    })
    expect((await desk.reply(id)).code).toBe(0)
  })
})
