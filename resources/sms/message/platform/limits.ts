import type { RuleContext } from '@mock/platform/areas/rules'
import { dayOf, startOfDay } from '@/declaration'
import { fillMessage } from '@/declaration/errors'
import { dailySms } from '../smsText'
import type { Message, Rejected, Wording } from './order'

type Asking = Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'refuse'>

/** Messages to one number that were accepted around a moment (domain §7.5). */
interface Sent {
  readonly mobile: string
  /** Codes under the same signature: in a minute, an hour, 24 hours. */
  minute: number
  hour: number
  day: number
  /** Codes under any signature in 24 hours. */
  codes: number
  /** Under the same signature and template in 24 hours. */
  same: number
}

const limits = { minute: 1, hour: 5, day: 10, codes: 40 } as const
const sameLimit = 50

const isFull = (sent: Sent, type: Wording['template']['template_type']): boolean =>
  type === 'CODE'
    ? sent.minute >= limits.minute ||
      sent.hour >= limits.hour ||
      sent.day >= limits.day ||
      sent.codes >= limits.codes
    : sent.same >= sameLimit

/**
 * Which messages a number's limits let through at a moment: a code once a minute, 5 times an hour and 10 times in 24 hours
 * for each signature, 40 codes in 24 hours in all; other messages 50 times in 24 hours for each signature and template. What
 * was accepted counts, delivered or not (domain §7.5), and so does what is planned for later within that time: otherwise both
 * would go out. Those of the same call count in their order.
 *
 * @param at when they are to be sent, Unix seconds
 */
export async function withinLimits(
  { sql, partnerId }: Asking,
  { sign, template }: Wording,
  messages: readonly Message[],
  at: number,
): Promise<{ readonly free: readonly Message[]; readonly full: readonly Rejected[] }> {
  const rows = await sql.query<Sent>(
    `select mobile,
       count(*) filter (where template_type = 'CODE' and sign_name = $4 and abs(send_time - $3::bigint) < 60) as minute,
       count(*) filter (where template_type = 'CODE' and sign_name = $4 and abs(send_time - $3::bigint) < 3600) as hour,
       count(*) filter (where template_type = 'CODE' and sign_name = $4) as day,
       count(*) filter (where template_type = 'CODE') as codes,
       count(*) filter (where sign_name = $4 and template_code = $5) as same
     from area.sms
     where partner_id = $1 and _removed_time is null and status <> 'CANCELED'
       and mobile in (select jsonb_array_elements_text($2::jsonb))
       and send_time > $3::bigint - 86400 and send_time < $3::bigint + 86400
     group by mobile`,
    [
      partnerId,
      JSON.stringify([...new Set(messages.map(({ mobile }) => mobile))]),
      at,
      sign.sign_name,
      template.template_code,
    ],
  )
  const known = new Map(rows.map((row) => [row.mobile, { ...row }]))
  const free: Message[] = []
  const full: Rejected[] = []
  for (const message of messages) {
    const { row, mobile } = message
    const sent = known.get(mobile) ?? { mobile, minute: 0, hour: 0, day: 0, codes: 0, same: 0 }
    known.set(mobile, sent)
    if (isFull(sent, template.template_type)) {
      full.push({ row, mobile, code: 41026, message: fillMessage(41026, 'zh', { n: 1 }) })
      continue
    }
    for (const count of ['minute', 'hour', 'day', 'codes', 'same'] as const) sent[count] += 1
    free.push(message)
  }
  return { free, full }
}

/** How many messages a partner has submitted on a day: counted once, for a day has tens of thousands of them. */
export const quotaSchema: readonly string[] = [
  `create table if not exists sms_day (
    partner_id bigint not null,
    day text not null,
    submitted bigint not null,
    primary key (partner_id, day))`,
]

/** Counts messages that are submitted now. @throws Refusal 41027 when the partner's quota of the day has no room for them */
export async function countToday({ sql, partnerId, now, refuse }: Asking, more: number): Promise<void> {
  const day = dayOf(now)
  await sql.query(
    `insert into sms_day select $1::bigint, $2::text, count(*) from area.sms
     where partner_id = $1 and _removed_time is null and create_time >= $3 and status <> 'CANCELED'
       and not exists (select 1 from sms_day where partner_id = $1 and day = $2)
     having not exists (select 1 from sms_day where partner_id = $1 and day = $2)
     on conflict do nothing`,
    [partnerId, day, startOfDay(day) ?? now],
  )
  const [today] = await sql.query<{ submitted: number }>(
    `update sms_day set submitted = submitted + $3::bigint where partner_id = $1 and day = $2 returning submitted`,
    [partnerId, day, more],
  )
  if ((today?.submitted ?? 0) > dailySms) refuse(41027)
}

/**
 * Gives the day of their submission back what was cancelled before it was sent.
 *
 * @param created when they were submitted, Unix seconds
 */
export async function uncount(
  { sql, partnerId }: Pick<Asking, 'sql' | 'partnerId'>,
  created: number,
  fewer: number,
): Promise<void> {
  await sql.query(
    'update sms_day set submitted = greatest(0, submitted - $3::bigint) where partner_id = $1 and day = $2',
    [partnerId, dayOf(created), fewer],
  )
}
