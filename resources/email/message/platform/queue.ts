import type { Chore, EndpointRule } from '@mock/platform/areas/rules'
import { book, freeze, walletOf } from '@resources/fee/platform/ledger'
import { cancelBefore } from '@resources/terms/schedule'
import type { Email } from '../email.area'
import { deliverySeconds } from './delivery'
import { queueSeconds } from './task'

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

export const queueChore: Chore = {
  name: 'mail-queue',
  everySeconds: 3,
  run: async (work) => {
    await startPlanned(work)
    await sendQueued(work)
  },
}

/** Days that e-mails are kept. */
const keptDays = 90

/** Deletes old e-mails so that the list does not fill the disk; blocked addresses are kept. */
export const forget: Chore = {
  name: 'mail-forget',
  everySeconds: 3600,
  run: async ({ area }) => {
    await area<Email>('email').forget({
      create_time: { beforeDays: keptDays },
      err_code: { notIn: ['NO_SUCH_ADDRESS', 'UNSUBSCRIBED'] },
    })
  },
}

/** `POST /user/cancelemail`: cancels a task that has not started. Idempotent. Throws Refusal 10002, 10006, 41029. */
export const cancelTask: EndpointRule = async (context) => {
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
