import type { RuleContext } from '@mock/platform/areas/rules'
import { dayOf, startOfDay } from '@/declaration'
import { fillMessage } from '@/declaration/errors'
import { dailySms } from '../smsText'
import type { Message, Rejected, Wording } from './order'

type Context = Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'refuse'>

interface Sent {
  readonly mobile: string
  /** Codes with the same signature: in a minute, an hour, 24 hours. */
  minute: number
  hour: number
  day: number
  /** Codes with any signature in 24 hours. */
  codes: number
  /** Messages with the same signature and template in 24 hours. */
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
 * Splits messages by the limits of their numbers. Codes: per signature one a minute, 5 an hour, 10 in 24 hours, and 40 in 24
 * hours in total; other messages: 50 in 24 hours per signature and template. Accepted messages count even if they fail,
 * planned ones within that time too, and so do earlier messages of the same call.
 *
 * @param at the time of sending, Unix seconds
 */
export async function withinLimits(
  { sql, partnerId }: Context,
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

/** Submitted messages per partner and day, counted once because a day has tens of thousands. */
export const quotaSchema: readonly string[] = [
  `create table if not exists sms_day (
    partner_id bigint not null,
    day text not null,
    submitted bigint not null,
    primary key (partner_id, day))`,
]

/** Adds to today's count. Throws Refusal 41027 beyond the daily quota. */
export async function countToday({ sql, partnerId, now, refuse }: Context, more: number): Promise<void> {
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
 * Subtracts cancelled messages from the count of the day they were submitted.
 *
 * @param created time of submission, Unix seconds
 */
export async function uncount(
  { sql, partnerId }: Pick<Context, 'sql' | 'partnerId'>,
  created: number,
  fewer: number,
): Promise<void> {
  await sql.query(
    'update sms_day set submitted = greatest(0, submitted - $3::bigint) where partner_id = $1 and day = $2',
    [partnerId, dayOf(created), fewer],
  )
}
