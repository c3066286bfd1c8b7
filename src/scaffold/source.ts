import type { Json, Label } from '@/declaration'
import { isLabel } from '@/declaration/isLabel'
import { sampleOf } from './declared'
import type { Draft } from './draft'
import type { Proposal } from './judge'
import { leanSections } from './lean'

// Single quotes, bare names and line breaks are left to the formatter.
const literal = (value: Json): string => JSON.stringify(value)

const optionSource = (value: Json): string => (isLabel(value) ? labelSource(value) : literal(value))

export const labelSource = ({ zh, en, es }: Label): string => `l(${[zh, en, es].map(literal).join(', ')})`

/** A choice's value with its label. */
export const choiceSource = (
  value: string,
  { tone, ...label }: Label & { readonly tone?: string },
): string => {
  const said =
    tone === undefined ? labelSource(label) : `{ ...${labelSource(label)}, tone: ${literal(tone)} }`
  return `${literal(value)}: ${said},\n`
}

/** Precedes a doubt in a file; `npm run check-area` lists the text after it. */
export const doubtMark = '// Doubt, delete once settled: '

/** The remaining doubts in a file, with their lines from 1. */
export const doubtsIn = (source: string): readonly { readonly line: number; readonly doubt: string }[] =>
  source.split('\n').flatMap((text, index) => {
    const [, doubt] = text.split(doubtMark)
    return doubt === undefined ? [] : [{ line: index + 1, doubt }]
  })

const comments = (doubts: readonly string[]): string =>
  doubts.map((doubt) => `${doubtMark}${doubt}\n`).join('')

/** A field as it is written in a declaration, with its doubts above it. */
export const fieldSource = ({ name, kind, label, hint, options, of, fields, doubts }: Proposal): string => {
  const parts = [
    `label: ${labelSource(label)}`,
    ...(hint ? [`hint: ${labelSource(hint)}`] : []),
    ...(of
      ? [
          `of: {\n${Object.entries(of)
            .map(([value, one]) => choiceSource(value, one))
            .join('')}}`,
        ]
      : []),
    ...(fields ? [`fields: {\n${fields.map(fieldSource).join('')}}`] : []),
    ...(fields?.length === 0 ? [`values: text({ label: ${labelSource(label)} })`] : []),
    ...Object.entries(options).map(([option, value]) => `${option}: ${optionSource(value)}`),
  ]
  return `${comments(doubts)}${literal(name)}: ${kind}({ ${parts.join(', ')} }),\n`
}

const kindsOf = (fields: readonly Proposal[]): readonly string[] =>
  fields.flatMap(({ kind, fields: parts }) => [
    kind,
    ...(parts?.length === 0 ? ['text'] : kindsOf(parts ?? [])),
  ])

/** A section that can be left out if it is empty. */
const sectionSource = (name: string, section: object = {}): string =>
  Object.keys(section).length > 0 ? `\n  ${name}: ${JSON.stringify(section)},` : ''

/** The file of a draft; `npm run area` formats it. */
export const areaSource = (draft: Draft): string => {
  const { doubts } = draft
  const { menu, list, save } = leanSections(draft)
  const imports = [...new Set(['defineResource', 'l', ...kindsOf(draft.fields)])].toSorted()
  return `import { ${imports.join(', ')} } from '@/declaration'

${comments(doubts)}export default defineResource({
  name: ${literal(draft.name)},
  path: ${literal(draft.path)},
  label: ${labelSource(draft.label)},${draft.one ? `\n  one: ${labelSource(draft.one)},` : ''}
  icon: ${literal(draft.icon)},${sectionSource('menu', menu)}
  key: ${literal(draft.key)},
  title: ${literal(draft.title)},
  fields: {
    ${draft.fields.map(fieldSource).join('')}
  },${sectionSource('list', list)}
  detail: {},${save ? `\n  save: ${JSON.stringify(save)},` : ''}
  sample: ${JSON.stringify(sampleOf(draft))},
})
`
}
