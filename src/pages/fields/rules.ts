import type { AccountTexts } from '@/i18n/zh/account'

export type Values<Name extends string> = Readonly<Record<Name, string>>

/** How a field's input is cleaned and checked. */
export interface Rule<Name extends string> {
  /** Normalises the input; by default it is used as typed. */
  readonly clean?: (typed: string) => string
  /** The key of the page's text that says what is wrong with a clean value. */
  readonly problem: (value: string, values: Values<Name>) => keyof AccountTexts | undefined
  /** Another field that the value is compared with; a change there checks this field again. */
  readonly against?: Name
}

export type Rules<Name extends string> = Readonly<Record<Name, Rule<Name>>>

const trimmed = (typed: string) => typed.trim()
/** Input methods may produce full-width digits, and pasted numbers may contain spaces. */
const digits = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')
const mobileDigits = (typed: string) => digits(typed).replace(/^(\+|00)86/, '')

/** Counts characters as people and the platform do: an emoji is one. */
const lengthOf = (text: string): number => [...text].length

const matching = (
  pattern: RegExp,
  missing: keyof AccountTexts | undefined,
  wrong: keyof AccountTexts,
): ((value: string) => keyof AccountTexts | undefined) => {
  return (value) => (value === '' ? missing : pattern.test(value) ? undefined : wrong)
}

/** A name of `min` to `max` characters. */
export const nameRule = (
  min: number,
  max: number,
  missing: keyof AccountTexts,
  wrong: keyof AccountTexts,
): Rule<never> => ({
  clean: trimmed,
  problem: (value) => {
    const length = lengthOf(value)
    if (length === 0) return missing
    return length < min || length > max ? wrong : undefined
  },
})

/** A mobile number of mainland China. */
export const mobileRule: Rule<never> = {
  clean: mobileDigits,
  problem: matching(/^1[3-9]\d{9}$/, 'mobileMissing', 'mobileWrong'),
}

/** The six digits of a text message. */
export const vcodeRule: Rule<never> = {
  clean: digits,
  problem: matching(/^\d{6}$/, 'vcodeMissing', 'vcodeWrong'),
}

/** The name to sign in with. */
export const usernameRule: Rule<never> = {
  clean: trimmed,
  problem: matching(/^[A-Za-z]\w{3,19}$/, 'usernameMissing', 'usernameWrong'),
}

/** An optional invitation code. */
export const inviteRule: Rule<never> = {
  clean: trimmed,
  problem: matching(/^[A-Za-z0-9]{6,12}$/, undefined, 'invite_codeWrong'),
}

/** A new password, used exactly as typed. */
export const passwordRule: Rule<never> = {
  problem: (value) => {
    if (value === '') return 'passwordMissing'
    return lengthOf(value) < 6 || lengthOf(value) > 20 ? 'passwordWrong' : undefined
  },
}

/** The new password, repeated. */
export const againRule = <Name extends string>(password: Name): Rule<Name> => ({
  against: password,
  problem: (value, values) => {
    if (value === '') return 'passwordAgainMissing'
    return value === values[password] ? undefined : 'passwordAgainWrong'
  },
})

/** A choice or checkbox that is required. */
export const chosenRule = (missing: keyof AccountTexts): Rule<never> => ({
  problem: (value) => (value === '' ? missing : undefined),
})
