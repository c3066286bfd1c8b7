import approval from '@resources/approval/approval.area'
import { waitingFor } from '@resources/approval/platform/waiting'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import { walletOf } from '@resources/fee/platform/ledger'
import merchant from '@resources/merchant/merchant/merchant.area'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import partner from '@resources/partner/partner.page'
import { profileOf } from '@resources/partner/platform/profile'
import complaint from '@resources/pay/complaint/complaint.area'
import refund from '@resources/pay/refund/refund.area'
import sign from '@resources/sms/sign/smsSign.area'
import smsTemplate from '@resources/sms/template/smsTemplate.area'
import { listAddress } from '@resources/terms/listAddress'
import { allows, type Condition, dayOf } from '@/declaration'
import {
  type Figures,
  type FiguresContext,
  type OpenComplaints,
  type Pushes,
  type Shops,
  sees,
  sumOf,
} from './figures'

type Todo = Figures['todos'][number] & { readonly count: number }

const waiting = async (
  { area, account }: FiguresContext,
  { name, path }: { readonly name: string; readonly path: string },
  type: Todo['type'],
  filter: { readonly [field: string]: string },
): Promise<Todo> => {
  const condition: Condition = filter
  const seen = sees(account.permissions, name, ...Object.keys(filter))
  return { type, count: seen ? await area(name).count(condition) : 0, route: listAddress(path, filter) }
}

/** Whether the balance is below the partner's alert line; 0 is no line. */
const balanceLow = async (context: FiguresContext): Promise<boolean> => {
  const [{ balance_li }, { alert_li }] = await Promise.all([walletOf(context), profileOf(context)])
  return alert_li > 0 && balance_li < alert_li
}

/**
 * What needs attention, as far as the account may see it, each with the page that lists it. The figures are those already
 * computed; empty if the account may not see them.
 */
export const todosOf = async (
  context: FiguresContext,
  { shops, pushes, complaints }: { shops: Shops; pushes: Pushes; complaints: OpenComplaints },
): Promise<readonly Todo[]> => {
  const { account, now } = context
  const today = dayOf(now)
  const { permissions } = account
  const low = allows(permissions, `${partner.name}.view`) && (await balanceLow(context))
  const ofShops = (type: Todo['type'], grant_status: string, count: number, sort: string): Todo => ({
    type,
    count: sees(permissions, merchant.name, 'grant_status') ? count : 0,
    route: listAddress(merchant.path, { grant_status }, sort),
  })
  const decides = sees(permissions, approval.name) ? await waitingFor(context) : 0
  const todos: readonly Todo[] = [
    {
      type: 'APPROVAL_WAITING',
      count: decides,
      route: listAddress(approval.path, { state: 'WAITING', whose: 'OTHERS' }),
    },
    { type: 'BALANCE_LOW', count: low ? 1 : 0, route: `${partner.path}?topup=1` },
    // Grants with the least time left first, then the most recently expired.
    ofShops('GRANT_EXPIRING', 'EXPIRING', sumOf(shops, 'expiring'), 'grant_expire_time'),
    ofShops('GRANT_EXPIRED', 'EXPIRED', sumOf(shops, 'expired'), '-grant_expire_time'),
    {
      type: 'PUSH_FAILED',
      count: sumOf(pushes, 'failed'),
      route: listAddress(pushLog.path, { begin_date: today, end_date: today, status: 'FAILED' }),
    },
    {
      type: 'COMPLAINT_OVERDUE',
      count: complaints.overdue ?? 0,
      route: listAddress(complaint.path, { overdue: true }),
    },
    {
      type: 'COMPLAINT_PENDING',
      count: complaints.pending ?? 0,
      route: listAddress(complaint.path, { complaint_state: 'PENDING' }),
    },
    await waiting(context, sign, 'SIGN_REJECTED', { status: 'REJECTED' }),
    await waiting(context, smsTemplate, 'TEMPLATE_REJECTED', { status: 'REJECTED' }),
    await waiting(context, emailTemplate, 'MAIL_TEMPLATE_REJECTED', { status: 'REJECTED' }),
    await waiting(context, refund, 'REFUND_ABNORMAL', { refund_status: 'ABNORMAL' }),
  ]
  return todos.filter(({ count }) => count > 0)
}
