import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { labelLocales } from '@/declaration'
import { abbreviate } from '@/i18n/abbreviate'
import { dateText, formatRecent, timeAgo } from '@/i18n/dateText'
import {
  formatClock,
  formatDay,
  formatFen,
  formatInteger,
  formatLi,
  formatMoney,
  formatPercent,
  formatRelative,
  formatThousands,
  formatTimestamp,
  formatZonedClock,
} from '@/i18n/format'
import { forAll, spreadFirst } from '../cases'

/** The pack has a no-break space after the sign; with a plain one, the tables below are easier to read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const formatYuan = (yuan: number) => formatMoney(yuan, 'yuan')

it.each<[format: (value: number) => string, value: number, text: string]>([
  [formatFen, 0, '¥ 0.00'],
  [formatFen, 1, '¥ 0.01'],
  [formatFen, 123456, '¥ 1,234.56'],
  [formatFen, -5, '-¥ 0.05'],
  [formatFen, 9007199254740991, '¥ 90,071,992,547,409.91'],
  [formatFen, -0, '¥ 0.00'],
  [formatLi, 0, '¥ 0.000'],
  [formatLi, 45, '¥ 0.045'],
  [formatLi, 12345678, '¥ 12,345.678'],
  [formatYuan, 2339.66, '¥ 2,339.66'],
  [formatYuan, 12000, '¥ 12,000.00'],
  [formatYuan, -0.5, '-¥ 0.50'],
  [formatYuan, 1.005, '1.005'],
  [formatInteger, 0, '0'],
  [formatInteger, 1000, '1,000'],
  [formatInteger, -2014, '-2,014'],
  [formatPercent, 1, '0.01%'],
  [formatPercent, 9860, '98.60%'],
  [formatPercent, -250, '-2.50%'],
])('by %o %d reads %s', (format, value, text) => {
  expect(plain(format(value))).toBe(text)
})

describe('money', () => {
  it('can carry its sign', () => {
    expect(plain(formatFen(1200, { signed: true }))).toBe('+¥ 12.00')
    expect(plain(formatFen(0, { signed: true }))).toBe('¥ 0.00')
  })

  it.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    '%d is not exact and is written as it came',
    (value) => {
      expect(formatFen(value)).toBe(String(value))
    },
  )

  it.each([
    ['fen', formatFen],
    ['li', formatLi],
  ] as const)(
    'loses no %s, however large the amount, and groups the whole part by thousands',
    (unit, format) => {
      const decimals = unit === 'fen' ? 2 : 3
      forAll([fc.maxSafeInteger()], (amount) => {
        const text = format(amount)
        expect(text).toMatch(new RegExp(`^-?¥\\s\\d{1,3}(,\\d{3})*\\.\\d{${decimals}}$`))
        expect(Number(text.replace(/[¥\s.,]/g, ''))).toBe(amount === 0 ? 0 : amount)
      })
    },
  )
})

describe('points in time', () => {
  it('are shown in China’s time, also as milliseconds, and as they came when they are none', () => {
    expect(formatTimestamp(1717200000)).toBe('2024-06-01 08:00:00')
    expect(formatDay(1717257599)).toBe('2024-06-01')
    expect(formatDay(1717257600)).toBe('2024-06-02')
    expect(formatClock(1717200000)).toBe('08:00:00')
    expect(formatTimestamp(1717200000123)).toBe('2024-06-01 08:00:00')
    expect(formatTimestamp(Number.NaN)).toBe('NaN')
  })

  it.each([
    ['China', -480, '08:00:00'],
    ['Tokyo', -540, '08:00:00 UTC+8'],
    ['Mexico', 360, '08:00:00 UTC+8'],
  ])('name their zone to an operator whose clock is that of %s', (_, offset, told) => {
    const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
    expect(formatZonedClock(1717200000)).toBe(told)
    zone.mockRestore()
  })

  it('agree with the time zone data of the platform we run on', () => {
    const style = { dateStyle: 'short', timeStyle: 'medium' } as const
    const reference = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', ...style })
    // China had summer time until 1991; the platform knows nothing that old.
    forAll([fc.integer({ min: 1_000_000_000, max: 9_999_999_999 })], (seconds) => {
      expect(formatTimestamp(seconds)).toBe(reference.format(seconds * 1000))
    })
  })
})

describe('relative time', () => {
  const now = 1717200000

  it.each([
    [0, '刚刚', 'just now', 'hace un momento'],
    [29, '刚刚', 'just now', 'hace un momento'],
    [30, '1 分钟前', '1 minute ago', 'hace 1 minuto'],
    [3599, '59 分钟前', '59 minutes ago', 'hace 59 minutos'],
    [3600, '1 小时前', '1 hour ago', 'hace 1 hora'],
    [86399, '23 小时前', '23 hours ago', 'hace 23 horas'],
    [86400, '1 天前', '1 day ago', 'hace 1 día'],
    [172800, '2 天前', '2 days ago', 'hace 2 días'],
    [-29, '刚刚', 'just now', 'hace un momento'],
    [-7200, '2 小时后', 'in 2 hours', 'dentro de 2 horas'],
    [-86400 * 7, '7 天后', 'in 7 days', 'dentro de 7 días'],
  ])('%d s ago', (ago, zh, en, es) => {
    expect(labelLocales.map((locale) => formatRelative(now - ago, now, locale))).toEqual([zh, en, es])
  })

  it('accepts milliseconds on either side', () => {
    expect(formatRelative((now - 3600) * 1000, now, 'en')).toBe('1 hour ago')
    expect(formatRelative(now - 3600, now * 1000, 'en')).toBe('1 hour ago')
  })
})

it.each([
  [999, 0, '999'],
  [999.5, 1, '999.5'],
  [1000, 0, '1k'],
  [1000, 1, '1k'],
  [1024, 2, '1.02k'],
  [12_345, 1, '12.3k'],
  [12_345, 2, '12.35k'],
  [1_500_000, 1, '1.5M'],
  [1.5e9, 2, '1.5G'],
  [1e12, 0, '1T'],
  [1e15, 1, '1P'],
  [1.234e18, 2, '1.23E'],
  [999_999, 1, '1000k'],
  [-5000, 1, '-5000'],
  [Number.NaN, 1, 'NaN'],
])('numbers in short: %d with %d digits reads %s', (value, digits, text) => {
  expect(abbreviate(value, digits)).toBe(text)
})

it.each(
  spreadFirst([
    [[0, 'abc', null, undefined, '', ' ', Number.NaN], '0'],
    [[999], '999'],
    [[1000], '1,000'],
    [[1_234_567], '1,234,567'],
    [['1234567.891'], '1,234,567.891'],
    [[1234.5678], '1,234.5678'],
    [[-1_234_567], '-1,234,567'],
    [[1e21], '1e+21'],
    [[Number.POSITIVE_INFINITY], 'Infinity'],
  ]),
)('thousands separators: %s reads %s', (value, text) => {
  expect(formatThousands(value)).toBe(text)
})

/** 2018-07-13 17:54:01 in China, a Friday. */
const moment = 1_531_475_641

