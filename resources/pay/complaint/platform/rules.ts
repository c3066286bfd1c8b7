import { defineRules, type RuleContext } from '@mock/platform/areas/rules'
import { allows } from '@/declaration'
import type { Complaint } from '../complaint.area'
import { assign, batchReply, colleaguesOf, complete, reply } from './answers'
import { approve, reject } from './decision'
import { refundWatches, tradesOf } from './refundWatch'
import { usersAct } from './users'

const tradeFields = [
  'trade_no',
  'out_trade_no',
  'transaction_id',
  'trade_state',
  'body',
  'payer_total',
  'refund_fee',
  'refundable_fee',
  'refund_status',
  'pay_time',
] as const

/** The payments a complaint is about, with the fields the account may see in their list. */
const linkedTrades = async (context: RuleContext<Complaint>) => {
  const { permissions } = context.account
  if (!allows(permissions, 'trade.list')) return []
  const seen = tradeFields.filter((field) => allows(permissions, `trade.field.${field}`))
  return (await tradesOf(context, context.record)).map((trade) =>
    Object.fromEntries(seen.map((field) => [field, trade[field]])),
  )
}

export default defineRules<Complaint>({
  actions: { reply, approve, reject, complete, batchReply, assign },

  detail: async (context) => ({ add: { trades: await linkedTrades(context) } }),

  endpoints: {
    async colleagues(context) {
      const open = await context.area<Complaint>('complaint').figures({
        by: { assignee: 'assignee' },
        where: { complaint_state: { not: 'PROCESSED' } },
      })
      const items = (await colleaguesOf(context)).map(({ username, name }) => ({
        assignee: name,
        username,
        open: open.find((line) => line.assignee === name)?.count ?? 0,
      }))
      return { items, total: items.length }
    },
  },

  jobs: [usersAct, ...refundWatches],
})
