import type { ReactNode } from 'react'
import { hasRole, type RoleList } from './hasRole'
import { useRoles } from './useRoles'

/** Content for some roles; follows a change of role at once. */
export const ForRoles = ({ roles, children }: { roles: RoleList; children: ReactNode }) => {
  const { roles: held = [] } = useRoles()
  return hasRole(held, roles) ? children : null
}
