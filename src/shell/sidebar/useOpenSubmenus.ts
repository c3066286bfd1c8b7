import { useState } from 'react'
import { usePlace } from '../menu/ConsoleMenu'
import type { MenuItem } from '../menu/menuEntries'

/** Which submenus are open. */
export interface OpenSubmenus {
  readonly isOpen: (path: string) => boolean
  readonly toggle: (path: string) => void
}

/** Navigation opens the submenus around the page's entry; otherwise they stay as the operator left them. */
export const useOpenSubmenus = (): OpenSubmenus => {
  const { item, submenus } = usePlace()
  const [shown, setShown] = useState<MenuItem>()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  if (item !== shown) {
    setShown(item)
    setOpen(new Set([...open, ...submenus.map(({ path }) => path)]))
  }
  return {
    isOpen: (path) => open.has(path),
    toggle: (path) => {
      const next = new Set(open)
      if (!next.delete(path)) next.add(path)
      setOpen(next)
    },
  }
}
