import { isValidElement, type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import type { Location } from 'react-router-dom'
import type { Head } from '@/declaration'
import type { DocHead } from '@/declaration/documentation'
import { useHeads } from '@/screens'
import { useDeclared } from '@/screens/declarations'
import { Docs, docAt } from '../docs/docs'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { dashboardPath } from '../menu/consoleRoutes'
import { allRoutes, type MenuRoute, routeOf } from '../menu/routes'
import { type PageAt, type PageRoute, pagesOf } from './pages'
import { PaneLimit } from './paneLimit'

const documentRoute = (docs: readonly DocHead[], path: string): PageRoute | undefined => {
  const doc = docAt(docs, path)
  return doc && { title: doc.label }
}

/** Finds the pages of these areas and routes, and the documents. */
export const consolePages = (
  areas: readonly Head[],
  routes: readonly MenuRoute[],
  docs: readonly DocHead[] = [],
): PageAt => pagesOf(areas, (path) => routeOf(routes, path) ?? documentRoute(docs, path))

/** The console's pages: those of the declared areas and its own. */
export const usePages = () => {
  const areas = useHeads()
  const { routes } = useContext(ConsoleMenu)
  const most = useContext(PaneLimit)
  const { heads: docs } = useContext(Docs)
  return useMemo(
    () => ({
      pageAt: consolePages(areas, routes, docs),
      affix: allRoutes(routes).flatMap(({ affix, path }) => (affix ? [path] : [])),
      dashboard: dashboardPath,
      most,
    }),
    [areas, routes, docs, most],
  )
}

type RoutesElement = ReactElement<{ location?: Location }>

const isRoutes = (node: ReactNode): node is RoutesElement => isValidElement(node)

/**
 * The routes that react-admin passes to its layout. It creates the element again on each navigation, but its content
 * only depends on the declared areas; a stable element saves re-rendering the hidden pages.
 */
export const useRoutesElement = (children: ReactNode): RoutesElement => {
  const declared = useDeclared()
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const routes = useMemo(() => children, [declared])
  if (!isRoutes(routes)) throw new Error('react-admin gave its layout no routes')
  return routes
}
