import { type Chore, defineRules, type EndpointRule, type Rule } from '@mock/platform/areas/rules'
import type { EmailTemplate } from '@resources/email/template/emailTemplate.area'
import { fillSubject, mostAddresses } from '@resources/email/template/mailText'
import { wrongIn } from '@resources/email/template/platform/values'
import { book, freeze, walletOf } from '@resources/fee/platform/ledger'
import { keptDays } from '@resources/terms/keptDays'
import { shownIds, shownSchema } from '@resources/terms/platform/shown'
import { cancelBefore } from '@resources/terms/schedule'
import type { Email } from '../email.area'
import { deliveryJobs, deliverySeconds } from './delivery'
import { blockedAmong, numberSchema, queueSeconds, submit } from './task'

/**
 * `POST /user/resendemail`: a soft bounce is retried at once and free of charge; a failed e-mail is sent as a new one,
 * charged, and linked to it.
 *
 * @throws Refusal 30001, 30002, 30003, 41023, 42001, 42002, 42005
 */
const resend: Rule<Email> = async (context) => {
  const { record, area, now, channels, refuse } = context
  if (record.mail_status === 'SOFT_BOUNCE')
    return { set: { mail_status: 'SENDING', next_time: channels.doneAt(now, queueSeconds) } }
  const { template_id, to_address, mail_type, param } = record
  const template = await area<EmailTemplate>('emailTemplate').get({ template_id })
  if (template?.status !== 'APPROVED') return refuse(42002)
  // The template may have changed since then, and with it the variables.
  const wrong = wrongIn(template, param)
  if (wrong !== undefined) return refuse(41023, { var: wrong })
  const blocked = await blockedAmong(context, [to_address], mail_type)
  if (blocked.size > 0) return refuse(42001, { n: 1 })
  // Serialise a partner's sends: the daily quota is counted before it is added to.
  await walletOf(context, { lock: true })
  const subject = fillSubject(template.subject, param)
  const { mailIds } = await submit(context, [{ ...record, subject }])
  return { set: { resent_as: mailIds[0] ?? '' } }
}

const shown = {
  table: 'email_address_show',
  permission: 'email.field.to_address',
  most: mostAddresses,
} as const

/** `POST /user/emailaddresses`: unmasked addresses of failed e-mails. Records who asked. Throws Refusal 10003, 10008. */
const emailaddresses: EndpointRule = async (context) => {
  const ids = await shownIds(context, shown)
  const failed = await context.area<Email>('email').figures({
    where: { mail_id: { in: ids }, mail_status: { in: ['FAILED', 'REJECTED'] } },
    by: { to_address: 'to_address' },
  })
  return { addresses: failed.map(({ to_address }) => to_address) }
}

type Work = Parameters<Chore['run']>[0]

/** Starts planned tasks that are due: charges them, or fails them if the partner is in arrears. */
async function startPlanned(work: Work): Promise<void> {
  const { area, now, channels } = work
  const mails = area<Email>('email')
  const due = { mail_status: 'SCHEDULED', plan_time: { atMost: now } } as const
  if ((await mails.count(due)) === 0) return
  // Cancelling locks the wallet first, too, so the count stays valid.
  await walletOf(work, { lock: true })
  const tasks = await mails.figures({
    where: due,
    by: { task_id: 'task_id' },
    sum: { amount_li: 'amount_li' },
  })
  for (const { task_id, count, amount_li } of tasks) {
    const planned = { mail_status: 'SCHEDULED', task_id } as const
    const { in_arrears } = await walletOf(work)
    await freeze(work, -amount_li)
    if (in_arrears) {
      await mails.changeAll(planned, { mail_status: 'FAILED', err_code: 'NO_BALANCE', amount_li: 0 })
      continue
    }
    await book(work, { fee_type: 'CONSUME', service: 'EMAIL', quantity: count })
    await mails.changeAll(planned, {
      mail_status: 'QUEUED',
      send_time: now,
      next_time: channels.doneAt(now, queueSeconds),
    })
  }
}

async function sendQueued({ area, now, channels }: Work): Promise<void> {
  await area<Email>('email').changeAll(
    { mail_status: 'QUEUED', next_time: { atMost: now } },
    { mail_status: 'SENDING', next_time: channels.doneAt(now, deliverySeconds) },
  )
}

const queueChore: Chore = {
  name: 'mail-queue',
  everySeconds: 3,
  run: async (work) => {
    await startPlanned(work)
    await sendQueued(work)
  },
}

/** Deletes old e-mails so that the list does not fill the disk; blocked addresses are kept. */
const forget: Chore = {
  name: 'mail-forget',
  everySeconds: 3600,
  run: async ({ area }) => {
    await area<Email>('email').forget({
      create_time: { beforeDays: keptDays.email },
      err_code: { notIn: ['NO_SUCH_ADDRESS', 'UNSUBSCRIBED'] },
    })
  },
}

/** `POST /user/cancelemail`: cancels a task that has not started. Idempotent. Throws Refusal 10002, 10006, 41029. */
const cancelTask: EndpointRule = async (context) => {
  const { area, input, now, refuse } = context
  const mails = area<Email>('email')
  const task_id = String(input.task_id)
  // Starting a task locks the wallet first, too.
  await walletOf(context, { lock: true })
  const [first] = await mails.find({ task_id }, { limit: 1 })
  if (!first) return refuse(10002)
  const scheduled = { task_id, mail_status: 'SCHEDULED' } as const
  const [planned] = await mails.figures({ where: scheduled, sum: { amount_li: 'amount_li' } })
  if (!planned || planned.count === 0) {
    const canceled = await mails.count({ task_id, mail_status: 'CANCELED' })
    return canceled > 0 ? { canceled } : refuse(10006, { state: '已发送' })
  }
  if ((first.plan_time ?? now) - now < cancelBefore) return refuse(41029)
  const canceled = await mails.changeAll(scheduled, { mail_status: 'CANCELED', amount_li: 0 })
  await freeze(context, -planned.amount_li)
  return { canceled }
}

export default defineRules<Email>({
  schema: [shownSchema(shown), ...numberSchema],
  actions: { resend },
  endpoints: { cancelemail: cancelTask, emailaddresses },
  jobs: deliveryJobs,
  chores: [queueChore, forget],
})
