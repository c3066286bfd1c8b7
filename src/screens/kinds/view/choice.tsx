import { type Choices, type FieldOf, type Locale, textIn, textOf } from '@/declaration'
import { Status } from '@/ui/Status'
import { textWidth } from '../../textWidth'
import { Raw } from './Raw'
import { Tags } from './text'
import type { KindView } from './view'

/** The dot before a state, px. */
const dotWidth = 14
const widestWord = 116

/** The longest of some words, px. */
const wordWidth = (words: readonly string[], locale: Locale) =>
  Math.min(widestWord, Math.max(0, ...words.map((word) => textWidth(word, locale))))

export const boolean: KindView<FieldOf<'boolean'>> = {
  Cell: ({ field, value, locale }) =>
    typeof value === 'boolean' ? (
      <Status tone={value ? 'success' : 'default'} word={textOf(field, value, locale)} />
    ) : (
      <Raw value={value} />
    ),
  width: (field, locale) =>
    wordWidth(
      [true, false].map((value) => textOf(field, value, locale)),
      locale,
    ) + dotWidth,
}

const chosen = (of: Choices, value: unknown) =>
  Object.hasOwn(of, String(value)) ? of[String(value)] : undefined

const nameOf = (of: Choices, value: unknown, locale: Locale): string => {
  const name = chosen(of, value)
  return name ? textIn(name, locale) : String(value)
}

const widthIn = (of: Choices, locale: Locale) => {
  const all = Object.values(of)
  return (
    wordWidth(
      all.map((one) => textIn(one, locale)),
      locale,
    ) + (all.some(({ tone }) => tone) ? dotWidth : 0)
  )
}

export const choice: KindView<FieldOf<'choice'>> = {
  Cell: ({ field, value, locale }) => {
    const one = chosen(field.of, value)
    if (!one) return <Raw value={value} />
    const word = textIn(one, locale)
    return one.tone ? <Status tone={one.tone} word={word} /> : <span title={word}>{word}</span>
  },
  width: ({ of }, locale) => widthIn(of, locale),
}

export const choices: KindView<FieldOf<'choices'>> = {
  stretches: true,
  Cell: ({ field, value, locale }) =>
    Array.isArray(value) ? (
      <Tags words={value.map((one) => nameOf(field.of, one, locale))} />
    ) : (
      <Raw value={value} />
    ),
  width: () => 176,
}
