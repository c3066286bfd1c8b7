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

/** Searches all languages at once: codes and fields are the same in all of them. */
const inAll = (label: Label | undefined): string => (label ? `${label.zh} ${label.en} ${label.es}` : '')

export function placesIn(documentation: Documentation, locale: Locale): readonly Place[] {
  const say = (label: Label | undefined): string => (label ? textIn(label, locale) : '')
  return documentation.docs.flatMap((doc) => {
    const placed = (
      kind: Place['kind'],
      anchor: string,
      { title, about = '', words }: { title: string; about?: string; words: readonly string[] },
    ): Place => ({
      kind,
      to: `${docPath(doc.slug)}#${anchor}`,
      slug: doc.slug,
      doc: doc.label,
      title,
      about,
      words: words.join(' ').toLowerCase(),
    })
    const sections = doc.sections.map(({ id, title }) =>
      placed('section', sectionAnchor(doc.slug, id), {
        title: say(title),
        words: [inAll(title), inAll(doc.label)],
      }),
    )
    const tables = doc.sections.flatMap(({ id, tables = [] }) =>
      tables.flatMap(({ caption, rows }) =>
        rows.flatMap(([title]) =>
          typeof title === 'string' && title !== ''
            ? placed('field', sectionAnchor(doc.slug, id), { title, about: say(caption), words: [title] })
            : [],
        ),
      ),
    )
    const calls = doc.sections.flatMap(({ calls = [], pushes = [] }) =>
      [...calls, ...pushes.map((name) => `push.${name}`)].flatMap((id) => documentation.calls[id] ?? []),
    )
    const described = calls.flatMap((call): Place[] => {
      const spelt = call.path === '' ? '' : `${call.method} ${call.path}`
      const called = say(call.label)
      const anchor = callAnchor(doc.slug, call)
      const taken = new Map([...call.parameters, ...call.body].map((row) => [row.name, row]))
      const given = call.answer.filter(({ name }) => !taken.has(name))
      const field = ({ name, label }: DocRow) =>
        placed('field', anchor, {
          title: name,
          about: [say(label), spelt || called].filter(Boolean).join(' · '),
          words: [name, inAll(label)],
        })
      return [
        placed('call', anchor, {
          title: spelt || called,
          about: spelt && called,
          words: [spelt, inAll(call.label)],
        }),
        ...[...taken.values()].map(field),
        ...given.map((row): Place => ({ ...field(row), answered: true })),
      ]
    })
    const codes = codesOfDoc(doc, documentation).map((code) => {
      const label = documentation.errors[code]
      return placed('code', codeAnchor(doc.slug, code), {
        title: String(code),
        about: say(label),
        words: [String(code), inAll(label)],
      })
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
