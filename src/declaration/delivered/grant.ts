import type { Permissions } from '../permissions'

/** Whether an account has a permission that names the area. Wildcards do not cover delivered areas. */
export const hasGrant = (permissions: Permissions, area: string): boolean =>
  permissions.some((pattern) => pattern === area || pattern.startsWith(`${area}.`))
