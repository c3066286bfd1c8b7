import { reportOf } from '@resources/sms/message/platform/carrier'
import { codeLabel, finalCodes, smsCodes } from '@resources/sms/message/smsCodes'
import {
  costOf,
  fill,
  isGoodValue,
  isPromoTime,
  measure,
  promoFrom,
  signed,
  variablesOf,
} from '@resources/sms/message/smsText'
import {
  attrOf,
  isSignName,
  templateProblems,
  type VariableAttr,
  variablesFor,
} from '@resources/sms/template/templateRules'
import { afterOfficeHours, afterWorkingDays } from '@resources/terms/platform/reviewClock'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatTimestamp } from '@/declaration'
import { forAll } from '../cases'
import { signNames, templateTable, v } from './smsTemplateTable'

const sign = '青禾'
/** A text that makes a message of this many characters, including its signature. */
const textOf = (count: number): string => '字'.repeat(count - [...signed(sign, '')].length)

describe('length and price of a text message', () => {
  it.each([
    [4, 1],
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
    [201, 3],
    [500, 8],
  ])('%i characters are charged as %i', (char_count, part_count) => {
    expect(measure(sign, textOf(char_count))).toEqual({ char_count, part_count })
  })

  it('counts the signature with its brackets, and what people see as one character as one', () => {
    expect(measure('青禾家居', '您好').char_count).toBe(8)
    expect(measure('青禾', '😀好').char_count).toBe(6)
  })

  it('never charges less for more, and no part holds more than 70 or 67', () => {
    forAll([fc.integer({ min: 4, max: 500 })], (count) => {
      const { part_count } = measure(sign, textOf(count))
      expect(part_count).toBeLessThanOrEqual(measure(sign, textOf(count + 1)).part_count)
      expect(count).toBeLessThanOrEqual(part_count === 1 ? 70 : part_count * 67)
      if (part_count > 2) expect(count).toBeGreaterThan((part_count - 1) * 67)
    })
  })

  it.each([
    ['CODE', 1, 45],
    ['NOTICE', 3, 135],
    ['PROMO', 2, 110],
  ] as const)('%s: %i parts cost %i li', (type, parts, li) => {
    expect(costOf(parts, type)).toBe(li)
  })
})

describe('variables', () => {
  it('are found once each, in their order, and only where they are well formed', () => {
    expect(variablesOf(`${v('a')}，${v('b2')}和${v('a')}${v('1x')}${v('')}$c`)).toEqual(['a', 'b2'])
  })

  it('are filled in place; what has no value stays, and values are not read again', () => {
    const content = `订单${v('order')}由${v('company')}发出`
    const values = { order: '9001', company: `${v('order')}$&` }
    expect(fill(content, values)).toBe(`订单9001由${v('order')}$&发出`)
    expect(fill(`${v('a')}${v('toString')}`, { a: '1' })).toBe(`1${v('toString')}`)
  })

  it('filling them all leaves none, whatever the values are', () => {
    const value = fc.string({ maxLength: 35 })
    forAll([fc.tuple(value, value)], ([a, b]) => {
      expect(fill(`x${v('a')}y${v('b')}z`, { a, b })).toBe(`x${a}y${b}z`)
    })
  })

  const good: { readonly [A in VariableAttr]: readonly string[] } = {
    NUMBER_CODE: ['1234', '123456', 'A1b2C3'],
    PHONE: ['16900000001', '0571-8000000', '+8616900000001'],
    TIME: ['18:00', '6月1日', '2024-06-01 08:00', '20240601080000'],
    MONEY: ['0.5', '1200', '¥58.00', '58元', '1,200.00'],
    NAME: ['林小青', '一'.repeat(20)],
    ADDRESS: ['浙江省杭州市青禾路1号'],
    ORDER_NO: ['9001', 'A-1', 'x'.repeat(35), '16900000001'],
    OTHER: ['北山快递', 'x'.repeat(35), '9876543210123456789', 'J.Lin', '3.5折'],
  }
  const links = ['看 http://a', 'ａ．ｃｏｍ', 'a。cn', 't.xy/1']
  const contacts = [...links, '请拨400-000-0000', '１６９００００００01']
  const bad: typeof good = {
    NUMBER_CODE: ['', '123', '1234567', '12 34', '验证码'],
    PHONE: ['', '123', '一二三四五'],
    TIME: ['', '明天', '8 https://a.cn', '8点致电16900000001'],
    MONEY: ['', '五十', '1.234', '-1'],
    NAME: ['', '一'.repeat(21), 'a.com', '林 16900000001'],
    ADDRESS: ['', 'x'.repeat(36), 'www.a', '青禾路1号 0571-8000000'],
    ORDER_NO: ['', '订单', 'x'.repeat(36), '1 2'],
    OTHER: ['', ' ', 'x'.repeat(36), '【青禾】', 'a\nb', ...contacts],
  }
  const table = (of: typeof good) =>
    Object.entries(of).flatMap(([attr, values]) => values.map((value) => [attr, value] as const))
  it.each(table(good))('%s may be "%s"', (attr, value) => {
    expect(isGoodValue(attr as VariableAttr, value)).toBe(true)
  })
  it.each(table(bad))('%s may not be "%s" (41023)', (attr, value) => {
    expect(isGoodValue(attr as VariableAttr, value)).toBe(false)
  })
})

describe('the simulated carriers', () => {
  const endings = Array.from({ length: 1000 }, (_, index) => `1540000${String(10_000 + index).slice(1)}`)
  const share = (fits: (code: string | undefined) => boolean) =>
    endings.filter((mobile) => fits(reportOf(mobile))).length / 1000

  it('are understood, and an unknown code stands as it is', () => {
    expect(codeLabel('MK:0001').en).toBe('Unknown or dead number')
    expect(codeLabel('NO_BALANCE').zh).toBe('发送时余额不足')
    for (const code of ['XX:1', 'constructor'])
      expect(codeLabel(code)).toEqual({ zh: code, en: code, es: code })
  })

  it('report the same of a number each time, and every code of the table in about its share', () => {
    expect(endings.map(reportOf)).toEqual(endings.map(reportOf))
    expect(new Set(endings.map(reportOf))).toEqual(new Set([...Object.keys(smsCodes), undefined]))
    expect(share((code) => code === 'DELIVERED')).toBeCloseTo(0.952, 1)
    const failed = share((code) => code !== 'DELIVERED' && code !== undefined)
    expect(failed).toBeCloseTo(0.031, 2)
    const dead: readonly (string | undefined)[] = ['MK:0001', 'MN:0001', 'UNDELIV', 'MK:0012']
    expect(share((code) => dead.includes(code)) / failed).toBeCloseTo(0.42, 1)
  })

  it('reports that are final are known', () => {
    expect(Object.keys(smsCodes)).toEqual(expect.arrayContaining([...finalCodes]))
  })
})

it('promotion is sent from 8:00 until before 22:00, UTC+8', () => {
  const eight = 1_717_200_000
  const ten = eight + 14 * 3600
  const times = [eight - 1, eight, ten - 1, ten]
  expect(times.map(isPromoTime)).toEqual([false, true, true, false])
  expect(times.map(promoFrom)).toEqual([eight, eight, ten - 1, eight + 86_400])
})

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
    const found = variablesFor('NOTICE', `\${a}和\${b}和\${a}和\${1}`, before)
    expect(found).toEqual([{ name: 'a', attr: 'OTHER' }, ...before])
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
