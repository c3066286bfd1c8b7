import { collect } from '@mock/platform/collect'
import { coreCalls } from '@resources/calls/coreCalls'
import { describe, expect, it } from 'vitest'
import type { Json } from '@/declaration'
import { compareDocuments, type Difference, screensOf } from '@/declaration/compare'
import { openApiOf } from '@/declaration/openapi'
import { platformAnswers } from '@/declaration/platformAnswers'

const { declarations, pages = [], document: info } = collect()

/** Changing two areas is enough: the whole document takes a second. */
const owners = declarations.filter(({ name }) => name === 'trade' || name === 'fee')
const ours = openApiOf(owners)
const knowledge = { answers: platformAnswers([], owners), core: coreCalls, screens: screensOf(owners) }

/** A document that can be written in. */
// biome-ignore lint/suspicious/noExplicitAny: a document of another hand, changed at any place
type Draft = any

const copy = (): Draft => JSON.parse(JSON.stringify(ours))
const compare = (theirs: Json): readonly Difference[] => compareDocuments(ours, theirs, knowledge)

/** The findings after a change to our own document. */
const changed = (change: (draft: Draft) => void) => {
  const draft = copy()
  change(draft)
  return compare(draft)
}

const operation = (draft: Draft, call: string): Draft => {
  const [method = '', path = ''] = call.split(' ')
  return draft.paths[path][method.toLowerCase()]
}
const refund = (draft: Draft) =>
  operation(draft, 'POST /user/refundtrade').requestBody.content['application/json'].schema
const row = (draft: Draft) => draft.components.schemas.TradeRow

