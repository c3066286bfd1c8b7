import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CellForm,
  cellOf,
  checkField,
  code,
  createRandom,
  type Field,
  integer,
  type Json,
  kindNames,
  labelLocales,
  money,
  multiline,
  percent,
  sampleOf,
  schemaOf,
  secret,
  text,
  textOf,
} from '@/declaration'
import { startingValue } from '@/declaration/startingValue'
import { forAll, spreadSecond } from '../cases'
import { fields, file, label, type Name } from './fieldsOfEveryKind'

it('every kind is among the fields of this test', () => {
  const tested = new Set<string>(Object.values(fields).map(({ kind }) => kind))
  expect(kindNames.filter((kind) => !tested.has(kind))).toEqual([])
})

describe('a value', () => {
  it.each(
    spreadSecond<Name, Json, string | undefined>([
      ['text', ['两字', '五个字符了', '😀😀😀😀😀'], undefined],
      ['text', ['一'], 'tooShort'],
      ['text', ['六个字符太多'], 'tooLong'],
      ['text', [12], 'type'],
      ['pattern', ['ABC', 'x'], undefined],
      ['pattern', ['Ax', 'ABC\n'], 'pattern'],
      ['code', ['12345678'], undefined],
      ['code', ['123456789'], 'tooLong'],
      ['color', ['#1A2B3C', '#abc', 'red'], 'own'],
      ['color', [255], 'type'],
      ['html', [`<p>${'好'.repeat(20)}</p>`], 'tooLong'],
      ['html', ['<script>x</script>'], 'unsafe'],
      ['integer', [1, 9], undefined],
      ['integer', [0], 'tooSmall'],
      ['integer', [10], 'tooLarge'],
      ['integer', [1.5, 2 ** 60], 'notWhole'],
      ['integer', ['5'], 'type'],
      ['fen', [100], undefined],
      ['fen', [99], 'tooSmall'],
      ['fen', [100_001], 'tooLarge'],
      ['fen', [100.5], 'notWhole'],
      ['yuan', [12.34, 0.57], undefined],
      ['yuan', [0.49], 'tooSmall'],
      ['yuan', [1000.01], 'tooLarge'],
      ['yuan', [1.005, '12.34'], 'type'],
      ['yuan', [2 ** 60], 'notWhole'],
      ['percent', [10_000], undefined],
      ['percent', [-1], 'tooSmall'],
      ['timestamp', [1_717_200_000, 0], undefined],
      ['timestamp', [-1, 1.5, 1e15, '1717200000'], 'type'],
      ['day', ['2024-02-29'], undefined],
      ['day', ['2023-02-29', '2024-2-9'], 'day'],
      ['day', [20240229], 'type'],
      ['boolean', ['true'], 'type'],
      ['choice', ['SHUT', 'constructor'], 'choice'],
      ['choice', [1], 'type'],
      ['numeric', ['2'], 'type'],
      ['numeric', [3], 'choice'],
      ['choices', [['OPEN', 'SHUT']], 'choice'],
      ['choices', [[{ toString: 1, valueOf: 1 }]], 'choice'],
      ['choices', ['OPEN'], 'type'],
      ['tags', [['10.0.1']], undefined],
      ['tags', [['a', 'b', 'c']], 'tooMany'],
      ['tags', [['toolong']], 'tooLong'],
      ['tags', [['']], 'tooShort'],
      ['tags', [['a b']], 'pattern'],
      ['tags', [[1], 'a'], 'type'],
      ['phone', ['12400000001', '154****0001'], 'phone'],
      ['phone', [15400000001], 'type'],
      ['phone', ['010-62345678'], 'phone'],
      [
        'landline',
        ['15400000001', '010-62345678', '0571-87654321-803', '400-820-1234', '4008201234'],
        undefined,
      ],
      ['landline', ['12400000001', '010-1234', '62345678', '010-****5678', '110'], 'own'],
      ['email', ['li@example.com', 'li.wei+shop@mail.example.com'], undefined],
      ['email', ['li@example', 'li@@example.com', 'li@-a.com', 'li wei@example.com'], 'email'],
      ['email', [`${'a'.repeat(95)}@b.com`], 'tooLong'],
      ['url', ['http://example.com/a?b=1', 'https://example.com'], undefined],
      ['url', [`https://example.com/${'a'.repeat(40)}`], 'tooLong'],
      ['url', ['ftp://example.com', 'javascript:alert(1)', 'https:example.com', '//example.com'], 'url'],
      ['url', ['https://a b.com', 'https://'], 'url'],
      ['https', ['http://example.com'], 'https'],
      ['image', ['https://example.com/a.png', '/files/a.png', 'data:image/png;base64,AA'], undefined],
      ['image', ['http://example.com/a.png', '//example.com/a.png', '/\\example.com/a.png'], 'url'],
      ['image', ['/\t/example.com/a.png', 'data:text/html,<b>', 'javascript:alert(1)'], 'url'],
      ['files', [[file]], undefined],
      ['files', [[file, file]], 'tooMany'],
      ['files', [[{ ...file, url: 'javascript:alert(1)' }], [{ name: 'x' }], [null]], 'type'],
      ['secret', ['123456'], undefined],
      ['secret', ['12345'], 'tooShort'],
      ['secret', [123456], 'type'],
      ['object', [{ item: 'x', count: 1 }, { item: 'x' }], undefined],
      ['object', [{ item: 'toolong', count: 1 }], 'tooLong'],
      ['object', [{ item: 'x', count: 0 }], 'tooSmall'],
      ['object', [['x']], 'type'],
      ['list', [[{ item: 'x', count: 1 }, { count: 0 }]], 'tooSmall'],
      ['list', [[7], { item: 'x' }], 'type'],
    ]),
  )('of %s, %j: %s', (name, value, violation) => {
    expect(checkField(fields[name], value)?.code).toBe(violation)
  })

  it.each<[Name, Json, Record<string, string | number>]>([
    ['text', '一', { min: 2, length: 1 }],
    ['text', '六个字符太多', { max: 5, length: 6 }],
    ['integer', 10, { max: 9 }],
    // Limits in the operator's unit.
    ['fen', 99, { min: '1.00' }],
    ['fen', 100_001, { max: '1000.00' }],
    ['percent', 10_001, { max: '100.00%' }],
    ['tags', ['a b'], { value: 'a b' }],
    ['html', `<p>${'好'.repeat(20)}</p>`, { max: 64, length: 67 }],
  ])('of %s, %j: the message can say %j', (name, value, params) => {
    expect(checkField(fields[name], value)?.params).toEqual(params)
  })

  it.each(Object.entries<Field>(fields))('of %s may be nothing unless it is required', (_, field) => {
    for (const nothing of [undefined, null, '', []]) {
      expect(checkField(field, nothing)).toBeUndefined()
      expect(checkField({ ...field, required: true }, nothing)).toEqual({ code: 'required' })
    }
  })

  it('is there when it is 0, false or an empty group', () => {
    expect(checkField({ ...fields.li, required: true }, 0)).toBeUndefined()
    expect(checkField({ ...fields.boolean, required: true }, false)).toBeUndefined()
    expect(checkField({ ...fields.object, required: true }, {})).toBeUndefined()
  })
})

