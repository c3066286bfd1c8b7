import type { Choices, FieldOf, Locale } from '@/declaration'
import { textIn } from '@/declaration/label'
import { Status } from '@/ui/Status'
import type { KindLook } from './look'
import { ChosenFilter, declaredChoice, dotWidth, wordWidth } from './parts/Options'
import { Raw } from './parts/Raw'

const widthIn = (of: Choices, locale: Locale) => {
  const all = Object.values(of)
  return (
    wordWidth(
      all.map((one) => textIn(one, locale)),
      locale,
    ) + (all.some(({ tone }) => tone) ? dotWidth : 0)
  )
}

export const look: KindLook<FieldOf<'choice'>> = {
  Cell: ({ field, value, locale }) => {
    const one = declaredChoice(field.of, value)
    if (!one) return <Raw value={value} />
    const word = textIn(one, locale)
    return one.tone ? <Status tone={one.tone} word={word} /> : <span title={word}>{word}</span>
  },
  width: ({ of }, locale) => widthIn(of, locale),
  Filter: ChosenFilter,
}
