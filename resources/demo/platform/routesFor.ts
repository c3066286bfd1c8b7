import { type DemoRoute, demoRoutes } from '../routes'

/**
 * The demo routes that one of these roles sees (specification §6): an entry without roles is everybody's, and a group of
 * which nothing is left is left out.
 */
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
