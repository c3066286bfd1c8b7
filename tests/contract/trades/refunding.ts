import { abnormalFen, closedFen, emptyMerchant } from '@resources/pay/refund/platform/refunds'
import type { Refund } from '@resources/pay/refund/refund.area'
import { maxRefunds } from '@resources/pay/refund/refunds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFullRun, rounds } from '../../scope'
import { usualStart } from '../../stores/seeded'
import { refundRefusals } from '../../unit/resources/refundRefusals'
import type { Answer } from '../answers'
import { newRequestId } from '../harness'
import { answered } from '../operator'
import type { Till } from './till'

/**
 * What must hold for refunds: when they are refused, how they end, and that they never exceed what was paid
 * (resources/README.md#refunds).
 */
export function describeRefunds(till: Till): void {
  const { paid, refund, retry, refundsOf, tradeOf, list, post, pass, down } = till

  describe('refunds are refused', () => {
    test.each(refundRefusals(usualStart))('of a trade that is %s', async (_, like, code) => {
      till.clock.now = usualStart
      const trade_no = await paid(like)
      expect(await refund(trade_no, 50)).toMatchObject({ code: code ?? 0 })
      if (code !== undefined) expect((await refundsOf(trade_no)).total).toBe(0)
    })

    const underOneNumber = async (
      second: (first: string) => Promise<string> | string,
      refund_fee: number,
    ) => {
      const [trade_no, out_refund_no] = [await paid(), newRequestId()]
      await refund(trade_no, 100, { out_refund_no })
      return refund(await second(trade_no), refund_fee, { out_refund_no })
    }
    type Refusal = [what: string, code: number, message: string, ask: () => Promise<Answer>]
    const cases: readonly Refusal[] = [
      ['without a trade', 43001, '交易不存在', () => refund('P20240601080000009999', 1)],
      ['beyond what is left', 43003, '可退金额不足，剩余100.00元', async () => refund(await paid(), 10_001)],
      [
        'beyond what another refund leaves',
        43003,
        '可退金额不足，剩余40.00元',
        async () => {
          const trade_no = await paid()
          await refund(trade_no, 6000)
          return refund(trade_no, 4001)
        },
      ],
      [
        'within a minute of another',
        43006,
        '两次退款须间隔1分钟',
        async () => {
          const trade_no = await paid()
          await refund(trade_no, 100)
          till.clock.now += 59
          return refund(trade_no, 100)
        },
      ],
      [
        'of an empty account',
        43007,
        '商户账户余额不足',
        async () => refund(await paid({ mch_id: emptyMerchant }), 1),
      ],
      [
        'while the channel is down',
        10501,
        '微信支付接口暂不可用',
        async () => {
          const trade_no = await paid()
          return down('wxpay', () => refund(trade_no, 1))
        },
      ],
      ['under another refund’s number', 10005, '请勿重复提交', () => underOneNumber(() => paid(), 100)],
      [
        'under a number with another amount',
        10005,
        '请勿重复提交',
        () => underOneNumber((first) => first, 101),
      ],
    ]
    test.each(cases)('%s', async (_, code, message, ask) => {
      expect(await ask()).toMatchObject({ code, message: expect.stringMatching(message) })
    })

    if (isFullRun)
      test(`after ${maxRefunds} of them`, async () => {
        const trade_no = await paid()
        for (let n = 0; n < maxRefunds; n++) {
          expect((await refund(trade_no, 1)).code).toBe(0)
          till.clock.now += 60
        }
        expect(await refund(trade_no, 1)).toMatchObject({ code: 43005, message: '退款次数已达上限（50次）' })
        expect((await tradeOf(trade_no)).refund_fee).toBe(maxRefunds)
      })

    test('for reasons of no or too many words', async () => {
      const trade_no = await paid()
      const withReason = (reason: string) =>
        post('refundtrade', { trade_no, refund_fee: 1, reason, request_id: newRequestId() })
      for (const reason of ['', '长'.repeat(81)])
        expect(await withReason(reason)).toMatchObject({ code: 10001, message: '参数错误：退款原因' })
      expect((await withReason('长'.repeat(80))).code).toBe(0)
    })
  })

  describe('refunds', () => {
    test('come through by the clock, and are listed as their trade carries them', async () => {
      const trade_no = await paid()
      const { out_refund_no } = await answered(refund(trade_no, 2500))
      expect(await tradeOf(trade_no)).toMatchObject({
        ...{ trade_state: 'REFUND', refund_status: 'PROCESSING', refund_fee: 2500, refundable_fee: 7500 },
        refund_expected_time: till.clock.now + 20,
      })
      await pass(25)
      const [item] = (await tradeOf(trade_no)).refunds
      expect(item).toMatchObject({
        ...{ refund_status: 'SUCCESS', success_time: till.clock.now, expected_time: null },
        ...{ user_received_account: '支付用户零钱', attempts: 1, operator: 'demo_partner' },
      })
      expect((await list<Refund>(`refundlist?out_refund_no=${out_refund_no}`)).items).toEqual([
        expect.objectContaining({ ...item, trade_no, payer_total: 10_000 }),
      ])
    })

    test('of orders that are older than a month take longer', async () => {
      const trade_no = await paid({ pay_time: till.clock.now - 31 * 86_400 })
      await refund(trade_no, 100)
      expect((await tradeOf(trade_no)).refund_expected_time).toBe(till.clock.now + 60)
    })

    test('that the channel closes can be made again', async () => {
      const trade_no = await paid()
      await refund(trade_no, 1000 + closedFen)
      await pass(25)
      expect(await tradeOf(trade_no)).toMatchObject({
        ...{ trade_state: 'REFUND', refund_status: 'CLOSED', refund_fee: 0, refundable_fee: 10_000 },
      })
      await pass(60)
      expect((await refund(trade_no, 10_000)).code).toBe(0)
    })

    if (isFullRun)
      test('that fail are tried again under the same number, by either call', async () => {
        for (const again of [
          (trade_no: string, out_refund_no: string) =>
            refund(trade_no, 1000 + abnormalFen, { out_refund_no }),
          (_: string, out_refund_no: string) => retry(out_refund_no),
        ]) {
          const trade_no = await paid()
          const { out_refund_no } = await answered<Refund>(refund(trade_no, 1000 + abnormalFen))
          await pass(25)
          expect(await tradeOf(trade_no)).toMatchObject({ refund_status: 'ABNORMAL', refund_fee: 0 })
          expect(await again(trade_no, out_refund_no)).toMatchObject({
            code: 0,
            data: { out_refund_no, refund_status: 'PROCESSING' },
          })
          await pass(25)
          const trade = await tradeOf(trade_no)
          expect(trade).toMatchObject({ refund_status: 'SUCCESS', refund_fee: 1000 + abnormalFen })
          expect(trade.refunds).toMatchObject([{ out_refund_no, attempts: 2, refund_status: 'SUCCESS' }])
          expect(await retry(out_refund_no)).toMatchObject({ code: 10006 })
        }
      })

    test('are not tried again beyond what is left meanwhile', async () => {
      const trade_no = await paid()
      const { out_refund_no } = await answered<Refund>(refund(trade_no, 9900 + abnormalFen))
      await pass(90)
      expect((await refund(trade_no, 5000)).code).toBe(0)
      expect(await retry(out_refund_no)).toMatchObject({
        code: 43003,
        message: '可退金额不足，剩余50.00元',
      })
    })

    test('repeated under the caller’s number are one, the whole amount too', async () => {
      const trade_no = await paid()
      const first = await refund(trade_no, 10_000, { out_refund_no: 'RF-the-whole' })
      expect(first.code).toBe(0)
      expect(await refund(trade_no, 10_000, { out_refund_no: 'RF-the-whole' })).toEqual(first)
      expect((await refundsOf(trade_no)).total).toBe(1)
    })
  })

  test('whatever is refunded in whatever order and at once, never more than was paid', async () => {
    const amount = fc.constantFrom(100, 1500 + abnormalFen, 2000 + closedFen, 4000, 7000, 10_000)
    const one = fc.record({ amount, no: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }) })
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.array(one, { minLength: 1, maxLength: 4 }).map((refunds) => ({ refunds })) },
      { weight: 1, arbitrary: fc.record({ retries: fc.integer({ min: 1, max: 3 }) }) },
      { weight: 2, arbitrary: fc.record({ pass: fc.constantFrom(5, 30, 61, 200) }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const trade_no = await paid()
        for (const what of steps) {
          if ('pass' in what) await pass(what.pass)
          else if ('retries' in what) {
            const [failed] = (await tradeOf(trade_no)).refunds.filter(
              ({ refund_status }) => refund_status === 'ABNORMAL' || refund_status === 'CLOSED',
            )
            if (failed)
              await Promise.all(Array.from({ length: what.retries }, () => retry(failed.out_refund_no)))
          } else
            await Promise.all(
              what.refunds.map(({ amount, no }) =>
                refund(
                  trade_no,
                  amount,
                  no === undefined ? {} : { out_refund_no: `RF-${trade_no.slice(-7)}-${no}` },
                ),
              ),
            )
          const trade = await tradeOf(trade_no)
          const counted = trade.refunds
            .filter(({ refund_status }) => refund_status === 'SUCCESS' || refund_status === 'PROCESSING')
            .reduce((sum, { refund_fee }) => sum + refund_fee, 0)
          expect(trade.refund_fee).toBe(counted)
          expect(counted).toBeLessThanOrEqual(trade.payer_total)
          expect(trade.refundable_fee).toBe(trade.payer_total - counted)
          const listed = new Map((await refundsOf(trade_no)).items.map((item) => [item.out_refund_no, item]))
          expect(listed.size).toBe(trade.refunds.length)
          for (const item of trade.refunds) expect(listed.get(item.out_refund_no)).toMatchObject(item)
        }
      }),
      { seed: 33, numRuns: rounds(8) },
    )
  })
}
