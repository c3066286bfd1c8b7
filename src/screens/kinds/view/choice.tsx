import { type Choices, type FieldOf, textOf } from '@/declaration'
import { Raw } from './Raw'
import { Status } from './Status'
import { Tags } from './text'
import type { KindView } from './view'

export const boolean: KindView<FieldOf<'boolean'>> = {
  Cell: ({ field, value, locale }) =>
    typeof value === 'boolean' ? (
      <Status tone={value ? 'success' : 'default'} word={textOf(field, value, locale)} />
    ) : (
      <Raw value={value} />
    ),
  width: () => 96,
}

const chosen = (of: Choices, value: unknown) =>
  Object.hasOwn(of, String(value)) ? of[String(value)] : undefined

/** Letters of the longest name, a Chinese one counting two. */
const longest = (of: Choices) =>
  Math.max(0, ...Object.values(of).map(({ zh, en }) => Math.max(zh.length * 2, en.length)))

export const choice: KindView<FieldOf<'choice'>> = {
  Cell: ({ field, value, locale }) => {
    const one = chosen(field.of, value)
    if (!one) return <Raw value={value} />
    const word = one[locale]
    return one.tone ? <Status tone={one.tone} word={word} /> : <span title={word}>{word}</span>
  },
  width: ({ of }) => Math.min(200, Math.max(104, 44 + 7 * longest(of))),
}

export const choices: KindView<FieldOf<'choices'>> = {
  Cell: ({ field, value, locale }) =>
    Array.isArray(value) ? (
      <Tags words={value.map((one) => chosen(field.of, one)?.[locale] ?? String(one))} />
    ) : (
      <Raw value={value} />
    ),
  width: () => 200,
}