describe('a moment by a pattern', () => {
  it.each([
    [undefined, '2018-07-13 17:54:01'],
    ['{y}-{m}-{d}', '2018-07-13'],
    ['{y}-{m}-{d} {h}:{i}', '2018-07-13 17:54'],
    ['{yy}/{mm}/{dd} {hh}:{ii}:{ss}', '2018/07/13 17:54:01'],
    ['{q} {y} y', '{q} 2018 y'],
    ['', ''],
  ])('%s reads %s in every language', (pattern, text) => {
    for (const locale of labelLocales) expect(dateText(moment, locale, pattern)).toBe(text)
  })

  it('names the day of the week', () => {
    const day = (offset: number) =>
      labelLocales.map((locale) => dateText(moment + offset * 86_400, locale, '{a}'))
    expect(day(0)).toEqual(['五', 'Fri', 'vie'])
    expect(day(2)).toEqual(['日', 'Sun', 'dom'])
    // Late in the evening in China it is still the day before in Europe.
    expect(dateText(moment - 11 * 3600, 'zh', '{d} {a}')).toBe('13 五')
  })

  it.each([
    ['10 digits are seconds', moment],
    ['13 digits are milliseconds', moment * 1000 + 999],
    ['digits in a text', String(moment)],
    ['milliseconds in a text', String(moment * 1000)],
    ['a date', new Date(moment * 1000)],
    ['a day and a clock without a zone are China’s', '2018-07-13 17:54:01'],
    ['the same as ISO 8601', '2018-07-13T17:54:01'],
    ['with a zone', '2018-07-13T09:54:01Z'],
    ['with another zone and parts of a second', '2018-07-13T11:54:01.500+02:00'],
  ])('%s', (_, value) => {
    expect(dateText(value, 'zh')).toBe('2018-07-13 17:54:01')
  })

  it('takes a day alone for its first second, and zero for a moment', () => {
    expect(dateText('2018-07-13', 'zh')).toBe('2018-07-13 00:00:00')
    expect(dateText(0, 'zh')).toBe('1970-01-01 08:00:00')
  })

  it.each([
    null,
    undefined,
    '',
    'junk',
    '2018-02-30',
    '2018-02-30T08:00:00Z',
    '2018-13-01 00:00:00',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    new Date(Number.NaN),
    1e18,
  ])('%s is no moment', (value) => {
    expect(dateText(value, 'zh')).toBeNull()
  })
})

