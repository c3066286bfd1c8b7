import { charged, type Sms } from '@resources/sms/message/sms.area'
import { dayOf, secondsPerDay } from '@/declaration'
import { beginningOf } from './days'
import type { Asking } from './figures'
import { sees } from './figures'

/** Today's text messages. */
export interface MessagesToday {
  /** All of the day's list. */
  readonly count: number
  /** Of these what has been handed in for sending. */
  readonly sent: number
  /** How many of those that were reported on arrived, in basis points; null when none was. */
  readonly delivered_rate: number | null
}

/** Today's text messages, as the summary of their list tells them; undefined where the account does not see them. */
export async function messagesToday({ area, account, now }: Asking): Promise<MessagesToday | undefined> {
  if (!sees(account.permissions, 'sms', 'status', 'send_time')) return undefined
  const midnight = beginningOf(dayOf(now))
  const [line] = await area<Sms>('sms').figures({
    where: {
      send_time: { atLeast: midnight, atMost: midnight + secondsPerDay - 1 },
    },
    counts: { sent: charged, delivered: { status: 'DELIVERED' }, failed: { status: 'FAILED' } },
  })
  const { count = 0, sent = 0, delivered = 0, failed = 0 } = line ?? {}
  const reported = delivered + failed
  return {
    count,
    sent,
    delivered_rate: reported === 0 ? null : Math.floor((delivered * 10_000) / reported),
  }
}
