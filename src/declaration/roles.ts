import type { Part } from './vocabulary'

/**
 * Permissions (as in `Permissions`) by role, as an area or a page declares them: without its own name in front, and `*` for
 * everything in it.
 *
 * @example { support: ['list', 'detail'], finance: ['*', '!remove', '!field.mobile'] }
 */
export type Roles = { readonly [role: string]: readonly string[] }

export const rolesPart = { each: 'names', optional: true } as const satisfies Part

/** The permissions that an area or a page grants to a role or denies it. */
export const rolePermissions = (
  { name, roles = {} }: { readonly name: string; readonly roles?: Roles },
  role: string,
): readonly string[] =>
  (Object.hasOwn(roles, role) ? (roles[role] ?? []) : []).map((pattern) => {
    const [, sign = '', what = ''] = /^(!?)(.*)$/.exec(pattern) ?? []
    return what === '*' ? `${sign}${name}` : `${sign}${name}.${what}`
  })
