import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelLocales } from '@/declaration'
import { errorCatalogue, extractParams, fillMessage, localiseMessage } from '@/declaration/errors'
import { forAll } from '../cases'

const codes = Object.keys(errorCatalogue).map(Number)
const namesIn = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1]).sort()

describe('the error catalogue', () => {
  it.each(codes)('%i says something in every language and keeps its placeholders', (code) => {
    const label = errorCatalogue[code]
    for (const locale of labelLocales) {
      expect(label?.[locale].trim()).toBeTruthy()
      expect(namesIn(label?.[locale] ?? '')).toEqual(namesIn(label?.zh ?? ''))
      expect(namesIn(fillMessage(code, locale)), 'without values').toEqual(namesIn(fillMessage(code, 'zh')))
    }
    expect(`${code}`).toMatch(/^[1-6]\d{4}$/)
    expect(label?.zh).toMatch(/\p{Script=Han}/u)
    expect(`${label?.en} ${label?.es}`).not.toMatch(/\p{Script=Han}/u)
  })

  it('takes out exactly the values that were put in, for every code', () => {
    // There is literal text between two placeholders; a value that contains it would be ambiguous.
    const value = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('至'))
    forAll([fc.constantFrom(...codes), fc.infiniteStream(value)], { runs: 1000 }, (code, values) => {
      const names = namesIn(errorCatalogue[code]?.zh ?? '')
      const params = Object.fromEntries(names.map((name) => [name, values.next().value]))
      expect(extractParams(code, fillMessage(code, 'zh', params))).toEqual(params)
    })
  }, 30_000)

  it.each([
    ['zh', '正在使用中，不能删除', '正在使用中，不能删除（3个模板或任务）'],
    ['en', 'In use, cannot be deleted', 'In use, cannot be deleted (3 templates or tasks)'],
    ['es', 'En uso, no se puede eliminar', 'En uso, no se puede eliminar (3 plantillas o tareas)'],
  ] as const)('leaves out in %s the remark whose value nobody knows', (locale, without, withValue) => {
    expect(fillMessage(41005, locale)).toBe(without)
    expect(fillMessage(41005, locale, { n: 3 })).toBe(withValue)
    expect(localiseMessage(41005, fillMessage(41005, 'zh'), locale)).toBe(without)
  })

  it('refuses to fill a code it does not hold', () => {
    expect(() => fillMessage(12345, 'zh')).toThrow(RangeError)
  })

  it('leaves a placeholder that has no value', () => {
    expect(fillMessage(10001, 'en')).toBe('Invalid parameter: {field}')
    expect(fillMessage(10008, 'zh', { n: 100 })).toBe('单次最多处理100条')
  })
})

it.each([
  [10004, '操作过于频繁，请30秒后再试', 'en', 'Too many requests, retry in 30 s'],
  [10004, '操作过于频繁，请99秒后再试', 'zh', '操作过于频繁，请99秒后再试'],
  [10004, '操作过于频繁，请100秒后再试', 'zh', '操作过于频繁，请2分钟后再试'],
  [10004, '操作过于频繁，请3600秒后再试', 'zh', '操作过于频繁，请1小时后再试'],
  [10004, '操作过于频繁，请3660秒后再试', 'es', 'Demasiadas solicitudes, reintente en 1 h 1 min'],
  [60213, '验证码发送过于频繁，请3300秒后重试', 'zh', '验证码发送过于频繁，请55分钟后重试'],
  [31001, '充值金额须在1至50000元之间', 'en', 'Amount must be 1–50000 yuan'],
  [40005, '清除授权失败：$& $1 (timeout)', 'en', 'Revoking the authorisation failed: $& $1 (timeout)'],
  [10001, '参数错误：第一行\n第二行', 'en', 'Invalid parameter: 第一行\n第二行'],
  [60204, '账号或密码错误', 'es', 'Cuenta o contraseña incorrecta'],
  [50008, 'Login failed, unable to get user details.', 'en', 'Login failed, unable to get user details.'],
  [10004, '操作过于频繁', 'en', '操作过于频繁'],
  [99999, '未知错误', 'en', '未知错误'],
] as const)('localiseMessage: %s "%s" in %s', (code, message, locale, expected) => {
  expect(localiseMessage(code, message, locale)).toBe(expected)
})
