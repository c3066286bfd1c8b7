import type { ReactNode } from 'react'
import { hasRole, type RoleList } from './hasRole'
import { useRoles } from './useRoles'

/** What only these roles see. Another role is looked as, and it comes and goes at once. */
export const ForRoles = ({ roles, children }: { roles: RoleList; children: ReactNode }) => {
  const { roles: held = [] } = useRoles()
  return hasRole(held, roles) ? children : null
}
