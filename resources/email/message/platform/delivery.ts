import type { TimedRule } from '@mock/platform/areas/rules'
import { type Random, secondsPerDay } from '@/declaration'
import type { Email } from '../email.area'

export const outcomeShares = {
  DELIVERED: 93,
  SOFT_BOUNCE: 2,
  FAILED: 3,
  REJECTED: 1.5,
  UNSUBSCRIBED: 0.5,
} as const
export type Outcome = keyof typeof outcomeShares

/** Share of delivered e-mails that are opened, and share of those that are clicked. */
export const openShare = 0.38
const clickShare = 0.4

/** Sandbox addresses with a fixed outcome, by prefix, so that each can be tried. */
const known: readonly (readonly [begin: string, outcome: Outcome])[] = [
  ['nobody', 'FAILED'],
  ['full', 'SOFT_BOUNCE'],
  ['spam', 'REJECTED'],
  ['unsubscribe', 'UNSUBSCRIBED'],
  ['reader', 'DELIVERED'],
]

const outcomeOf = ({ to_address, mail_type }: Email, random: Random): Outcome => {
  const fixed = known.find(([begin]) => to_address.startsWith(begin))
  const outcome = fixed?.[1] ?? random.weighted(outcomeShares)
  // Only bulk mail can be unsubscribed from.
  return outcome === 'UNSUBSCRIBED' && mail_type !== 'BATCH' ? 'DELIVERED' : outcome
}

/** Seconds between retries of a soft bounce: three within a day. */
export const retryDelays = [1800, 4 * 3600, 16 * 3600] as const

export const deliverySeconds = 2

const opened = (random: Random, now: number) => ({
  open_time: now,
  click_count: random.chance(clickShare) ? random.int(1, 4) : 0,
  next_time: null,
})

const answered = (record: Email, random: Random, now: number): Partial<Email> => {
  const attempts = record.attempts + 1
  // A full mailbox has room again in most cases.
  const isRetry = record.attempts > 0
  const again = isRetry && (record.to_address.startsWith('full') || random.chance(0.4))
  const outcome = isRetry ? (again ? 'SOFT_BOUNCE' : 'DELIVERED') : outcomeOf(record, random)
  const over = { attempts, next_time: null } as const
  if (outcome === 'DELIVERED')
    return {
      attempts,
      mail_status: outcome,
      err_code: null,
      next_time: random.chance(openShare) ? now + random.int(60, secondsPerDay) : null,
    }
  if (outcome === 'SOFT_BOUNCE') {
    const delay = retryDelays[attempts - 1]
    if (delay === undefined) return { ...over, mail_status: 'FAILED', err_code: 'GAVE_UP' }
    const err_code = random.chance(0.6) ? 'MAILBOX_FULL' : 'GREYLISTED'
    return { attempts, mail_status: outcome, err_code, next_time: now + delay }
  }
  const err_code = { FAILED: 'NO_SUCH_ADDRESS', REJECTED: 'SPAM', UNSUBSCRIBED: 'UNSUBSCRIBED' } as const
  return { ...over, mail_status: outcome, err_code: err_code[outcome] }
}

const due = { next_time: { beforeDays: 0 } } as const

export const deliveryJobs: readonly TimedRule<Email>[] = [
  {
    name: 'mail-answers',
    everySeconds: 3,
    where: { mail_status: { in: ['SENDING', 'SOFT_BOUNCE'] }, ...due },
    change: ({ record, random, now }) => answered(record, random, now),
  },
  {
    name: 'mail-readers',
    everySeconds: 30,
    where: { mail_status: 'DELIVERED', ...due },
    change: ({ random, now }) => opened(random, now),
  },
]
