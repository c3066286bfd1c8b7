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
 * The roles of whoever looks: those of the role that is looked as, else the operator's own as the platform names them.
 * The console itself takes every operator for an `admin` (specification §3) and goes by permissions, so it has to be asked.
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
    /** Undefined until they are known. */
    own: data,
    roles: view?.roles ?? data,
    error: data || view ? null : error,
    retry: () => void refetch(),
  }
}
