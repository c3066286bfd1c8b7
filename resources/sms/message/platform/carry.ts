import type { Chore } from '@mock/platform/areas/rules'
import { book, freeze, walletOf } from '@resources/fee/platform/ledger'
import { keptDays } from '@resources/terms/keptDays'
import { secondsPerDay } from '@/declaration'
import type { Sms } from '../sms.area'
import { unsentCodes } from '../smsCodes'
import { promoFrom, serviceOf } from '../smsText'
import { reported, reportOf, reportSeconds, unknownAfterSeconds } from './carrier'

type World = Parameters<Chore['run']>[0]

const portion = 500

/** Seconds after which a message is given up if carriers are down, and between attempts. */
const givenUpAfter = 1800
const triedAgainAfter = 30

type Step = Pick<Sms, 'sms_id' | 'status' | 'err_code' | 'err_text' | 'report_time' | 'next_time'>

function stepOf({ now, channels }: World, message: Sms): Step {
  const { sms_id, status, mobile, send_time, next_time } = message
  const due = next_time ?? now
  if (status === 'SUBMITTED') return { sms_id, ...reported(reportOf(mobile), due) }
  if (channels.isDown('sms'))
    return now >= send_time + givenUpAfter
      ? { sms_id, ...reported('EXPIRED', now) }
      : { sms_id, ...waiting, status: 'QUEUED', next_time: now + triedAgainAfter }
  const report = reportOf(mobile)
  return {
    ...{ sms_id, ...waiting, status: 'SUBMITTED' },
    next_time:
      report === undefined ? send_time + unknownAfterSeconds : channels.doneAt(due, reportSeconds(mobile)),
  }
}

const waiting = { err_code: null, err_text: '', report_time: null } as const

const unpaid = {
  status: 'CANCELED',
  next_time: null,
  amount_li: 0,
  err_code: 'NO_BALANCE',
  err_text: unsentCodes.NO_BALANCE.zh,
} as const satisfies Partial<Sms>

/**
 * Starts planned tasks that are due: charges the reserved amounts, or cancels the task if the partner is in arrears. Promotion
 * outside its hours waits until the morning.
 */
async function startTasks(world: World): Promise<void> {
  const { area, now, channels } = world
  const due = { status: 'SCHEDULED', next_time: { atMost: now } } as const
  const messages = area<Sms>('sms')
  if ((await messages.count(due)) === 0) return
  // Cancelling locks the wallet first, too, so the count stays valid.
  await walletOf(world, { lock: true })
  const morning = promoFrom(now)
  if (morning > now)
    await messages.changeAll({ ...due, template_type: 'PROMO' }, { send_time: morning, next_time: morning })
  const tasks = await messages.figures({
    where: due,
    by: {
      task_id: 'task_id',
      type: 'template_type',
      op: 'op',
      app_id: 'app_id',
      seller_nick: 'seller_nick',
      shop_name: 'shop_name',
    },
    sum: { parts: 'part_count', amount_li: 'amount_li' },
  })
  for (const { task_id, type, op, app_id, seller_nick, shop_name, parts, amount_li } of tasks) {
    const { in_arrears } = await walletOf(world)
    await freeze(world, -amount_li)
    if (in_arrears) {
      await messages.changeAll({ ...due, task_id }, unpaid)
      continue
    }
    await book(world, {
      fee_type: 'CONSUME',
      service: serviceOf(type as Sms['template_type']),
      quantity: parts,
      happened: true,
      ...(seller_nick !== '' && { shop: { op: op as Sms['op'], app_id, seller_nick, shop_name } }),
    })
  }
  await messages.changeAll(due, { status: 'QUEUED', send_time: now, next_time: channels.doneAt(now, 1) })
}

export const carry: Chore = {
  name: 'carry',
  everySeconds: 3,
  run: async (world) => {
    await startTasks(world)
    const messages = world.area<Sms>('sms')
    const due = await messages.find(
      { status: { in: ['QUEUED', 'SUBMITTED'] }, next_time: { atMost: world.now } },
      { limit: portion },
    )
    if (due.length === 0) return
    await messages.changeEach(due.map((message) => stepOf(world, message)))
    world.again()
  },
}

/** Days that a message's text is kept. */
const textDays = 30

/** Deletes personal data, and keeps the list from filling the disk. */
export const forget: Chore = {
  name: 'forget',
  everySeconds: 3600,
  run: async ({ area, now }) => {
    const messages = area<Sms>('sms')
    await messages.changeAll(
      { send_time: { atMost: now - textDays * secondsPerDay }, content: { set: true } },
      { content: '' },
    )
    await messages.forget({ send_time: { beforeDays: keptDays.sms } })
  },
}
