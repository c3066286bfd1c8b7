import type { Permissions } from '../permissions'

/** Whether an account is given something of an area by name. What is given of all areas is not given of delivered ones. */
export const hasGrant = (permissions: Permissions, area: string): boolean =>
  permissions.some((pattern) => pattern === area || pattern.startsWith(`${area}.`))
