import { createContext, useContext } from 'react'
import type { Permissions } from '@/declaration'
import type { ViewAs } from '@/platform/userInfo'
import { useMayLeave } from '../panes/leaving'
import type { PageAt } from '../panes/pages'

/** The console as another role would see it, never more than the operator may see. Held in memory only. */
export interface Lens {
  readonly views: readonly ViewAs[]
  readonly view: ViewAs | undefined
  readonly permissions: Permissions
  /** Returns the pages as a role sees them, or without one, the operator. */
  readonly pagesAs: (view?: ViewAs) => PageAt
  /** Views as a role, or without one, as oneself. Closes pages that are no longer allowed; `useLook` asks first. */
  readonly show: (view?: ViewAs) => void
}

const nothingToChoose: Lens = {
  views: [],
  view: undefined,
  permissions: [],
  pagesAs: () => (path) => ({ path, tab: false, affix: false, noCache: true }),
  show: () => {},
}

export const LensContext = createContext<Lens>(nothingToChoose)

export const useLens = (): Lens => useContext(LensContext)

/** Views as a role, or as oneself; asks before pages with unsaved input close, and resolves to false on a no. */
export const useLook = (): ((view?: ViewAs) => Promise<boolean>) => {
  const { pagesAs, show } = useLens()
  const mayLeave = useMayLeave()
  return async (view) => {
    if (!(await mayLeave(pagesAs(view)))) return false
    show(view)
    return true
  }
}
