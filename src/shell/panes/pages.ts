import type { Head, Label } from '@/declaration'
import { type AreaPage, areaPage, isInArea } from '@/screens/areaPage'

/** A page of the console, as tabs and kept pages know it. */
export interface FramePage {
  /** By which it is known. What is opened over a list belongs to the list's page. */
  readonly path: string
  /** Whether it has a tab; what stands for an error or leads elsewhere has none. */
  readonly tab: boolean
  /** Pinned by its route. */
  readonly affix: boolean
  /** Made anew each time it is opened. */
  readonly noCache: boolean
  /** What it is called; a page without a name brings its own title. */
  readonly title?: Label
  /** The area that it belongs to, and as what. */
  readonly area?: { readonly head: Head; readonly kind: AreaPage['kind'] }
}

/** What a route says of its page. */
export interface PageRoute {
  readonly title?: Label
  readonly affix?: boolean
  readonly noCache?: boolean
}

/** Finds the page that an address belongs to. */
export type PageAt = (pathname: string) => FramePage

/**
 * @param heads the areas that the operator may see
 * @param routeOf what the route of exactly this path says, if there is one
 */
export const pagesOf = (heads: readonly Head[], routeOf: (path: string) => PageRoute | undefined): PageAt => {
  // The longest path first: an area may lie below another.
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
        title: head.label,
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
