/**
 * The platform's clock minus this computer's, by the `Date` of an answer. It has whole seconds and the answer took time to
 * arrive; a difference that this explains counts as none.
 *
 * @param date the header
 * @param sent when the request left, ms of this computer
 * @param arrived when the answer was there, ms of this computer
 * @returns seconds; undefined when the platform does not send its time
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

/** A clock that is off by less, s, misleads nobody. */
const tolerance = 30

let ahead = 0
/** The latest time that the platform has told, ms, less what the page had run by then: its clock does not go back. */
let latest = 0

/** Compares the clocks by an answer that has just come. One out of a cache is old, and tells nothing. */
export const hearClock = (headers: Headers, sent: number, arrived: number): void => {
  const heard = clockAhead(headers.get('Date'), sent, arrived)
  if (heard === undefined || headers.has('Age')) return
  const told = arrived + heard * 1000 - performance.now()
  if (told < latest - tolerance * 1000) return
  latest = told
  ahead = Math.abs(heard) < tolerance ? 0 : heard
}

/**
 * Now, in Unix seconds, by the platform's clock as far as it is known: deadlines, terms and days are the platform's, and a
 * computer whose clock is wrong must not move them.
 */
export const platformTime = (): number => Date.now() / 1000 + ahead
