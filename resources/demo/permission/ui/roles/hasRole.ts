/** At least one role: an empty list would hide the content from everybody. */
export type RoleList = readonly [string, ...string[]]

/**
 * Whether two sets of roles have one in common.
 *
 * @param held the operator's roles
 * @param wanted the roles that may see the content
 */
export const hasRole = (held: readonly string[], wanted: RoleList): boolean =>
  wanted.some((role) => held.includes(role))
