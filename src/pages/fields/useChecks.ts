import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { AccountTexts } from '@/i18n/zh/account'

export type Values<Name extends string> = Readonly<Record<Name, string>>

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

const matching =
  (
    pattern: RegExp,
    missing: keyof AccountTexts | undefined,
    wrong: keyof AccountTexts,
  ): ((value: string) => keyof AccountTexts | undefined) =>
  (value) =>
    value === '' ? missing : pattern.test(value) ? undefined : wrong

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

export const mobileRule: Rule<never> = {
  clean: mobileDigits,
  problem: matching(/^1[3-9]\d{9}$/, 'mobileMissing', 'mobileWrong'),
}

export const vcodeRule: Rule<never> = {
  clean: digits,
  problem: matching(/^\d{6}$/, 'vcodeMissing', 'vcodeWrong'),
}

export const usernameRule: Rule<never> = {
  clean: trimmed,
  problem: matching(/^[A-Za-z]\w{3,19}$/, 'usernameMissing', 'usernameWrong'),
}

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

export const againRule = <Name extends string>(password: Name): Rule<Name> => ({
  against: password,
  problem: (value, values) => {
    if (value === '') return 'passwordAgainMissing'
    return value === values[password] ? undefined : 'passwordAgainWrong'
  },
})

export const chosenRule = (missing: keyof AccountTexts): Rule<never> => ({
  problem: (value) => (value === '' ? missing : undefined),
})

export type Problem = { readonly key: keyof AccountTexts } | { readonly message: string }

type Problems = Readonly<Record<string, Problem | undefined>>

const byName = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>

/** Validates fields when they lose focus and before sending. The DOM holds the values: no re-render can lose them. */
export function useChecks<Name extends string>(rules: Rules<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const names = Object.keys(rules).filter((name): name is Name => Object.hasOwn(rules, name))
  const fieldOf = (target: unknown) => (target instanceof Element ? target.closest('.field') : null)
  /** The name of the field that contains an element, whether that is the input or a button beside it. */
  const nameOf = (target: EventTarget): Name | undefined => {
    const input = fieldOf(target)?.querySelector<HTMLInputElement>('input[name]')
    return names.find((name) => name === input?.name)
  }

  const values = (): Values<Name> => {
    const typed = new FormData(form.current ?? undefined)
    return byName(names, (name) => {
      const value = typed.get(name)
      const { clean }: Rule<Name> = rules[name]
      if (typeof value !== 'string') return ''
      return clean ? clean(value) : value
    })
  }

  const problemOf = (name: Name, all: Values<Name>): Problem | undefined => {
    const key = rules[name].problem(all[name], all)
    return key && { key }
  }

  const setProblem = (name: Name, problem?: Problem) =>
    setProblems((before) => ({ ...before, [name]: problem }))

  const focusFirst = (wrong: readonly Name[]) => {
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []
    Array.from(inputs)
      .find(({ name }) => wrong.some((one) => one === name))
      ?.focus()
  }

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(target)
    if (!name) return
    // The focus is still in the field, on another of its options or its own button.
    if (relatedTarget && fieldOf(relatedTarget) === fieldOf(target)) return
    const all = values()
    const staysInForm = relatedTarget instanceof Node && form.current?.contains(relatedTarget)
    // An empty field is only flagged when the focus moves from its input to another part of the form.
    if (all[name] === '' && !(staysInForm && target instanceof HTMLInputElement)) return
    const dependent = names.filter((other) => rules[other].against === name && all[other] !== '')
    for (const one of [name, ...dependent]) setProblem(one, problemOf(one, all))
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = nameOf(target)
    if (name && problems[name]) setProblem(name)
  }

  /** All values if these fields are valid; otherwise shows the errors and focuses the first invalid field. */
  const check = (wanted: readonly Name[]): Values<Name> | undefined => {
    const all = values()
    const found = byName(wanted, (name) => problemOf(name, all))
    setProblems((before) => ({ ...before, ...found }))
    const wrong = wanted.filter((name) => found[name])
    if (wrong.length === 0) return all
    focusFirst(wrong)
    return undefined
  }

  return {
    form,
    problems,
    events: { onBlur, onInput },
    refuse: (name: Name, problem: Problem) => {
      setProblem(name, problem)
      focusFirst([name])
    },
    clear: (name: Name) => setProblem(name),
    isFilledIn: () => Object.values(values()).some((value) => value !== ''),
    valid: (name: Name): string | undefined => check([name])?.[name],
    allValid: () => check(names),
  }
}