describe('how long ago, first reading', () => {
  it.each([
    [-3600, '刚刚', 'just now', 'hace un momento'],
    [0, '刚刚', 'just now', 'hace un momento'],
    [29, '刚刚', 'just now', 'hace un momento'],
    [30, '1分钟前', '1 minute ago', 'hace 1 minuto'],
    [60, '1分钟前', '1 minute ago', 'hace 1 minuto'],
    [61, '2分钟前', '2 minutes ago', 'hace 2 minutos'],
    [3599, '60分钟前', '60 minutes ago', 'hace 60 minutos'],
    [3600, '1小时前', '1 hour ago', 'hace 1 hora'],
    [3601, '2小时前', '2 hours ago', 'hace 2 horas'],
    [86_399, '24小时前', '24 hours ago', 'hace 24 horas'],
    [86_400, '1天前', '1 day ago', 'hace 1 día'],
    [172_800, '7月11日17时54分', '2018-07-11 17:54', '2018-07-11 17:54'],
  ])('%d s', (ago, zh, en, es) => {
    expect(labelLocales.map((locale) => formatRecent(moment - ago, moment, locale))).toEqual([zh, en, es])
  })

  it('writes the date by the pattern that is given, else as people do, without zeros before the figures', () => {
    expect(formatRecent(moment - 86_400 * 30, moment, 'zh', '{y}-{m}-{d}')).toBe('2018-06-13')
    expect(formatRecent(moment - 60, moment, 'zh', '{y}-{m}-{d}')).toBe('1分钟前')
    expect(formatRecent('2018-03-05 08:00:00', moment, 'zh')).toBe('3月5日8时0分')
  })

  it('reads seconds, milliseconds and texts alike, and nothing out of junk', () => {
    expect(formatRecent((moment - 120) * 1000, moment, 'en')).toBe('2 minutes ago')
    expect(formatRecent(String(moment - 120), moment, 'en')).toBe('2 minutes ago')
    expect(formatRecent('junk', moment, 'en')).toBeNull()
    expect(formatRecent(null, moment, 'en')).toBeNull()
  })
})

it.each([
  [59, '0分钟', '0 minutes', '0 minutos'],
  [60, '1分钟', '1 minute', '1 minuto'],
  [120, '2分钟', '2 minutes', '2 minutos'],
  [3599, '59分钟', '59 minutes', '59 minutos'],
  [3600, '1小时', '1 hour', '1 hora'],
  [7200, '2小时', '2 hours', '2 horas'],
  [86_399, '23小时', '23 hours', '23 horas'],
  [86_400, '1天', '1 day', '1 día'],
  [172_800, '2天', '2 days', '2 días'],
  [-5, '0分钟', '0 minutes', '0 minutos'],
])('how long, second reading: %d s', (seconds, zh, en, es) => {
  expect([timeAgo(seconds, 'zh'), timeAgo(seconds, 'en'), timeAgo(seconds, 'es')]).toEqual([zh, en, es])
})
