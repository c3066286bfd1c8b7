import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatClock,
  formatDay,
  formatFen,
  formatInteger,
  formatLi,
  formatMoney,
  formatPercent,
  formatRelative,
  formatTimestamp,
} from '@/i18n/format'
import { forAll } from '../cases'

/** The pack writes a no-break space after the sign; the tables below read better with a plain one. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('money', () => {
  it.each([
    [0, '¥ 0.00'],
    [1, '¥ 0.01'],
    [10, '¥ 0.10'],
    [100, '¥ 1.00'],
    [123456, '¥ 1,234.56'],
    [100000000, '¥ 1,000,000.00'],
    [-5, '-¥ 0.05'],
    [-123456789, '-¥ 1,234,567.89'],
    [9007199254740991, '¥ 90,071,992,547,409.91'],
    [-0, '¥ 0.00'],
  ])('%d fen reads %s', (fen, text) => {
    expect(plain(formatFen(fen))).toBe(text)
  })

  it.each([
    [0, '¥ 0.000'],
    [45, '¥ 0.045'],
    [1000, '¥ 1.000'],
    [12345678, '¥ 12,345.678'],
    [-45, '-¥ 0.045'],
  ])('%d li reads %s', (li, text) => {
    expect(plain(formatLi(li))).toBe(text)
  })

  it.each([
    [2339.66, '¥ 2,339.66'],
    [12000, '¥ 12,000.00'],
    [-0.5, '-¥ 0.50'],
    [1.005, '1.005'],
  ])('%d yuan reads %s', (yuan, text) => {
    expect(plain(formatMoney(yuan, 'yuan'))).toBe(text)
  })

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

describe('counts and shares', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [135000, '135,000'],
    [-2014, '-2,014'],
  ])('%d reads %s', (value, text) => {
    expect(formatInteger(value)).toBe(text)
  })

  it.each([
    [0, '0.00%'],
    [1, '0.01%'],
    [9860, '98.60%'],
    [10000, '100.00%'],
    [-250, '-2.50%'],
  ])('%d basis points read %s', (value, text) => {
    expect(formatPercent(value)).toBe(text)
  })
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
    [30, '1分钟前', '1 minute ago', 'hace 1 minuto'],
    [119, '1分钟前', '1 minute ago', 'hace 1 minuto'],
    [3599, '59分钟前', '59 minutes ago', 'hace 59 minutos'],
    [3600, '1小时前', '1 hour ago', 'hace 1 hora'],
    [86399, '23小时前', '23 hours ago', 'hace 23 horas'],
    [86400, '1天前', '1 day ago', 'hace 1 día'],
    [172799, '1天前', '1 day ago', 'hace 1 día'],
    [172800, '2天前', '2 days ago', 'hace 2 días'],
    [-29, '刚刚', 'just now', 'hace un momento'],
    [-7200, '2小时后', 'in 2 hours', 'dentro de 2 horas'],
    [-86400 * 7, '7天后', 'in 7 days', 'dentro de 7 días'],
  ])('%d s ago', (ago, zh, en, es) => {
    expect(formatRelative(now - ago, now, 'zh')).toBe(zh)
    expect(formatRelative(now - ago, now, 'en')).toBe(en)
    expect(formatRelative(now - ago, now, 'es')).toBe(es)
  })

  it('accepts milliseconds on either side', () => {
    expect(formatRelative((now - 3600) * 1000, now, 'en')).toBe('1 hour ago')
    expect(formatRelative(now - 3600, now * 1000, 'en')).toBe('1 hour ago')
  })
})
