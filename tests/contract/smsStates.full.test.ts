import type { Sms } from '@resources/sms/message/sms.area'
import { describe, expect, it } from 'vitest'
import { dayOf, startOfDay } from '@/declaration'
import { Messages, notice, promo, type Sent } from './areas/messages'
import { newRequestId } from './harness'
import { answered, type Batch } from './operator'

/** How text messages change state over time, and what the list shows of them (resources/README.md#sending-text-messages). */
describe('text messages', () => {
  const sms = new Messages()

  it('samples agree with the ledger: what the list says of a day is what the day is charged', () =>
    sms.agree())

  it('samples hold every state and every report, each text as long as it says', async () => {
    const rows = await sms.query<Sms>('select * from area.sms where partner_id = $1')
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['SCHEDULED', 'QUEUED', 'SUBMITTED', 'DELIVERED', 'FAILED', 'UNKNOWN', 'CANCELED']),
    )
    expect(new Set(rows.map(({ err_code }) => err_code)).size).toBe(19)
    for (const { content, char_count } of rows) expect([...content].length).toBe(char_count)
  })

  it('charges when handed in, and reports by the clock', async () => {
    const before = await sms.wallet()
    const rows = [
      { mobile: sms.number(), param: { order: 'A1' } },
      { mobile: sms.number(901), param: { order: 'A2' } },
      { mobile: sms.number(915), param: {} },
      { mobile: sms.number(935), param: {} },
    ]
    const { task_id, accepted, amount_li } = await sms.sent({ ...notice, rows, custom_sms_id: 'XS1' })
    expect({ accepted, amount_li }).toEqual({ accepted: 4, amount_li: 180 })
    expect((await sms.wallet()).available_li).toBe(before.available_li - 180)
    const queued = await sms.of(task_id)
    expect(queued.map(({ status }) => status)).toEqual(['QUEUED', 'QUEUED', 'QUEUED', 'QUEUED'])
    const handedIn = { source: 'CONSOLE', custom_sms_id: 'XS1', err_code: null, report_time: null }
    expect(queued[0]).toMatchObject(handedIn)
    expect(queued[0]?.content).toContain('订单A1已由')
    await sms.reported()
    const reported = await sms.of(task_id)
    expect(reported.map(({ status, err_code }) => [status, err_code])).toEqual([
      ['DELIVERED', 'DELIVERED'],
      ['FAILED', expect.stringMatching(/^M[KN]|UNDELIV/)],
      ['FAILED', expect.stringMatching(/^M[IK]/)],
      ['SUBMITTED', null],
    ])
    expect(reported[0]?.report_time).toBeLessThanOrEqual(sms.clock.now)
    expect(reported[1]?.err_text).toBe('空号或停机')
    // Failed messages cost the same.
    expect((await sms.wallet()).available_li).toBeLessThanOrEqual(before.available_li - 180)
  })

  it('keeps the money of a planned task back, charges it at its time, and gives it back when it is cancelled', async () => {
    const before = await sms.wallet()
    const plan_time = sms.clock.now + 3600
    const goes = await sms.sentTo([100, 100], { plan_time })
    const stays = await sms.sentTo([100], { plan_time })
    const frozen_li = before.frozen_li + 135
    expect(await sms.wallet()).toMatchObject({ frozen_li, available_li: before.available_li - 135 })
    await sms.agree()
    const cancel = () => sms.post('cancelsms', { task_id: stays.task_id })
    expect((await cancel()).data).toMatchObject({ canceled: 1, amount_li: 45 })
    expect(await sms.wallet()).toMatchObject({
      frozen_li: frozen_li - 45,
      available_li: before.available_li - 90,
    })
    expect((await cancel()).data).toMatchObject({ canceled: 0, amount_li: 0 })
    expect((await sms.post('cancelsms', { task_id: 'T999' })).code).toBe(10002)
    await sms.pass(plan_time - 299 - sms.clock.now)
    expect((await sms.post('cancelsms', { task_id: goes.task_id })).code).toBe(41029)
    await sms.pass(299)
    await sms.reported()
    expect((await sms.of(goes.task_id)).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED'])
    expect(await sms.of(stays.task_id)).toMatchObject([{ status: 'CANCELED', amount_li: 0 }])
    expect((await sms.post('cancelsms', { task_id: goes.task_id })).code).toBe(10006)
    await sms.agree()
  })

  it('gives the day’s quota back what is cancelled', async () => {
    const submitted = async () => {
      const [today] = await sms.query<{ submitted: number }>(
        'select submitted from sms_day where partner_id = $1 and day = $2',
        dayOf(sms.clock.now),
      )
      return today?.submitted ?? 0
    }
    await sms.sentTo()
    const before = await submitted()
    const { task_id } = await sms.sentTo([100, 100], { plan_time: sms.clock.now + 3600 })
    expect(await submitted()).toBe(before + 2)
    for (const times of [1, 2])
      expect([times, (await sms.post('cancelsms', { task_id })).code]).toEqual([times, 0])
    expect(await submitted()).toBe(before)
  })

  it('sends no planned task in arrears: what was kept back is given back, and nothing is charged', async () => {
    const plan_time = sms.clock.now + 3600
    const { task_id } = await sms.sentTo([100], { plan_time })
    const wallet = (balance: string) =>
      sms.query(`update partner_wallet set balance_li = ${balance} where partner_id = $1`)
    await wallet('-credit_li + estimated_li - 1')
    const { frozen_li } = await sms.wallet()
    await sms.pass(3600)
    expect(await sms.of(task_id)).toMatchObject([
      { status: 'CANCELED', err_code: 'NO_BALANCE', amount_li: 0, next_time: null },
    ])
    expect((await sms.wallet()).frozen_li).toBe(frozen_li - 45)
    await wallet('100000000')
    await sms.agree()
  })

  it('sends promotion that its hours have run out on in the morning', async () => {
    const evening = (startOfDay(dayOf(sms.clock.now)) ?? 0) + 22 * 3600 - 1
    const { task_id } = await sms.sent({ ...promo, mobiles: [sms.number()], plan_time: evening })
    const morning = evening + 1 + 10 * 3600
    // The jobs only run an hour later.
    await sms.pass(evening + 3600 - sms.clock.now)
    expect(await sms.of(task_id)).toMatchObject([{ status: 'SCHEDULED', send_time: morning }])
    await sms.pass(morning - sms.clock.now)
    expect(await sms.of(task_id)).toMatchObject([{ status: 'QUEUED', send_time: morning, amount_li: 55 }])
  })

  it('sends failed ones again as new messages at their own cost; a number that nobody has is refused', async () => {
    const { task_id } = await sms.sentTo([914, 901, 100])
    await sms.reported()
    const [off, dead, fine] = await sms.of(task_id)
    const before = await sms.wallet()
    const ids = [off, dead, fine].map((one) => one?.sms_id ?? '')
    const answer = await answered<Batch & Sent>(sms.post('resendsms', { ids, request_id: newRequestId() }))
    expect(answer).toMatchObject({ success: [off?.sms_id], amount_li: 45 })
    expect(answer.failed.map((one) => one.code)).toEqual([41030, 10006])
    expect(answer.failed[0]?.message).toContain('空号')
    const again = { mobile: off?.mobile, content: off?.content, status: 'QUEUED' }
    expect((await sms.of(answer.task_id))[0]).toMatchObject(again)
    expect((await sms.of(task_id))[0]?.status).toBe('FAILED')
    expect((await sms.wallet()).available_li).toBe(before.available_li - 45)
  })

  it('knows nothing of a message 72 hours after which no report has come', async () => {
    const { task_id } = await sms.sentTo([936])
    await sms.pass(3)
    await sms.pass(71 * 3600)
    expect((await sms.of(task_id))[0]?.status).toBe('SUBMITTED')
    await sms.pass(3600)
    const unknown = { status: 'UNKNOWN', err_code: null, report_time: null }
    expect((await sms.of(task_id))[0]).toMatchObject(unknown)
  })

  it('queues while no carrier takes messages, and gives up after half an hour', async () => {
    const late = await sms.down('sms', async () => {
      const { task_id } = await sms.sentTo()
      await sms.pass(60)
      expect((await sms.of(task_id))[0]?.status).toBe('QUEUED')
      await sms.pass(1800)
      expect((await sms.of(task_id))[0]).toMatchObject({ status: 'FAILED', err_code: 'EXPIRED' })
      const second = await sms.sentTo()
      await sms.pass(60)
      return second
    })
    await sms.pass(30)
    await sms.pass(90)
    expect((await sms.of(late.task_id))[0]?.status).toBe('DELIVERED')
  })

  it('shows plain numbers of failed messages only when asked for, and writes down who asked', async () => {
    const [failed] = await sms.query<Sms>(
      `select * from area.sms where partner_id = $1 and status = 'FAILED' order by sms_id limit 1`,
    )
    const { items } = await sms.list<Sms>(`smslist?mobile=${failed?.mobile}`)
    expect(items.length).toBeGreaterThan(0)
    for (const { mobile } of items) expect(mobile).toMatch(/^\d{3}\*{4}\d{4}$/)
    const shown = await sms.post('smsnumbers', { ids: [failed?.sms_id ?? ''] })
    expect(shown.data).toEqual({ mobiles: [failed?.mobile], total: 1 })
    const log = await sms.query('select account_id, ids from sms_number_show where partner_id = $1')
    expect(log).toEqual([{ account_id: expect.any(Number), ids: [failed?.sms_id] }])
    const many = Array.from({ length: 5001 }, (_, index) => `S${index}`)
    expect((await sms.post('smsnumbers', { ids: many })).code).toBe(10008)
  })
})
