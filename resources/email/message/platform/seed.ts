import { defineSeed, type SeedContext } from '@mock/platform/areas/rules'
import type { EmailTemplate } from '@resources/email/template/emailTemplate.area'
import { askedVariables, fillMail, sampleValue } from '@resources/email/template/mailText'
import type { Fee } from '@resources/fee/fee.area'
import { secondOfDay } from '@resources/terms/samples'
import { dayOf, type Random, secondsPerDay, startOfDay } from '@/declaration'
import type { Email } from '../email.area'
import { type Outcome, openShare, outcomeShares, retryDelays } from './delivery'
import { price_li, sendersOf } from './task'

/** Days of e-mails; a small sandbox goes back further until it has the minimum. */
const keptDays = 7
const fewest = 24

const companies: { readonly [username: string]: string } = {
  demo_partner: '青禾软件科技有限公司',
  demo_agent: '柚见商贸',
}

type Charged = Pick<Fee, 'service' | 'fee_type' | 'stat_date' | 'quantity'>

const daysOf = (fees: readonly Charged[], now: number): { day: string; count: number }[] => {
  const first = dayOf(now - (keptDays - 1) * secondsPerDay)
  const charged = fees
    .filter(({ service, fee_type }) => service === 'EMAIL' && fee_type === 'CONSUME')
    .map(({ stat_date, quantity }) => ({ day: stat_date, count: quantity ?? 0 }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
  let made = 0
  return charged.filter(({ day, count }) => {
    const kept = day >= first || made < fewest
    if (kept) made += count
    return kept
  })
}

const mailboxes = 'lin zhao chen wu song tang luo he gu wei'.split(' ')
const addressOf = (random: Random): string =>
  `${random.pick(mailboxes)}${random.digits(4)}@${random.pick(['example.com', 'example.net', 'mail.example.com'])}`

type Fate = Outcome | 'QUEUED' | 'SENDING'

const fateOf = (
  outcome: Fate,
  send_time: number,
  now: number,
  random: Random,
  isWanted: boolean,
): Partial<Email> => {
  const once = { mail_status: outcome, attempts: 1 } as const
  const gaveUp = { mail_status: 'FAILED', err_code: 'GAVE_UP', attempts: 4 } as const
  // Bounces this old have used up their retries.
  const isLongAgo = now - send_time > 6 * 3600
  switch (outcome) {
    case 'QUEUED':
    case 'SENDING':
      return { mail_status: outcome, next_time: now + 5 }
    case 'DELIVERED': {
      const open_time = send_time + random.int(60, secondsPerDay)
      if (!random.chance(openShare)) return once
      if (open_time > now) return { ...once, next_time: open_time }
      return { ...once, open_time, click_count: random.chance(0.4) ? random.int(1, 4) : 0 }
    }
    case 'SOFT_BOUNCE': {
      const err_code = random.chance(0.6) ? 'MAILBOX_FULL' : 'GREYLISTED'
      if (isLongAgo && !isWanted) return gaveUp
      return { ...once, err_code, next_time: now + retryDelays[0] }
    }
    case 'FAILED':
      // Some failed ones can be sent again because their address exists.
      return isLongAgo && !isWanted && send_time % 2 === 0 ? gaveUp : { ...once, err_code: 'NO_SUCH_ADDRESS' }
    case 'REJECTED':
      return { ...once, err_code: 'SPAM' }
    case 'UNSUBSCRIBED':
      return { ...once, err_code: 'UNSUBSCRIBED' }
  }
}

/** The e-mails of a task are sent within seconds and share a template. */
interface Task {
  readonly template: Pick<
    EmailTemplate,
    'template_id' | 'template_name' | 'mail_type' | 'subject' | 'variables'
  >
  readonly time: number
  readonly size: number
}

/** As many e-mails as the ledger charged for on the last days, and some planned and cancelled ones. */
export default defineSeed<Email>({
  after: ['emailTemplate', 'fee'],
  async *records({ partnerId, username, now, random, others }: SeedContext) {
    const fees = await others<Charged>('fee', ['service', 'fee_type', 'stat_date', 'quantity'])
    const all = (
      await others<EmailTemplate>('emailTemplate', [
        'template_id',
        'template_name',
        'mail_type',
        'subject',
        'variables',
        'status',
      ])
    ).filter(({ status }) => status !== 'DRAFT')
    const approved = all.filter(({ status }) => status === 'APPROVED')
    const senders = sendersOf(partnerId, companies[username] ?? '平台商家')
    const today = dayOf(now)
    let last = 0
    const next = (letter: string, time: number) =>
      // The 9 keeps them apart from numbers assigned later.
      `${letter}${dayOf(time).replaceAll('-', '').slice(2)}9${String(last).padStart(6, '0')}`

    const mailOf = ({ template, time }: Task, task_id: string): Email => {
      last += 1
      const param = Object.fromEntries(
        askedVariables(template.variables).map((name) => [name, sampleValue(name)]),
      )
      const sender = senders[template.mail_type === 'BATCH' ? 1 : 0] ?? senders[0]
      return {
        mail_id: next('M', time),
        task_id,
        task_name: template.mail_type === 'BATCH' ? template.template_name : '',
        template_id: template.template_id,
        template_name: template.template_name,
        mail_type: template.mail_type,
        subject: fillMail(template.subject, param),
        to_address: addressOf(random),
        sender_address: sender?.sender_address ?? '',
        sender_alias: sender?.sender_alias ?? '',
        reply_to: sender?.reply_to ?? '',
        param,
        mail_status: 'QUEUED',
        err_code: null,
        attempts: 0,
        open_time: null,
        click_count: 0,
        amount_li: price_li,
        source: template.mail_type === 'BATCH' ? 'CONSOLE' : last % 40 === 7 ? 'TEST' : 'API',
        plan_time: null,
        create_time: time,
        send_time: time,
        next_time: null,
        resent_as: '',
      }
    }

    function* sent(task: Task, wanted: readonly Fate[]): Iterable<Email> {
      const task_id = next('E', task.time)
      for (let at = 0; at < task.size; at++) {
        const outcome = wanted[at] ?? random.weighted(outcomeShares)
        const bulk = task.template.mail_type === 'BATCH'
        const fate = outcome === 'UNSUBSCRIBED' && !bulk ? 'DELIVERED' : outcome
        const mail = { ...mailOf(task, task_id), ...fateOf(fate, task.time, now, random, at < wanted.length) }
        yield fate === 'SENDING' ? { ...mail, source: 'TEST' } : mail
      }
    }

    function* notSent(template: Task['template']): Iterable<Email> {
      const planned = now + 3 * 3600
      const outcomes = [
        { mail_status: 'SCHEDULED', plan_time: planned },
        { mail_status: 'CANCELED', plan_time: planned, amount_li: 0 },
        { mail_status: 'FAILED', err_code: 'NO_BALANCE', plan_time: now - secondsPerDay, amount_li: 0 },
      ] as const
      for (const outcome of outcomes) {
        const task = { template, time: now - 2 * secondsPerDay, size: 2 }
        const task_id = next('E', task.time)
        for (let at = 0; at < task.size; at++) yield { ...mailOf(task, task_id), ...outcome, send_time: null }
      }
    }

    // The smallest sandbox may have no approved template.
    const those = (type: EmailTemplate['mail_type']) =>
      [approved, all]
        .map((from) => from.filter(({ mail_type }) => mail_type === type))
        .find((some) => some.length > 0) ?? []
    const [bulk, single] = [those('BATCH'), those('TRIGGER')]
    // Every outcome occurs even in the smallest sandbox.
    let wanted: Fate[] = [
      'DELIVERED',
      'UNSUBSCRIBED',
      'FAILED',
      'REJECTED',
      'SOFT_BOUNCE',
      'QUEUED',
      'SENDING',
    ]
    for (const { day, count } of daysOf(fees, now)) {
      const midnight = startOfDay(day) ?? now
      for (let left = count; left > 0; ) {
        const isBulk = bulk.length > 0 && (single.length === 0 || random.chance(0.15) || wanted.length > 0)
        const template = random.pick(isBulk ? bulk : single)
        const time =
          wanted.length > 0 && now - midnight < secondsPerDay
            ? Math.max(midnight, now - 600)
            : day === today
              ? random.int(midnight, Math.max(midnight, now - 1))
              : midnight + secondOfDay(random)
        const size = Math.min(left, isBulk ? Math.max(wanted.length, random.int(5, 60)) : 1)
        yield* sent({ template, time, size }, wanted)
        wanted = wanted.slice(size)
        left -= size
      }
    }
    const [template] = bulk.length > 0 ? bulk : single
    if (template) yield* notSent(template)
  },
})
