const chinaOffset = 8 * 3600

/** The last second of the year 9999 in UTC+8; later years have more than four digits. */
export const lastSecond = 253_402_300_799 - chinaOffset
const isMoment = (seconds: number) => Number.isFinite(seconds) && Math.abs(seconds) <= lastSecond

/** Unix seconds as `YYYY-MM-DD HH:mm:ss` in UTC+8; an invalid moment is formatted as it is. */
export const formatTimestamp = (seconds: number): string =>
  isMoment(seconds)
    ? new Date((seconds + chinaOffset) * 1000).toISOString().slice(0, 19).replace('T', ' ')
    : String(seconds)

/** A moment's calendar day in UTC+8. */
export const dayOf = (seconds: number): string => formatTimestamp(seconds).slice(0, 10)

/** The format of a calendar day. As strings, days sort correctly. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The first second of a calendar day in UTC+8; undefined if there is no such day. */
export const startOfDay = (day: string): number | undefined => {
  if (!dayPattern.test(day)) return undefined
  const start = Date.parse(`${day}T00:00:00+08:00`)
  if (Number.isNaN(start)) return undefined
  return dayOf(start / 1000) === day ? start / 1000 : undefined
}
