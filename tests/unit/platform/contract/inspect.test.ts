import { collect } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'
import {
  boolean,
  choice,
  code,
  integer,
  type Json,
  l,
  money,
  narrowed,
  type Resource,
  tags,
  text,
} from '@/declaration'
import { findings, inspect } from '@/platform/contract/inspect'
import { plainArea } from '../../declaration/plainArea'
import { answerOf, mutations, type Page, pageOf } from './mutations'

const lists = collect().declarations.filter(({ rest }) => rest === undefined)
const named = (name: string): Resource => {
  const found = lists.find((one) => one.name === name)
  if (!found) throw new Error(`there is no area ${name}`)
  return found
}

/** A page of the list after a mutation, and the wrong field; undefined if the list has no such field. */
const mutated = (mutation: string, resource: Resource) => {
  const page = pageOf(resource)
  const field = mutations[mutation]?.mutate(page, resource)
  return field === undefined ? undefined : { field, page }
}

describe('the contract watch', () => {
  it('finds nothing in a right page of any list', () => {
    expect(lists.length).toBeGreaterThanOrEqual(15)
    for (const resource of lists) expect(findings(answerOf(resource, pageOf(resource)))).toEqual([])
  })

  it.each(Object.entries(mutations))(
    'finds in every list, and nothing else: %s',
    (mutation, { is, isTolerated, lists: most }) => {
      const wrong = lists.flatMap((resource) => {
        const one = mutated(mutation, resource)
        return one ? [{ ...one, found: findings(answerOf(resource, one.page)) }] : []
      })
      expect(wrong.length).toBeGreaterThanOrEqual(most)
      for (const { field, found } of wrong) expect(found).toMatchObject([{ is, field, isTolerated }])
    },
  )

  it('reports no value', () => {
    const canary = 'canary-31415926'
    const withCanary = (value: Json): Json => (typeof value === 'string' && value !== '' ? canary : value)
    for (const resource of lists)
      for (const mutation of Object.keys(mutations)) {
        const page = mutated(mutation, resource)?.page ?? pageOf(resource)
        const items = page.items.map((row) =>
          typeof row === 'object'
            ? Object.fromEntries([
                ...Object.entries(row).map(([name, value]) => [name, withCanary(value)]),
                [canary, 1],
              ])
            : row,
        )
        const found = findings(answerOf(resource, { ...page, items }))
        expect(found.length).toBeGreaterThan(0)
        expect(JSON.stringify(found)).not.toContain(canary)
      }
  })

  it('knows that a narrowed account lacks what it is denied, and may be sent it all the same', () => {
    const whole = named('trade')
    const resource = narrowed(whole, ['*', '!trade.field.total_fee'])
    if (!resource) throw new Error('the area is denied')
    const page = pageOf(whole)
    const isDeclared = (_: string, field: string) => Object.hasOwn(whole.fields, field)
    expect(findings(answerOf(resource, page), isDeclared)).toEqual([])
    expect(findings(answerOf(resource, pageOf(resource)), isDeclared)).toEqual([])
  })

  it('lets nothing that is tolerated hide what is not', () => {
    const resource = named('trade')
    const page = pageOf(resource)
    Object.assign(page.items[1] ?? {}, { total_fee: '100' })
    Object.assign(page.items[2] ?? {}, { total_fee: {} })
    expect(findings(answerOf(resource, page))).toMatchObject([
      { is: 'type', isTolerated: true, form: { is: 'text' } },
      { is: 'type', isTolerated: false, form: { is: 'group' } },
    ])
  })

  it('pauses after every fifty rows', () => {
    const resource = named('trade')
    const page = pageOf(resource)
    const items = Array.from({ length: 100 }, (_, index) => ({
      ...page.items[0],
      trade_no: `K${1000 + index}`,
    }))
    const answer = {
      ...answerOf(resource, { ...page, items, total: 100 }),
      asked: { page: 1, limit: 100, sort: { field: 'x', order: 'ASC' } },
    } as const
    const inspection = inspect(answer, () => false)
    expect(inspection.next()).toEqual({ done: false, value: undefined })
    expect(inspection.next()).toEqual({ done: true, value: [] })
  })

  it('takes an empty list in each of its forms', () => {
    for (const data of [null, undefined, {}, [], '', { items: null, total: 0 }])
      expect(
        findings(answerOf(plainArea('/demo/plain'), data)).filter(({ isTolerated }) => !isTolerated),
      ).toEqual([])
  })
})

const label = l('字段', 'Field', 'Campo')
const area: Resource = {
  ...plainArea('/demo/plain'),
  key: ['no'],
  title: 'no',
  fields: {
    no: code({ label }),
    status: choice({ label, of: { 1: label, 2: label } }),
    amount: money({ label, unit: 'fen' }),
    paid: boolean({ label }),
    words: tags({ label, maxItems: 1 }),
    remark: text({ label, max: 3 }),
    orders: integer({ label }),
  },
  list: { call: 'GET /demo/list', columns: ['no'], sortable: ['no'], sort: 'no', filters: [] },
}
const right = { no: 'A', status: '1', amount: 100, paid: true, words: [], remark: '', orders: 1 }

/** The edit that the watch suggests for one wrong row. */
const editFor = (wrong: { readonly [field: string]: Json }): readonly (string | undefined)[] => {
  const page: Page = { items: [{ ...right, ...wrong }], total: 1 }
  return findings(answerOf(area, page)).map(({ edit }) => edit)
}

describe('the edit that is offered', () => {
  it.each([
    [{ status: 1 }, 'fields.status: numeric: true'],
    [{ status: '3' }, "fields.status.of: { …, NEW: l('…', '…', '…') }"],
    [{ amount: 1.5 }, "fields.amount: money({ …, unit: 'yuan' })"],
    [{ paid: 'perhaps' }, "fields.paid: text({ label: l('…', '…', '…') })"],
    [{ orders: null }, 'fields.orders: nullable: true'],
    [{ remark: 'long' }, 'fields.remark: max: 4'],
    [{ words: ['a', 'b'] }, 'fields.words: maxItems: 2'],
    [{ made: 1_717_200_000 }, "fields.made: timestamp({ label: l('…', '…', '…') })"],
    [{ tags: ['x'] }, "fields.tags: tags({ label: l('…', '…', '…') })"],
  ])('for %j', (wrong, edit) => {
    expect(editFor(wrong)).toEqual([edit])
  })
})
