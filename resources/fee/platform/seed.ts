import { defineSeed } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { midnight } from '@resources/terms/days'
import { staffOf } from '@resources/terms/samples'
import { metered, unused } from '@resources/terms/services'
import { dayOf, formatTimestamp, secondsPerDay } from '@/declaration'
import type { Fee } from '../fee.area'
import { addUse, appendEntry, type Single, settleAfterSeconds, settleEntries, type Wallet } from './chain'
import { historyDays, type LoggedPush, type LoggedSms, type PaidTrade, usageOf } from './usage'

const yuan = 1000
/** Amounts partners top up by, in li. */
const topUps = [500 * yuan, 1000 * yuan, 5000 * yuan] as const
const fullCount = 30_000

/** A ledger of 90 days that is consistent with the partner's shops, trades and messages. */
export default defineSeed<Fee>({
  after: ['merchant', 'trade', 'pushLog', 'sms'],
  async *records({ count, now, random, others }) {
    const shops = await others<Merchant>('merchant')
    const trades = await others<PaidTrade>('trade', ['pay_time', 'payer_total'])
    const pushes = await others<LoggedPush>('pushLog', [
      'op',
      'app_id',
      'seller_nick',
      'status',
      'create_time',
    ])
    const messages = await others<LoggedSms>('sms', [
      'template_type',
      'status',
      'part_count',
      'send_time',
      'op',
      'app_id',
      'seller_nick',
      'shop_name',
    ])
    const usage = usageOf({ shops, trades, pushes, messages, scale: count / fullCount, now, random })
    const today = midnight(now)
    const begin = today - (historyDays - 1) * secondsPerDay
    let wallet: Wallet = {
      ...{ balance_li: 0, estimated_li: 0, frozen_li: 0, credit_li: 0 },
      ...{ last_no: 0, last_time: 0 },
    }
    const rows: Fee[] = []
    const book = (time: number, entry: Single, reversed?: Fee) => {
      const step = appendEntry(wallet, entry, time, reversed)
      wallet = step.wallet
      rows.push(step.row)
    }
    let toppedUp = 0
    const topUp = (time: number, amount_li: number) => {
      const no = `${formatTimestamp(time).replace(/\D/g, '')}${random.digits(6)}`
      toppedUp += 1
      // The second top-up is by Alipay, so that even the smallest sandbox has both channels.
      const weChat = toppedUp !== 2 && random.chance(0.7)
      book(time, {
        fee_type: 'RECHARGE',
        amount_li,
        out_trade_no: `RC${no}`,
        transaction_id: weChat
          ? `4200009999${no.slice(0, 8)}${random.digits(10)}`
          : `${no.slice(0, 8)}22000000${random.digits(12)}`,
        pay_channel: weChat ? 'WXPAY' : 'ALIPAY',
        operator: staffOf(random),
      })
    }
    const reverse = (
      time: number,
      fee_type: 'REFUND' | 'ADJUST',
      service: Fee['service'],
      remark: string,
    ) => {
      const at = rows.findLastIndex(
        (row) => row.service === service && row.status === 'SETTLED' && row.amount_li < 0,
      )
      const row = rows[at]
      if (row?.reversed_no !== '') return
      rows[at] = { ...row, status: 'REVERSED' }
      book(time, { fee_type, reverses: row.fee_no, remark, operator: '平台客服' }, row)
    }

    let open: Fee[] = []
    for (let daysAgo = historyDays - 1; daysAgo >= 0; daysAgo--) {
      const dayStart = today - daysAgo * secondsPerDay
      const day = dayOf(dayStart)
      const used = usage(day)
      const cost = used.reduce((sum, one) => sum + metered(one.service, unused(one.service), one).cost_li, 0)
      const moments: { time: number; happen: () => void }[] = used.map((one) => ({
        time: one.time,
        happen: () => {
          const step = addUse(wallet, one, one.time)
          wallet = step.wallet
          open.push(step.row)
        },
      }))
      const at = (seconds: number, happen: (time: number) => void) =>
        moments.push({ time: dayStart + seconds, happen: () => happen(dayStart + seconds) })
      const due = open
      const settleTime = dayStart + settleAfterSeconds
      open = settleTime > now ? [...due] : []
      if (settleTime <= now)
        moments.push({
          time: settleTime,
          happen: () => {
            const after = settleEntries(wallet, due, settleTime)
            wallet = after.wallet
            rows.push(...after.rows)
          },
        })
      if (dayStart === begin)
        at(0, (time) => {
          const remark = '期初余额结转'
          book(time, { fee_type: 'ADJUST', amount_li: Math.round(cost / yuan + 200) * yuan, remark })
          book(time, { fee_type: 'GIFT', amount_li: 100 * yuan, remark: '新开账户赠送' })
        })
      // Top up when the balance will not cover the day, and at the usual times two or three times a week.
      const weekday = new Date(dayStart * 1000 + 8 * 3600_000).getUTCDay()
      at(60 + random.int(0, 600), (time) => {
        const short = () => wallet.balance_li - wallet.estimated_li < cost * 1.2 + 100 * yuan
        while (short()) topUp(time, topUps.find((amount) => amount > cost * 1.5) ?? topUps[2])
      })
      if (weekday === 2 || (weekday === 5 && random.chance(0.5)))
        at(9 * 3600 + random.int(0, 7200), (time) => {
          const sensible = topUps.filter((amount) => amount <= Math.max(topUps[0], 10 * cost))
          if (wallet.balance_li < 20 * cost + 3000 * yuan) topUp(time, random.pick(sensible))
        })
      if (daysAgo === 40)
        at(11 * 3600, (time) => reverse(time, 'REFUND', 'SMS_NOTICE', '通道故障，短信费用退回'))
      if (daysAgo === 20) at(15 * 3600, (time) => reverse(time, 'ADJUST', 'ADDR_PARSE', '重复计费，全额冲正'))
      if (daysAgo === 12)
        at(16 * 3600, (time) => {
          book(time, {
            fee_type: 'ADJUST',
            amount_li: -12_345,
            remark: '补扣上月漏计费用',
            operator: '平台财务',
          })
        })
      moments.sort((a, b) => a.time - b.time)
      for (const { time, happen } of moments) if (time <= now) happen()
    }
    yield* rows
    yield* open
  },
})
