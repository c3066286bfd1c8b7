import { useState } from 'react'
import type { Areas } from '@/declaration'
import { fieldOf, textOf } from '@/platform/answer'
import { attempt } from '@/platform/attempt'
import { hashText } from '@/platform/userInfo'
import { useLoaded } from '@/ui/late'
import { logProblem } from '../errorLog/errorLog'
import type { PageRegistry } from './pageRegistry'
import { isLayout } from './readRoutes'

const namedIn = (menus: unknown): readonly string[] => {
  if (Array.isArray(menus)) return menus.flatMap(namedIn)
  const component = textOf(fieldOf(menus, 'component'))
  const own = component === '' || isLayout(component) ? [] : [component]
  const children = fieldOf(menus, 'children')
  return Array.isArray(children) ? [...own, ...namedIn(children)] : own
}

/** The pages, plus more that load once a menu names an unknown key; undefined meanwhile, and without them on failure. */
export const useMorePages = (
  pages: PageRegistry,
  more: (() => Promise<PageRegistry>) | undefined,
  areas: Areas,
  menus: unknown,
): PageRegistry | undefined => {
  const isKnown = (key: string) => Object.hasOwn(pages, key) || areas.heads.some(({ name }) => name === key)
  const wanted = more !== undefined && !namedIn(menus).every(isKnown)
  const [lost, lose] = useState(false)
  const load = async () => ({ ...pages, ...(await more?.()) })
  const fetched = useLoaded(load, wanted && !lost, (error) => {
    logProblem('menu', `the pages that the menu names did not arrive: ${String(error)}`)
    lose(true)
  })
  return fetched ?? (wanted && !lost ? undefined : pages)
}

/** Survives sign-outs: a faulty menu is faulty for everyone who gets it. */
const key = 'open-platform-console.menuProblems'
const most = 500

const read = (): readonly string[] =>
  (attempt(() => localStorage.getItem(key)) ?? '').split(' ').filter(Boolean)

/** Logs each problem once per browser: a menu is sent with every load, and those who read the log cannot fix it. */
export const logMenuProblems = (problems: readonly string[]): void => {
  const known = read()
  const fresh = problems.filter((problem) => !known.includes(hashText(problem)))
  if (fresh.length === 0) return
  for (const problem of fresh) logProblem('menu', problem)
  const marks = [...known, ...fresh.map(hashText)].slice(-most)
  attempt(() => localStorage.setItem(key, marks.join(' ')))
}
