import type { Locale } from '@/declaration'
import { chineseFontFamily, fontFamily, monoFamily } from '@/theme/tokens'

/** A text in the console's type: plain, as the head of a column, as an identifier. */
export type Face = 'plain' | 'bold' | 'mono'

const fontOf = (locale: Locale, face: Face, size: number): string => {
  const family = face === 'mono' ? monoFamily : locale === 'zh' ? chineseFontFamily : fontFamily
  return `${face === 'bold' ? 600 : 400} ${size}px ${family}`
}

let canvas: CanvasRenderingContext2D | null | undefined
let font = ''

/** Where texts are measured; null where there is no page. */
const measureIn = (wanted: string) => {
  if (canvas === undefined)
    canvas = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  // A canvas reads its font anew whenever it is told one.
  if (canvas && font !== wanted) canvas.font = wanted
  font = wanted
  return canvas
}

/** A Chinese character is as wide as the type is high, a Latin one about half of that. */
const reckoned = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + size * (letter.charCodeAt(0) > 0x2e80 ? 1 : 0.54), 0)

/**
 * How wide a text is in the operator's own fonts, px: the same words differ by a fifth from one machine to another, and
 * what is measured is neither cut off nor given room that it does not need.
 *
 * @param size of the type, px
 */
export const textWidth = (text: string, locale: Locale, face: Face = 'plain', size = 14): number =>
  measureIn(fontOf(locale, face, size))?.measureText(text).width ?? reckoned(text, size)
