import type { Resource } from './resource'

/**
 * What an account may do: patterns over keys `<area>.<capability>`, where a capability is `list`, `detail`, `create`,
 * `edit` or the name of a declared action, and `<area>.field.<name>` for fields. `*` in a pattern is any one part of a
 * key, and a pattern speaks of everything that its parts are the beginning of: `trade` and `trade.*` of all of trades,
 * `*.list` of every list, `*` of everything. With `!` before it, it denies; a denial beats every grant, whatever the
 * order. Fields are seen with their list unless they are denied; they are never granted one by one.
 *
 * @example ['*', '!*.remove', '!trade.field.payer_total']
 */
export type Permissions = readonly string[]

/** Nothing is denied: what an account may do on a platform that does not speak of permissions. */
export const everything: Permissions = ['*']

/** Capabilities that every area can have: no action may be named so. */
export const reservedCapabilities: readonly string[] = ['list', 'detail', 'create', 'edit', 'field', 'view']

/**
 * Permissions as a platform sends them. Without any everything is allowed; what is no list allows nothing, and what is
 * no pattern in a list counts for nothing.
 */
export const readPermissions = (value: unknown): Permissions => {
  if (value === undefined || value === null) return everything
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one !== '') : []
}

/**
 * What is left of permissions on a platform that offers these areas and pages alone.
 *
 * @param areas their names
 */
export const withinAreas = (permissions: Permissions, areas: readonly string[]): Permissions =>
  permissions.flatMap((pattern) => {
    if (pattern[0] === '!') return [pattern]
    const [area = '', ...rest] = pattern.split('.')
    if (area === '*') return areas.map((one) => [one, ...rest].join('.'))
    return areas.includes(area) ? [pattern] : []
  })

const named = (pattern: string, parts: readonly string[]): boolean =>
  pattern.split('.').every((part, index) => (part === '*' ? index < parts.length : part === parts[index]))

/** The parts of a key, and those of what grants it: fields are seen with their list. */
const partsOf = (
  key: string,
): { readonly wanted: readonly string[]; readonly granted: readonly string[] } => {
  const wanted = key.split('.')
  const [area = '', capability] = wanted
  return { wanted, granted: capability === 'field' ? [area, 'list'] : wanted }
}

/** Whether the permissions deny what the key names in so many words. What is not granted is not denied yet. */
export const denies = (permissions: Permissions, key: string): boolean => {
  const { wanted, granted } = partsOf(key)
  return permissions.some(
    (pattern) => pattern[0] === '!' && [wanted, granted].some((parts) => named(pattern.slice(1), parts)),
  )
}

/** Whether the permissions allow what the key names. */
export const allows = (permissions: Permissions, key: string): boolean =>
  permissions.some((pattern) => named(pattern, partsOf(key).granted)) && !denies(permissions, key)

/** The fields by which an area's records are known; nobody is denied them. */
export const nameFieldsOf = ({ key, title }: Pick<Resource, 'key' | 'title'>): readonly string[] => [
  ...key,
  title,
]

/** The keys of everything that can be allowed or denied in an area, its fields last. */
export const capabilitiesOf = (resource: Resource): readonly string[] => {
  const { name, detail, save, actions = {}, endpoints = {}, fields } = resource
  const names = nameFieldsOf(resource)
  return [
    'list',
    ...(detail ? ['detail'] : []),
    ...(save && save.create !== false ? ['create'] : []),
    ...(save && save.edit !== false ? ['edit'] : []),
    ...Object.keys(actions),
    ...Object.entries(endpoints).flatMap(([own, { capability }]) => (capability === undefined ? [own] : [])),
    ...Object.keys(fields).flatMap((field) => (names.includes(field) ? [] : [`field.${field}`])),
  ].map((capability) => `${name}.${capability}`)
}
