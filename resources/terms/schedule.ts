/** When what is sent may be planned for, and how long it can be taken back: text messages and e-mail alike (domain §7.6, §8). */

/** Seconds from now within which a task may be planned: 10 minutes to 30 days (41028). */
export const planWithin = { least: 600, most: 30 * 86_400 } as const

/** Seconds before its time in which a task can no longer be cancelled (41029). */
export const cancelBefore = 300

/**
 * Whether a task may be planned for a moment.
 *
 * @param time Unix seconds; undefined: what was given is no time
 * @param now Unix seconds
 */
export const mayBePlanned = (time: number | undefined, now: number): time is number =>
  time !== undefined && time >= now + planWithin.least && time <= now + planWithin.most
