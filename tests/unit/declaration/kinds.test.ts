import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boolean,
  checkField,
  choice,
  choices,
  code,
  createRandom,
  day,
  email,
  type Field,
  files,
  html,
  image,
  integer,
  type Json,
  kindNames,
  l,
  list,
  money,
  multiline,
  object,
  parseParam,
  parseText,
  percent,
  phone,
  reference,
  sampleOf,
  schemaOf,
  secret,
  tags,
  text,
  textOf,
  timestamp,
  url,
} from '@/declaration'

const label = l('名称', 'Name', 'Nombre')
const states = { OPEN: l('打开', 'Open', 'Abierto'), DONE: l('完成', 'Done', 'Hecho') }
const levels = { 1: l('低', 'Low', 'Bajo'), 2: l('高', 'High', 'Alto') }
const tip = { item: text({ label, max: 5 }), count: integer({ label, min: 1 }) }

/** At least one field of every kind. */
const fields = {
  text: text({ label, min: 2, max: 5 }),
  pattern: text({ label, max: 10, pattern: '[A-Z]+|x' }),
  code: code({ label, max: 8 }),
  serial: code({ label, serial: { prefix: 'T', digits: 6 } }),
  multiline: multiline({ label, max: 20 }),
  html: html({ label, maxBytes: 64 }),
  integer: integer({ label, min: 1, max: 9 }),
  fen: money({ label, unit: 'fen', min: 100, max: 100_000 }),
  li: money({ label, unit: 'li' }),
  percent: percent({ label, min: 0, max: 10_000 }),
  timestamp: timestamp({ label }),
  day: day({ label }),
  boolean: boolean({ label }),
  choice: choice({ label, of: states }),
  numeric: choice({ label, of: levels, numeric: true }),
  choices: choices({ label, of: states }),
  tags: tags({ label, maxItems: 2, max: 6, pattern: '[a-z0-9.]+' }),
  phone: phone({ label }),
  email: email({ label }),
  url: url({ label, max: 40 }),
  https: url({ label, https: true }),
  image: image({ label }),
  files: files({ label, maxItems: 1 }),
  secret: secret({ label, min: 6, max: 20 }),
  reference: reference({ label, to: 'other', max: 8 }),
  object: object({ label, fields: tip }),
  list: list({ label, fields: tip }),
} satisfies Record<string, Field>

type Name = keyof typeof fields
const file = { file_id: 'F1', name: '证明.png', url: '/files/F1' }

it('every kind is among the fields of this test', () => {
  const tested = new Set<string>(Object.values(fields).map(({ kind }) => kind))
  expect(kindNames.filter((kind) => !tested.has(kind))).toEqual([])
})

