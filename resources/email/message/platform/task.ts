import type { EndpointContext } from '@mock/platform/areas/rules'
import { book, freeze } from '@resources/fee/platform/ledger'
import { profileOf, refuseWhileReviewing } from '@resources/partner/platform/profile'
import { prices } from '@resources/terms/services'
import { dayOf } from '@/declaration'
import type { Email } from '../email.area'
import { type Sender, sendersOf } from './senders'

/** What an e-mail costs, li. */
export const price_li = prices.EMAIL.unit_price_li ?? 0

/** E-mails that a partner may submit on a day. */
export const dailyQuota = 10_000

/** The last number that was given on a day, to each partner its own. */
export const numberSchema: readonly string[] = [
  `create table if not exists email_number (
    partner_id bigint not null,
    day text not null,
    last bigint not null,
    primary key (partner_id, day))`,
]

type Work = Pick<EndpointContext, 'sql' | 'partnerId' | 'now' | 'area' | 'refuse'>

/** `20240601` → `240601`, as it stands in numbers. */
export const dayDigits = (time: number): string => dayOf(time).replaceAll('-', '').slice(2)

/** So many new numbers, in their order: of the e-mails of one task, whose own number is that of the first. */
export async function newNumbers({ sql, partnerId, now }: Work, count: number) {
  const day = dayDigits(now)
  const [row] = await sql.query<{ last: number }>(
    `insert into email_number as n (partner_id, day, last) values ($1, $2, $3)
     on conflict (partner_id, day) do update set last = n.last + $3 returning last`,
    [partnerId, day, count],
  )
  const first = (row?.last ?? count) - count + 1
  const numbered = (letter: string, at: number) => `${letter}${day}${String(first + at).padStart(7, '0')}`
  return {
    task_id: numbered('E', 0),
    mailIds: Array.from({ length: count }, (_, at) => numbered('M', at)),
  }
}

/** The partner's verified senders. */
export const sendersIn = async (work: Pick<Work, 'sql' | 'partnerId'>): Promise<readonly Sender[]> =>
  sendersOf(work.partnerId, (await profileOf(work)).company_name)

/** How many were submitted since midnight, UTC+8. */
export const usedToday = ({ area, now }: Pick<Work, 'area' | 'now'>): Promise<number> =>
  area<Email>('email').count({ create_time: { atLeast: midnight(now) }, mail_status: { not: 'CANCELED' } })

const midnight = (now: number): number => Date.parse(`${dayOf(now)}T00:00:00+08:00`) / 1000

/** Refuses what may not be sent at all: profile under review (30003), quota (42005). */
export async function refuseSending(work: Work, count: number): Promise<void> {
  await refuseWhileReviewing(work)
  if ((await usedToday(work)) + count > dailyQuota) work.refuse(42005)
}

/** Charges e-mails that go out now. @throws Refusal 30001, 30002 */
export const charge = async (work: Work, quantity: number): Promise<void> => {
  await book(work, { fee_type: 'CONSUME', service: 'EMAIL', quantity })
}

/** Keeps back what planned e-mails will cost; they are charged when they go out. @throws Refusal 30001, 30002 */
export const keepBack = (work: Work, quantity: number): Promise<void> => freeze(work, quantity * price_li)

/** What every new e-mail begins with. */
export const fresh = {
  err_code: null,
  attempts: 0,
  open_time: null,
  click_count: 0,
  resent_as: '',
} as const

/** Seconds that e-mails usually wait in the queue. */
export const queueSeconds = 3
