import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { fieldOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { operator } from '@/platform/operator'
import { useLens } from '@/shell/viewAs/lens'

const isText = (value: unknown): value is string => typeof value === 'string'

const fetchRoles = async (signal: AbortSignal): Promise<readonly string[]> => {
  const roles = fieldOf(await call('GET /user/info', { signal }), 'roles')
  return Array.isArray(roles) ? roles.filter(isText) : []
}

/**
 * The current roles: that of the view-as mode, or the operator's own according to the platform. The console itself decides by
 * permissions, not roles, so the platform has to be asked.
 */
export const useRoles = () => {
  const { view } = useLens()
  const user = useSyncExternalStore(operator.subscribe, operator.read)
  const { data, error, refetch } = useQuery({
    queryKey: ['demo', 'roles', user?.username, user?.permissions],
    queryFn: ({ signal }) => fetchRoles(signal),
    retry: false,
  })
  return {
    /** Undefined until loaded. */
    own: data,
    roles: view?.roles ?? data,
    error: data || view ? null : error,
    retry: () => void refetch(),
  }
}
