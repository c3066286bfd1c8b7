import type { EndpointContext, RuleContext } from '@mock/platform/areas/rules'
import type { leftOutReasons } from '@resources/email/send/sendEmail.endpoints'
import { book, freeze } from '@resources/fee/platform/ledger'
import { profileOf, refuseWhileReviewing } from '@resources/partner/platform/profile'
import { midnight } from '@resources/terms/days'
import { prices } from '@resources/terms/services'
import { dayOf } from '@/declaration'
import type { Email } from '../email.area'

export interface Sender {
  readonly sender_address: string
  readonly sender_alias: string
  readonly reply_to: string
}

/** A partner's verified senders: one for triggered mail, one for bulk mail. `company`: the sender's display name. */
export const sendersOf = (partnerId: number, company: string): readonly Sender[] =>
  ['notice', 'news'].map((name) => ({
    sender_address: `${name}@p${partnerId}.mail.example.com`,
    sender_alias: company,
    reply_to: name === 'notice' ? '' : `service@p${partnerId}.mail.example.com`,
  }))

type Blocked = Exclude<keyof typeof leftOutReasons, 'REPEATED'>

/** Addresses that must not be written to, with the reason: unknown, or unsubscribed from bulk mail. */
export async function blockedAmong(
  { area }: Pick<RuleContext, 'area'>,
  addresses: readonly string[],
  mail_type: Email['mail_type'],
): Promise<ReadonlyMap<string, Blocked>> {
  const mails = area<Email>('email')
  const to_address = { in: addresses }
  const by = { to_address: 'to_address' } as const
  const gone = await mails.figures({ where: { to_address, err_code: 'NO_SUCH_ADDRESS' }, by })
  const left =
    mail_type === 'BATCH'
      ? await mails.figures({ where: { to_address, mail_status: 'UNSUBSCRIBED' }, by })
      : []
  return new Map<string, Blocked>([
    ...left.map((line): [string, Blocked] => [line.to_address, 'UNSUBSCRIBED']),
    ...gone.map((line): [string, Blocked] => [line.to_address, 'INVALID_ADDRESS']),
  ])
}

export const price_li = prices.EMAIL.unit_price_li ?? 0

export const dailyQuota = 10_000

export const numberSchema: readonly string[] = [
  `create table if not exists email_number (
    partner_id bigint not null,
    day text not null,
    last bigint not null,
    primary key (partner_id, day))`,
]

type Work = Pick<EndpointContext, 'sql' | 'partnerId' | 'now' | 'area' | 'refuse'>

/** The day as in numbers: `240601`. */
const dayDigits = (time: number): string => dayOf(time).replaceAll('-', '').slice(2)

/** Assigns consecutive numbers to the e-mails of a task; the task's number is that of its first e-mail. */
async function newNumbers({ sql, partnerId, now }: Work, count: number) {
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

export const sendersIn = async (work: Pick<Work, 'sql' | 'partnerId'>): Promise<readonly Sender[]> =>
  sendersOf(work.partnerId, (await profileOf(work)).company_name)

export const usedToday = ({ area, now }: Pick<Work, 'area' | 'now'>): Promise<number> =>
  area<Email>('email').count({ create_time: { atLeast: midnight(now) }, mail_status: { not: 'CANCELED' } })

export const queueSeconds = 3

const newMail = (
  { now, channels }: Pick<EndpointContext, 'now' | 'channels'>,
  plan_time: number | null = null,
) =>
  ({
    mail_status: plan_time === null ? 'QUEUED' : 'SCHEDULED',
    err_code: null,
    attempts: 0,
    open_time: null,
    click_count: 0,
    amount_li: price_li,
    plan_time,
    create_time: now,
    send_time: plan_time === null ? now : null,
    next_time: plan_time === null ? channels.doneAt(now, queueSeconds) : null,
    resent_as: '',
  }) as const

/**
 * Submits the e-mails of a task: charges them, or reserves their cost if they are planned.
 *
 * @throws Refusal 30001 beyond balance and credit, 30002 in arrears, 30003 while the profile is under review, 42005 beyond the
 * daily quota
 */
export async function submit(
  work: Pick<EndpointContext, 'sql' | 'partnerId' | 'now' | 'area' | 'refuse' | 'channels'>,
  mails: readonly Partial<Email>[],
  plan_time: number | null = null,
) {
  const count = mails.length
  await refuseWhileReviewing(work)
  if ((await usedToday(work)) + count > dailyQuota) work.refuse(42005)
  if (plan_time === null) await book(work, { fee_type: 'CONSUME', service: 'EMAIL', quantity: count })
  else await freeze(work, count * price_li)
  const { task_id, mailIds } = await newNumbers(work, count)
  const common = newMail(work, plan_time)
  await work
    .area<Email>('email')
    .addAll(mails.map((mail, at) => ({ ...mail, ...common, task_id, mail_id: mailIds[at] ?? '' })))
  return { task_id, mailIds }
}
