import { describe, expect, it } from 'vitest'
import en from '@/i18n/en/console'
import es from '@/i18n/es/console'
import zh from '@/i18n/zh/console'

const flatten = (tree: object, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )

const packs = { zh: new Map(flatten(zh)), en: new Map(flatten(en)), es: new Map(flatten(es)) }
const english = packs.en

/** `smart_count` only chooses the plural form; a language without plurals need not show it. */
const placeholders = (text: string): string[] => [...new Set(text.match(/%?\{\w+\}/g) ?? [])].sort()

/** Words that are spelt the same in English and in the language, or that hold nothing but placeholders. */
const sameAsEnglish: Readonly<Record<'zh' | 'es', readonly string[]>> = {
  zh: ['ra.page.edit', 'ra.page.list', 'ra.page.show', 'console.form.length', 'console.validation.own'],
  es: [
    'ra.message.no',
    'ra.boolean.false',
    'ra.page.edit',
    'ra.page.list',
    'ra.page.show',
    'ra.configurable.inspector.title',
    'console.form.length',
    'console.validation.own',
    'console.kind.expires_in_short',
    'console.list.summary',
    'console.action.confirm_title',
    'console.bulk.title',
    'console.navbar.support_wechat',
  ],
}

describe('message packs', () => {
  it('hold all of react-admin’s keys and the console’s own', () => {
    expect([...english.keys()].filter((key) => key.startsWith('ra.'))).toHaveLength(164)
    expect([...english.keys()].filter((key) => key.startsWith('console.')).length).toBeGreaterThan(200)
  })

  describe.each(['zh', 'es'] as const)('%s', (language) => {
    const pack = packs[language]

    it('has exactly the keys of English', () => {
      expect([...pack.keys()].sort()).toEqual([...english.keys()].sort())
    })

    it('has the placeholders of English in each text', () => {
      const differing = [...pack].filter(([key, text]) => {
        const wanted = placeholders(english.get(key) ?? '')
        return placeholders(text).join() !== wanted.join()
      })
      expect(differing).toEqual([])
    })

    it('says nothing in English but the listed words', () => {
      const same = [...pack].filter(([key, text]) => text === english.get(key)).map(([key]) => key)
      expect(same.sort()).toEqual([...sameAsEnglish[language]].sort())
    })
  })

  it.each(['zh', 'en', 'es'] as const)('%s has no empty text', (language) => {
    // A value that is not known is deliberately drawn as a blank.
    const empty = [...packs[language]].filter(([key, text]) => key !== 'ra.boolean.null' && !text.trim())
    expect(empty).toEqual([])
  })

  it('zh is written with Chinese punctuation', () => {
    const western = [...packs.zh].filter(([, text]) => /[\u4e00-\u9fff][,;:?!]|\.\.\./.test(text))
    expect(western).toEqual([])
  })
})
