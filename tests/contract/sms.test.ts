import type { JsonObject } from '@mock/platform/contract'
import { dailySms } from '@resources/sms/message/smsText'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, startOfDay } from '@/declaration'
import { isFullRun, rounds } from '../scope'
import { dataOf } from './answers'
import { code, Messages, notice, promo, type Sent } from './areas/messages'
import { newRequestId } from './harness'

/** What sending costs, and when it is refused (resources/README.md#sending-text-messages). */
describe('sending text messages', () => {
  const sms = new Messages()
  /** A notice to one number; `more` overrides the rest. */
  const one = (more: JsonObject = {}) => ({ ...notice, mobiles: [sms.number()], ...more })

  it('says beforehand what a message is, how many numbers are good, and what all cost', async () => {
    const mobile = sms.number()
    const body = one({ mobiles: [mobile, mobile, '123', sms.number()] })
    const before = await sms.wallet()
    const { data } = await sms.post('previewsms', body)
    expect(data).toMatchObject({
      content: '【青禾软件】亲，您的订单9001已由北山快递发出，请留意查收。',
      part_count: 1,
      valid: 2,
      invalid: ['123'],
      duplicate: 1,
      amount_li: 90,
      enough: true,
    })
    expect(await sms.wallet()).toEqual(before)
  })

  it('a request that is repeated is answered as before and charged once; its id on another one is refused', async () => {
    const mobiles = [sms.number(), sms.number()]
    const body = { ...notice, mobiles, request_id: newRequestId() }
    const first = await sms.post('sendsms', body)
    const { available_li } = await sms.wallet()
    const call = fc.constantFrom('same', 'other' as const)
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 4 }), async (calls) => {
        for (const which of calls) {
          const again = await sms.send(which === 'same' ? body : { ...body, mobiles: [sms.number()] })
          if (which === 'same') expect(again).toEqual(first)
          else expect(again.code).toBe(10005)
        }
        expect((await sms.wallet()).available_li).toBe(available_li)
      }),
      { seed: 33, numRuns: rounds(5) },
    )
    expect(await sms.of(dataOf<Sent>(first).task_id)).toHaveLength(2)
    expect((await sms.post('sendsms', { ...notice, mobiles })).code).toBe(10001)
  })

  const list = (length: number, entry: (index: number) => JsonObject | string) =>
    Array.from({ length }, (_, index) => entry(index))
  const row = (param: JsonObject) => ({ mobile: sms.number(), param })
  const refusals: readonly (readonly [number, string, () => JsonObject])[] = [
    [41003, 'a signature that is not approved', () => one({ sign_name: '柚见女装' })],
    [41003, 'a signature that is not there', () => one({ sign_name: '没有' })],
    [41016, 'a template that is not approved', () => one({ template_code: 'SMS_900000156' })],
    [41017, 'a signature for codes before a notice', () => one({ sign_name: '青禾验证' })],
    [41021, 'numbers that are none', () => one({ mobiles: [sms.number(), '12345'] })],
    [41022, 'more than 1,000 numbers', () => one({ mobiles: list(1001, (n) => `1650000${1000 + n}`) })],
    [41022, 'more than 10,000 rows', () => ({ ...notice, rows: list(10_001, () => row({})) })],
    [41023, 'a variable without a value', () => one({ template_param: { order: '1' } })],
    [41023, 'a value that does not fit', () => one({ ...code, template_param: { code: '12' } })],
    [41023, 'one row of several', () => ({ ...notice, rows: [row({}), row({ company: 'www.a.cn' })] })],
    [41028, 'a time too soon', () => one({ plan_time: sms.clock.now + 599 })],
    [41028, 'a time too late', () => one({ plan_time: sms.clock.now + 30 * 86_400 + 1 })],
    [40001, 'a shop that is not there', () => one({ op: 'taobao', app_id: 'x', seller_nick: 'y' })],
    [10001, 'nobody to send to', () => notice],
  ]

  it.each(refusals)('refuses with %i: %s', async (expected, _, body) => {
    const before = await sms.wallet()
    const answer = await sms.send(body())
    expect(answer.code).toBe(expected)
    expect(await sms.wallet()).toEqual(before)
  })

  it('names every number that is none', async () => {
    const { data } = await sms.send(one({ mobiles: ['12345', sms.number(), 'abc'] }))
    const [first, second] = [
      { row: 0, mobile: '12345', code: 41021 },
      { row: 2, mobile: 'abc' },
    ]
    expect(data).toMatchObject({ rejected: [first, second] })
  })

  it('sends promotion from 8 to 22 h alone, planned or not (41025)', async () => {
    const { now } = sms.clock
    const night = (startOfDay(dayOf(now)) ?? 0) + 86_400 + 3 * 3600
    expect((await sms.send({ ...promo, mobiles: [sms.number()], plan_time: night })).code).toBe(41025)
    await sms.atTime((startOfDay(dayOf(now)) ?? 0) + 23 * 3600, async () => {
      expect((await sms.send({ ...promo, mobiles: [sms.number()] })).code).toBe(41025)
      await sms.sent({ ...promo, mobiles: [sms.number()], plan_time: night + 6 * 3600 })
    })
    expect((await sms.sent({ ...promo, mobiles: [sms.number()] })).amount_li).toBe(55)
  })

  it('sends a code to a number once a minute and 5 times an hour; the other numbers are sent to (41026)', async () => {
    const mobile = sms.number()
    const once = () => sms.send({ ...code, mobiles: [mobile] })
    expect((await once()).code).toBe(0)
    expect((await once()).code).toBe(41026)
    const { accepted, rejected } = await sms.sent({ ...code, mobiles: [mobile, sms.number()] })
    expect(accepted).toBe(1)
    expect(rejected).toEqual([{ row: 0, mobile, code: 41026, message: expect.any(String) }])
    for (let times = 2; times <= 5; times++) {
      sms.clock.now += 61
      expect((await once()).code).toBe(0)
    }
    sms.clock.now += 61
    expect((await once()).code).toBe(41026)
  })

  if (isFullRun)
    it('sends a notice to a number 50 times in 24 hours, those of one call counted (41026)', async () => {
      const mobile = sms.number()
      const rows = Array.from({ length: 52 }, (_, index) => ({ mobile, param: { order: `B${index}` } }))
      const { accepted, rejected } = await sms.sent({ ...notice, rows })
      expect([accepted, rejected.map(({ row }) => row)]).toEqual([50, [50, 51]])
      const again = one({ mobiles: [mobile] })
      expect((await sms.send(again)).code).toBe(41026)
      await sms.pass(86_401)
      expect((await sms.send(again)).code).toBe(0)
    })

  it('counts what is planned for later with what is sent now: both would go out (41026)', async () => {
    const again = { ...code, mobiles: [sms.number()] }
    expect((await sms.send({ ...again, plan_time: sms.clock.now + 640 })).code).toBe(0)
    sms.clock.now += 600
    expect((await sms.send(again)).code).toBe(41026)
    sms.clock.now += 101
    expect((await sms.send(again)).code).toBe(0)
  })

  it('is no change of its template: who writes a new version of it may save it', async () => {
    const of = async () => {
      const call = `smstemplatelist?template_code=${notice.template_code}`
      return (await sms.list<{ version: number; use_count: number }>(call)).items[0]
    }
    const before = await of()
    await sms.sentTo()
    expect(await of()).toMatchObject({ version: before?.version, use_count: (before?.use_count ?? 0) + 1 })
  })

  if (isFullRun)
    it('sends 10,000 rows in one call, and no more than the day’s quota (41027)', async () => {
      const rows = Array.from({ length: 10_000 }, (_, index) => ({
        mobile: `1660000${String(index).padStart(4, '0')}`,
        param: { order: `N${index}` },
      }))
      const { accepted, amount_li } = await sms.sent({ ...notice, rows })
      expect({ accepted, amount_li }).toEqual({ accepted: 10_000, amount_li: 450_000 })
      const submitted = (count: number) =>
        sms.query('update sms_day set submitted = $2 where partner_id = $1', count)
      const body = one({ mobiles: [sms.number(), sms.number()] })
      await submitted(dailySms - 1)
      expect((await sms.send(body)).code).toBe(41027)
      await submitted(dailySms - 2)
      expect((await sms.send(body)).code).toBe(0)
      await submitted(0)
      await sms.agree()
    })

  it('refuses who cannot pay (30001), who is in arrears (30002), and who is looked through (30003)', async () => {
    const body = one()
    const have = (li: number) =>
      sms.query(
        'update partner_wallet set balance_li = estimated_li + frozen_li + $2::bigint where partner_id = $1',
        li,
      )
    const become = (status: string) =>
      sms.query('update platform.partner set status = $2 where partner_id = $1', status)
    await have(-199_990)
    expect((await sms.send(body)).code).toBe(30001)
    expect((await sms.send({ ...body, plan_time: sms.clock.now + 3600 })).code).toBe(30001)
    const { data } = await sms.post('previewsms', body)
    expect(data).toMatchObject({ enough: false })
    await sms.query('update partner_wallet set balance_li = estimated_li - 200001 where partner_id = $1')
    expect((await sms.send(body)).code).toBe(30002)
    await have(1_000_000)
    await become('REVIEWING')
    expect((await sms.send(body)).code).toBe(30003)
    await become('NORMAL')
    expect((await sms.send(body)).code).toBe(0)
  })
})
