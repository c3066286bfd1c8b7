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
import type { Condition, Permissions, RecordOfFields } from '@/declaration'
import { allows, dayOf } from '@/declaration'
import type { endpoints } from '../dashboard.page'
import { listAddress } from '../listAddress'
import type { OpenComplaints } from './complaints'
import type { Pushes, Shops } from './figures'
import { type Asking, sees, sumOf } from './figures'

type Todo = RecordOfFields<(typeof endpoints)['figures']['answer']['todos']['fields']>

/** A list's records that wait for somebody, by one of its filters. */
const waiting = async (
  { area, account }: Asking,
  { name, path }: { readonly name: string; readonly path: string },
  type: Todo['type'],
  filter: { readonly [field: string]: string },
): Promise<Todo> => {
  const condition: Condition = filter
  const seen = sees(account.permissions, name, ...Object.keys(filter))
  return { type, count: seen ? await area(name).count(condition) : 0, route: listAddress(path, filter) }
}

/** Whether the balance is below the line at which the partner wants to be told; 0 is no line. */
const balanceLow = async (asking: Asking): Promise<boolean> => {
  const [{ balance_li }, { alert_li }] = await Promise.all([walletOf(asking), profileOf(asking)])
  return alert_li > 0 && balance_li < alert_li
}

const topUp = (permissions: Permissions): boolean => allows(permissions, `${partner.name}.view`)

/**
 * What waits for somebody, as far as the account sees it, each with the page that shows just these.
 *
 * @param shops,pushes,complaints the figures that were asked for already; none where the account does not see them
 */
export const todosOf = async (
  asking: Asking,
  {
    shops,
    pushes,
    complaints,
  }: {
    readonly shops: readonly Shops[]
    readonly pushes: readonly Pushes[]
    readonly complaints: OpenComplaints
  },
): Promise<readonly Todo[]> => {
  const { account, now } = asking
  const today = dayOf(now)
  const { permissions } = account
  const low = topUp(permissions) && (await balanceLow(asking))
  const ofShops = (type: Todo['type'], grant_status: string, count: number, sort: string): Todo => ({
    type,
    count: sees(permissions, merchant.name, 'grant_status') ? count : 0,
    route: listAddress(merchant.path, { grant_status }, sort),
  })
  const todos: readonly Todo[] = [
    { type: 'BALANCE_LOW', count: low ? 1 : 0, route: `${partner.path}?topup=1` },
    // The least time left first, and of those that are over the latest.
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
    await waiting(asking, sign, 'SIGN_REJECTED', { status: 'REJECTED' }),
    await waiting(asking, smsTemplate, 'TEMPLATE_REJECTED', { status: 'REJECTED' }),
    await waiting(asking, emailTemplate, 'MAIL_TEMPLATE_REJECTED', { status: 'REJECTED' }),
    await waiting(asking, refund, 'REFUND_ABNORMAL', { refund_status: 'ABNORMAL' }),
  ]
  return todos.filter(({ count }) => count > 0)
}
