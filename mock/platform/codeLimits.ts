/** One code that was sent. */
export interface SentCode {
  readonly scene: string
  readonly mobile: string
  /** The network it was asked for from, when the server knows it. */
  readonly peer: string | null
  readonly sent_at: number
}

interface Limit {
  readonly count: number
  readonly seconds: number
  /** Whether two codes count together. */
  readonly together: (a: Pick<SentCode, 'scene' | 'mobile' | 'peer'>, b: SentCode) => boolean
}

const hour = 3600
export const day = 24 * hour
/** Until the button for a further code may be pressed. */
export const resendSeconds = 60

const sameMobile: Limit['together'] = (a, b) => a.mobile === b.mobile
const sameScene: Limit['together'] = (a, b) => sameMobile(a, b) && a.scene === b.scene
const samePeer: Limit['together'] = (a, b) => a.peer !== null && a.peer === b.peer

/** The carriers' rule for verification codes, and one against asking for many numbers' codes (domain §3.2). */
const limits: readonly Limit[] = [
  { count: 1, seconds: resendSeconds, together: sameScene },
  { count: 5, seconds: hour, together: sameScene },
  { count: 20, seconds: hour, together: samePeer },
  { count: 10, seconds: day, together: sameScene },
  { count: 40, seconds: day, together: sameMobile },
]

/**
 * What keeps a code from being sent. A day is the 24 hours since a code was sent, not the calendar's.
 *
 * @param sent the codes of the last day that may count
 * @param now Unix seconds
 * @returns the seconds to wait, `day` when it is a day's limit that is used up, 0 when it may be sent
 */
export function waitFor(
  wanted: Pick<SentCode, 'scene' | 'mobile' | 'peer'>,
  sent: readonly SentCode[],
  now: number,
): number {
  const waits = limits.map(({ count, seconds, together }) => {
    const counted = sent.filter((code) => together(wanted, code) && code.sent_at > now - seconds)
    if (counted.length < count) return 0
    if (seconds === day) return day
    // A place becomes free when the earliest of the last `count` codes is old enough.
    const times = counted.map(({ sent_at }) => sent_at).sort((a, b) => b - a)
    return (times[count - 1] ?? now) + seconds - now
  })
  return Math.max(...waits)
}
