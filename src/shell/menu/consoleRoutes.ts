import { byMenu, groupsAround, type Head, l, type MenuGroups, type PageHead } from '@/declaration'
import { publicPathOf } from '@/platform/publicPaths'
import { areaPage, isInArea } from '@/screens/areaPage'
import { dashboardPath } from './dashboardPath'
import { declaredPages, type PageRegistry, pageFor } from './pageRegistry'
import { type MenuEntryData, type PageOf, readRoutes } from './readRoutes'
import { allRoutes, noRedirect, permittedRoutes } from './routes'

/** The console's own pages, and paths that the server handles itself. */
const own = /^\/(?:$|(?:401|404)$|docs\/[^/]+$|(?:redirect|api|assets)(?:\/|$))/i

/** Whether an address is already taken, so that a page put there by the menu would never be seen. */
const isOwnAddress = (path: string, areas: readonly Head[]): boolean =>
  own.test(path) || publicPathOf(path) !== undefined || areas.some((area) => isInArea(area, path))

/** The key of the dashboard's page. Area names start with a lower-case letter, so none can clash. */
const dashboardComponent = 'Dashboard'

const dashboard: MenuEntryData = {
  path: dashboardPath,
  component: dashboardComponent,
  meta: { title: l('首页', 'Dashboard', 'Panel de control'), icon: 'dashboard', affix: true },
}

const entryOf = ({ name, path, label, icon, menu }: Head | PageHead): MenuEntryData => {
  const { hidden, activeMenu, affix, noCache } = menu
  return { path, component: name, hidden, meta: { title: label, icon, activeMenu, affix, noCache } }
}

/** The entries of declared areas and pages in their groups, except those in `without`. A name is also the key of its page. */
export const declaredEntries = (
  areas: readonly (Head | PageHead)[],
  groups: MenuGroups,
  without: readonly string[] = [],
): readonly MenuEntryData[] => {
  const outermost: MenuEntryData[] = []
  const inGroups = new Map<string, MenuEntryData[]>()
  /** The entries of the innermost of these groups. A group is placed where its first area is. */
  const inside = (around: readonly string[]): MenuEntryData[] => {
    const key = around.at(-1)
    const group = key === undefined ? undefined : groups[key]
    if (key === undefined || !group) return outermost
    const begun = inGroups.get(key)
    if (begun) return begun
    const children: MenuEntryData[] = []
    const { label, icon, alwaysShow } = group
    inGroups.set(key, children)
    inside(around.slice(0, -1)).push({
      path: around.length > 1 ? key : `/${key}`,
      redirect: noRedirect,
      alwaysShow,
      meta: { title: label, icon },
      children,
    })
    return children
  }
  for (const area of areas)
    if (!without.includes(area.name)) inside(groupsAround(area.menu.group, groups)).push(entryOf(area))
  return outermost
}

const withPages = (areas: readonly Head[], pages: readonly PageHead[], groups: MenuGroups) => {
  const order = byMenu(groups)
  const all: (Head | PageHead)[] = [...areas]
  for (const page of pages) {
    const after = all.findIndex((one) => order(page, one) < 0)
    all.splice(after < 0 ? all.length : after, 0, page)
  }
  return all
}

interface SentMenus {
  /** As received, not validated. */
  readonly menus: unknown
  readonly pages: PageRegistry
  readonly roles: readonly string[]
}

const nothingSent: SentMenus = { menus: [], pages: {}, roles: ['admin'] }

const pagesOf =
  (areas: readonly Head[], pages: PageRegistry): PageOf =>
  (key) => {
    const area = areas.find(({ name }) => name === key)
    if (area) return area.path
    const { address, declared } = pageFor(pages, key) ?? {}
    if (typeof address !== 'string' || declared) return address
    return areas.some((area) => areaPage(area, address)) ? address : undefined
  }

/** The console's own routes, the declared ones, then the platform's, which are placed where the platform says. */
export const consoleRoutes = (
  areas: readonly Head[],
  groups: MenuGroups,
  { menus, pages, roles }: SentMenus = nothingSent,
) => {
  const pageOf = pagesOf(areas, pages)
  const isTaken = (path: string) => isOwnAddress(path, areas)
  const placed = allRoutes(readRoutes(menus, pageOf, isTaken).routes)
  // The dashboard always has its own entry, whichever page renders it.
  const ownPages = declaredPages(pages).filter(({ path }) => path !== dashboardPath)
  const all = withPages(areas, ownPages, groups)
  // By its name, or by the key of its list's address.
  const named = all.flatMap(({ name, path }) =>
    placed.some((route) => route.component === name || route.path === path) ? [name] : [],
  )
  const unsent = all.flatMap((one) =>
    one.menu.onlySent && !placed.some(({ path }) => isInArea(one, path)) ? [one.name] : [],
  )
  const own = [dashboard, ...declaredEntries(all, groups, [...named, ...unsent])]
  const known: PageOf = (key) => (key === dashboardComponent ? dashboardPath : pageOf(key))
  const sent = readRoutes(Array.isArray(menus) ? [...own, ...menus] : own, known, isTaken)
  const problems = Array.isArray(menus) ? sent.problems : readRoutes(menus, known).problems
  return { ...sent, problems, unsent, every: sent.routes, routes: permittedRoutes(sent.routes, roles) }
}
