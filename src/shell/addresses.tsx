import { useContext, useEffect } from 'react'
import { generatePath, matchPath, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { publicPathOf } from '@/platform/publicPaths'
import { UnknownAddress } from '@/screens/resourceScreens'
import { ConsoleMenu } from './menu/ConsoleMenu'
import { pageFor } from './menu/pageRegistry'
import type { Alias } from './menu/readRoutes'
import { closeness, pageBelow, routeOf } from './menu/routes'
import { redirectTarget } from './tabs/tabs'

export const isRedirect = (pathname: string): boolean => /^\/redirect(\/|$)/.test(pathname)

export const Redirect = () => {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={redirectTarget(pathname, search, hash)} replace />
}

export const usePlainAddress = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const plain = pathname.replace(/(?<=.)\/+$/, '')
  useEffect(() => {
    if (plain !== pathname) navigate({ pathname: plain, search, hash }, { replace: true, state })
  }, [plain, pathname, search, hash, state, navigate])
}

const ownAddress = (aliases: readonly Alias[], pathname: string): string | undefined => {
  for (const { from, to } of aliases) {
    const params = matchPath({ path: from.replaceAll('(\\d+)', ''), caseSensitive: true }, pathname)?.params
    if (params && closeness(from, pathname) > 0) return generatePath(to, params)
  }
  return undefined
}

/** Every other address: a page of the platform's menu, an alias, or a parent path. */
export const OtherAddress = () => {
  const { pathname, search } = useLocation()
  const { routes, every = routes, aliases = [], pages = {} } = useContext(ConsoleMenu)
  const key = routeOf(routes, pathname)?.component
  const Page = key === undefined ? undefined : pageFor(pages, key)?.page
  if (Page) return <Page />
  if (publicPathOf(pathname) === '/login') return <Navigate to="/" replace />
  const own = ownAddress(aliases, pathname)
  if (own !== undefined) return <Navigate to={own + search} replace />
  const below = pageBelow(routes, pathname)
  if (below !== undefined) return <Navigate to={below} replace />
  return <UnknownAddress denied={routeOf(every, pathname) !== undefined} />
}
