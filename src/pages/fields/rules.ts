import type { AccountTexts } from '@/i18n/zh/account'

export type Values<Name extends string> = Readonly<Record<Name, string>>

/** What may be typed into a field. */
export interface Rule<Name extends string> {
  /** What is meant by what was typed; without it, just that. */
  readonly clean?: (typed: string) => string
  /** What is wrong with a clean value, as a key of the page's texts. */
  readonly problem: (value: string, values: Values<Name>) => keyof AccountTexts | undefined
  /** The other field that the value is held against: whoever changes that one hears of this one. */
  readonly against?: Name
}

export type Rules<Name extends string> = Readonly<Record<Name, Rule<Name>>>

const trimmed = (typed: string) => typed.trim()
/** An input method may write wide digits; numbers are pasted with blanks between them. */
const digits = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')
const mobileDigits = (typed: string) => digits(typed).replace(/^(\+|00)86/, '')

/** Characters as people and the platform count them: an emoji is one. */
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

/** A mobile number of mainland China (domain §3.1). */
export const mobileRule: Rule<never> = {
  clean: mobileDigits,
  problem: matching(/^1[3-9]\d{9}$/, 'mobileMissing', 'mobileWrong'),
}

/** The six digits of a text message (domain §3.1). */
export const vcodeRule: Rule<never> = {
  clean: digits,
  problem: matching(/^\d{6}$/, 'vcodeMissing', 'vcodeWrong'),
}

/** The name to sign in with (domain §3.1). */
export const usernameRule: Rule<never> = {
  clean: trimmed,
  problem: matching(/^[A-Za-z]\w{3,19}$/, 'usernameMissing', 'usernameWrong'),
}

/** An invitation code, if there is one (domain §3.1). */
export const inviteRule: Rule<never> = {
  clean: trimmed,
  problem: matching(/^[A-Za-z0-9]{6,12}$/, undefined, 'invite_codeWrong'),
}

/** A new password, taken as it is typed (domain §3.1, specification §5). */
export const passwordRule: Rule<never> = {
  problem: (value) => {
    if (value === '') return 'passwordMissing'
    return lengthOf(value) < 6 || lengthOf(value) > 20 ? 'passwordWrong' : undefined
  },
}

/** The new password once more (specification §5). */
export const againRule = <Name extends string>(password: Name): Rule<Name> => ({
  against: password,
  problem: (value, values) => {
    if (value === '') return 'passwordAgainMissing'
    return value === values[password] ? undefined : 'passwordAgainWrong'
  },
})

/** Something to be chosen or ticked. */
export const chosenRule = (missing: keyof AccountTexts): Rule<never> => ({
  problem: (value) => (value === '' ? missing : undefined),
})
