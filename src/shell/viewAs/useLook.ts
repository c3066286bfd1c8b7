import type { ViewAs } from '@/platform/userInfo'
import { useMayLeave } from '../panes/mayLeave'
import { useLens } from './lens'

/**
 * Returns a function that views as a role, or as oneself again. It asks first if that would close pages with unsaved
 * input.
 *
 * @returns the function, which resolves to false when the operator declines and nothing changes
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
