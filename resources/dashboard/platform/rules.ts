import { definePageRules } from '@mock/platform/areas/rules'
import { unreadOf } from '@resources/announcement/platform/rules'
import { walletOf } from '@resources/fee/platform/ledger'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { channels } from '@resources/terms/channels'
import { allows } from '@/declaration'
import {
  complaintsOf,
  type Figures,
  type FiguresContext,
  failingShops,
  lastDays,
  messagesToday,
  noticesOf,
  type Pushes,
  paidByDay,
  pushesToday,
  type Shops,
  sees,
  shopsOf,
  successRate,
  sumOf,
  trendDays,
  usedByDay,
} from './figures'
import { todosOf } from './todos'

const listed = 5

const namesShop = ['op', 'app_id', 'seller_nick', 'shop_name'] as const

/** Runs the query only if the account may see its result. */
const ifSeen = async <T>(seen: boolean, query: () => Promise<T>): Promise<T | undefined> =>
  seen ? query() : undefined

async function figures(context: FiguresContext): Promise<Figures> {
  const { account, now } = context
  const may = (area: string, ...fields: readonly string[]) => sees(account.permissions, area, ...fields)
  const seesGrants = may('merchant', 'grant_status')
  const seesPushes = may('pushLog', 'status', 'create_time')
  const seesPaid = may('trade', 'pay_time', 'trade_state')
  const seesMoney = allows(account.permissions, 'partner.view') || may('fee', 'balance_li')
  const seesUse = may('fee', 'stat_date', 'service', 'quantity')
  const seesSpent = may('fee', 'stat_date', 'amount_li')
  const seesFees = seesPaid && may('trade', 'payer_total')
  const [wallet, shops, pushes, paid, used, unread, notices, failing, complaints, messages] =
    await Promise.all([
      ifSeen(seesMoney, () => walletOf(context)),
      ifSeen(may('merchant'), () => shopsOf(context)),
      ifSeen(seesPushes, () => pushesToday(context)),
      ifSeen(seesPaid, () => paidByDay(context)),
      ifSeen(seesUse || seesSpent, () => usedByDay(context)),
      ifSeen(may('announcement'), () => unreadOf(context)),
      ifSeen(may('announcement', 'publish_time'), () => noticesOf(context, listed)),
      ifSeen(seesPushes && may('pushLog', ...namesShop, 'response_text'), () =>
        failingShops(context, listed),
      ),
      complaintsOf(context),
      messagesToday(context),
    ])
  const paidToday = paid?.at(-1)
  const usedToday = used?.at(-1)
  return {
    stat_time: now,
    cards: {
      balance_li: wallet?.balance_li ?? null,
      today_consume_li: seesSpent ? (usedToday?.spent_li ?? null) : null,
      shop_total: shops ? sumOf(shops, 'count') : null,
      shop_expiring: shops && seesGrants ? sumOf(shops, 'expiring') : null,
      today_push: pushes ? sumOf(pushes, 'count') : null,
      today_push_success: pushes ? sumOf(pushes, 'success') : null,
      today_push_failed: pushes ? sumOf(pushes, 'failed') : null,
      today_push_retrying: pushes ? sumOf(pushes, 'retrying') : null,
      today_push_waiting: pushes ? sumOf(pushes, 'waiting') : null,
      push_success_rate: pushes ? successRate(pushes) : null,
      today_sms: messages?.count ?? null,
      today_sms_sent: messages?.sent ?? null,
      sms_delivered_rate: messages?.delivered_rate ?? null,
      today_pay_fee: seesFees ? (paidToday?.fee ?? null) : null,
      today_pay_count: paidToday?.count ?? null,
      complaint_pending: complaints.pending ?? null,
      complaint_overdue: complaints.overdue ?? null,
      unread_announcement: unread ?? null,
    },
    trend: lastDays(now, trendDays).map((date, index) => ({
      date,
      push: seesUse ? (used?.[index]?.push ?? null) : null,
      sms: seesUse ? (used?.[index]?.sms ?? null) : null,
      pay_fee: seesFees ? (paid?.[index]?.fee ?? null) : null,
      consume_li: seesSpent ? (used?.[index]?.spent_li ?? null) : null,
    })),
    platforms: shops ? platformsOf(shops, may('pushLog', 'op') ? pushes : undefined) : [],
    todos: await todosOf(context, { shops: shops ?? [], pushes: pushes ?? [], complaints }),
    notices: notices ?? [],
    push_errors: failing ?? [],
  }
}

const isPlatform = (op: string): op is Merchant['op'] => Object.hasOwn(channels, op)

/** Shops and today's pushes by platform, most shops first; includes platforms whose last shop is gone. */
const platformsOf = (shops: Shops, pushes: Pushes | undefined): Figures['platforms'] => {
  const countOf = (lines: readonly { readonly op: string; readonly count: number }[], op: string) =>
    lines.find((line) => line.op === op)?.count ?? 0
  const known = [...new Set([...shops, ...(pushes ?? [])].map(({ op }) => op))].filter(isPlatform)
  return known
    .map((op) => ({ op, shops: countOf(shops, op), orders: pushes ? countOf(pushes, op) : null }))
    .sort((a, b) => b.shops - a.shops)
}

export default definePageRules({
  endpoints: { figures: async (context) => ({ ...(await figures(context)) }) },
})
