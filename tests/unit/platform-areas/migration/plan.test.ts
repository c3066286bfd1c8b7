import { plan } from '@mock/platform/areas/migration/plan'
import type { Aside, FieldShape, Shape } from '@mock/platform/areas/migration/shape'
import { expect, it } from 'vitest'

const text: FieldShape = { kind: 'text', type: 'text', nullable: false, empty: '' }
const integer: FieldShape = { kind: 'integer', type: 'bigint', nullable: false, empty: 0 }
const was = (name: string): FieldShape => ({ ...text, was: name })

const shape = (fields: Shape['fields'], key: readonly string[] = ['no']): Shape => ({
  key,
  fields: { no: text, ...fields },
  indexes: [],
})
const aside = (name: string, column: string, field = text): Aside => ({ name, column, field })

/** A plan in few words: `a<b` a takes over b, `+a` added, `-a` leaving, `~a` converted, `key`. */
const inWords = (before: Shape, asides: readonly Aside[], after: Shape): string => {
  const { sources, added, leaving, converted, isKeyChanged } = plan(before, asides, after)
  const moved = Object.entries(sources).flatMap(([name, source]) => {
    if (source.from === 'aside') return [`${name}<${source.column}`]
    return source.name === name ? [] : [`${name}<${source.name}`]
  })
  const words = [
    ...moved.sort(),
    ...added.map((name) => `+${name}`),
    ...leaving.map((name) => `-${name}`),
    ...converted.map((name) => `~${name}`),
  ]
  return [...words, ...(isKeyChanged ? ['key'] : [])].join(' ')
}

const object = (parts: Shape['fields']): FieldShape => ({
  kind: 'object',
  type: 'jsonb',
  nullable: false,
  empty: {},
  parts,
})

it.each<[what: string, before: Shape, asides: readonly Aside[], after: Shape, expected: string]>([
  ['nothing has changed', shape({ a: text }), [], shape({ a: text }), ''],
  ['a field is added', shape({}), [], shape({ a: text }), '+a'],
  ['a field is removed', shape({ a: text }), [], shape({}), '-a'],
  ['a field of another name without "was"', shape({ a: text }), [], shape({ b: text }), '+b -a'],
  ['a field is renamed', shape({ a: text }), [], shape({ b: was('a') }), 'b<a'],
  ['the rename has been done', shape({ b: was('a') }), [], shape({ b: was('a') }), ''],
  ['"was" is left out later', shape({ b: was('a') }), [], shape({ b: text }), ''],
  ['"was" names what never was', shape({}), [], shape({ b: was('a') }), '+b'],
  ['a rename is taken back', shape({ b: was('a') }), [], shape({ a: text }), 'a<b'],
  ['a renamed field is renamed again', shape({ b: was('a') }), [], shape({ c: was('b') }), 'c<b'],
  ['a chain', shape({ a: text, b: text }), [], shape({ b: was('a'), c: was('b') }), 'b<a c<b'],
  ['two change places', shape({ a: text, b: text }), [], shape({ a: was('b'), b: was('a') }), 'a<b b<a'],
  [
    'three change places',
    shape({ a: text, b: text, c: text }),
    [],
    shape({ a: was('b'), b: was('c'), c: was('a') }),
    'a<b b<c c<a',
  ],
  [
    'places were changed before',
    shape({ a: was('b'), b: was('a') }),
    [],
    shape({ a: was('b'), b: was('a') }),
    '',
  ],
  ['a field that stays is not taken over', shape({ a: text }), [], shape({ a: text, b: was('a') }), '+b'],
  [
    'nor is one that only seems to move',
    shape({ a: was('x') }),
    [],
    shape({ a: was('x'), b: was('a') }),
    '+b',
  ],
  [
    'the former name is a new field',
    shape({ a: text }),
    [],
    shape({ a: { ...text, was: 'z' }, b: was('a') }),
    '+b',
  ],
  [
    '"was" comes after the new name',
    shape({ b: text }),
    [aside('a', '_aside_1')],
    shape({ b: was('a') }),
    'b<_aside_1 -b',
  ],
  ['a removed field comes back', shape({}), [aside('a', '_aside_1')], shape({ a: text }), 'a<_aside_1'],
  [
    'the latest of that name comes back',
    shape({}),
    [aside('a', '_aside_1'), aside('a', '_aside_2')],
    shape({ a: text }),
    'a<_aside_2',
  ],
  [
    'it comes back as another kind',
    shape({}),
    [aside('a', '_aside_1')],
    shape({ a: integer }),
    'a<_aside_1 ~a',
  ],
  ['another kind', shape({ a: text }), [], shape({ a: integer }), '~a'],
  ['another name and another kind', shape({ a: text }), [], shape({ b: { ...integer, was: 'a' } }), 'b<a ~b'],
  [
    'another unit',
    shape({ a: { ...integer, kind: 'money', unit: 'fen' } }),
    [],
    shape({ a: { ...integer, kind: 'money', unit: 'li' } }),
    '~a',
  ],
  ['null is allowed', shape({ a: text }), [], shape({ a: { ...text, nullable: true, empty: null } }), ''],
  ['new records begin otherwise', shape({ a: text }), [], shape({ a: { ...text, empty: 'x' } }), ''],
  ['a part is renamed', shape({ a: object({ x: text }) }), [], shape({ a: object({ y: was('x') }) }), '~a'],
  ['another key', shape({ a: text }), [], shape({ a: text }, ['a']), 'key'],
  [
    'the same key in another order',
    shape({ a: text }, ['no', 'a']),
    [],
    shape({ a: text }, ['a', 'no']),
    'key',
  ],
  ['the key is renamed', shape({ a: text }, ['a']), [], shape({ b: was('a') }, ['b']), 'b<a'],
  ['the key is of another kind', shape({ a: text }, ['a']), [], shape({ a: integer }, ['a']), '~a key'],
])('%s', (_, before, asides, after, expected) => {
  expect(inWords(before, asides, after)).toBe(expected)
})
