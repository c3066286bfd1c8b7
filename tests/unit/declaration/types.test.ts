import { describe, expectTypeOf, it } from 'vitest'
import {
  boolean,
  choice,
  code,
  defineResource,
  integer,
  list,
  object,
  type RecordOf,
  text,
  timestamp,
} from '@/declaration'
import { label } from './plainArea'

it('the record of a declared area follows a declaration made anywhere', () => {
  const area = defineResource({
    name: 'x',
    path: '/x',
    label,
    icon: 'list',
    menu: { order: 1 },
    key: ['no'],
    title: 'no',
    fields: {
      no: code({ label }),
      state: choice({ label, of: { A: label, B: label }, nullable: true }),
      words: text({ label }),
      at: timestamp({ label }),
      level: choice({ label, of: { 1: label, 2: label }, numeric: true }),
      box: object({ label, fields: { on: boolean({ label }) } }),
      lines: list({ label, fields: { n: integer({ label }) } }),
    },
    list: { call: 'GET /x', columns: ['no'], sortable: ['at'], sort: '-at', filters: ['state'] },
  })
  expectTypeOf<RecordOf<typeof area>>().toEqualTypeOf<{
    readonly no: string
    readonly state: 'A' | 'B' | null
    readonly words: string
    readonly at: number
    readonly level: number
    readonly box: { readonly on: boolean }
    readonly lines: readonly { readonly n: number }[]
  }>()
})

describe('the compiler refuses', () => {
  type Declared = Parameters<
    typeof defineResource<{ readonly no: { readonly kind: 'text'; readonly label: typeof label } }>
  >[0]

  type List = Required<NonNullable<Declared['list']>>

  it('a column, key, title, sort, filter or condition that is no field', () => {
    expectTypeOf<List['columns'][number]>().toEqualTypeOf<'no'>()
    expectTypeOf<Declared['key'][number]>().toEqualTypeOf<'no'>()
    expectTypeOf<Declared['title']>().toEqualTypeOf<'no'>()
    expectTypeOf<List['sort']>().toEqualTypeOf<'no' | '-no'>()
    expectTypeOf<Extract<List['filters'][number], string>>().toEqualTypeOf<'no'>()
  })

  it('a name without one of the languages', () => {
    expectTypeOf<{ zh: string; en: string }>().not.toExtend<Declared['label']>()
  })

  it('an option that the kind does not have', () => {
    expectTypeOf(text<{ label: typeof label; unit: 'fen' }>)
      .parameter(0)
      .toExtend<{ unit: never }>()
  })
})
