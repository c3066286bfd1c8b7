import { readFileSync } from 'node:fs'
import fc from 'fast-check'
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
import {
  againRule,
  inviteRule,
  mobileRule,
  nameRule,
  passwordRule,
  type Rule,
  usernameRule,
  vcodeRule,
} from '@/pages/fields/useChecks'
import { registerFieldByCode, registerRules } from '@/pages/register/RegisterPage'
import { filesBelow } from '../architecture/source'
import { forAll, spreadFirst } from '../cases'

/** What a rule makes of what was typed. */
const judge = (rule: Rule<never>, typed: string) => {
  const value = rule.clean ? rule.clean(typed) : typed
  return { value, problem: rule.problem(value, {}) }
}

describe('a mobile number', () => {
  it.each(
    spreadFirst([
      [['15400000001', ' 154 0000 0001 ', '154-0000-0001', '+8615400000001'], '15400000001', undefined],
      [['008615400000001', '１５４０００００００１'], '15400000001', undefined],
      [['12400000001'], '12400000001', 'mobileWrong'],
      [['1540000000'], '1540000000', 'mobileWrong'],
      [['154000000012'], '154000000012', 'mobileWrong'],
      [['1540000000a'], '1540000000a', 'mobileWrong'],
      [['  '], '', 'mobileMissing'],
    ]),
  )('typed as %j is %j', (typed, value, problem) => {
    expect(judge(mobileRule, typed)).toEqual({ value, problem })
  })

  it('is the same after it was cleaned once more', () => {
    forAll([fc.string()], (typed) => {
      const { value, problem } = judge(mobileRule, typed)
      if (!problem) expect(judge(mobileRule, value)).toEqual({ value, problem })
    })
  })
})

it.each(
  spreadFirst([
    [['demo_partner', 'a123', 'A1234567890123456789'], undefined],
    [['a12', 'A12345678901234567890', '1abc', '_abc', 'ab-cd', '青禾软件科技'], 'usernameWrong'],
    [[' '], 'usernameMissing'],
  ]),
)('the user name %j: %s', (typed, problem) => {
  expect(judge(usernameRule, typed).problem).toBe(problem)
})

it.each(
  spreadFirst([
    [['000000', '123 456', '１２３４５６'], undefined],
    [['12345', '1234567'], 'vcodeWrong'],
    [[''], 'vcodeMissing'],
  ]),
)('the code %j: %s', (typed, problem) => {
  expect(judge(vcodeRule, typed).problem).toBe(problem)
})

it.each(
  spreadFirst([
    [['', '  ', 'QH2024', 'QH2024QH2024'], undefined],
    [['QH202', 'QH2024QH20241', 'QH_2024'], 'invite_codeWrong'],
  ]),
)('the invitation code %j: %s', (typed, problem) => {
  expect(judge(inviteRule, typed).problem).toBe(problem)
})

it.each(
  spreadFirst([
    [[''], 'passwordMissing'],
    [['12345', 'a'.repeat(21)], 'passwordWrong'],
    [['123456', ' 1234 ', 'a'.repeat(20), '😀'.repeat(20)], undefined],
  ]),
)('the password %j: %s', (typed, problem) => {
  expect(judge(passwordRule, typed)).toEqual({ value: typed, problem })
})

it('counts the characters of a name, blanks around it left out', () => {
  const rule = nameRule(2, 5, 'contact_nameMissing', 'contact_nameWrong')
  expect(judge(rule, ' 林 ').problem).toBe('contact_nameWrong')
  expect(judge(rule, ' 林青 ')).toEqual({ value: '林青', problem: undefined })
  expect(judge(rule, '😀😀😀😀😀').problem).toBeUndefined()
  expect(judge(rule, '林青林青林青').problem).toBe('contact_nameWrong')
})

it('holds the password typed again against the first, to the character', () => {
  const rule = againRule('password')
  expect(rule.problem('', { password: 'demo123' })).toBe('passwordAgainMissing')
  expect(rule.problem('demo123 ', { password: 'demo123' })).toBe('passwordAgainWrong')
  expect(rule.problem('demo123', { password: 'demo123' })).toBeUndefined()
})

it('every refusal of a registration is about a field that has a rule', () => {
  for (const field of Object.values(registerFieldByCode)) expect(registerRules).toHaveProperty(field)
})

type Pack = Readonly<Record<string, string>>

const packs: ReadonlyArray<[name: string, zh: Pack, en: Pack, es: Pack]> = [
  ['the sign-in', loginZh, loginEn, loginEs],
  ['the pages beside it', accountZh, accountEn, accountEs],
]
const sources = filesBelow(['src/pages'])
  .map((file) => readFileSync(file, 'utf8'))
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
