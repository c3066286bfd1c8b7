import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-admin'
import { fieldOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { operator } from '@/platform/operator'
import type { ViewAs } from '@/platform/userInfo'
import { useMayLeave } from '@/shell/panes/leaving'
import { useLens } from '@/shell/viewAs/lens'

const isText = (value: unknown): value is string => typeof value === 'string'

const fetchRoles = async (signal: AbortSignal): Promise<readonly string[]> => {
  const roles = fieldOf(await call('GET /user/info', { signal }), 'roles')
  return Array.isArray(roles) ? roles.filter(isText) : []
}

/**
 * The current roles: those of the view-as mode, or the operator's own from the platform. The console itself decides by
 * permissions, not roles, so it has to ask the platform.
 */
export const useRoles = () => {
  const { view } = useLens()
  const user = useSyncExternalStore(operator.subscribe, operator.read)
  const answer = useQuery({
    queryKey: ['demo', 'roles', user?.username, user?.permissions],
    queryFn: ({ signal }) => fetchRoles(signal),
  })
  const { data: own, error } = answer
  // A failure only matters while there is nothing to show.
  return { own, roles: view?.roles ?? own, answer: { ...answer, error: own || view ? null : error } }
}

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
