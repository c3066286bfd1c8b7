import type { Json, Label } from '@/declaration'
import type { Draft } from './draft'
import type { Proposal } from './judge'

// Single quotes, bare names and line breaks are the formatter's affair.
const literal = (value: Json): string => JSON.stringify(value)

export const labelSource = ({ zh, en, es }: Label): string => `l(${[zh, en, es].map(literal).join(', ')})`

/** A value of a choice with what it is called. */
export const choiceSource = (
  value: string,
  { tone, ...label }: Label & { readonly tone?: string },
): string => {
  const said =
    tone === undefined ? labelSource(label) : `{ ...${labelSource(label)}, tone: ${literal(tone)} }`
  return `${literal(value)}: ${said},\n`
}

const comments = (doubts: readonly string[]): string => doubts.map((doubt) => `// ${doubt}\n`).join('')

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
    ...Object.entries(options).map(([option, value]) => `${option}: ${literal(value)}`),
  ]
  return `${comments(doubts)}${literal(name)}: ${kind}({ ${parts.join(', ')} }),\n`
}

const kindsOf = (fields: readonly Proposal[]): readonly string[] =>
  fields.flatMap(({ kind, fields: parts }) => [
    kind,
    ...(parts?.length === 0 ? ['text'] : kindsOf(parts ?? [])),
  ])

/** The file of a draft; `npm run area` formats it. */
export const areaSource = (draft: Draft): string => {
  const { list, form, made, doubts } = draft
  const imports = [...new Set(['defineResource', 'l', ...kindsOf(draft.fields)])].toSorted()
  const save = [
    `call: ${literal(`POST /user/save${draft.name.toLowerCase()}`)}`,
    `fields: ${literal(form)}`,
    ...(made && !form.includes(made) ? [`stamp: { made: ${literal(made)} }`] : []),
  ]
  return `import { ${imports.join(', ')} } from '@/declaration'

${comments(doubts)}export default defineResource({
  name: ${literal(draft.name)},
  path: ${literal(draft.path)},
  label: ${labelSource(draft.label)},${draft.one ? `\n  one: ${labelSource(draft.one)},` : ''}
  icon: ${literal(draft.icon)},
  menu: ${literal(draft.menu)},
  key: ${literal(draft.key)},
  title: ${literal(draft.title)},${draft.card.length > 0 ? `\n  card: ${literal(draft.card)},` : ''}
  fields: {
    ${draft.fields.map(fieldSource).join('')}
  },
  list: {
    call: ${literal(list.call)},
    columns: ${literal(list.columns)},${list.moreColumns.length > 0 ? `\n    moreColumns: ${literal(list.moreColumns)},` : ''}
    sortable: ${literal(list.sortable)},
    sort: ${literal(list.sort)},
    filters: ${literal(list.filters)},
  },
  detail: {},${form.length > 0 ? `\n  save: { ${save.join(', ')} },` : ''}
  sample: { count: { small: 20, standard: 200, full: 200 } },
})
`
}
