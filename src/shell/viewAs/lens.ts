import { createContext, useContext } from 'react'
import type { Permissions } from '@/declaration'
import type { ViewAs } from '@/platform/viewAs'
import type { PageAt } from '../panes/pages'

/**
 * The console as another role would see it. It never shows more than the operator may see, and what is done is done by
 * the operator. It is held in memory only: a reload ends it, and so does another operator.
 */
export interface Lens {
  /** The roles that the operator may look as. */
  readonly views: readonly ViewAs[]
  /** The role looked as; undefined while the operator looks as themselves. */
  readonly view: ViewAs | undefined
  /** The operator's own. */
  readonly permissions: Permissions
  /** The pages there are when one looks as a role, or without one as oneself. */
  readonly pagesAs: (view?: ViewAs) => PageAt
  /** Looks as a role, or without one as oneself. Pages that are then not allowed close at once; `useLook` asks first. */
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
