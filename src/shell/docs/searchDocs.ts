import type { DocRow, Documentation } from '@/declaration/documentation'
import { type Label, type Locale, textIn } from '@/declaration/label'
import { codesOfDoc } from './Chapter'
import { callAnchor, codeAnchor, docPath, sectionAnchor } from './docs'

export interface Place {
  readonly kind: 'section' | 'call' | 'field' | 'code'
  readonly to: string
  readonly slug: string
  readonly doc: Label
  readonly title: string
  readonly about: string
  /** A response field; it ranks below request fields, which people look for more often. */
  readonly answered?: true
  readonly words: string
}

const inSmall = (...texts: readonly string[]): string => texts.join(' ').toLowerCase()

/** Matches in any language find a place: codes and fields are the same in all. */
const inAll = (label: Label | undefined): string => (label ? `${label.zh} ${label.en} ${label.es}` : '')

export function placesIn(documentation: Documentation, locale: Locale): readonly Place[] {
  return documentation.docs.flatMap((doc) => {
    const at = (anchor: string) => `${docPath(doc.slug)}#${anchor}`
    const of = { slug: doc.slug, doc: doc.label }
    const sections = doc.sections.map(
      ({ id, title }): Place => ({
        ...of,
        kind: 'section',
        to: at(sectionAnchor(doc.slug, id)),
        title: textIn(title, locale),
        about: '',
        words: inSmall(inAll(title), inAll(doc.label)),
      }),
    )
    const tables = doc.sections.flatMap(({ id, tables = [] }) =>
      tables.flatMap(({ caption, rows }) =>
        rows.flatMap(([first]): Place[] =>
          typeof first === 'string' && first !== ''
            ? [
                {
                  ...of,
                  kind: 'field',
                  to: at(sectionAnchor(doc.slug, id)),
                  title: first,
                  about: textIn(caption, locale),
                  words: inSmall(first),
                },
              ]
            : [],
        ),
      ),
    )
    const calls = doc.sections.flatMap(({ calls = [], pushes = [] }) =>
      [...calls, ...pushes.map((name) => `push.${name}`)].flatMap((id) => documentation.calls[id] ?? []),
    )
    const described = calls.flatMap((call): Place[] => {
      const spelt = call.path === '' ? '' : `${call.method} ${call.path}`
      const to = at(callAnchor(doc.slug, call))
      const taken = new Map([...call.parameters, ...call.body].map((row) => [row.name, row]))
      const given = call.answer.filter(({ name }) => !taken.has(name))
      const field = ({ name, label }: DocRow): Place => ({
        ...of,
        kind: 'field',
        to,
        title: name,
        about: [label && textIn(label, locale), spelt || textIn(call.label, locale)]
          .filter(Boolean)
          .join(' · '),
        words: inSmall(name, inAll(label)),
      })
      return [
        {
          ...of,
          kind: 'call',
          to,
          title: spelt || textIn(call.label, locale),
          about: spelt && textIn(call.label, locale),
          words: inSmall(spelt, inAll(call.label)),
        },
        ...[...taken.values()].map(field),
        ...given.map((row): Place => ({ ...field(row), answered: true })),
      ]
    })
    const codes = codesOfDoc(doc, documentation).map((code): Place => {
      const words = documentation.errors[code]
      return {
        ...of,
        kind: 'code',
        to: at(codeAnchor(doc.slug, code)),
        title: String(code),
        about: (words && textIn(words, locale)) ?? '',
        words: inSmall(String(code), inAll(words)),
      }
    })
    return [...sections, ...described, ...tables, ...codes]
  })
}

const ranks = { section: 0, call: 1, code: 2, field: 3 } as const

/** Exact titles first, then chapters, calls, codes, fields; request before response; the current document on a tie. */
export function search(places: readonly Place[], question: string, slug: string): readonly Place[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const whole = words.join(' ')
  const weight = ({ kind, title, slug: own, answered }: Place): number => {
    const small = title.toLowerCase()
    const last = small.split(/[./[\] ]+/).at(-1)
    return (
      (small === whole ? 0 : last === whole ? 50 : 100) +
      ranks[kind] * 10 +
      (answered ? 2 : 0) +
      (own === slug ? 0 : 1)
    )
  }
  return places
    .filter((place) => words.every((word) => place.words.includes(word)))
    .map((place) => ({ place, weight: weight(place) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ place }) => place)
}
