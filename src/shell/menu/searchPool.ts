import type { Label } from '@/declaration'
import { isExternal } from './paths'
import { isVisitable, type MenuRoute } from './routes'

/** A page that the menu search can find. */
export interface SearchEntry {
  /** The names of its ancestors, then its own. */
  readonly titles: readonly string[]
  /** A route, or the address of another site as written. */
  readonly path: string
  readonly external: boolean
}

/** What the menu search searches: everything visible and visitable in the menu, in menu order. */
export const searchPool = (
  routes: readonly MenuRoute[],
  say: (label: Label) => string,
  around: readonly string[] = [],
): readonly SearchEntry[] =>
  routes.flatMap((route): readonly SearchEntry[] => {
    if (route.hidden) return []
    const { path, title, children = [] } = route
    const titles = title ? [...around, say(title)] : around
    const own = title && isVisitable(route) ? [{ titles, path, external: isExternal(path) }] : []
    return [...own, ...searchPool(children, say, titles)]
  })
