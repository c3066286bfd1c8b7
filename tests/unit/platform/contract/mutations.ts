import { createRandom, type Field, isHeavy, type Json, type Resource, sampleOf, shownOf } from '@/declaration'
import type { SeenAnswer } from '@/platform/answers'
import type { FindingClass } from '@/platform/contract/finding'

const rowCount = 12
export type Page = { items: { [field: string]: Json }[]; total: Json; summary?: { [name: string]: Json } }

const numbers: readonly Field['kind'][] = ['integer', 'money', 'percent', 'timestamp']

/** A value for the field that the list is sorted by, so that the rows are in order. */
const sortedValue = (field: Field, index: number, isDescending: boolean): Json | undefined => {
  const place = isDescending ? -index : index
  if (field.kind === 'timestamp') return 1_717_200_000 + place * 60
  return numbers.includes(field.kind) ? 5000 + place : undefined
}

const keyValue = (field: Field, index: number): Json => {
  if (numbers.includes(field.kind)) return index + 1
  if (field.kind === 'choice') return Object.keys(field.of)[0] ?? ''
  return `K${1000 + index}`.padStart('min' in field && field.min !== undefined ? field.min : 0, 'K')
}

/** A page as a correct platform answers it, with made-up values of each kind. */
export const pageOf = (resource: Resource): Page => {
  const random = createRandom(`contract ${resource.name}`)
  const sort = resource.list.sort.replace('-', '')
  const madeUp = (name: string, field: Field, index: number): Json => {
    const isDescending = resource.list.sort.startsWith('-')
    const sorted = name === sort ? sortedValue(field, index, isDescending) : undefined
    if (sorted !== undefined) return sorted
    if (resource.key.includes(name)) return keyValue(field, index)
    const sample = sampleOf(field, random)
    // An amount that would need decimals in yuan.
    return shownOf(
      field,
      field.kind === 'money' && field.unit !== 'yuan' ? Number(sample) - (Number(sample) % 10) + 1 : sample,
    )
  }
  const light = Object.entries(resource.fields).filter(
    ([, field]) => !(resource.detail?.call && isHeavy(field)),
  )
  const items = Array.from({ length: rowCount }, (_, index) =>
    Object.fromEntries(light.map(([name, field]) => [name, madeUp(name, field, index)])),
  )
  const figures = Object.keys(resource.list.summary ?? {})
  return {
    items,
    total: rowCount,
    ...(figures.length > 0 && { summary: Object.fromEntries(figures.map((name) => [name, 7])) }),
  }
}

export const answerOf = (resource: Resource, data: unknown): SeenAnswer => {
  const [, minus, field = ''] = /^(-?)(.*)$/.exec(resource.list.sort) ?? []
  const asked = { page: 1, limit: 20, sort: { field, order: minus ? 'DESC' : 'ASC' } as const }
  return { of: 'list', resource, asked, data }
}

interface Mutation {
  readonly is: FindingClass
  /** At least this many lists have such a field. */
  readonly lists: number
  readonly isTolerated: boolean
  /** Changes the page and returns the field that is wrong now; undefined if the list has no such field. */
  mutate(page: Page, resource: Resource): string | undefined
}

type Fits = (field: Field, name: string) => boolean

/** Changes a field of the third row, except keys and the sorted field. */
const inField =
  (fits: Fits, change: (field: Field, value: Json) => Json | undefined): Mutation['mutate'] =>
  ({ items }, { fields, key, list }) => {
    const row = items[2] ?? {}
    const [name, field] =
      Object.entries(fields).find(
        ([one, field]) =>
          !key.includes(one) && one !== list.sort.replace('-', '') && one in row && fits(field, one),
      ) ?? []
    if (name === undefined || !field) return undefined
    const value = change(field, row[name] ?? null)
    if (value === undefined) delete row[name]
    else row[name] = value
    return name
  }

