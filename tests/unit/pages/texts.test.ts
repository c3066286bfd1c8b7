import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import accountEn from '@/i18n/en/account'
import agreementEn from '@/i18n/en/agreement'
import loginEn from '@/i18n/en/pages'
import accountEs from '@/i18n/es/account'
import agreementEs from '@/i18n/es/agreement'
import loginEs from '@/i18n/es/pages'
import accountZh from '@/i18n/zh/account'
import agreementZh from '@/i18n/zh/agreement'
import loginZh from '@/i18n/zh/pages'

type Pack = Readonly<Record<string, string>>

const packs: ReadonlyArray<[name: string, zh: Pack, en: Pack, es: Pack]> = [
  ['the sign-in', loginZh, loginEn, loginEs],
  ['the pages beside it', accountZh, accountEn, accountEs],
]
const folder = join(import.meta.dirname, '../../../src/pages')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

const placeholders = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each(packs)('the texts of %s', (_name, zh, en, es) => {
  it('exist in every language, none empty', () => {
    for (const pack of [en, es]) expect(Object.keys(pack).sort()).toEqual(Object.keys(zh).sort())
    for (const pack of [zh, en, es]) expect(Object.values(pack).filter((text) => !text.trim())).toEqual([])
  })

  it('have the same values to fill in', () => {
    for (const [key, text] of Object.entries(zh))
      for (const other of [en, es]) expect(placeholders(other[key]), key).toEqual(placeholders(text))
  })

  it('are written in their own language, Chinese with its own punctuation', () => {
    for (const [key, text] of Object.entries(en)) {
      expect([key, es[key]]).not.toEqual([key, text])
      expect([key, zh[key]]).not.toEqual([key, text])
    }
    expect(Object.values(zh).filter((text) => /[\u4e00-\u9fff][,;:?!]|\.\.\./.test(text))).toEqual([])
  })

  it('are all shown somewhere', () => {
    // `usernameMissing` and its like are put together from the name of the field.
    const built = ['usernameMissing', 'passwordMissing', 'ISV', 'AGENT', 'MERCHANT']
    const shown = (key: string) => new RegExp(`['"\`](account\\.)?${key}['"\`]`).test(sources)
    expect(Object.keys(zh).filter((key) => !built.includes(key) && !shown(key))).toEqual([])
  })
})

it('the agreement says the same in every language', () => {
  for (const { title, sections } of [agreementZh, agreementEn, agreementEs]) {
    expect(title).not.toBe('')
    expect(sections).toHaveLength(agreementZh.sections.length)
    for (const [heading, text] of sections) expect(Math.min(heading.length, text.length)).toBeGreaterThan(1)
  }
})
