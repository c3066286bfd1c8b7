/**
 * The platform's clock minus this computer's, from an answer's `Date`. It has whole seconds, and the answer took time to
 * arrive; a difference within that counts as none.
 *
 * @param date the header
 * @param sent when the request left, ms of this computer
 * @param arrived when the answer arrived, ms of this computer
 * @returns seconds; undefined if the platform does not send its time
 */
export const clockAhead = (date: string | null, sent: number, arrived: number): number | undefined => {
  const start = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(start)) return undefined
  const earliest = start - arrived
  const latest = start + 1000 - sent
  if (earliest <= 0 && latest >= 0) return 0
  const nearest = earliest > 0 ? earliest : latest
  return Math.round(nearest / 1000)
}

/** Clocks that differ by less, s, are fine. */
const tolerance = 30

let ahead = 0
/** The platform's latest known time, ms, minus the page's run time at that moment: its clock never goes back. */
let latest = 0

/** Compares the clocks by an answer that has just arrived. A cached one is old, and says nothing. */
export const hearClock = (headers: Headers, sent: number, arrived: number): void => {
  const heard = clockAhead(headers.get('Date'), sent, arrived)
  if (heard === undefined || headers.has('Age')) return
  const told = arrived + heard * 1000 - performance.now()
  if (told < latest - tolerance * 1000) return
  latest = told
  ahead = Math.abs(heard) < tolerance ? 0 : heard
}

/**
 * The current time in Unix seconds, by the platform's clock if known: deadlines, terms and days are the platform's, and a wrong
 * computer clock must not shift them.
 */
export const platformTime = (): number => Date.now() / 1000 + ahead
