import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkField,
  createRandom,
  type Field,
  type Json,
  object,
  parseParam,
  parseText,
  sampleOf,
  text,
  textOf,
} from '@/declaration'
import { momentOf } from '@/declaration/kinds/time'
import { forAll, spreadSecond } from '../cases'
import { fields, file, type Name } from './fieldsOfEveryKind'

describe('reading a text', () => {
  it.each(
    spreadSecond<Name, string, Json | undefined>([
      ['text', [' a '], ' a '],
      ['color', [' #1A2B3C ', '1a2b3c'], '#1a2b3c'],
      ['color', ['#AbC'], '#aabbcc'],
      ['color', ['#12', 'red'], undefined],
      ['integer', [' 42 '], 42],
      ['integer', ['+7'], 7],
      ['integer', ['-7'], -7],
      ['integer', ['4.2', '1e3', '0x10', '9007199254740993', ''], undefined],
      ['fen', ['129'], 12_900],
      ['fen', ['129.5'], 12_950],
      ['fen', ['1,299.50', '1，299.50'], 129_950],
      ['fen', ['¥ 12', '￥12.'], 1200],
      ['fen', ['.5'], 50],
      ['fen', ['-0.01'], -1],
      ['fen', ['-0'], 0],
      ['fen', ['4.35'], 435],
      ['fen', ['0.001', '12,50', '1,2,3', '1.2.3', '.', '', 'abc', '1e3', '99999999999999999'], undefined],
      ['li', ['0.045'], 45],
      ['li', ['0.0455'], undefined],
      ['yuan', ['1,299.5'], 1299.5],
      ['yuan', ['¥ 0.29'], 0.29],
      ['yuan', ['-0'], 0],
      ['yuan', ['0.001'], undefined],
      ['percent', ['38'], 3800],
      ['percent', ['0.38 %'], 38],
      ['percent', ['-1.5%'], -150],
      ['percent', ['0.385', 'x'], undefined],
      ['timestamp', ['1717200000', '1717200000123', '2024-06-01 08:00'], 1_717_200_000],
      ['timestamp', ['2024-06-01'], 1_717_171_200],
      ['timestamp', ['2024-06-01T08:00:59'], 1_717_200_059],
      ['timestamp', ['2024-06-31', '2024-06-01 24:00', '2024-06-01 08:60', 'yesterday'], undefined],
      ['day', ['2024-06-01', '20240601', ' 2024/6/1 ', '2024.06.1'], '2024-06-01'],
      ['day', ['2024-06/01', '2024-6', '202461', '20230229', '2024-13-01'], undefined],
      ['boolean', ['TRUE'], true],
      ['boolean', ['0'], false],
      ['boolean', ['yes'], undefined],
      ['choice', ['OPEN'], 'OPEN'],
      ['choice', ['toString'], undefined],
      ['numeric', ['2'], 2],
      ['numeric', ['2.0'], undefined],
      ['choices', ['OPEN, DONE'], ['OPEN', 'DONE']],
      ['choices', ['OPEN，NO'], undefined],
      ['tags', ['a, b；c\nd'], ['a', 'b', 'c', 'd']],
      ['phone', [' 15400000001 '], '15400000001'],
      ['email', [' a@b.com '], 'a@b.com'],
      ['image', ['http://a/b.png'], undefined],
      ['files', ['x'], undefined],
      ['object', ['{}'], undefined],
      ['list', ['[]'], undefined],
    ]),
  )('as %s: %j is %j', (name, given, value) => {
    expect(parseText(fields[name], given)).toEqual(value)
  })

  it.each<[Name, string, Json | undefined]>([
    ['fen', '12900', 12_900],
    ['fen', '129.00', undefined],
    ['yuan', '129.05', 129.05],
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
    ['li', 45, '0.045', '0.045'],
    ['yuan', 1299.5, '1299.50', '1299.50'],
    ['yuan', -0.05, '-0.05', '-0.05'],
    ['yuan', 1.005, '1.005', '1.005'],
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

  it('of an object: names that only the value knows stand for themselves', () => {
    const label = { zh: '值', en: 'Values', es: 'Valores' }
    const free = object({ label, fields: { a: text({ label }) }, values: text({ label }) })
    expect(textOf(free, { Hour: '8', a: 'x' }, 'en')).toBe('Values: x; Hour: 8')
  })

  it.each(Object.entries<Field>(fields))(
    'of %s: nothing is nothing, and no screen breaks, whatever is sent',
    (_, field) => {
      expect(textOf(field, null, 'zh')).toBe('')
      expect(textOf(field, undefined, 'es')).toBe('')
      forAll([fc.jsonValue()], { runs: 500 }, (value) => {
        const json: Json = JSON.parse(JSON.stringify(value))
        expect(typeof textOf(field, json, 'zh')).toBe('string')
        checkField(field, json)
      })
    },
  )

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
    ['yuan', fc.integer({ min: -1e13, max: 1e13 }).map((fen) => fen / 100)],
    ['percent', fc.integer({ min: -1e13, max: 1e13 })],
    ['timestamp', fc.integer({ min: 1, max: 253_402_271_999 })],
    ['text', fc.string()],
    ['code', fc.string()],
    ['multiline', fc.string()],
  ])('%s', (name, values) => {
    forAll([values], { runs: 1000 }, (value) => {
      // No kind distinguishes 0 and −0.
      expect(parseText(fields[name], textOf(fields[name], value, 'zh'))).toEqual(value === 0 ? 0 : value)
    })
  })

  it.each<Name>(['color', 'choice', 'numeric', 'boolean', 'day', 'phone', 'email', 'tags', 'choices'])(
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
  it.each<[unknown, Json | undefined, Json | undefined]>([
    ['seconds', 1_717_200_000, 1_717_200_000],
    ['milliseconds', 1_717_200_000_999, 1_717_200_000],
    ['milliseconds as a text', '1717200000999', 1_717_200_000],
    ['ISO 8601', '2024-06-01T00:00:00.000Z', 1_717_200_000],
    ['ISO 8601 of another zone', '2024-06-01T08:00:00+08:00', 1_717_200_000],
    ['a date and time in UTC+8', '2024-06-01 08:00:00', 1_717_200_000],
    ['a word', 'someday', 'someday'],
    ['nothing', null, null],
    ['what was not sent', undefined, undefined],
  ])('of other clients: %s', (_, value, moment) => {
    expect(momentOf(value)).toEqual(moment)
  })

  const zones = ['UTC', 'America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati']
  it('are the same in every zone of the machine', () => {
    const before = process.env.TZ
    const seen = zones.map((zone) => {
      process.env.TZ = zone
      // Proof that the zone has really changed.
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
