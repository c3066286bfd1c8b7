import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import { kindNames } from '@/declaration'
import { icons } from '@/declaration/icons'
import { inferable } from '@/declaration/written'

// Describes what a declaration can say, from the doc comments of the types that it is checked against.

const folder = 'src/declaration'

export interface Option {
  /** With `?` where it may be left out; a member of another option is `option.member`. */
  readonly name: string
  readonly type: string
  readonly meaning: string
}

interface Shape {
  readonly meaning: string
  readonly options: readonly Option[]
  readonly parents: readonly string[]
}

export interface Vocabulary {
  readonly shapes: ReadonlyMap<string, Shape>
  /** The doc comments of exported constants, by name. */
  readonly constants: ReadonlyMap<string, string>
}

/** The text of each constant of a file that is a plain value, by name. */
const valuesIn = (body: readonly (ESTree.Statement | ESTree.Directive)[], text: string) =>
  new Map(
    body
      .map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one))
      .flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []))
      .flatMap(({ id, init }): (readonly [name: string, value: string])[] => {
        const value = init?.type === 'TSAsExpression' ? init.expression : init
        if (id.type !== 'Identifier' || !value) return []
        if (value.type === 'Literal' && typeof value.value === 'number')
          return [[id.name, value.value.toLocaleString('en')]]
        if (value.type !== 'ArrayExpression' && value.type !== 'ObjectExpression') return []
        return [[id.name, `\`${text.slice(value.start, value.end)}\``]]
      }),
  )

/** @param values what links to constants stand for */
const sayingOf = (comment: string, values: ReadonlyMap<string, string>): string =>
  (comment.replace(/^\s*\* ?/gm, '').split(/^@(?:param|returns|throws|example)/m)[0] ?? '')
    .replace(/\{@link (\w+)\}/g, (_, name: string) => values.get(name) ?? `\`${name}\``)
    .replace(/\s+/g, ' ')
    .trim()

const inferredIn: { readonly [shape: string]: readonly string[] } = inferable

/** A type as somebody who declares reads it: on one line, without what only the compiler needs. */
const typeText = (source: string): string =>
  source
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\breadonly\b\s*/g, '')
    // Members that stand on lines of their own.
    .replace(/(?<=[^{])\n\s*(?=\w+\??:)/g, '; ')
    .replace(/<Name>/g, '')
    .replace(/\b(?:Name|Path)\b/g, 'field')
    .replace(/^C$/, 'Choices')
    .replace(/^F$/, 'Fields')
    .replace(/Exclude<Test, 'period'>/g, 'Test')
    // A template literal type: `-${Name}`.
    .replace(/`([^`]*)`/g, (_, inside: string) => inside.replace(/\$\{(\w+)\}/g, '<$1>'))
    .replace(/\s+/g, ' ')
    .replace(/(^|[(<]) ?\| /g, '$1')
    .trim()

function read(path: string, shapes: Map<string, Shape>, constants: Map<string, string>): void {
  const text = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, text)
  const values = valuesIn(program.body, text)
  const sayingBefore = ({ start }: { readonly start: number }): string => {
    const comment = comments.findLast(
      ({ end, value }) => end <= start && value.startsWith('*') && text.slice(end, start).trim() === '',
    )
    return comment ? sayingOf(comment.value.slice(1), values) : ''
  }
  const optionsIn = (
    members: readonly ESTree.TSSignature[],
    inside = '',
    inferred: readonly string[] = [],
  ): Option[] =>
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return []
      const type = member.typeAnnotation?.typeAnnotation
      const name = `${inside}${member.key.name}`
      const meaning = sayingBefore(member)
      const mark = member.optional || inferred.includes(name) ? '?' : ''
      const parts = type?.type === 'TSTypeLiteral' ? optionsIn(type.members, `${name}.`) : []
      if (parts.length > 0) return [{ name: `${name}${mark}`, type: 'group', meaning }, ...parts]
      return [
        { name: `${name}${mark}`, type: type ? typeText(text.slice(type.start, type.end)) : '', meaning },
      ]
    })
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = isExported ? statement.declaration : statement
    const meaning = sayingBefore(statement)
    if (declaration?.type === 'TSInterfaceDeclaration')
      shapes.set(declaration.id.name, {
        meaning,
        options: optionsIn(declaration.body.body, '', inferredIn[declaration.id.name]),
        parents: declaration.extends.flatMap(({ expression }) =>
          expression.type === 'Identifier' ? [expression.name] : [],
        ),
      })
    if (isExported && declaration?.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations)
        if (id.type === 'Identifier' && meaning !== '') constants.set(id.name, meaning)
  }
}

/** The doc comments of the declaration's types. */
export const vocabulary = (): Vocabulary => {
  const shapes = new Map<string, Shape>()
  const constants = new Map<string, string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) read(`${folder}/${file}`, shapes, constants)
  return { shapes, constants }
}

/** What an option means wherever its type does not say more. */
const usualMeanings: { readonly [option: string]: string } = {
  label: 'Its name on screens.',
  icon: 'The name of one of the icons.',
  call: 'Method and path below `/api`.',
  path: 'Its address.',
  name: 'Its fixed name.',
  fields: 'The fields by name.',
  list: 'The list of records.',
  save: 'The form; without it records cannot be saved.',
  actions: 'What operators can do with records, by name.',
  history: 'What is kept of who did what to the records.',
  sample: 'How sample records are made.',
  menu: 'Its place in the menu.',
  group: 'The group it is in; without one it is at the top.',
  endpoints: 'Calls of its own, by name.',
  sortable: 'Columns that can be sorted.',
  test: 'How the value is compared.',
  tone: 'The colour of the figure.',
  when: 'The records it is about.',
  effect: 'What changes in the record.',
  set: 'The new values, by field.',
  confirm: 'Asks before the call is sent.',
  text: 'What is shown.',
  is: 'Equals this value.',
  not: 'Differs from this value.',
  in: 'Is one of these.',
  notIn: 'Is none of these.',
  atLeast: 'Is this number or more.',
  atMost: 'Is this number or less.',
  count: 'How many records.',
  small: 'With `SEED=small`.',
  standard: 'With `SEED=standard`.',
  full: 'With `SEED=full`.',
  values: 'Values to choose from, by field.',
  made: 'When the record was created.',
  saved: 'When it was last saved.',
  yes: 'The word for true.',
  no: 'The word for false.',
  prefix: 'What each number begins with.',
  digits: 'How many digits follow.',
  maxItems: 'The most entries.',
  id: 'The member of the answer that identifies the file.',
  unit: 'What the number counts.',
  rows: 'The height of the input in lines.',
  templates: 'Texts to start from.',
  done: 'The records with nothing left to do.',
  soon: 'From how many seconds on to warn.',
}

/** What an option means. Throws Error if nothing says so. */
export const meaningOf = ({ name, meaning }: Option): string => {
  const found = meaning || usualMeanings[name.replace(/^.*\./, '').replace('?', '')]
  if (!found) throw new Error(`the option ${name} has no doc comment; write one`)
  return found
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

const tableOf = (options: readonly Option[]): string =>
  [
    '| option | type | meaning |',
    '| --- | --- | --- |',
    ...options.map(
      (option) =>
        `| \`${option.name}\` | ${option.type === 'group' ? '' : `\`${cell(option.type)}\``} | ${cell(meaningOf(option))} |`,
    ),
  ].join('\n')

/** The options of every field. */
export const base = 'FieldBase'

function shapeOf({ shapes }: Vocabulary, name: string): Shape {
  const shape = shapes.get(name)
  if (!shape) throw new Error(`${folder} declares no interface ${name}`)
  return shape
}

/** The options of an interface, with those that it has from others; those of every field apart. */
export const allOptions = (words: Vocabulary, name: string): readonly Option[] => {
  const { options, parents } = shapeOf(words, name)
  return [
    ...options.filter((option) => option.name !== 'kind'),
    ...parents.filter((parent) => parent !== base).flatMap((parent) => allOptions(words, parent)),
  ]
}

/** A kind's own options, and what it is. */
export function kindOptions(
  words: Vocabulary,
  kind: string,
): { readonly meaning: string; readonly options: readonly Option[] } {
  const found = [...words.shapes].find(([, { options }]) =>
    options.some(({ name, type }) => name === 'kind' && type === `'${kind}'`),
  )
  if (!found) throw new Error(`${folder} declares no field of kind ${kind}`)
  return { meaning: words.constants.get(kind) ?? found[1].meaning, options: allOptions(words, found[0]) }
}

function kindSection(words: Vocabulary, kind: string): string {
  const { meaning, options } = kindOptions(words, kind)
  return [`### \`${kind}\``, meaning, ...(options.length > 0 ? [tableOf(options)] : [])].join('\n\n')
}

