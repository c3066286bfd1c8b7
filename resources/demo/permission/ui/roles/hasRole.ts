/** At least one: a list of none would hide its content from everybody, and the compiler says so. */
export type RoleList = readonly [string, ...string[]]

/**
 * Whether somebody with these roles may see what is kept for others: one role in common is enough (specification §6).
 *
 * @param held the roles of whoever looks
 * @param wanted for whom it is there
 */
export const hasRole = (held: readonly string[], wanted: RoleList): boolean =>
  wanted.some((role) => held.includes(role))
