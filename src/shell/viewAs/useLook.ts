import type { ViewAs } from '@/platform/viewAs'
import { useMayLeave } from '../panes/mayLeave'
import { useLens } from './lens'

/**
 * The way to look as a role, or as oneself again. Pages that hold something unsaved and would close are named and asked
 * for first.
 *
 * @returns false when the operator rather keeps them, and nothing has changed
 */
export const useLook = (): ((view?: ViewAs) => Promise<boolean>) => {
  const { pagesAs, show } = useLens()
  const mayLeave = useMayLeave()
  return async (view) => {
    if (!(await mayLeave(pagesAs(view)))) return false
    show(view)
    return true
  }
}
