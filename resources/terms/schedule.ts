/** How far ahead a task may be planned, in seconds: 10 minutes to 30 days (41028). */
export const planWithin = { least: 600, most: 30 * 86_400 } as const

/** A task can be cancelled until this many seconds before its time (41029). */
export const cancelBefore = 300

/**
 * Whether a task may be planned for a time.
 *
 * @param time Unix seconds; undefined if it is missing or invalid
 * @param now Unix seconds
 */
export const mayBePlanned = (time: number | undefined, now: number): time is number =>
  time !== undefined && time >= now + planWithin.least && time <= now + planWithin.most
