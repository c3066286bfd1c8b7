/** A code that somebody asks for. */
interface WantedCode {
  readonly scene: string
  readonly mobile: string
  /** The caller's network, if known. */
  readonly peer: string | null
}

/** A code that was sent. */
export interface SentCode extends WantedCode {
  readonly sent_at: number
}

interface Limit {
  readonly count: number
  readonly seconds: number
  /** Whether two codes count towards the same limit. */
  readonly together: (a: WantedCode, b: SentCode) => boolean
}

const hour = 3600
export const day = 24 * hour
/** Seconds until another code may be requested. */
export const resendSeconds = 60

const sameMobile: Limit['together'] = (a, b) => a.mobile === b.mobile
const sameScene: Limit['together'] = (a, b) => sameMobile(a, b) && a.scene === b.scene
const samePeer: Limit['together'] = (a, b) => a.peer !== null && a.peer === b.peer

/** The carriers' limits on verification codes, and one against requesting codes for many numbers. */
const limits: readonly Limit[] = [
  { count: 1, seconds: resendSeconds, together: sameScene },
  { count: 5, seconds: hour, together: sameScene },
  { count: 20, seconds: hour, together: samePeer },
  { count: 10, seconds: day, together: sameScene },
  { count: 40, seconds: day, together: sameMobile },
]

/**
 * How long a code must wait. A day is the last 24 hours, not a calendar day.
 *
 * @param sent the codes of the last day that may count
 * @param now Unix seconds
 * @returns seconds to wait, `day` when a daily limit is used up, 0 when it may be sent
 */
export function waitFor(wanted: WantedCode, sent: readonly SentCode[], now: number): number {
  const waits = limits.map(({ count, seconds, together }) => {
    const counted = sent.filter((code) => together(wanted, code) && code.sent_at > now - seconds)
    if (counted.length < count) return 0
    if (seconds === day) return day
    // The limit frees up when the earliest of the last `count` codes expires.
    const times = counted.map(({ sent_at }) => sent_at).sort((a, b) => b - a)
    return (times[count - 1] ?? now) + seconds - now
  })
  return Math.max(...waits)
}
