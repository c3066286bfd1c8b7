import type { Head, Label } from '@/declaration'
import { type AreaPage, areaPage, isInArea } from '@/screens/areaPage'
import type { MenuRoute } from '../menu/routes'

export interface FramePage {
  /** Identifies the page. Whatever opens over a list belongs to the list's page. */
  readonly path: string
  /** Whether it has a tab; error pages and redirects have none. */
  readonly tab: boolean
  readonly affix: boolean
  readonly noCache: boolean
  readonly title?: Label
  readonly area?: { readonly head: Head; readonly kind: AreaPage['kind'] }
}

type PageRoute = Pick<MenuRoute, 'title' | 'affix' | 'noCache'>

export type PageAt = (pathname: string) => FramePage

export const pagesOf = (heads: readonly Head[], routeOf: (path: string) => PageRoute | undefined): PageAt => {
  // Longest path first, as one area may lie below another.
  const areas = heads.toSorted((a, b) => b.path.length - a.path.length)
  return (pathname) => {
    const path = pathname.replace(/(?<=.)\/+$/, '')
    const head = areas.find((area) => isInArea(area, path))
    const found = head && areaPage(head, path)
    if (found) {
      const route = routeOf(head.path)
      return {
        path: found.path,
        tab: true,
        affix: found.kind === 'list' && route?.affix === true,
        noCache: route?.noCache === true,
        // As the menu and the trail call it.
        title: route?.title ?? head.label,
        area: { head, kind: found.kind },
      }
    }
    const route = routeOf(path)
    return {
      path,
      tab: route !== undefined,
      affix: route?.affix === true,
      noCache: route === undefined || route.noCache === true,
      title: route?.title,
    }
  }
}
