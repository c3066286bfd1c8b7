import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-admin'
import type { ViewAs } from '@/platform/viewAs'
import { useMayLeave } from '@/shell/panes/mayLeave'
import { useLens } from '@/shell/viewAs/lens'

/** Where one lands who no longer sees the page: on the next one of the group, else on the dashboard. */
const landings = ['/permission/directive', '/dashboard']

/**
 * The way to look as a role, or without one as oneself. Who will not see this page any more is on another before the menu
 * changes: nobody is shown that something was taken away.
 *
 * @param path of the page that asks
 */
export const useSwitchRole = (path: string): ((view?: ViewAs) => Promise<void>) => {
  const { pagesAs, show } = useLens()
  const mayLeave = useMayLeave()
  const navigate = useNavigate()
  // Looked as once this page is put aside, which undoes its effects.
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
