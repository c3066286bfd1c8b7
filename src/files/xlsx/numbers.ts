const secondsPerDay = 86_400
const daysBefore1970 = 25_569
/** The offset of spreadsheets that count days from 1904, as old Mac versions do. */
const daysTo1904 = 1462
const lastDay = 2_958_465

/** A number with the fifteen digits spreadsheets show: 0.1 + 0.2 is 0.3. `shift` moves the point to the left. */
const plainDigits = (value: number, shift = 0): string => {
  const [mantissa = '', exponent = ''] = Math.abs(value).toExponential(14).split('e')
  const digits = mantissa.replace('.', '')
  const point = 1 + Number(exponent) + shift
  const whole = digits.slice(0, Math.max(0, point)).padEnd(Math.max(0, point), '0') || '0'
  const fraction = ('0'.repeat(Math.max(0, -point)) + digits.slice(Math.max(0, point))).replace(/0+$/, '')
  const text = `${whole.replace(/^0+(?=\d)/, '')}${fraction && '.'}${fraction}`
  return value < 0 && text !== '0' ? `-${text}` : text
}

/** Spreadsheet days as `YYYY-MM-DD`, with ` HH:mm:ss` unless it is midnight; below one day, the time only. */
const timeText = (serial: number, since1904: boolean): string | undefined => {
  const days = serial + (since1904 ? daysTo1904 : 0)
  if (!(days >= 0 && days < lastDay + 1)) return undefined
  // Spreadsheets count a 29 February 1900 that did not exist.
  const counted = days >= 1 && days < 60 ? days + 1 : days
  const seconds = Math.round((counted - daysBefore1970) * secondsPerDay)
  const [day = '', time = ''] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T')
  if (days < 1) return time
  return seconds % secondsPerDay === 0 ? day : `${day} ${time}`
}

export type NumberFormat = 'plain' | 'percent' | 'moment'

const isMomentFormat = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** How a number format formats a number. `id`: below 164 it is built in and has no code. */
export const numberFormatOf = (id: number, code?: string): NumberFormat => {
  if (code === undefined) return isMomentFormat(id) ? 'moment' : id === 9 || id === 10 ? 'percent' : 'plain'
  // Ignores literals, escapes, colours and conditions; elapsed hours are also in brackets.
  const signs = code
    .replace(/"[^"]*"|[\\_*]./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
  return signs.includes('%') ? 'percent' : /[ymdhs]/i.test(signs) ? 'moment' : 'plain'
}

/** The number of a cell as an operator would type it; anything else is returned unchanged. */
export const numberText = (raw: string, look: NumberFormat, since1904: boolean): string => {
  const value = Number(raw)
  if (raw === '' || !Number.isFinite(value)) return raw
  if (look === 'moment') return timeText(value, since1904) ?? plainDigits(value)
  if (look === 'percent') return `${plainDigits(value, 2)}%`
  // A code with more digits than a number can hold.
  return /^-?\d+$/.test(raw) ? raw : plainDigits(value)
}
