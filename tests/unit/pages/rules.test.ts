import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