describe('an input', () => {
  it.each<[field: Field, value: Json]>([
    [text({ label, required: true }), ''],
    [integer({ label }), 0],
    [integer({ label, initial: 3, required: true }), 3],
    // Otherwise, 0 would pass as an entered number.
    [integer({ label, required: true }), null],
    // Shown, together with its error: hidden, it would still be sent as 0.
    [money({ label, unit: 'fen', min: 100 }), 0],
    [money({ label, unit: 'fen', nullable: true }), null],
    [{ ...fields.timestamp, required: true }, null],
    [fields.timestamp, 0],
  ])('of %j begins with %j', (field, value) => expect(startingValue(field)).toEqual(value))
})

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
      const limited = { label, ...bound }
      for (const field of [integer(limited), percent(limited), money({ ...limited, unit: 'li' })])
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
    const nullable = { title: 'Name', type: ['string', 'null'], enum: ['OPEN', 'DONE', null] }
    expect(schemaOf({ ...fields.choice, nullable: true })).toEqual(nullable)
    expect(schemaOf({ ...fields.timestamp, nullable: true })).toMatchObject({ type: ['integer', 'null'] })
    const anyForm = { ...fields.timestamp, anyForm: true, nullable: true } as const
    expect(schemaOf(anyForm)).toMatchObject({ type: ['integer', 'string', 'null'] })
  })

  it('a phone number fits as it is sent and as it is shown', () => {
    const pattern = new RegExp(String(schemaOf(fields.phone).pattern))
    expect(pattern.test('15400000001')).toBe(true)
    expect(pattern.test('154****0001')).toBe(true)
    expect(pattern.test('154***0001')).toBe(false)
    const ofBoth = new RegExp(String(schemaOf(fields.landline).pattern))
    for (const text of ['154****0001', '010-62345678', '010-****5678-803', '400-****1234'])
      expect(ofBoth.test(text), text).toBe(true)
    expect(ofBoth.test('154***0001')).toBe(false)
  })
})

describe('a value as a cell of a spreadsheet', () => {
  it.each<[Name, Json, CellForm, string]>([
    ['fen', 12_900, 'fen', '129.00'],
    ['li', 45, 'li', '0.045'],
    ['li', 999_999_999_999_999, 'li', '999999999999.999'],
    ['li', 1_000_000_000_000_000, 'text', '1000000000000.000'],
    ['fen', 1.5, 'text', '1.5'],
    ['fen', '129', 'text', '129'],
    ['integer', 12, 'integer', '12'],
    ['integer', 1e21, 'text', '1e+21'],
    ['percent', 38, 'percent', '0.38%'],
    ['timestamp', 1_717_200_000, 'time', '2024-06-01 08:00:00'],
    ['timestamp', 1_717_200_000_000, 'text', '1717200000000'],
    ['timestamp', -1, 'text', '1970-01-01 07:59:59'],
    // "Never", as the list shows it.
    ['timestamp', 0, 'text', ''],
    ['day', '2024-02-29', 'day', '2024-02-29'],
    ['day', '2024-02-30', 'text', '2024-02-30'],
    ['boolean', true, 'text', '是'],
    ['choice', 'OPEN', 'text', '打开'],
    ['numeric', 7, 'text', '7'],
    ['secret', 'abcdef', 'text', '****'],
    ['fen', null, 'text', ''],
  ])('%s %j is %s: %s', (name, value, form, text) => {
    expect(cellOf(fields[name], value, 'zh')).toEqual({ form, text })
  })

  it('has the text that is shown, and never fails, whatever the platform sends', () => {
    const anyField = fc.constantFrom(...Object.values(fields))
    forAll(
      [anyField, fc.jsonValue(), fc.constantFrom(...labelLocales)],
      { runs: 300 },
      (field, value, locale) => {
        const sent: Json = JSON.parse(JSON.stringify(value))
        expect(cellOf(field, sent, locale).text).toBe(textOf(field, sent, locale))
      },
    )
  })
})
