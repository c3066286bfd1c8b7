import { groupsAround, l, type MenuGroups, type Resource } from '@/declaration'
import { type MenuEntryData, type ReadRoutes, readRoutes } from './readRoutes'
import { noRedirect } from './routes'

/** The path of the dashboard, with which every breadcrumb begins. */
export const dashboardPath = '/dashboard'

/** The key of the dashboard's page. Names of areas begin with a small letter, so no area has it. */
const dashboardComponent = 'Dashboard'

const dashboard: MenuEntryData = {
  path: dashboardPath,
  component: dashboardComponent,
  meta: { title: l('首页', 'Dashboard', 'Panel de control'), icon: 'dashboard', affix: true },
}

const entryOf = ({ name, path, label, icon, menu }: Resource): MenuEntryData => {
  const { hidden, activeMenu, affix, noCache } = menu
  return { path, component: name, hidden, meta: { title: label, icon, activeMenu, affix, noCache } }
}

/**
 * The menu entries of the declared areas, in their groups. The key of an area's page is its name.
 *
 * @param resources in menu order, as `loadDeclarations` gives them
 */
export const declaredEntries = (
  resources: readonly Resource[],
  groups: MenuGroups,
): readonly MenuEntryData[] => {
  const outermost: MenuEntryData[] = []
  const inGroups = new Map<string, MenuEntryData[]>()
  /** Where the entries of the innermost of these groups go; a group begins where its first area stands. */
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
  for (const resource of resources) inside(groupsAround(resource.menu.group, groups)).push(entryOf(resource))
  return outermost
}

/**
 * All routes of the console: its own first, then those of the declared areas.
 *
 * @param resources in menu order, as `loadDeclarations` gives them
 */
export const consoleRoutes = (resources: readonly Resource[], groups: MenuGroups): ReadRoutes => {
  const components = new Set([dashboardComponent, ...resources.map(({ name }) => name)])
  return readRoutes([dashboard, ...declaredEntries(resources, groups)], (key) => components.has(key))
}
