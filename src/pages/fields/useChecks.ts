import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { AccountTexts } from '@/i18n/zh/account'
import type { Rule, Rules, Values } from './rules'

/** What is wrong with a field: a key of the page's texts, or what the platform said. */
export type Problem = { readonly key: keyof AccountTexts } | { readonly message: string }

/** By the name of the field. */
type Problems = Readonly<Record<string, Problem | undefined>>

const byName = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>

/**
 * The fields of a form held against their rules: each when it is left, all before they are sent. The values stay in the
 * page, so that nothing typed is lost whatever is drawn anew.
 */
export function useChecks<Name extends string>(rules: Rules<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const names = Object.keys(rules).filter((name): name is Name => Object.hasOwn(rules, name))
  const fieldOf = (target: unknown) => (target instanceof Element ? target.closest('.field') : null)
  /** Of the field that holds something, be it the input or a button beside it. */
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

  const tell = (name: Name, problem?: Problem) => setProblems((before) => ({ ...before, [name]: problem }))

  const focusFirst = (wrong: readonly Name[]) => {
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []
    Array.from(inputs)
      .find(({ name }) => wrong.some((one) => one === name))
      ?.focus()
  }

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(target)
    if (!name) return
    // Still in the field: another of its choices, or its own button.
    if (relatedTarget && fieldOf(relatedTarget) === fieldOf(target)) return
    const all = values()
    const staysInForm = relatedTarget instanceof Node && form.current?.contains(relatedTarget)
    // Who turns away from the form, or has pressed a button beside the input, has not forgotten it.
    if (all[name] === '' && !(staysInForm && target instanceof HTMLInputElement)) return
    const dependent = names.filter((other) => rules[other].against === name && all[other] !== '')
    for (const one of [name, ...dependent]) tell(one, problemOf(one, all))
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = nameOf(target)
    if (name && problems[name]) tell(name)
  }

  return {
    form,
    problems,
    /** For the form, whose fields tell it all. */
    events: { onBlur, onInput },
    /** Says what the platform has against a field, and goes there. */
    refuse: (name: Name, problem: Problem) => {
      tell(name, problem)
      focusFirst([name])
    },
    /** Takes back what was said against a field. */
    clear: (name: Name) => tell(name),
    /** Whether anything was typed, ticked or chosen that would be lost with the page. */
    isFilledIn: () => Object.values(values()).some((value) => value !== ''),
    /** The value of one field if it keeps its rule; otherwise says why not, goes there, and gives undefined. */
    valid: (name: Name): string | undefined => {
      const all = values()
      const problem = problemOf(name, all)
      tell(name, problem)
      if (!problem) return all[name]
      focusFirst([name])
      return undefined
    },
    /** All values if they keep their rules; otherwise says which do not, goes to the first, and gives undefined. */
    allValid: (): Values<Name> | undefined => {
      const all = values()
      const found = byName(names, (name) => problemOf(name, all))
      setProblems(found)
      const wrong = names.filter((name) => found[name])
      if (wrong.length === 0) return all
      focusFirst(wrong)
      return undefined
    },
  }
}
