import { createContext, useContext, useMemo, useState } from 'react'
import { useLocation } from 'react-admin'
import { fetchAll, type Page } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { areaPage } from '@/screens/areaPage'
import { useDeclared, useHeads } from '@/screens/declarations'
import { awaited, fetchAwaited } from '@/screens/latePart'
import { type Menu, menuOf, type Place, placeOf } from './menuEntries'
import { fetchPages, type PageRegistry } from './pageRegistry'
import type { Alias } from './readRoutes'
import { chainTo } from './routes'
import { type SearchEntry, searchPool } from './searchPool'
import { type TrailStep, trailOf } from './trail'

interface ConsoleMenuValue extends Menu {
  /** All routes, also those that others see. */
  readonly every?: Menu['routes']
  /** Other addresses of pages. */
  readonly aliases?: readonly Alias[]
  /** The pages that routes name by key, besides the areas. */
  readonly pages?: PageRegistry
}

/** The routes of the console and the menu they make, for everything in the frame that needs to know what there is. */
export const ConsoleMenu = createContext<ConsoleMenuValue>(menuOf([]))

const noPages: PageRegistry = {}
const declarations = 'declarations'

/** The declared pages with their calls, also those that the operator may not see. Who shows them waits for them (Suspense). */
export const useDeclaredPages = (): readonly Page[] => {
  const { pages = noPages } = useContext(ConsoleMenu)
  return awaited(pages, declarations, undefined, () => fetchPages(pages))
}

/** The way to fetch all that is declared, for what is drawn over the frame and so must not wait while it is drawn. */
export const useFetchDeclared = (): (() => Promise<unknown>) => {
  const { pages = noPages } = useContext(ConsoleMenu)
  const declared = useDeclared()
  return () => Promise.all([fetchAll(declared), fetchAwaited(pages, declarations, () => fetchPages(pages))])
}

/** Where the operator is. On the way through `/redirect`, which loads a page anew, that is still the page before it. */
const useShownPathname = (): string => {
  const { pathname } = useLocation()
  const [shown, setShown] = useState(pathname)
  if (pathname === shown || pathname.startsWith('/redirect/')) return shown
  setShown(pathname)
  return pathname
}

/** The menu entry of the page on the screen, and the submenus that hold it. */
export const usePlace = (): Place => {
  const menu = useContext(ConsoleMenu)
  const pathname = useShownPathname()
  return useMemo(() => placeOf(menu, pathname), [menu, pathname])
}

/** The way to the page on the screen, for the breadcrumb. */
export const useTrail = (): readonly TrailStep[] => {
  const { routes } = useContext(ConsoleMenu)
  const heads = useHeads()
  const say = useSay()
  const pathname = useShownPathname()
  return useMemo(() => {
    const own = chainTo(routes, pathname).at(-1)?.path
    const area = heads.find(({ path }) => path === own)
    const kind = (area && areaPage(area, pathname)?.kind) ?? 'list'
    const beneath = kind === 'list' ? undefined : say(`console.shell.trail_${kind}`)
    return trailOf(routes, pathname, say, beneath)
  }, [routes, heads, say, pathname])
}

/** What the menu's search looks through, in the language on the screen. */
export const useSearchPool = (): readonly SearchEntry[] => {
  const { routes } = useContext(ConsoleMenu)
  const say = useSay()
  return useMemo(() => searchPool(routes, say), [routes, say])
}
