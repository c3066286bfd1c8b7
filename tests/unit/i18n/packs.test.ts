import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import accountEn from '@/i18n/en/account'
import en from '@/i18n/en/console'
import loginEn from '@/i18n/en/pages'
import accountEs from '@/i18n/es/account'
import es from '@/i18n/es/console'
import loginEs from '@/i18n/es/pages'
import accountZh from '@/i18n/zh/account'
import zh from '@/i18n/zh/console'
import loginZh from '@/i18n/zh/pages'
import { filesBelow } from '../architecture/source'

const flatten = (tree: object, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )

/** The packs of the console, the sign-in and the other public pages. */
const packs = {
  zh: new Map(flatten({ ...zh, login: loginZh, account: accountZh })),
  en: new Map(flatten({ ...en, login: loginEn, account: accountEn })),
  es: new Map(flatten({ ...es, login: loginEs, account: accountEs })),
}
const english = packs.en

/** `smart_count` only chooses the plural form; a language without plurals need not show it. */
const placeholders = (text: string): string[] => [...new Set(text.match(/%?\{\w+\}/g) ?? [])].sort()

/** Words that are spelt the same in English and in the language, or that hold nothing but placeholders. */
const sameAsEnglish: Readonly<Record<'zh' | 'es', readonly string[]>> = {
  zh: ['ra.page.edit', 'ra.page.list', 'ra.page.show', 'console.form.length', 'console.validation.own'],
  es: [
    'ra.page.edit',
    'ra.page.list',
    'ra.page.show',
    'console.form.length',
    'console.validation.own',
    'console.kind.expires_in_short',
    'console.list.summary',
    'console.action.confirm_title',
    'console.bulk.title',
  ],
}

describe('message packs', () => {
  it('hold every key that react-admin’s core says, and the console’s own', () => {
    const folder = join(import.meta.dirname, '../../../node_modules/ra-core/dist')
    const core = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.startsWith('test-ui'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .flatMap((text) => text.match(/(?<=['"`])ra\.[\w.]+\w(?=['"`])/g) ?? [])
    expect(new Set(core).size).toBeGreaterThan(30)
    expect(core.filter((key) => english.has(key) && !packs.zh.has(key))).toEqual([])
    expect([...packs.zh.keys()].filter((key) => key.startsWith('console.')).length).toBeGreaterThan(200)
  })

  describe.each(['zh', 'es'] as const)('%s', (language) => {
    const pack = packs[language]

    it('has the keys of English, of react-admin’s only those of its core', () => {
      const wanted = [...english.keys()].filter((key) => !key.startsWith('ra.') || packs.zh.has(key))
      expect([...pack.keys()].sort()).toEqual(wanted.sort())
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
    // react-admin shows an unknown value as a blank.
    const empty = [...packs[language]].filter(([key, text]) => key !== 'ra.boolean.null' && !text.trim())
    expect(empty).toEqual([])
  })

  it('zh is written with Chinese punctuation', () => {
    const western = [...packs.zh].filter(([, text]) => /[\u4e00-\u9fff][,;:?!]|\.\.\./.test(text))
    expect(western).toEqual([])
  })
})

/** A string that starts with a root of the packs is a message key, wherever it is: in a call, a prop or a table. */
const keysIn = (source: string) =>
  Array.from(
    source.matchAll(/['"`]((?:ra|console)\.[a-zA-Z_]+\.[a-zA-Z_.]*[a-zA-Z_])['"`]/g),
    ([, key = '']) => key,
  )

/** In `console.shell.size_${size}` the part before the hole must lead to at least one message. */
const prefixesIn = (source: string) =>
  Array.from(source.matchAll(/`((?:ra|console)\.[a-zA-Z_.]+)\$\{/g), ([, prefix = '']) => prefix)

describe('message keys in the sources', () => {
  // Declarations and requests have their own labels; what looks like a key there is something else.
  const sources = filesBelow(['src', 'resources'], /\.tsx?$/)
    .filter((file) => !/^src\/(declaration|platform)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const [keys, prefixes] = [sources.flatMap(keysIn), sources.flatMap(prefixesIn)]
  const texts = [...packs.zh.keys()].filter((key) => /^(ra|console)\./.test(key))

  it('all exist in the packs', () => {
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.filter((key) => !packs.zh.has(key))).toEqual([])
    expect(prefixes.filter((prefix) => !texts.some((key) => key.startsWith(prefix)))).toEqual([])
  })

  it('leave no text of the console that nobody shows', () => {
    const own = texts.filter((key) => key.startsWith('console.') && !keys.includes(key))
    expect(own.filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([])
  })

  it('leave no text of the public pages that nobody shows', () => {
    const pages = filesBelow(['src/pages']).map((file) => readFileSync(file, 'utf8'))
    // `usernameMissing` and its like are put together from the name of the field.
    const built = ['usernameMissing', 'passwordMissing', 'ISV', 'AGENT', 'MERCHANT']
    const isShown = (key: string) => new RegExp(`['"\`](account\\.)?${key}['"\`]`).test(pages.join('\n'))
    const own = [...Object.keys(loginZh), ...Object.keys(accountZh)]
    expect(own.filter((key) => !built.includes(key) && !isShown(key))).toEqual([])
  })
})