/** The parts of a declaration, in the order in which somebody writes one. */
const parts: readonly (readonly [heading: string, interfaces: readonly string[]])[] = [
  ['Area', ['Resource', 'MenuPlace', 'MenuGroup']],
  ['List', ['ListSection', 'Filter', 'PeriodFilter', 'Total']],
  ['Detail', ['DetailSection']],
  ['Form', ['SaveSection', 'Check', 'SaveButton', 'TurnedDown']],
  [
    'Actions',
    ['Action', 'AskedField', 'Refusal', 'Effect', 'Confirmation', 'Warning', 'Approval', 'Panel', 'Link'],
  ],
  ['Requirements', ['Requirement']],
  ['Unique values', ['Uniqueness']],
  ['Text templates', ['TextTemplates']],
  ['History', ['HistorySection']],
  ['Samples', ['SampleSection']],
  ['Pages and calls', ['Page', 'Endpoint']],
]

const headingOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

function document(): string {
  const words = vocabulary()
  const partSection = ([heading, names]: (typeof parts)[number]): string =>
    [
      `## ${heading}`,
      ...names.flatMap((name) => {
        const { meaning } = shapeOf(words, name)
        const title = names.length > 1 ? [`### ${name.charAt(0)}${headingOf(name).slice(1)}`] : []
        return [...title, ...(meaning === '' ? [] : [meaning]), tableOf(allOptions(words, name))]
      }),
    ].join('\n\n')
  return [
    ...parts.map(partSection),
    '## Fields',
    'Every field, whatever its kind:',
    tableOf(shapeOf(words, base).options),
    ...kindNames.map((kind) => kindSection(words, kind)),
    '## Icons',
    icons.map((icon) => `\`${icon}\``).join(', '),
  ].join('\n\n')
}

const [begin, end] = ['<!-- vocabulary -->', '<!-- end of vocabulary -->']

/** A page with the vocabulary between its marks. Throws Error for a page without the marks. */
export function withVocabulary(page: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`there is no ${begin} … ${end}`)
  return `${before}${begin}\n\n${document()}\n\n${end}${after}`
}
