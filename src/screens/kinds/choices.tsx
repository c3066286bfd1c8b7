import { type Json, textOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { Status } from '@/ui/Status'
import { isArray, isBoolean, type Looks } from './look'
import { ChosenFilter, declaredChoice, dotWidth, wordWidth } from './parts/Options'
import { Raw } from './parts/Raw'

const Tags = ({ words }: { words: readonly string[] }) => (
  <span className="kind-tags" title={words.join(', ')}>
    {words.map((word) => (
      <span key={word} className="kind-tag">
        {word}
      </span>
    ))}
  </span>
)

export const choices: Looks<'boolean', boolean> &
  Looks<'choice'> &
  Looks<'choices' | 'tags', readonly Json[]> = {
  boolean: {
    takes: isBoolean,
    Cell: ({ field, value, locale }) => (
      <Status tone={value ? 'success' : 'default'} word={textOf(field, value, locale)} />
    ),
    width: (field, locale) => {
      const words = [true, false].map((value) => textOf(field, value, locale))
      return wordWidth(words, locale) + dotWidth
    },
    Filter: ChosenFilter,
  },
  choice: {
    Cell: ({ field, value, locale }) => {
      const one = declaredChoice(field.of, value)
      if (!one) return <Raw value={value} />
      const word = textIn(one, locale)
      return one.tone ? <Status tone={one.tone} word={word} /> : <span title={word}>{word}</span>
    },
    width: ({ of }, locale) => {
      const all = Object.values(of)
      const words = all.map((one) => textIn(one, locale))
      return wordWidth(words, locale) + (all.some(({ tone }) => tone) ? dotWidth : 0)
    },
    Filter: ChosenFilter,
  },
  choices: {
    takes: isArray,
    stretches: true,
    Cell: ({ field, value, locale }) => {
      const wordOf = (one: Json) => {
        const declared = declaredChoice(field.of, one)
        return declared ? textIn(declared, locale) : String(one)
      }
      return <Tags words={value.map(wordOf)} />
    },
    width: () => 176,
    Filter: ChosenFilter,
  },
  tags: {
    takes: isArray,
    stretches: true,
    Cell: ({ value }) => <Tags words={value.map(String)} />,
    width: () => 200,
  },
}
