import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import agreementEn from '@/i18n/en/agreement'
import agreementEs from '@/i18n/es/agreement'
import agreementZh from '@/i18n/zh/agreement'
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
import { forAll, spreadFirst } from '../cases'

/** A rule's verdict about typed text. */
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

it.each<[what: string, rule: Rule<never>, typed: string[], problem?: string]>([
  ['user name', usernameRule, ['demo_partner', 'a123', 'A1234567890123456789']],
  ['user name', usernameRule, ['a12', 'A12345678901234567890', '1abc', '_abc'], 'usernameWrong'],
  ['user name', usernameRule, ['ab-cd', '青禾软件科技'], 'usernameWrong'],
  ['user name', usernameRule, [' '], 'usernameMissing'],
  ['code', vcodeRule, ['000000', '123 456', '１２３４５６']],
  ['code', vcodeRule, ['12345', '1234567'], 'vcodeWrong'],
  ['code', vcodeRule, [''], 'vcodeMissing'],
  ['invitation code', inviteRule, ['', '  ', 'QH2024', 'QH2024QH2024']],
  ['invitation code', inviteRule, ['QH202', 'QH2024QH20241', 'QH_2024'], 'invite_codeWrong'],
  ['password', passwordRule, [''], 'passwordMissing'],
  ['password', passwordRule, ['12345', 'a'.repeat(21)], 'passwordWrong'],
  ['password', passwordRule, ['123456', ' 1234 ', 'a'.repeat(20), '😀'.repeat(20)]],
])('the %s by %o, typed as %j: %s', (_, rule, typed, problem) => {
  for (const one of typed) expect(judge(rule, one).problem, one).toBe(problem)
})

it('a password is taken as it was typed', () => {
  expect(judge(passwordRule, ' 1234 ').value).toBe(' 1234 ')
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

it('the agreement says the same in every language', () => {
  for (const { title, sections } of [agreementZh, agreementEn, agreementEs]) {
    expect(title).not.toBe('')
    expect(sections).toHaveLength(agreementZh.sections.length)
    for (const [heading, text] of sections) expect(Math.min(heading.length, text.length)).toBeGreaterThan(1)
  }
})
