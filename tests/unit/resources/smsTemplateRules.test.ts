import {
  attrOf,
  isSignName,
  templateProblems,
  type VariableAttr,
  variablesFor,
} from '@resources/sms/template/templateRules'
import { afterOfficeHours, afterWorkingDays } from '@resources/terms/platform/reviewClock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTimestamp } from '@/declaration'
import { forAll } from '../cases'
import { signNames, templateTable } from './smsTemplateTable'

const withAttr = (type: 'CODE' | 'NOTICE' | 'PROMO', content: string, attr?: VariableAttr) =>
  variablesFor(type, content, []).map((one) => ({ ...one, attr: attr ?? one.attr }))

describe('templates', () => {
  for (const [type, what, content, problem, attr] of templateTable)
    test(`${type}: ${what}`, () => {
      const [first] = templateProblems(type, content, withAttr(type, content, attr))
      expect(first?.code).toBe(problem?.[0])
      expect(first?.params.var ?? first?.params.word).toBe(problem?.[1])
    })

  test('a problem says where it stands', () => {
    const content = '您的订单已发出，另有优惠券可领，致电16000000001'
    const found = templateProblems('NOTICE', content).map(({ at }) => content.slice(...at))
    expect(found).toEqual(['优惠券', '16000000001'])
  })

  test('whatever is written, places lie inside the text', () => {
    const piece = fc.constantFrom(...'} a 1 验证码 $ { 拒收请回复R www. 16000000001 ${'.split(' '), ' ')
    const text = fc.array(fc.oneof(piece, fc.string())).map((all) => all.join(''))
    forAll([fc.constantFrom('CODE', 'NOTICE', 'PROMO'), text], (type, content) => {
      for (const { at } of templateProblems(type, content)) {
        expect(at[0]).toBeGreaterThanOrEqual(0)
        expect(at[1]).toBeGreaterThanOrEqual(at[0])
        expect(at[1]).toBeLessThanOrEqual(content.length)
      }
    })
  })

  test('variables follow the text and keep what was said of them', () => {
    const before = [{ name: 'b', attr: 'MONEY' }] as const
    expect(variablesFor('NOTICE', `\${a}和\${b}和\${a}和\${1}`, before)).toEqual([
      { name: 'a', attr: 'OTHER' },
      { name: 'b', attr: 'MONEY' },
    ])
    expect(variablesFor('CODE', `\${code}`, [])).toEqual([{ name: 'code', attr: 'NUMBER_CODE' }])
  })

  test.each([
    ['order', 'ORDER_NO'],
    ['trackNo', 'ORDER_NO'],
    ['time', 'TIME'],
    ['amount', 'MONEY'],
    ['mobile', 'PHONE'],
    ['address', 'ADDRESS'],
    ['name', 'NAME'],
    ['goods', 'OTHER'],
  ])('%s is taken for %s', (name, attr) => {
    expect(attrOf(name)).toBe(attr)
  })
})

test.each(signNames)('the signature %j: %s', (name, good) => {
  expect(isSignName(name)).toBe(good)
})

describe('reviewers', () => {
  const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`) / 1000
  test.each([
    ['2024-06-03 10:00:00', '2024-06-03 12:00:00'],
    ['2024-06-03 08:00:00', '2024-06-03 11:00:00'],
    ['2024-06-03 20:30:00', '2024-06-04 10:30:00'],
    ['2024-06-03 23:00:00', '2024-06-04 11:00:00'],
    ['2024-06-03 19:00:00', '2024-06-03 21:00:00'],
  ])('who are given something at %s need two hours of their day, until %s', (start, end) => {
    expect(formatTimestamp(afterOfficeHours(at(start), 7200))).toBe(end)
  })
  test.each([
    ['2024-06-03 10:00:00', 5, '2024-06-10 10:00:00'],
    ['2024-06-07 10:00:00', 1, '2024-06-10 10:00:00'],
    ['2024-06-08 10:00:00', 1, '2024-06-10 10:00:00'],
  ])('carriers do not work at weekends: %s and %d days are %s', (start, days, end) => {
    expect(formatTimestamp(afterWorkingDays(at(start), days))).toBe(end)
  })
})
