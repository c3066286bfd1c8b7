import { describe, expect, it } from 'vitest'
import { checkField, type Field, type Json, kindNames } from '@/declaration'
import { spreadSecond } from '../cases'
import { fields, file, type Name } from './fieldsOfEveryKind'

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
      ['color', ['#1a2b3c'], undefined],
      ['color', ['#1A2B3C', '#abc', 'red'], 'own'],
      ['color', [255], 'type'],
      ['html', ['<p>好</p>'], undefined],
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
      ['boolean', [false], undefined],
      ['boolean', ['true'], 'type'],
      ['choice', ['OPEN'], undefined],
      ['choice', ['SHUT', 'constructor'], 'choice'],
      ['choice', [1], 'type'],
      ['numeric', [2], undefined],
      ['numeric', ['2'], 'type'],
      ['numeric', [3], 'choice'],
      ['choices', [['OPEN', 'DONE']], undefined],
      ['choices', [['OPEN', 'SHUT']], 'choice'],
      ['choices', [[{ toString: 1, valueOf: 1 }]], 'choice'],
      ['choices', ['OPEN'], 'type'],
      ['tags', [['10.0.1']], undefined],
      ['tags', [['a', 'b', 'c']], 'tooMany'],
      ['tags', [['toolong']], 'tooLong'],
      ['tags', [['']], 'tooShort'],
      ['tags', [['a b']], 'pattern'],
      ['tags', [[1], 'a'], 'type'],
      ['phone', ['15400000001'], undefined],
      ['phone', ['12400000001', '154****0001'], 'phone'],
      ['phone', [15400000001], 'type'],
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
      ['reference', ['M1'], undefined],
      ['object', [{ item: 'x', count: 1 }, { item: 'x' }], undefined],
      ['object', [{ item: 'toolong', count: 1 }], 'tooLong'],
      ['object', [{ item: 'x', count: 0 }], 'tooSmall'],
      ['object', [['x']], 'type'],
      ['list', [[{ item: 'x', count: 1 }]], undefined],
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
