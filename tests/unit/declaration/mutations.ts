import type { Json } from '@/declaration'
import { inferable } from '@/declaration/written'

/** A change that makes a declaration wrong, and where. */
export interface Mutation {
  readonly what: string
  readonly place: string
  /** Changes a copy of the declaration. */
  readonly apply: (copy: Tree) => void
}

export interface Tree {
  [name: string]: Tree | Json | undefined
}

type Path = readonly (string | number)[]

const placeOf = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const holderIn = (copy: Tree, path: Path): Tree => {
  let at: unknown = copy
  for (const part of path.slice(0, -1)) at = (at as Record<string, unknown>)[part]
  return at as Tree
}

/** Puts a value at a path; undefined takes it out. */
const put =
  (path: Path, value: Json | undefined) =>
  (copy: Tree): void => {
    const last = path.at(-1) ?? ''
    if (value === undefined) delete holderIn(copy, path)[last]
    else holderIn(copy, path)[last] = structuredClone(value) as Json
  }

/** Objects whose names a declaration makes up, and whose values are options. */
const named = ['fields', 'inputs', 'actions', 'panels', 'endpoints', 'summary', 'query', 'answer', 'adds']
/** Objects with values instead of options. */
const free = [
  'send',
  'defaults',
  'values',
  'records',
  'set',
  'prefill',
  'when',
  'done',
  'if',
  'of',
  'needs',
  'beside',
  'limits',
  'unless',
  'about',
  'variables',
  'initial',
]

interface Found {
  readonly path: Path
  readonly value: Json
}

const walk = (value: Json, path: Path, visit: (found: Found) => void): void => {
  if (path.length > 0) visit({ path, value })
  if (Array.isArray(value)) for (const [index, one] of value.entries()) walk(one, [...path, index], visit)
  else if (isTree(value))
    for (const [name, one] of Object.entries(value)) walk(one as Json, [...path, name], visit)
}

const wrong = (value: Json): Json | undefined => {
  if (typeof value === 'string') return 7
  if (typeof value === 'number') return '7'
  if (typeof value === 'boolean') return 'yes'
  return value === null ? undefined : Array.isArray(value) ? 'x' : 7
}

const choices = ['tone', 'unit', 'layout', 'test', 'icon', 'kind', 'batch']
const lists = ['columns', 'moreColumns', 'sortable', 'key', 'card', 'fields', 'copy', 'requires', 'finds']
/** Options that do not follow from the rest. */
const needed = ['name', 'path', 'label', 'icon', 'key', 'title', 'fields', 'call', 'kind', 'code']
const inferred: { readonly [shape: string]: readonly string[] } = {
  save: inferable.SaveSection,
  list: inferable.ListSection,
}
const isInferred = (above: Path, name: string): boolean =>
  above[0] === 'actions'
    ? above.length === 2 && inferable.Action.some((one) => one === name)
    : above.length === 1 && inferred[String(above[0])]?.includes(name) === true

const fractions = [
  'min',
  'max',
  'maxItems',
  'rows',
  'digits',
  'maxDays',
  'lastDays',
  'keep',
  'undo',
  'code',
  'small',
  'standard',
  'full',
  'maxBytes',
  'warnAbove',
  'most',
  'soon',
]

/**
 * Every single mistake that can be made in a declaration, of the kinds that people and programs make.
 *
 * @param others calls and components of other areas
 */
export const mutationsOf = (
  declaration: Tree,
  others: { readonly call: string; readonly component: string },
): readonly Mutation[] => {
  const found: Mutation[] = []
  walk(declaration as Json, [], ({ path, value }) => {
    const place = placeOf(path)
    const name = path.at(-1)
    const parent = path.at(-2)
    const above = path.slice(0, -1)
    const add = (what: string, apply: Mutation['apply'], at = place) => found.push({ what, place: at, apply })
    const isFree = above.some((part) => typeof part === 'string' && free.includes(part))
    // `fields` of a form is a list; of an area, an object.
    const isNamed =
      typeof name === 'string' &&
      named.includes(String(parent)) &&
      !(parent === 'fields' && Array.isArray(value))
    const isOption = typeof name === 'string' && !isFree && !isNamed
    if (!isFree && !isNamed && name !== 'unseen') {
      const other = wrong(value)
      if (other !== undefined && !(name === 'send' || free.includes(String(name))))
        add('a wrong type', put(path, other))
    }
    if (isOption && !['zh', 'en', 'es'].includes(name))
      add('a part renamed', (copy) => {
        put([...above, `${name}zz`], value)(copy)
        put(path, undefined)(copy)
      })
    if (isOption && choices.includes(name) && typeof value === 'string')
      add('an unknown choice', put(path, 'nonesuch'))
    if (
      isOption &&
      needed.includes(name) &&
      !(name === 'label' && (parent === 'list' || above.includes('filters'))) &&
      !(name === 'call' && parent === 'detail') &&
      // A filter without a name uses its field's.
      !(name === 'name' && above.includes('filters')) &&
      // Here, it belongs to a column.
      parent !== 'secondLines' &&
      !isInferred(above, name)
    )
      add('a part missing', put(path, undefined))
    if (
      isOption &&
      fractions.includes(name) &&
      typeof value === 'number' &&
      holderIn(declaration, path).unit !== 'yuan'
    )
      add('a fraction', put(path, value + 0.5))
    if (
      isOption &&
      ['component', 'result', 'greeting', 'input'].includes(name) &&
      typeof value === 'string'
    ) {
      add('an unknown component', put(path, 'Nonesuch'))
      add('a foreign component', put(path, others.component))
    }
    if (isOption && name === 'call' && typeof value === 'string') {
      add('a foreign call', put(path, others.call))
      add('a call with /api', put(path, value.replace(' /', ' /api/')))
    }
    if (
      Array.isArray(value) &&
      typeof name === 'string' &&
      lists.includes(name) &&
      typeof value[0] === 'string'
    ) {
      add('an unknown field', put([...path, 0], 'no_such_field'))
      add('a name twice', put(path, [...value, value[0]]))
    }
    if (isTree(value) && typeof value.zh === 'string') {
      add('a text missing', put([...path, 'en'], undefined))
      add('an empty text', put([...path, 'es'], ' '))
      if (/\p{Script=Han}/u.test(value.zh))
        add('the Chinese text three times', put(path, { ...value, en: value.zh, es: value.zh } as Json))
    }
    if (isTree(value) && value.kind === 'text' && !isFree) {
      add('a pattern that takes long', put([...path, 'pattern'], '(a+)+'))
      add('an initial value that is none', put([...path, 'initial'], 7))
    }
    if (place === 'path')
      for (const reserved of ['/login', '/401', '/redirect/x', 'https://x.example'])
        add('a reserved path', put(path, reserved))
    if (place === 'fields')
      for (const reserved of ['version', 'partner_id'])
        add(
          'a reserved field',
          put([...path, reserved], { kind: 'text', label: { zh: '名', en: 'Name', es: 'Nombre' } }),
        )
    if (isTree(value) && (name === 'when' || name === 'done') && !above.includes('when'))
      add('a condition on no field', put([...path, 'no_such_field'], true))
  })
  return found
}

/** Whether a reported place points to the mistake: at it, around it, or inside it. */
export const saysWhere = (reported: string, place: string): boolean => {
  const begins = (whole: string, part: string) =>
    part === '' || whole === part || whole.startsWith(`${part}.`) || whole.startsWith(`${part}[`)
  const isTop = !/[.[]/.test(place)
  return (
    begins(reported, place) ||
    ((reported !== '' || isTop) && begins(place, reported)) ||
    reported === `${place}zz`
  )
}
