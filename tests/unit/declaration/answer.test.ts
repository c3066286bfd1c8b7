import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fields, integer, type Json, l, list, object, readAnswer, text } from '@/declaration'
import { forAll } from '../cases'

const label = l('字段', 'Field', 'Campo')
const states = { ON: l('开', 'On', 'Sí'), OFF: l('关', 'Off', 'No') }

const answer = {
  name: { kind: 'text', label },
  count: { kind: 'integer', label },
  paid_li: { kind: 'money', label, unit: 'li', nullable: true },
  state: { kind: 'choice', label, of: states },
  at: { kind: 'timestamp', label },
  open: { kind: 'boolean', label },
  words: { kind: 'tags', label },
  inner: object({ label, fields: { amount: { kind: 'integer', label }, note: { kind: 'text', label } } }),
  items: list({ label, fields: { id: integer({ label, required: true }), note: text({ label }) } }),
} as const

const read = (data: Json, call: `${'GET' | 'POST'} /${string}` = 'GET /user/x', fields: Fields = answer) =>
  readAnswer({ call, answer: fields }, data)

const nothing = {
  name: '',
  count: null,
  paid_li: null,
  state: null,
  at: null,
  open: false,
  words: [],
  inner: { amount: null, note: '' },
  items: [],
}

describe('the answer of a call that reads', () => {
  it.each<Json>([null, {}, 'success', 42, true])('%j has nothing in any of its fields', (data) => {
    expect(read(data)).toEqual({ answer: nothing, missing: [] })
  })

  it('may be its only list, bare', () => {
    expect(read([{ id: 1 }])).toEqual({ answer: { ...nothing, items: [{ id: 1, note: '' }] }, missing: [] })
  })

  it.each<[keyof typeof answer, Json, unknown]>([
    ['name', 17, '17'],
    ['name', ['x'], ''],
    ['count', '356', 356],
    ['count', ' -3 ', -3],
    ['count', 'many', null],
    ['count', '', null],
    ['paid_li', '45.5', 45.5],
    ['state', 'FROZEN', 'FROZEN'],
    ['state', 3, '3'],
    ['state', {}, null],
    ['at', '1735660800', 1_735_660_800],
    ['at', 1_735_660_800_000, 1_735_660_800],
    ['at', '2025-01-01 00:00:00', 1_735_660_800],
    ['open', 1, true],
    ['open', '0', false],
    ['open', 'TRUE', true],
    ['words', 'a, b', ['a', 'b']],
    ['words', ['a', 2, null, {}], ['a', '2']],
    ['inner', { amount: '9' }, { amount: 9, note: '' }],
    ['items', [{ id: '4', note: null }, 'x', null], [{ id: 4, note: '' }]],
  ])('reads %s from %j as %j', (name, value, wanted) => {
    expect(read({ [name]: value }).answer).toEqual({ ...nothing, [name]: wanted })
  })

  it('names the required fields that it lacks, those of lists too', () => {
    const fields: Fields = { ...answer, token: { kind: 'text', label, required: true } }
    const half = { items: [{ note: 'x' }, { id: 2 }] }
    expect(read(half, 'GET /user/x', fields).missing).toEqual(['items.id', 'token'])
    expect(read({ token: '' }, 'GET /user/x', fields).missing).toEqual(['token'])
  })

  it('whatever it is, has every field of its kind', () => {
    const json = fc.jsonValue() as fc.Arbitrary<Json>
    const hostile = fc.oneof(json, fc.dictionary(fc.constantFrom(...Object.keys(answer)), json))
    forAll([hostile], { examples: [[{ open: { toString: 0 } }]] }, (data) => {
      const { answer: got } = read(data)
      expect(Object.keys(got).sort()).toEqual(Object.keys(answer).sort())
      expect(typeof got.name).toBe('string')
      expect(typeof got.open).toBe('boolean')
      for (const figure of [got.count, got.paid_li, got.at])
        expect(figure === null || Number.isFinite(figure)).toBe(true)
      expect(Array.isArray(got.words) && Array.isArray(got.items)).toBe(true)
      expect(Object.keys(got.inner as object)).toEqual(expect.arrayContaining(['amount', 'note']))
    })
  })
})

describe('the answer of a call that writes', () => {
  it.each<Json>([null, {}, 'success', 42, []])('%j tells nothing, which is no failure', (data) => {
    const { items: _, ...fields } = answer
    expect(read(data, 'POST /user/x', fields)).toEqual({ answer: {}, missing: [] })
  })

  it('gives what was told, whole, and names the required fields that it lacks', () => {
    const told = read({ count: '2', inner: { note: 'x' }, other: 1 }, 'POST /user/x').answer
    expect(told).toEqual({ count: 2, inner: { amount: null, note: 'x' } })
    const { missing } = read(null, 'POST /user/x', { url: { kind: 'text', label, required: true } })
    expect(missing).toEqual(['url'])
  })
})
