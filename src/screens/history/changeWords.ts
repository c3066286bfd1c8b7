import { type Field, type Json, textIn, textOf } from '@/declaration'
import type { Change } from '@/declaration/changes'
import { comma } from '@/declaration/punctuation'
import { currentLocale } from '@/platform/language'
import { changeTexts } from './texts'

/** Longer texts are not quoted in messages. */
const shortText = 30

/** A value in words; for an empty one, what being empty means. */
export const valueWords = (field: Field, value: Json | undefined): string => {
  const locale = currentLocale()
  return textOf(field, value, locale) || textIn(field.emptyText ?? changeTexts.none, locale)
}

/** What others changed, in words for a message: `Amount: ¥ 1.00 → ¥ 2.00`. Long texts are only named. */
export const wordsOf = (changes: readonly Change[]): string => {
  const locale = currentLocale()
  const told = changes.map(({ field, from, to }) => {
    const label = textIn(field.label, locale)
    const [was, is] = [from, to].map((value) => valueWords(field, value))
    if (!was || !is || field.kind === 'list' || Math.max(was.length, is.length) > shortText) return label
    return textIn(changeTexts.change, locale, { label, from: was, to: is })
  })
  return told.join(textIn(comma, locale))
}

/** The same as a suffix to the message that an action was done. */
export const meanwhileOf = (changes: readonly Change[]): string =>
  textIn(changeTexts.meanwhile, currentLocale(), { changes: wordsOf(changes) })
