import { useCallback, useContext, useMemo } from 'react'
import { type Head, oneOf } from '@/declaration'
import type { DocHead } from '@/declaration/documentation'
import { inside } from '@/i18n/inside'
import { useLanguage } from '@/i18n/useSay'
import { useHeads } from '@/screens'
import { Docs, docAt } from '../docs/docs'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { allRoutes, type MenuRoute, routeOf } from '../menu/routes'
import { type FramePage, type PageAt, pagesOf } from './pages'

export const consolePages = (
  areas: readonly Head[],
  routes: readonly MenuRoute[],
  docs: readonly DocHead[] = [],
): PageAt =>
  pagesOf(areas, (path) => {
    const doc = docAt(docs, path)
    return routeOf(routes, path) ?? (doc && { title: doc.label })
  })

export const usePages = () => {
  const areas = useHeads()
  const { routes } = useContext(ConsoleMenu)
  const { heads: docs } = useContext(Docs)
  return useMemo(
    () => ({
      pageAt: consolePages(areas, routes, docs),
      affix: allRoutes(routes).flatMap(({ affix, path }) => (affix ? [path] : [])),
    }),
    [areas, routes, docs],
  )
}

export const usePageTitle = (): ((page: FramePage, subject?: string) => string) => {
  const { say, locale } = useLanguage()
  return useCallback(
    ({ path, title, area }, subject) => {
      if (!area || area.kind === 'list') return title ? say(title) : path
      const name = say(oneOf(area.head))
      const what =
        area.kind === 'detail'
          ? name
          : say(area.kind === 'create' ? 'console.form.create_title' : 'console.form.edit_title', {
              name: inside(name, locale),
            })
      return subject ? `${what} - ${subject}` : what
    },
    [say, locale],
  )
}
