import { roleTitles } from '@resources/account/roles'
import { isRecord, type Label, l, type Page, type Permissions, type Resource } from '@/declaration'
import { rolePermissions } from '@/declaration/roles'
import { declaredFiles } from './declaredFiles'

export interface Role {
  readonly key: string
  readonly title: Label
  /** In the grammar of `Permissions`. */
  readonly permissions: Permissions
  /** Compared with `meta.roles` of menu entries. */
  readonly roles: readonly string[]
}

type RoleKey = keyof typeof roleTitles

/** What roles may do in every area and on every page; the rest these say themselves, in `roles`. */
const everywhere: { readonly [K in RoleKey]: Permissions } = {
  admin: ['*'],
  support: [],
  finance: [],
  viewer: ['*.list', '*.detail', '*.view'],
  editor: ['*'],
  visitor: [],
}

/** `editor` and `visitor` are for the demonstration accounts. */
const inMenu: { readonly [K in RoleKey]?: readonly string[] } = { editor: ['editor'], visitor: ['visitor'] }

const isDeclared = (module: unknown): module is Resource | Page => isRecord(module) && 'name' in module

/** The platform's roles with the permissions that areas and pages give them. */
export const rolesFor = (declared: readonly (Resource | Page)[]): readonly Role[] =>
  (Object.keys(roleTitles) as RoleKey[]).map((key) => ({
    key,
    title: roleTitles[key],
    permissions: [...everywhere[key], ...declared.flatMap((one) => rolePermissions(one, key))],
    roles: inMenu[key] ?? ['admin'],
  }))

export const roles: readonly Role[] = rolesFor(Object.values(declaredFiles).filter(isDeclared))

const unknownRole = (key: string): Role => ({ key, title: l(key, key, key), permissions: [], roles: [] })

export const roleOf = (key: string): Role => roles.find((role) => role.key === key) ?? unknownRole(key)
