import { useContext } from 'react'
import { useLocation } from 'react-admin'
import type { Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { routeOf } from '../menu/routes'

/**
 * The title of the current page as in the menu, so that page, tab and menu agree.
 *
 * @param otherwise its title when no menu entry leads to it
 */
export const usePageName = (otherwise: Label): string => {
  const { routes } = useContext(ConsoleMenu)
  const { pathname } = useLocation()
  return useSay()(routeOf(routes, pathname)?.title ?? otherwise)
}
