import { converted } from '@mock/platform/areas/migration/convert'
import { type FieldShape, shapeOf } from '@mock/platform/areas/migration/shape'
import { tableOf } from '@mock/platform/areas/tables'
import { describe, expect, it } from 'vitest'
import {
  boolean,
  choice,
  choices,
  color,
  day,
  type Field,
  files,
  integer,
  type Json,
  list,
  money,
  object,
  percent,
  tags,
  text,
  timestamp,
} from '@/declaration'
import { label, plainArea } from '../../declaration/plainArea'

const shapeOfField = (field: Field): FieldShape => {
  const area = { ...plainArea('/shape'), fields: { no: text({ label }), field } }
  const shape = shapeOf(area, tableOf(area)).fields.field
  if (!shape) throw new Error('the field has no shape')
  return shape
}

const fen = money({ label, unit: 'fen' })
const li = money({ label, unit: 'li' })
const yuan = money({ label, unit: 'yuan' })
const whole = integer({ label })
const line = text({ label })
const time = timestamp({ label })
const flag = boolean({ label })
const states = choice({ label, of: { OPEN: label, SHUT: label } })
const levels = choice({ label, numeric: true, of: { 1: label, 2: label } })
const yesNo = choice({ label, of: { NO: label, YES: label } })
const some = choices({ label, of: { OPEN: label, SHUT: label } })
const words = tags({ label })
const numbers = tags({ label, numeric: true })
const noon = 1_717_214_400

/** Undefined: the value makes no sense there. */
const rows: readonly [from: Field, to: Field, value: Json, becomes: Json | undefined][] = [
  [fen, line, 12_900, '129.00'],
  [li, line, 12_900, '12.900'],
  [yuan, line, 129.5, '129.50'],
  [line, fen, '129.00', 12_900],
  [line, fen, '129.001', undefined],
  [line, yuan, '1,299.5', 1299.5],
  [fen, li, 129, 1290],
  [li, fen, 1290, 129],
  [li, fen, 1291, undefined],
  [fen, yuan, 12_950, 129.5],
  [yuan, fen, 0.29, 29],
  [fen, whole, 12_900, 12_900],
  [whole, fen, 12_900, 12_900],
  [yuan, whole, 12.5, undefined],
  [percent({ label }), line, 38, '0.38'],
  [whole, line, 7, '7'],
  [line, whole, ' 42 ', 42],
  [line, whole, '4.2', undefined],
  [line, whole, 'none', undefined],
  [whole, time, noon, noon],
  [whole, time, noon * 1000, noon],
  [time, whole, noon, noon],
  [time, line, noon, '2024-06-01 12:00:00'],
  [time, line, 0, 'nothing'],
  [line, time, '2024-06-01 12:00', noon],
  [line, time, 'soon', undefined],
  [line, day({ label }), '2024/6/1', '2024-06-01'],
  [line, day({ label }), 'soon', 'soon'],
  [line, color({ label }), 'ABC', '#aabbcc'],
  [states, line, 'OPEN', 'OPEN'],
  [line, states, 'OPEN', 'OPEN'],
  [line, states, 'HALF', 'HALF'],
  [levels, states, 2, '2'],
  [line, levels, '9', 9],
  [line, levels, 'high', undefined],
  [flag, line, true, 'true'],
  [flag, yesNo, true, 'YES'],
  [flag, yesNo, false, 'NO'],
  [yesNo, flag, 'YES', true],
  [states, flag, 'OPEN', undefined],
  [line, flag, '否', false],
  [whole, flag, 1, true],
  [whole, flag, 2, undefined],
  [flag, whole, true, 1],
  [states, some, 'OPEN', ['OPEN']],
  [some, states, ['SHUT'], 'SHUT'],
  [some, states, ['OPEN', 'SHUT'], undefined],
  [some, line, ['OPEN', 'SHUT'], 'OPEN, SHUT'],
  [line, words, 'red green', ['red', 'green']],
  [words, numbers, ['1', '2'], [1, 2]],
  [words, numbers, ['one'], undefined],
  [numbers, words, [1, 2], ['1', '2']],
  [whole, numbers, 5, [5]],
  [words, whole, ['5'], 5],
  [line, files({ label }), 'a.png', undefined],
]

/** The same for every pair: an empty value stays empty. */
const nothings: readonly [from: Field, to: Field, empty: Json][] = [
  [line, whole, 0],
  [fen, line, ''],
  [line, words, []],
  [line, states, ''],
]

describe('a value of one kind as that of another', () => {
  it.each(rows.map(([from, ...row]) => [from.kind, row[0].kind, row[1], row[2], from, row[0]] as const))(
    '%s → %s: %j → %j',
    (_, __, value, becomes, from, to) => {
      expect(converted(shapeOfField(from), to, value, 'nothing')).toEqual(becomes)
    },
  )

  it.each(nothings)('of nothing is nothing (%#)', (from, to, empty) => {
    for (const nothing of [null, '', []])
      expect(converted(shapeOfField(from), to, nothing, empty)).toEqual(empty)
  })
})

describe('parts of objects and lists', () => {
  const before = object({ label, fields: { old: text({ label }), price: fen, kept: text({ label }) } })
  const after = { name: text({ label, was: 'old' }), price: text({ label }), kept: text({ label }) }
  const value = { old: 'a', price: 150, kept: 'b', other: 'c' }
  const became = { name: 'a', price: '1.50', kept: 'b', other: 'c' }

  it('are renamed and converted; others stay', () => {
    expect(converted(shapeOfField(before), object({ label, fields: after }), value, {})).toEqual(became)
  })

  it('of a list too', () => {
    const from = shapeOfField(list({ label, fields: before.fields }))
    expect(converted(from, list({ label, fields: after }), [value, value], [])).toEqual([became, became])
  })

  it('change places', () => {
    const swapped = object({ label, fields: { a: text({ label, was: 'b' }), b: text({ label, was: 'a' }) } })
    const from = shapeOfField(object({ label, fields: { a: text({ label }), b: text({ label }) } }))
    expect(converted(from, swapped, { a: '1', b: '2' }, {})).toEqual({ a: '2', b: '1' })
    expect(converted(shapeOfField(swapped), swapped, { a: '1', b: '2' }, {})).toEqual({ a: '1', b: '2' })
  })

  it('one that does not fit keeps the whole from fitting', () => {
    const strict = object({ label, fields: { kept: whole } })
    expect(converted(shapeOfField(before), strict, value, {})).toBeUndefined()
  })

  it('an object becomes a list of one, and text as JSON', () => {
    const from = shapeOfField(before)
    expect(converted(from, list({ label, fields: before.fields }), value, [])).toEqual([value])
    expect(converted(from, line, { kept: 'b' }, '')).toBe('{"kept":"b"}')
    expect(converted(shapeOfField(line), before, '{"kept":"b"}', {})).toEqual({ kept: 'b' })
    expect(converted(shapeOfField(line), before, 'plain', {})).toBeUndefined()
  })
})
