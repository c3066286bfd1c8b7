import { useEffect, useState } from 'react'
import type { Areas } from '@/declaration'
import { logProblem } from '../errorLog/errorLog'
import type { PageRegistry } from './pageRegistry'
import { isLayout } from './readRoutes'

/** All page keys in a raw menu. */
const namedIn = (menus: unknown): readonly string[] => {
  if (Array.isArray(menus)) return menus.flatMap(namedIn)
  if (typeof menus !== 'object' || menus === null) return []
  const { component, children } = menus as { component?: unknown; children?: unknown }
  return [...(typeof component === 'string' && !isLayout(component) ? [component] : []), ...namedIn(children)]
}

/**
 * The console's pages, plus further ones that are loaded once a menu names an unknown key.
 *
 * @param more loads them; without it there are none
 * @param menus as received
 * @returns undefined while they load. If that fails, the console works without them.
 */
export const useMorePages = (
  pages: PageRegistry,
  more: (() => Promise<PageRegistry>) | undefined,
  areas: Areas,
  menus: unknown,
): PageRegistry | undefined => {
  const [fetched, keep] = useState<PageRegistry>()
  const isKnown = (key: string) => Object.hasOwn(pages, key) || areas.heads.some(({ name }) => name === key)
  const wanted = more !== undefined && !fetched && !namedIn(menus).every(isKnown)
  useEffect(() => {
    if (!wanted || !more) return
    let current = true
    more().then(
      (others) => current && keep({ ...pages, ...others }),
      (error: unknown) => {
        if (!current) return
        logProblem('menu', `the pages that the menu names did not arrive: ${String(error)}`)
        keep(pages)
      },
    )
    return () => {
      current = false
    }
  }, [wanted, more, pages])
  return wanted ? undefined : (fetched ?? pages)
}