describe('a document of another platform', () => {
  it('that is our own has no differences', () => {
    const all = [...declarations, ...pages]
    const own = openApiOf(declarations, info)
    const about = { ...knowledge, answers: platformAnswers(info?.calls ?? [], all), screens: screensOf(all) }
    expect(compareDocuments(own, JSON.parse(JSON.stringify(own)), about)).toEqual([])
  })

  it.each<[what: string, change: (draft: Draft) => void, expected: Partial<Difference>]>([
    [
      'lacks a call of the core',
      (draft) => delete draft.paths['/user/feelist'],
      {
        call: 'GET /user/feelist',
        severity: 'breaks',
        what: 'the call is missing',
        screens: ['Fee details: list'],
      },
    ],
    [
      'lacks another call',
      (draft) => delete draft.paths['/user/closetrade'],
      { call: 'POST /user/closetrade', severity: 'degrades', screens: ['Trades: action “Close trade”'] },
    ],
    [
      'has a call by another method',
      (draft) => {
        draft.paths['/user/feelist'] = { post: draft.paths['/user/feelist'].get }
      },
      { what: 'the call is missing; there is POST /user/feelist' },
    ],
    [
      'lacks a key',
      (draft) => delete row(draft).properties.trade_no,
      { field: 'items[].trade_no', severity: 'breaks', what: 'the field is missing' },
    ],
    [
      'lacks a column',
      (draft) => delete row(draft).properties.total_fee,
      {
        field: 'items[].total_fee',
        severity: 'degrades',
        screens: ['Trades: list, column “Amount”, card on phones'],
      },
    ],
    [
      'sends a number as text',
      (draft) => Object.assign(row(draft).properties.total_fee, { type: 'string' }),
      { field: 'items[].total_fee', severity: 'harmless', what: 'is string, declared number' },
    ],
    [
      'sends an object',
      (draft) => Object.assign(row(draft).properties.total_fee, { type: 'object' }),
      { field: 'items[].total_fee', severity: 'degrades', what: 'is object, declared number' },
    ],
    [
      'has a key that may be null, in the words of 3.0',
      (draft) => Object.assign(row(draft).properties.trade_no, { nullable: true }),
      { field: 'items[].trade_no', severity: 'breaks', what: 'may be null' },
    ],
    [
      'has other values',
      (draft) => Object.assign(row(draft).properties.trade_state, { enum: ['SUCCESS', 'SOLD'] }),
      { field: 'items[].trade_state', severity: 'harmless', what: 'has other values: SOLD' },
    ],
    [
      'does not demand the key of itself',
      (draft) => Object.assign(row(draft), { required: ['total_fee'] }),
      { field: 'items[].trade_no', severity: 'degrades' },
    ],
    [
      'demands a parameter',
      (draft) =>
        operation(draft, 'GET /user/tradelist').parameters.push({
          name: 'tenant',
          in: 'query',
          required: true,
        }),
      { field: 'tenant', severity: 'breaks', what: 'is required, and never sent' },
    ],
    [
      'lacks a filter',
      (draft) => {
        const list = operation(draft, 'GET /user/tradelist')
        list.parameters = list.parameters.filter(({ name }: Draft) => name !== 'trade_state')
      },
      { field: 'trade_state', severity: 'degrades', screens: ['Trades: list, filter “Status”'] },
    ],
    [
      'has shorter pages',
      (draft) => {
        for (const one of operation(draft, 'GET /user/tradelist').parameters)
          if (one.name === 'limit') one.schema.maximum = 50
      },
      {
        field: 'limit',
        severity: 'degrades',
        what: 'takes at most 50, ours allows 100',
        screens: ['Trades: list, pages'],
      },
    ],
    [
      'demands an input that nobody is asked for',
      (draft) => refund(draft).required.push('approver'),
      {
        call: 'POST /user/refundtrade',
        field: 'approver',
        severity: 'breaks',
        what: 'is required, and never sent',
      },
    ],
    [
      'takes another type',
      (draft) => Object.assign(refund(draft).properties.refund_fee, { type: 'string' }),
      {
        field: 'refund_fee',
        severity: 'breaks',
        what: 'takes string, ours sends number',
        screens: ['Trades: action “Refund”, “Refund amount”'],
      },
    ],
    [
      'takes a shorter text',
      (draft) => Object.assign(refund(draft).properties.reason, { maxLength: 20 }),
      { field: 'reason', severity: 'degrades', what: 'takes at most 20, ours allows 80' },
    ],
    [
      'takes nothing more than it names',
      (draft) => {
        delete refund(draft).properties.reason
        refund(draft).required = []
        refund(draft).additionalProperties = false
      },
      { field: 'reason', severity: 'breaks', what: 'is sent, and no other fields are allowed' },
    ],
    [
      'does not name what is sent',
      (draft) => {
        delete refund(draft).properties.request_id
        refund(draft).required = []
      },
      { field: 'request_id', severity: 'harmless', what: 'is sent, and not described' },
    ],
  ])('%s', (_, change, expected) => {
    expect(changed(change)).toMatchObject([expected])
  })

  it('may put its paths elsewhere', () => {
    expect(
      changed((draft) => {
        draft.paths = Object.fromEntries(
          Object.entries(draft.paths).map(([path, item]) => [`/v1/open${path}`, item]),
        )
      }),
    ).toEqual([])
  })

  it('may answer the bare data, and put a schema together', () => {
    const parts = (schema: Draft) => {
      const [first, ...others] = Object.entries(schema.properties)
      if (!first) throw new Error('there are no fields')
      return {
        allOf: [
          { type: 'object', properties: Object.fromEntries([first]), required: schema.required },
          { type: 'object', properties: Object.fromEntries(others) },
        ],
      }
    }
    expect(
      changed((draft) => {
        draft.components.schemas.TradeRow = parts(row(draft))
        const { responses } = operation(draft, 'GET /user/tradelist')
        const [success] = responses['200'].content['application/json'].schema.anyOf
        responses['200'].content['application/json'].schema = success.properties.data
      }),
    ).toEqual([])
  })

  it('may refer in a circle, or to nothing', () => {
    const found = changed((draft) => {
      draft.components.schemas.TradeRow = { $ref: '#/components/schemas/TradeRow' }
      draft.components.schemas.FeeRow = { $ref: 'other.json#/Fee' }
    })
    expect(found.filter(({ severity }) => severity === 'breaks')).toEqual([])
  })

  it.each([[{}], [{ paths: 7 }], [[]], [null], [{ paths: { '/user/info': null } }]])(
    'may be anything: %j',
    (theirs) => {
      expect(compare(theirs).filter(({ severity }) => severity === 'breaks')).toMatchObject([
        { call: 'GET /user/feelist', field: '', what: 'the call is missing' },
      ])
    },
  )
})
