import { createContext, useContext, useMemo, useState } from 'react'
import { useLocation } from 'react-admin'
import { fetchAll, type Label, type Page } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { areaPage } from '@/screens/areaPage'
import { useDeclared, useHeads } from '@/screens/declarations'
import { awaited, fetchAwaited } from '@/ui/late'
import { Docs, docAt } from '../docs/docs'
import { dashboardPath } from './dashboardPath'
import {
  type Menu,
  menuOf,
  type Place,
  placeOf,
  type SearchEntry,
  searchPool,
  type TrailStep,
  trailOf,
} from './menuEntries'
import { fetchPages, type PageRegistry } from './pageRegistry'
import type { Alias } from './readRoutes'
import { chainTo, routeOf } from './routes'

interface ConsoleMenuValue extends Menu {
  readonly every?: Menu['routes']
  readonly aliases?: readonly Alias[]
  readonly pages?: PageRegistry
}

export const ConsoleMenu = createContext<ConsoleMenuValue>(menuOf([]))

const noPages: PageRegistry = {}
const declarations = 'declarations'

/** The declared pages with their calls, whether the operator may see them or not. Suspends until they have loaded. */
export const useDeclaredPages = (): readonly Page[] => {
  const { pages = noPages } = useContext(ConsoleMenu)
  return awaited(pages, declarations, undefined, () => fetchPages(pages))
}

/** Returns a function that loads all declarations, for parts drawn over the frame, which must not suspend. */
export const useFetchDeclared = (): (() => Promise<unknown>) => {
  const { pages = noPages } = useContext(ConsoleMenu)
  const declared = useDeclared()
  return () => Promise.all([fetchAll(declared), fetchAwaited(pages, declarations, () => fetchPages(pages))])
}

/** The current path. During a reload through `/redirect` it is still the previous page. */
const useShownPathname = (): string => {
  const { pathname } = useLocation()
  const [shown, setShown] = useState(pathname)
  if (pathname === shown || pathname.startsWith('/redirect/')) return shown
  setShown(pathname)
  return pathname
}

export const usePlace = (): Place => {
  const menu = useContext(ConsoleMenu)
  const pathname = useShownPathname()
  return useMemo(() => placeOf(menu, pathname), [menu, pathname])
}

export const useTrail = (): readonly TrailStep[] => {
  const { routes } = useContext(ConsoleMenu)
  const heads = useHeads()
  const { heads: docs } = useContext(Docs)
  const say = useSay()
  const pathname = useShownPathname()
  return useMemo(() => {
    const doc = docAt(docs, pathname)
    // No route leads to documents.
    if (doc) return trailOf(routes, dashboardPath, say, say(doc.label))
    const own = chainTo(routes, pathname).at(-1)?.path
    const area = heads.find(({ path }) => path === own)
    const kind = (area && areaPage(area, pathname)?.kind) ?? 'list'
    const beneath = kind === 'list' ? undefined : say(`console.shell.trail_${kind}`)
    return trailOf(routes, pathname, say, beneath)
  }, [routes, heads, docs, say, pathname])
}

export const useSearchPool = (): readonly SearchEntry[] => {
  const { routes } = useContext(ConsoleMenu)
  const say = useSay()
  return useMemo(() => searchPool(routes, say), [routes, say])
}

/** The title of the current page as in the menu, so that page, tab and menu agree. */
export const usePageName = (otherwise: Label): string => {
  const { routes } = useContext(ConsoleMenu)
  const { pathname } = useLocation()
  return useSay()(routeOf(routes, pathname)?.title ?? otherwise)
}
