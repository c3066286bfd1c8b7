import { useContext } from 'react'
import { useLocation } from 'react-admin'
import type { Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { routeOf } from '../menu/routes'

/**
 * What the page on the screen is called: as the menu calls it, so that page, tab and menu agree.
 *
 * @param otherwise its name where no menu leads to it
 */
export const usePageName = (otherwise: Label): string => {
  const { routes } = useContext(ConsoleMenu)
  const { pathname } = useLocation()
  return useSay()(routeOf(routes, pathname)?.title ?? otherwise)
}
