import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { AccountTexts } from '@/i18n/zh/account'
import type { Rule, Rules, Values } from './rules'

/** What is wrong with a field: a key of the page's texts, or the platform's message. */
export type Problem = { readonly key: keyof AccountTexts } | { readonly message: string }

/** By field name. */
type Problems = Readonly<Record<string, Problem | undefined>>

const byName = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>

/**
 * Validates a form: each field when it loses focus, all of them before sending. The DOM holds the values, so that no
 * re-render can lose them.
 */
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
    // The focus is still in the field, on another of its options or its own button.
    if (relatedTarget && fieldOf(relatedTarget) === fieldOf(target)) return
    const all = values()
    const staysInForm = relatedTarget instanceof Node && form.current?.contains(relatedTarget)
    // An empty field is only flagged when the focus moves from its input to another part of the form.
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
    /** Handlers for the form; they cover all fields. */
    events: { onBlur, onInput },
    /** Shows the platform's objection to a field and focuses the field. */
    refuse: (name: Name, problem: Problem) => {
      tell(name, problem)
      focusFirst([name])
    },
    /** Clears a field's error. */
    clear: (name: Name) => tell(name),
    /** Whether the form has any input that leaving the page would lose. */
    isFilledIn: () => Object.values(values()).some((value) => value !== ''),
    /** The value of one valid field; otherwise shows the error, focuses the field and returns undefined. */
    valid: (name: Name): string | undefined => {
      const all = values()
      const problem = problemOf(name, all)
      tell(name, problem)
      if (!problem) return all[name]
      focusFirst([name])
      return undefined
    },
    /**
     * All values if they are valid; otherwise shows the errors, focuses the first invalid field and returns undefined.
     */
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