const isNumber: Fits = (field) =>
  field.kind === 'integer' || (field.kind === 'money' && field.unit !== 'yuan')
const any: Fits = () => true
const anyMoment: Fits = (field) => field.kind === 'timestamp'

export const mutations: { readonly [name: string]: Mutation } = {
  'a field is missing': {
    is: 'missing',
    lists: 15,
    isTolerated: true,
    mutate: inField(any, () => undefined),
  },
  'a field is new': {
    is: 'extra',
    lists: 15,
    isTolerated: true,
    mutate: ({ items }) => {
      Object.assign(items[2] ?? {}, { brand_new: 'x' })
      return 'brand_new'
    },
  },
  'a number is sent as text': {
    is: 'type',
    lists: 13,
    isTolerated: true,
    mutate: inField(isNumber, (_, value) => String(value)),
  },
  'a number is an object': {
    is: 'type',
    lists: 13,
    isTolerated: false,
    mutate: inField(isNumber, () => ({ value: 1 })),
  },
  'a choice has a new value': {
    is: 'choice',
    lists: 14,
    isTolerated: true,
    mutate: inField(
      ({ kind }) => kind === 'choice',
      (field) => (field.kind === 'choice' && field.numeric ? 987 : 'BRAND_NEW'),
    ),
  },
  'null where there is always something': {
    is: 'null',
    lists: 15,
    isTolerated: true,
    mutate: inField(
      ({ nullable }) => !nullable,
      () => null,
    ),
  },
  'fen are sent as yuan': {
    is: 'unit',
    lists: 5,
    isTolerated: false,
    mutate: inField(
      (field) => field.kind === 'money' && field.unit !== 'yuan',
      (_, value) => Number(value) / 1000 + 0.001,
    ),
  },
  'milliseconds for seconds': {
    is: 'time',
    lists: 14,
    isTolerated: true,
    mutate: inField(anyMoment, () => 1_717_200_000_000),
  },
  'a time in the far future': {
    is: 'time',
    lists: 14,
    isTolerated: false,
    mutate: inField(anyMoment, () => 99_000_000_000),
  },
  'a key comes twice': {
    is: 'duplicate',
    lists: 15,
    isTolerated: false,
    mutate: ({ items }, { key }) => {
      items[3] = { ...items[2] }
      return key.join(' ')
    },
  },
  'the rows are not in order': {
    is: 'order',
    lists: 12,
    isTolerated: false,
    mutate: ({ items }, { fields, list }) => {
      const sort = list.sort.replace('-', '')
      items.reverse()
      return numbers.includes(fields[sort]?.kind ?? 'text') ? sort : undefined
    },
  },
  'the total is too small': {
    is: 'total',
    lists: 15,
    isTolerated: false,
    mutate: (page) => {
      page.total = rowCount - 1
      return 'total'
    },
  },
  'a text is too long': {
    is: 'limit',
    lists: 8,
    isTolerated: false,
    mutate: inField(
      (field) =>
        ['text', 'multiline', 'code'].includes(field.kind) && 'max' in field && field.max !== undefined,
      (field) => 'x'.repeat(('max' in field && field.max ? field.max : 0) + 1),
    ),
  },
  'a key is empty': {
    is: 'key',
    lists: 15,
    isTolerated: false,
    mutate: ({ items }, { key: [first] }) => {
      Object.assign(items[2] ?? {}, { [first]: '' })
      return first
    },
  },
  'a figure is no number': {
    is: 'summary',
    lists: 6,
    isTolerated: false,
    mutate: ({ summary }) => {
      const [name] = Object.keys(summary ?? {})
      if (!summary || name === undefined) return undefined
      summary[name] = { amount: 1 }
      return `summary.${name}`
    },
  },
  'a row is no record': {
    is: 'form',
    lists: 15,
    isTolerated: false,
    mutate: (page) => {
      Object.assign(page.items, { 2: 'row' })
      return 'items'
    },
  },
}