describe('a value', () => {
  it.each<[Name, Json, violation: string | undefined]>([
    ['text', '两字', undefined],
    ['text', '五个字符了', undefined],
    ['text', '一', 'tooShort'],
    ['text', '六个字符太多', 'tooLong'],
    ['text', '😀😀😀😀😀', undefined],
    ['text', 12, 'type'],
    ['pattern', 'ABC', undefined],
    ['pattern', 'x', undefined],
    ['pattern', 'Ax', 'pattern'],
    ['pattern', 'ABC\n', 'pattern'],
    ['code', '12345678', undefined],
    ['code', '123456789', 'tooLong'],
    ['html', '<p>好</p>', undefined],
    ['html', `<p>${'好'.repeat(20)}</p>`, 'tooLong'],
    ['html', '<script>x</script>', 'unsafe'],
    ['integer', 1, undefined],
    ['integer', 9, undefined],
    ['integer', 0, 'tooSmall'],
    ['integer', 10, 'tooLarge'],
    ['integer', 1.5, 'notWhole'],
    ['integer', 2 ** 60, 'notWhole'],
    ['integer', '5', 'type'],
    ['fen', 100, undefined],
    ['fen', 99, 'tooSmall'],
    ['fen', 100_001, 'tooLarge'],
    ['fen', 100.5, 'notWhole'],
    ['percent', 10_000, undefined],
    ['percent', -1, 'tooSmall'],
    ['timestamp', 1_717_200_000, undefined],
    ['timestamp', 0, undefined],
    ['timestamp', -1, 'type'],
    ['timestamp', 1.5, 'type'],
    ['timestamp', 1e15, 'type'],
    ['timestamp', '1717200000', 'type'],
    ['day', '2024-02-29', undefined],
    ['day', '2023-02-29', 'day'],
    ['day', '2024-2-9', 'day'],
    ['day', 20240229, 'type'],
    ['boolean', false, undefined],
    ['boolean', 'true', 'type'],
    ['choice', 'OPEN', undefined],
    ['choice', 'SHUT', 'choice'],
    ['choice', 'constructor', 'choice'],
    ['choice', 1, 'type'],
    ['numeric', 2, undefined],
    ['numeric', '2', 'type'],
    ['numeric', 3, 'choice'],
    ['choices', ['OPEN', 'DONE'], undefined],
    ['choices', ['OPEN', 'SHUT'], 'choice'],
    ['choices', 'OPEN', 'type'],
    ['tags', ['10.0.1'], undefined],
    ['tags', ['a', 'b', 'c'], 'tooMany'],
    ['tags', ['toolong'], 'tooLong'],
    ['tags', [''], 'tooShort'],
    ['tags', ['a b'], 'pattern'],
    ['tags', [1], 'type'],
    ['tags', 'a', 'type'],
    ['phone', '15400000001', undefined],
    ['phone', '12400000001', 'phone'],
    ['phone', '154****0001', 'phone'],
    ['phone', 15400000001, 'type'],
    ['email', 'li@example.com', undefined],
    ['email', 'li.wei+shop@mail.example.com', undefined],
    ['email', 'li@example', 'email'],
    ['email', 'li@@example.com', 'email'],
    ['email', 'li@-a.com', 'email'],
    ['email', 'li wei@example.com', 'email'],
    ['email', `${'a'.repeat(95)}@b.com`, 'tooLong'],
    ['url', 'http://example.com/a?b=1', undefined],
    ['url', 'https://example.com', undefined],
    ['url', `https://example.com/${'a'.repeat(40)}`, 'tooLong'],
    ['url', 'ftp://example.com', 'url'],
    ['url', 'javascript:alert(1)', 'url'],
    ['url', 'https:example.com', 'url'],
    ['url', '//example.com', 'url'],
    ['url', 'https://a b.com', 'url'],
    ['url', 'https://', 'url'],
    ['https', 'http://example.com', 'https'],
    ['image', 'https://example.com/a.png', undefined],
    ['image', '/files/a.png', undefined],
    ['image', 'data:image/png;base64,AA', undefined],
    ['image', 'http://example.com/a.png', 'url'],
    ['image', '//example.com/a.png', 'url'],
    ['image', '/\\example.com/a.png', 'url'],
    ['image', '/\t/example.com/a.png', 'url'],
    ['image', 'data:text/html,<b>', 'url'],
    ['image', 'javascript:alert(1)', 'url'],
    ['files', [file], undefined],
    ['files', [file, file], 'tooMany'],
    ['files', [{ ...file, url: 'javascript:alert(1)' }], 'type'],
    ['files', [{ name: 'x' }], 'type'],
    ['files', [null], 'type'],
    ['secret', '123456', undefined],
    ['secret', '12345', 'tooShort'],
    ['secret', 123456, 'type'],
    ['reference', 'M1', undefined],
    ['object', { item: 'x', count: 1 }, undefined],
    ['object', { item: 'toolong', count: 1 }, 'tooLong'],
    ['object', { item: 'x' }, undefined],
    ['object', { item: 'x', count: 0 }, 'tooSmall'],
    ['object', ['x'], 'type'],
    ['list', [{ item: 'x', count: 1 }], undefined],
    ['list', [{ item: 'x', count: 1 }, { count: 0 }], 'tooSmall'],
    ['list', [7], 'type'],
    ['list', { item: 'x' }, 'type'],
  ])('of %s, %j: %s', (name, value, violation) => {
    expect(checkField(fields[name], value)?.code).toBe(violation)
  })

  it.each<[Name, Json, Record<string, string | number>]>([
    ['text', '一', { min: 2, length: 1 }],
    ['text', '六个字符太多', { max: 5, length: 6 }],
    ['integer', 10, { max: 9 }],
    // Limits as the operator thinks of them.
    ['fen', 99, { min: '1.00' }],
    ['fen', 100_001, { max: '1000.00' }],
    ['percent', 10_001, { max: '100.00%' }],
    ['tags', ['a b'], { value: 'a b' }],
    ['html', `<p>${'好'.repeat(20)}</p>`, { max: 64, length: 67 }],
  ])('of %s, %j: the message can say %j', (name, value, params) => {
    expect(checkField(fields[name], value)?.params).toEqual(params)
  })

  it.each(Object.keys(fields))('of %s may be nothing unless it is required', (name) => {
    const field: Field = fields[name as Name]
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

describe('reading a text', () => {
  it.each<[Name, string, Json | undefined]>([
    ['text', ' a ', ' a '],
    ['integer', ' 42 ', 42],
    ['integer', '+7', 7],
    ['integer', '-7', -7],
    ['integer', '4.2', undefined],
    ['integer', '1e3', undefined],
    ['integer', '0x10', undefined],
    ['integer', '9007199254740993', undefined],
    ['integer', '', undefined],
    ['fen', '129', 12_900],
    ['fen', '129.5', 12_950],
    ['fen', '1,299.50', 129_950],
    ['fen', '1，299.50', 129_950],
    ['fen', '¥ 12', 1200],
    ['fen', '￥12.', 1200],
    ['fen', '.5', 50],
    ['fen', '-0.01', -1],
    ['fen', '-0', 0],
    ['fen', '0.29', 29],
    ['fen', '0.001', undefined],
    ['fen', '12,50', undefined],
    ['fen', '1,2,3', undefined],
    ['fen', '1.2.3', undefined],
    ['fen', '.', undefined],
    ['fen', '', undefined],
    ['fen', 'abc', undefined],
    ['fen', '1e3', undefined],
    ['fen', '99999999999999999', undefined],
    ['li', '0.045', 45],
    ['li', '0.0455', undefined],
    ['percent', '38', 3800],
    ['percent', '0.38 %', 38],
    ['percent', '-1.5%', -150],
    ['percent', '0.385', undefined],
    ['percent', 'x', undefined],
    ['timestamp', '1717200000', 1_717_200_000],
    ['timestamp', '1717200000123', 1_717_200_000],
    ['timestamp', '2024-06-01', 1_717_171_200],
    ['timestamp', '2024-06-01 08:00', 1_717_200_000],
    ['timestamp', '2024-06-01T08:00:59', 1_717_200_059],
    ['timestamp', '2024-06-31', undefined],
    ['timestamp', '2024-06-01 24:00', undefined],
    ['timestamp', '2024-06-01 08:60', undefined],
    ['timestamp', 'yesterday', undefined],
    ['day', '2024-06-01', '2024-06-01'],
    ['day', '2024-13-01', undefined],
    ['boolean', 'TRUE', true],
    ['boolean', '0', false],
    ['boolean', 'yes', undefined],
    ['choice', 'OPEN', 'OPEN'],
    ['choice', 'toString', undefined],
    ['numeric', '2', 2],
    ['numeric', '2.0', undefined],
    ['choices', 'OPEN, DONE', ['OPEN', 'DONE']],
    ['choices', 'OPEN，NO', undefined],
    ['tags', 'a, b；c\nd', ['a', 'b', 'c', 'd']],
    ['phone', ' 15400000001 ', '15400000001'],
    ['email', ' a@b.com ', 'a@b.com'],
    ['image', 'http://a/b.png', undefined],
    ['files', 'x', undefined],
    ['object', '{}', undefined],
    ['list', '[]', undefined],
  ])('as %s: %j is %j', (name, given, value) => {
    expect(parseText(fields[name], given)).toEqual(value)
  })

  it.each<[Name, string, Json | undefined]>([
    ['fen', '12900', 12_900],
    ['fen', '129.00', undefined],
    ['percent', '38', 38],
    ['percent', '0.38', undefined],
    ['integer', '42', 42],
    ['boolean', '1', true],
    ['numeric', '2', 2],
    ['timestamp', '1717200000', 1_717_200_000],
    ['text', 'a', 'a'],
  ])('out of a query, where %s stands as on the wire: %j is %j', (name, given, value) => {
    expect(parseParam(fields[name], given)).toEqual(value)
  })
})

describe('a value as text', () => {
  it.each<[Name, Json, string, string]>([
    ['text', '你好', '你好', '你好'],
    ['html', '<p>你&nbsp;好 &lt;b&gt; &amp;lt;</p>', '你 好 <b> &lt;', '你 好 <b> &lt;'],
    ['fen', 12_900, '129.00', '129.00'],
    ['fen', -5, '-0.05', '-0.05'],
    ['fen', 0, '0.00', '0.00'],
    ['li', 45, '0.045', '0.045'],
    ['percent', 38, '0.38%', '0.38%'],
    ['percent', -15_000, '-150.00%', '-150.00%'],
    ['timestamp', 1_717_200_000, '2024-06-01 08:00:00', '2024-06-01 08:00:00'],
    ['boolean', true, '是', 'Yes'],
    ['choice', 'OPEN', '打开', 'Open'],
    ['choice', 'NEW_STATE', 'NEW_STATE', 'NEW_STATE'],
    ['choice', 'constructor', 'constructor', 'constructor'],
    ['numeric', 2, '高', 'High'],
    ['numeric', 7, '7', '7'],
    ['choices', ['OPEN', 'NEW'], '打开、NEW', 'Open, NEW'],
    ['tags', ['a', 'b'], 'a, b', 'a, b'],
    ['files', [file], '证明.png', '证明.png'],
    ['secret', 'hunter2', '****', '****'],
    ['object', { item: 'x', count: 2 }, '名称: x; 名称: 2', 'Name: x; Name: 2'],
    ['list', [{ item: 'x' }, {}], '2', '2'],
  ])('of %s, %j: %s', (name, value, zh, en) => {
    expect(textOf(fields[name], value, 'zh')).toBe(zh)
    expect(textOf(fields[name], value, 'en')).toBe(en)
  })

  it.each(Object.keys(fields))('of %s: nothing is nothing', (name) => {
    expect(textOf(fields[name as Name], null, 'zh')).toBe('')
    expect(textOf(fields[name as Name], undefined, 'es')).toBe('')
  })

  it.each(Object.keys(fields))('of %s: whatever a platform sends, no screen breaks', (name) => {
    const field: Field = fields[name as Name]
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json: Json = JSON.parse(JSON.stringify(value))
        expect(typeof textOf(field, json, 'zh')).toBe('string')
        checkField(field, json)
      }),
      { seed: 8, numRuns: 500 },
    )
  })

  it('of a secret is never the secret', () => {
    for (const value of ['hunter2', 12_345_678, ['hunter2'], { password: 'hunter2' }])
      expect(textOf(fields.secret, value, 'zh')).toBe('****')
  })
})

describe('text and value lead to each other', () => {
  const amount = fc.oneof(fc.maxSafeInteger(), fc.integer())
  it.each<[Name, fc.Arbitrary<Json>]>([
    ['integer', amount],
    ['fen', amount],
    ['li', amount],
    ['percent', fc.integer({ min: -1e13, max: 1e13 })],
    ['timestamp', fc.integer({ min: 0, max: 253_402_271_999 })],
    ['text', fc.string()],
    ['code', fc.string()],
    ['multiline', fc.string()],
  ])('%s', (name, values) => {
    fc.assert(
      fc.property(values, (value) => {
        // No kind tells 0 and −0 apart.
        expect(parseText(fields[name], textOf(fields[name], value, 'zh'))).toEqual(value === 0 ? 0 : value)
      }),
      { seed: 9, numRuns: 1000 },
    )
  })

  it.each<Name>(['choice', 'numeric', 'boolean', 'day', 'phone', 'email', 'tags', 'choices'])(
    '%s, as it stands in a query',
    (name) => {
      const random = createRandom(name)
      for (let i = 0; i < 50; i++) {
        const value = sampleOf(fields[name], random)
        expect(parseParam(fields[name], String(value))).toEqual(value)
      }
    },
  )
})

describe('times', () => {
  const zones = ['UTC', 'America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati']
  it('are the same in every zone of the machine', () => {
    const before = process.env.TZ
    const seen = zones.map((zone) => {
      process.env.TZ = zone
      // The zone must really have changed, or this would prove nothing.
      return [
        new Date(1_717_200_000_000).getTimezoneOffset(),
        textOf(fields.timestamp, 1_717_200_000, 'zh'),
        parseText(fields.timestamp, '2024-06-01 08:00:00'),
        checkField(fields.day, '2024-03-10'),
      ] as const
    })
    process.env.TZ = before
    expect(new Set(seen.map(([offset]) => offset)).size).toBe(zones.length)
    expect(new Set(seen.map(([, ...rest]) => JSON.stringify(rest))).size).toBe(1)
    expect(seen[0]?.slice(1)).toEqual(['2024-06-01 08:00:00', 1_717_200_000, undefined])
  })
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
    fc.assert(
      fc.property(bounds, fc.string(), (bound, seed) => {
        for (const field of [
          integer({ label, ...bound }),
          percent({ label, ...bound }),
          money({ label, unit: 'li', ...bound }),
        ])
          expect(checkField(field, sampleOf(field, createRandom(seed)))).toBeUndefined()
      }),
      { seed: 10, numRuns: 500 },
    )
    const lengths = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 }))
    fc.assert(
      fc.property(lengths, fc.string(), ([min, more], seed) => {
        for (const make of [text, code, secret, multiline]) {
          const field: Field = make({ label, min, max: min + more })
          expect(checkField(field, sampleOf(field, createRandom(seed)))).toBeUndefined()
        }
      }),
      { seed: 10, numRuns: 300 },
    )
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
