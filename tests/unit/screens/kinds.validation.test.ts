import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Field, type Json, l, labelLocales } from '@/declaration'
import { yuanOf } from '@/declaration/kinds/money'
import { defaultSpeech, loadSpeech } from '@/i18n/consoleLanguage'
import { webAddress } from '@/screens/kinds/parts/address'
import { expiryOf } from '@/screens/kinds/timestamp'
import { sizeOf, validatorOf } from '@/screens/kinds/validation'
import { forAll } from '../cases'
import { hostileAddresses } from '../security/hostileAddresses'

const label = l('金额', 'Amount', 'Importe')

/** A form's message about a value, in one language; undefined if it is valid. */
const said = (field: Field, value: Json, speech = defaultSpeech): string | undefined => {
  const complaint = validatorOf(field, speech.locale)(value)
  return complaint && speech.say(complaint.message, complaint.args)
}

describe('what a form says', () => {
  const choices = { A: l('甲', 'A', 'A') }
  const hint = l('只能是字母 A', 'Only A', 'Solo A')
  const cases: [Field, Json, string][] = [
    [{ kind: 'text', label, required: true }, '', '请填写金额'],
    [{ kind: 'choice', label, of: choices, required: true }, '', '请选择金额'],
    [{ kind: 'files', label, required: true }, [], '请选择金额'],
    [{ kind: 'text', label, min: 6 }, '甲乙', '至少 6 个字符'],
    [{ kind: 'text', label, max: 2 }, '甲乙丙', '不能超过 2 个字符'],
    [{ kind: 'text', label, pattern: 'A+' }, 'B', '格式不正确'],
    [{ kind: 'text', label, pattern: 'A+', hint }, 'B', '格式不正确：只能是字母 A'],
    [{ kind: 'tags', label, pattern: 'A+' }, ['A', 'B'], '格式不正确：“B”'],
    [{ kind: 'tags', label, pattern: 'A+', hint }, ['B'], '格式不正确：“B”，只能是字母 A'],
    [{ kind: 'text', label }, 5, '格式不正确'],
    [{ kind: 'integer', label, min: 1 }, 0, '不能小于 1'],
    [{ kind: 'integer', label }, 1.5, '请输入整数'],
    [{ kind: 'money', label, unit: 'fen', max: 100_000 }, 100_001, '不能大于 1000.00'],
    [{ kind: 'money', label, unit: 'li', min: 1 }, 0, '不能小于 0.001'],
    [{ kind: 'money', label, unit: 'fen' }, '1.234', '请输入正确的金额，最多 2 位小数'],
    [{ kind: 'money', label, unit: 'li' }, 'x', '请输入正确的金额，最多 3 位小数'],
    [{ kind: 'percent', label, max: 10_000 }, 10_050, '不能大于 100.00%'],
    [{ kind: 'percent', label }, 'x', '请输入正确的百分比，最多 2 位小数'],
    [{ kind: 'timestamp', label }, '昨天', '请输入正确的时间，例如 2026-01-31 09:30:00'],
    [{ kind: 'day', label }, '2026-02-30', '请输入正确的日期'],
    [{ kind: 'choice', label, of: choices }, 'B', '请选择列表中的选项'],
    [{ kind: 'phone', label }, '123', '请输入正确的手机号'],
    [{ kind: 'email', label }, 'a@', '请输入正确的邮箱地址'],
    [{ kind: 'url', label }, 'ftp://a.example.com', '请输入以 http:// 或 https:// 开头的网址'],
    [{ kind: 'url', label, https: true }, 'http://a.example.com', '请输入以 https:// 开头的网址'],
    [{ kind: 'tags', label, maxItems: 1 }, ['a', 'b'], '最多 1 项'],
    [{ kind: 'html', label }, '<script>x</script>', '内容含脚本、表单或非 https 图片，请删除后再提交'],
    [{ kind: 'html', label, maxBytes: 2048 }, 'x'.repeat(3000), '内容过长，不能超过 2 KB'],
  ]

  it.each(cases.map(([field, value, sentence]) => ({ field, value, sentence })))(
    'of a wrong $field.kind: $sentence',
    ({ field, value, sentence }) => {
      expect(said(field, value)).toBe(sentence)
    },
  )

  it.each(labelLocales)('is said in %s, with every value filled in', async (locale) => {
    const speech = await loadSpeech(locale)
    for (const [field, value] of cases) {
      const sentence = said(field, value, speech)
      expect(sentence, JSON.stringify(field)).toMatch(/\S/)
      expect(sentence).not.toMatch(/%\{|^console\./)
    }
  })

  it('is nothing when nothing is wrong', () => {
    expect(said({ kind: 'money', label, unit: 'fen', required: true }, 0)).toBeUndefined()
    expect(said({ kind: 'text', label }, '')).toBeUndefined()
    expect(said({ kind: 'integer', label }, null)).toBeUndefined()
  })

  it('never refuses an amount that is inside its limits, whatever its size', () => {
    forAll([fc.nat(), fc.nat(), fc.constantFrom('fen', 'li')], (a, b, unit) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      const field: Field = { kind: 'money', label, unit, max: high }
      expect(said(field, low)).toBeUndefined()
      expect(said(field, high + 1)).toContain(yuanOf(high, unit))
    })
  })
})

it.each([
  [1, '1 KB'],
  [1024, '1 KB'],
  [2049, '3 KB'],
  [5 * 1024 * 1024, '5 MB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text)
})

describe('the end of a term', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`) / 1000
  const now = at('2026-11-20T10:00:00')

  it.each([
    ['2026-11-28T10:00:01', undefined],
    ['2026-11-27T10:00:00', { tone: 'warning', days: 7 }],
    ['2026-11-27T09:00:00', { tone: 'warning', days: 7 }],
    ['2026-11-21T00:00:00', { tone: 'warning', days: 1 }],
    ['2026-11-20T23:59:59', { tone: 'warning', days: 0 }],
    ['2026-11-20T10:00:00', { tone: 'error', days: 0 }],
    ['2026-11-19T10:00:00', { tone: 'error', days: 0 }],
  ])('%s', (end, expiry) => {
    expect(expiryOf(7, at(end), now)).toEqual(expiry)
  })

  it('is not looked at where the declaration does not ask', () => {
    expect(expiryOf(undefined, now - 1, now)).toBeUndefined()
  })

  it('is never said to be further away than the warning reaches', () => {
    const [days, seconds] = [fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 86_400 * 90 })]
    forAll([days, seconds], (within, left) => {
      const expiry = expiryOf(within, now + left, now)
      if (expiry) expect(expiry.days).toBeLessThanOrEqual(within)
      else expect(left).toBeGreaterThan(within * 86_400)
    })
  })
})

const places = ['/path', 'path', '?q=1', '#top', '', ' ', 'mailto:a@example.com', 'tel:10086']
const unfinished = ['http:', 'http://', 'https//shop.example.com', 'shop.example.com']

describe('a link', () => {
  it.each([
    ['https://shop.example.com/a?b=c#d', 'https://shop.example.com/a?b=c#d'],
    ['HTTPS://SHOP.example.com/A', 'https://shop.example.com/A'],
    ['https://shop.example.com:8443/推送', 'https://shop.example.com:8443/%E6%8E%A8%E9%80%81'],
    ['https://user:pass@shop.example.com/', 'https://user:pass@shop.example.com/'],
  ])('leads to the web: %s', (value, href) => {
    expect(webAddress(value)).toBe(href)
  })

  it.each([...hostileAddresses, ...places, ...unfinished])('is none: %j', (value) => {
    expect(webAddress(value)).toBeUndefined()
  })
})
