/** Reads a time of day as people type it, such as `9:05`, as `HH:mm:ss`. Undefined if invalid. */
export const readTimeOfDay = (text: string): string | undefined => {
  const match = /^(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, hours = '', minutes = '', seconds = '0'] = match
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':')
}
