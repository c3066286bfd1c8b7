import { type DemoRoute, demoRoutes } from '../routes'

/** The demo routes for these roles. Entries without roles are for everybody; empty groups are left out. */
export const routesFor = (
  roles: readonly string[],
  routes: readonly DemoRoute[] = demoRoutes,
): readonly DemoRoute[] =>
  routes.flatMap((route) => {
    const { children, meta } = route
    if (meta.roles && !meta.roles.some((role) => roles.includes(role))) return []
    if (!children) return [route]
    const left = routesFor(roles, children)
    return left.length > 0 ? [{ ...route, children: left }] : []
  })
