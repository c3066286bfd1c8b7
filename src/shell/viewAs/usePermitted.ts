import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  type Areas,
  allows,
  filterAreas,
  type MenuGroups,
  narrowedAreas,
  type Permissions,
} from '@/declaration'
import type { OperatorSource } from '@/platform/operator'
import type { UserInfo, ViewAs } from '@/platform/userInfo'
import { useDelivered } from '../delivered/useDelivered'
import { type DocsSource, noDocs } from '../docs/docs'
import { useEdited } from '../editing/useEdited'
import { consoleRoutes } from '../menu/consoleRoutes'
import { menuOf } from '../menu/menuEntries'
import { type PageRegistry, pageFor } from '../menu/pageRegistry'
import { allRoutes, permittedRoutes, routesLeft } from '../menu/routes'
import { logMenuProblems, useMorePages } from '../menu/sentMenu'
import { consolePages } from '../panes/usePages'
import type { Lens } from './lens'

export interface Declared {
  /** The same object at every render, as are the other two. */
  readonly areas: Areas
  readonly menuGroups: MenuGroups
  readonly pages: PageRegistry
  readonly morePages?: () => Promise<PageRegistry>
  /** The documentation centre, open to every operator; the same object at every render. */
  docs?: DocsSource
}

const nobody: Pick<UserInfo, 'permissions' | 'menus' | 'roles' | 'viewAs'> = {
  permissions: [],
  menus: [],
  roles: [],
  viewAs: [],
}

const mayBoth = (permissions: Permissions, view: ViewAs | undefined) => (key: string) =>
  allows(permissions, key) && (!view || allows(view.permissions, key))

const areasSeen = (areas: Areas, permissions: Permissions, view: ViewAs | undefined): Areas => {
  const own = narrowedAreas(areas, permissions)
  return view ? narrowedAreas(own, view.permissions) : own
}

/** Leaves out entries for other roles, those that the platform must send but did not, and pages that are not allowed. */
const menuSeen = (
  areas: Areas,
  { menuGroups, pages }: Pick<Declared, 'menuGroups' | 'pages'>,
  { permissions, menus, roles }: Pick<UserInfo, 'permissions' | 'menus' | 'roles'>,
  view: ViewAs | undefined,
) => {
  const {
    routes: own,
    every,
    aliases,
    problems,
    unsent,
  } = consoleRoutes(areas.heads, menuGroups, { menus, pages, roles })
  const may = mayBoth(permissions, view)
  const routes = routesLeft(view ? permittedRoutes(own, view.roles) : own, ({ component = '' }) => {
    const needed = pageFor(pages, component)?.permission
    return needed === undefined || may(needed)
  })
  const left = new Set(allRoutes(routes).map(({ component }) => component))
  const kept = allRoutes(every).flatMap(({ component = '' }) => (left.has(component) ? [] : component))
  const gone = [...kept, ...unsent]
  return {
    permitted: areas.heads.some(({ name }) => gone.includes(name))
      ? filterAreas(areas, ({ name }) => !gone.includes(name))
      : areas,
    menu: { ...menuOf(routes), every, aliases, pages },
    problems,
  }
}

/** The signed-in operator. Unchanged data keeps its object, so that nothing re-renders. */
const useOperator = (operator: OperatorSource): UserInfo | undefined => {
  const current = useSyncExternalStore(operator.subscribe, operator.read)
  const [known, setKnown] = useState(current)
  const user = replaceEqualDeep(known, current)
  if (user !== known) setKnown(user)
  useEffect(() => {
    // Without an answer the session has ended; the call's own caller reports it.
    operator.load().catch(() => undefined)
  }, [operator])
  return user
}

/** The chosen role; the choice ends when the platform no longer offers it, or someone else signs in. */
const useView = (user: UserInfo | undefined) => {
  const [chosen, choose] = useState<{ role: string; by: string }>()
  const view =
    chosen && chosen.by === user?.username ? user.viewAs.find(({ role }) => role === chosen.role) : undefined
  if (chosen && !view) choose(undefined)
  const by = user?.username ?? ''
  const show = useMemo(() => (to?: ViewAs) => choose(to && { role: to.role, by }), [by])
  return [view, show] as const
}

/** Left out of a build without it. */
const useAsEdited = import.meta.env.EDITING ? useEdited : (areas: Areas) => areas

export const usePermitted = (
  { areas: bundled, menuGroups, pages: own, morePages, docs = noDocs }: Declared,
  operator: OperatorSource,
) => {
  const user = useOperator(operator)
  const [view, show] = useView(user)
  const { permissions, menus, roles, viewAs: views } = user ?? nobody
  const delivered = useDelivered(bundled, menuGroups, operator, user)
  const declared = useAsEdited(delivered ?? bundled, menuGroups)
  const all = useMorePages(own, morePages, declared, menus)
  const pages = all ?? own
  const areas = useMemo(() => areasSeen(declared, permissions, view), [declared, permissions, view])
  const { permitted, menu, problems } = useMemo(
    () => menuSeen(areas, { menuGroups, pages }, { permissions, menus, roles }, view),
    [areas, menuGroups, pages, permissions, menus, roles, view],
  )
  useEffect(() => {
    // Entries of the platform's menu that a role cannot see are not problems of the menu.
    if (!view && all) logMenuProblems(problems)
  }, [problems, view, all])
  const lens = useMemo<Lens>(
    () => ({
      views,
      view,
      permissions,
      pagesAs: (as) => {
        const seen = areasSeen(declared, permissions, as)
        const { permitted, menu } = menuSeen(seen, { menuGroups, pages }, { permissions, menus, roles }, as)
        return consolePages(permitted.heads, menu.routes, docs.heads)
      },
      show,
    }),
    [views, view, permissions, show, declared, menuGroups, pages, docs, menus, roles],
  )
  const may = useMemo(() => mayBoth(permissions, view), [permissions, view])
  // The set of pages must be known before one of them is shown.
  return { declared, permissions: all && delivered && user?.permissions, permitted, menu, lens, may }
}
