import type { RuleContext } from '@mock/platform/areas/rules'
import type { Shop } from '@resources/fee/platform/chain'
import { book, freeze, walletOf } from '@resources/fee/platform/ledger'
import { noShop } from '@resources/terms/shopKey'
import { dayOf } from '@/declaration'
import type { Sms } from '../sms.area'
import { costOf, serviceOf } from '../smsText'
import { homeOf } from './carrier'
import { countToday } from './limits'
import type { Message, Wording } from './order'

type Sending = Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'area' | 'channels' | 'refuse'>

export const smsSchema: readonly string[] = [
  `create table if not exists sms_sequence (
    partner_id bigint primary key,
    last_sms bigint not null,
    last_task bigint not null)`,
]

const idOf = (letter: 'S' | 'T', now: number, no: number, digits: number): string =>
  `${letter}${dayOf(now).slice(2).replaceAll('-', '')}${String(no).padStart(digits, '0')}`

export const smsIdOf = (now: number, no: number): string => idOf('S', now, no, 7)

/** A task's number: T240601 and at least three digits. */
export const taskIdOf = (now: number, no: number): string => idOf('T', now, no, 3)

/** The carrier's receipt number for a submission: 18 digits. */
export const bizIdOf = (now: number, task: number): string =>
  `9${dayOf(now).replaceAll('-', '')}${String(task).padStart(9, '0')}^0`

/** Reserves numbers; returns the last ones used before. */
async function nextNumbers({ sql, partnerId }: Sending, messages: number) {
  await sql.query(
    `insert into sms_sequence
       select $1::bigint, coalesce(max(substr(sms_id, 8)::bigint), 0), coalesce(max(substr(task_id, 8)::bigint), 0)
       from area.sms where partner_id = $1
         and not exists (select 1 from sms_sequence where partner_id = $1)
       having not exists (select 1 from sms_sequence where partner_id = $1)
     on conflict do nothing`,
    [partnerId],
  )
  const [row] = await sql.query<{ last_sms: number; last_task: number }>(
    `update sms_sequence set last_sms = last_sms + $2, last_task = last_task + 1
     where partner_id = $1 returning last_sms, last_task`,
    [partnerId, messages],
  )
  if (!row) throw new Error('the sequence was not created')
  return { sms: row.last_sms - messages, task: row.last_task - 1 }
}

/**
 * Counting a use is not a change of the template, so it must not make a concurrent edit fail with 10007. No list filters by
 * the count, so no cache needs to know either.
 */
const countUse = ({ sql, partnerId }: Sending, template_code: string) =>
  sql.query(
    'update area."smsTemplate" set use_count = use_count + 1 where partner_id = $1 and template_code = $2',
    [partnerId, template_code],
  )

export interface Submission extends Pick<Sms, 'source' | 'task_name' | 'custom_sms_id' | 'plan_time'> {
  readonly wording: Wording
  readonly messages: readonly Message[]
  readonly shop?: Shop
  readonly task_id?: string
}

export interface Submitted {
  readonly task_id: string
  readonly biz_id: string
  readonly amount_li: number
}

const queueSeconds = 1

/**
 * Submits messages: charges them, or reserves the amount if they are planned; numbers and queues them.
 *
 * @throws Refusal 30001 beyond balance and credit, 30002 in arrears, 41027 beyond the daily quota
 */
export async function submit(context: Sending, submission: Submission): Promise<Submitted> {
  const { now, area, channels } = context
  const { wording, messages, shop, source, task_name, custom_sms_id, plan_time } = submission
  const { template_type, template_code } = wording.template
  const parts = messages.reduce((sum, { part_count }) => sum + part_count, 0)
  const amount_li = costOf(parts, template_type)
  // The wallet is always locked before the day's count, so that concurrent calls cannot deadlock.
  await walletOf(context, { lock: true })
  await countToday(context, messages.length)
  if (plan_time !== null) await freeze(context, amount_li)
  else await book(context, { fee_type: 'CONSUME', service: serviceOf(template_type), quantity: parts, shop })
  const last = await nextNumbers(context, messages.length)
  const task_id = submission.task_id ?? taskIdOf(now, last.task + 1)
  const biz_id = bizIdOf(now, last.task + 1)
  const common = {
    status: plan_time === null ? 'QUEUED' : 'SCHEDULED',
    err_code: null,
    err_text: '',
    sign_name: wording.sign.sign_name,
    ...{ template_code, template_type, source, task_id, task_name, biz_id, custom_sms_id, plan_time },
    ...(shop ?? noShop),
    create_time: now,
    send_time: plan_time ?? now,
    report_time: null,
    next_time: plan_time ?? channels.doneAt(now, queueSeconds),
  } as const satisfies Partial<Sms>
  await area<Sms>('sms').addAll(
    messages.map(({ mobile, content, char_count, part_count }, index) => ({
      ...common,
      ...homeOf(mobile),
      ...{ mobile, content, char_count, part_count },
      sms_id: smsIdOf(now, last.sms + index + 1),
      amount_li: costOf(part_count, template_type),
    })),
  )
  await countUse(context, template_code)
  return { task_id, biz_id, amount_li }
}
