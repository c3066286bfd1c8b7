import type { Label } from '@/declaration'
import { isExternal } from './paths'
import { isVisitable, type MenuRoute } from './routes'

/** A page that the menu's search can find. */
export interface SearchEntry {
  /** The names of what is around it, then its own. */
  readonly titles: readonly string[]
  /** A route, or as written the address of another site. */
  readonly path: string
  readonly external: boolean
}

/** What the menu's search looks through: all that is shown in the menu and can be visited, in the order shown. */
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
