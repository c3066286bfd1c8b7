import { createContext, useContext } from 'react'
import { useLocation } from 'react-admin'
import { activeItem, type MenuEntry, type MenuItem, type MenuSubmenu, submenuOf } from './menuTree'

/** The menu of the console, for everything in the frame that needs to know what there is and where one stands. */
export const ConsoleMenu = createContext<readonly MenuEntry[]>([])

export interface Place {
  readonly item: MenuItem | undefined
  readonly submenu: MenuSubmenu | undefined
}

/** The menu entry of the page on the screen, and the submenu that holds it. */
export const usePlace = (): Place => {
  const entries = useContext(ConsoleMenu)
  const { pathname } = useLocation()
  const item = activeItem(entries, pathname)
  return { item, submenu: submenuOf(entries, item) }
}
