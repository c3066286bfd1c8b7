import { describe, expect, it } from 'vitest'
import { labelLocales } from '@/declaration'
import { dateText, formatRecent, timeAgo } from '@/i18n/dateText'

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
    [172_799, '1天前', '1 day ago', 'hace 1 día'],
    [172_800, '7月11日17时54分', '2018-07-11 17:54', '2018-07-11 17:54'],
  ])('%d s', (ago, zh, en, es) => {
    expect(formatRecent(moment - ago, moment, 'zh')).toBe(zh)
    expect(formatRecent(moment - ago, moment, 'en')).toBe(en)
    expect(formatRecent(moment - ago, moment, 'es')).toBe(es)
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
  [0, '0分钟', '0 minutes', '0 minutos'],
  [59, '0分钟', '0 minutes', '0 minutos'],
  [60, '1分钟', '1 minute', '1 minuto'],
  [119, '1分钟', '1 minute', '1 minuto'],
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
