import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-admin'
import type { ViewAs } from '@/platform/userInfo'
import { useMayLeave } from '@/shell/panes/leaving'
import { useLens } from '@/shell/viewAs/lens'

/** Where operators go who can no longer see the page. */
const landings = ['/permission/directive', '/dashboard']

/**
 * Views the console as a role, or ends that without one. Operators who would lose this page leave it before the menu changes,
 * so that they see no error.
 *
 * @param path of the current page
 */
export const useSwitchRole = (path: string): ((view?: ViewAs) => Promise<void>) => {
  const { pagesAs, show } = useLens()
  const mayLeave = useMayLeave()
  const navigate = useNavigate()
  // The switch happens when this page is hidden, which runs the effect's clean-up.
  const next = useRef<{ readonly view: ViewAs | undefined }>(undefined)
  useEffect(
    () => () => {
      const chosen = next.current
      next.current = undefined
      if (chosen) show(chosen.view)
    },
    [show],
  )
  return async (view) => {
    const pageAt = pagesAs(view)
    if (!(await mayLeave(pageAt))) return
    if (pageAt(path).tab) return show(view)
    next.current = { view }
    navigate(landings.find((landing) => pageAt(landing).tab) ?? '/')
  }
}
