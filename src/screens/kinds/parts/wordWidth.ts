import type { Locale } from '@/declaration'
import { textWidth } from '../../textWidth'

/** The dot before a state, px. */
export const dotWidth = 14
const widestWord = 116

/** The width of the longest of some words, px. */
export const wordWidth = (words: readonly string[], locale: Locale) =>
  Math.min(widestWord, Math.max(0, ...words.map((word) => textWidth(word, locale))))
