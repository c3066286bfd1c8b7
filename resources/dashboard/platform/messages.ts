import { charged, type Sms } from '@resources/sms/message/sms.area'
import { midnight } from '@resources/terms/days'
import { secondsPerDay } from '@/declaration'
import type { FiguresContext } from './figures'
import { sees } from './figures'

/** Today's text messages. */
export interface MessagesToday {
  readonly count: number
  /** Submitted to carriers. */
  readonly sent: number
  /** Share of delivered messages among those with a report, in basis points; null without reports. */
  readonly delivered_rate: number | null
}

/** Today's text messages, counted like the list's summary; undefined if the account may not see them. */
export async function messagesToday({
  area,
  account,
  now,
}: FiguresContext): Promise<MessagesToday | undefined> {
  if (!sees(account.permissions, 'sms', 'status', 'send_time')) return undefined
  const today = midnight(now)
  const [line] = await area<Sms>('sms').figures({
    where: { send_time: { atLeast: today, atMost: today + secondsPerDay - 1 } },
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
