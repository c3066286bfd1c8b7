import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkField,
  code,
  createRandom,
  integer,
  money,
  multiline,
  percent,
  sampleOf,
  schemaOf,
  secret,
  text,
} from '@/declaration'
import { forAll } from '../cases'
import { fields, label } from './fieldsOfEveryKind'

describe('a sample', () => {
  const unpatterned = Object.entries(fields).filter(([, field]) => !('pattern' in field))
  it.each(unpatterned)(
    'of %s passes the rules of its kind, required or not, and is the same for the same seed',
    (name, field) => {
      for (const required of [false, true]) {
        const [random, again] = [createRandom(name), createRandom(name)]
        for (let i = 0; i < 100; i++) {
          const value = sampleOf({ ...field, required }, random)
          expect(checkField({ ...field, required }, value)).toBeUndefined()
          expect(sampleOf({ ...field, required }, again)).toEqual(value)
        }
      }
    },
  )

  it('keeps within limits wherever they lie', () => {
    const limits = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }))
    const bounds = fc.oneof(
      limits.map(([min, width]) => ({ min, max: min + width })),
      limits.map(([min]) => ({ min })),
      limits.map(([max]) => ({ max })),
    )
    forAll([bounds, fc.string()], { runs: 500 }, (bound, seed) => {
      for (const field of [
        integer({ label, ...bound }),
        percent({ label, ...bound }),
        money({ label, unit: 'li', ...bound }),
      ])
        expect(checkField(field, sampleOf(field, createRandom(seed)))).toBeUndefined()
    })
    const lengths = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 }))
    forAll([lengths, fc.string()], { runs: 300 }, ([min, more], seed) => {
      const lengths = { label, min, max: min + more }
      for (const field of [text(lengths), code(lengths), secret(lengths), multiline(lengths)])
        expect(checkField(field, sampleOf(field, createRandom(seed)))).toBeUndefined()
    })
  })
})

describe('in the API document', () => {
  it.each(Object.entries(fields))('%s has a type or an enumeration, as JSON', (_, field) => {
    const schema = schemaOf(field)
    expect(schema).toMatchObject({ title: 'Name', type: expect.any(String) })
    expect(JSON.parse(JSON.stringify(schema))).toMatchObject({ title: 'Name' })
  })

  it('what may be null says so, in its enumeration, too', () => {
    expect(schemaOf({ ...fields.choice, nullable: true })).toEqual({
      title: 'Name',
      type: ['string', 'null'],
      enum: ['OPEN', 'DONE', null],
    })
    expect(schemaOf({ ...fields.timestamp, nullable: true })).toMatchObject({ type: ['integer', 'null'] })
  })

  it('a phone number fits as it is sent and as it is shown', () => {
    const pattern = new RegExp(String(schemaOf(fields.phone).pattern))
    expect(pattern.test('15400000001')).toBe(true)
    expect(pattern.test('154****0001')).toBe(true)
    expect(pattern.test('154***0001')).toBe(false)
  })
})
