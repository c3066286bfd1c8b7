import type { Locale } from '@/declaration'
import { chineseFontFamily, fontFamily, monoFamily } from '@/theme/tokens'

/** A font style of the console: plain, bold as in column headers, monospace as for identifiers. */
export type Face = 'plain' | 'bold' | 'mono'

const fontOf = (locale: Locale, face: Face, size: number): string => {
  const family = face === 'mono' ? monoFamily : locale === 'zh' ? chineseFontFamily : fontFamily
  return `${face === 'bold' ? 600 : 400} ${size}px ${family}`
}

/** Measures text; null outside a browser. */
const canvas = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
let font = ''

/** Estimates the width: a Chinese character is as wide as the font size, a Latin one about half of that. */
const reckoned = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + size * (letter.charCodeAt(0) > 0x2e80 ? 1 : 0.54), 0)

/**
 * A text's width in the operator's own fonts, px. The same words differ by a fifth between machines, so measuring avoids both
 * cut-off text and wasted space.
 *
 * @param size font size, px
 */
export const textWidth = (text: string, locale: Locale, face: Face = 'plain', size = 14): number => {
  if (!canvas) return reckoned(text, size)
  const wanted = fontOf(locale, face, size)
  // Setting the font makes the canvas parse it again, even if it is the same.
  if (font !== wanted) canvas.font = wanted
  font = wanted
  return canvas.measureText(text).width
}

/** Measure only this much of a text: it is already wider than any column. */
const mostLetters = 80

/** The width of a text on one line of a table, px: of its beginning if it is very long, of the dash if it is empty. */
export const lineWidth = (text: string, locale: Locale): number =>
  textWidth(text.slice(0, mostLetters) || '—', locale)
