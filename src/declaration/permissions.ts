import type { Resource } from './resource'

/**
 * What an account may do: patterns over keys `<area>.<capability>`, `<area>.field.<name>` and `<area>.link.<name>`. A
 * capability is `list`, `detail`, `create`, `edit` or the name of an action. In a pattern, `*` matches any one part, and a
 * pattern matches every key it is a prefix of: `trade` and `trade.*` match all of trades, `*.list` every list, `*`
 * everything. `!` before a pattern denies; a denial beats any grant, in any order. Fields and links are granted with their
 * list and can only be denied individually.
 *
 * @example ['*', '!*.remove', '!trade.field.payer_total']
 */
export type Permissions = readonly string[]

/** For platforms that send no permissions. */
export const everything: Permissions = ['*']

/** Capabilities of every area. No action may have these names. */
export const reservedCapabilities: readonly string[] = [
  'list',
  'detail',
  'create',
  'edit',
  'field',
  'link',
  'view',
]

/** Whether a key comes with the list and can only be denied. */
export const comesWithList = (key: string): boolean => ['field', 'link'].includes(key.split('.')[1] ?? '')

/** Reads permissions. None at all allow everything; anything but a list allows nothing. */
export const readPermissions = (value: unknown): Permissions => {
  if (value === undefined || value === null) return everything
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one !== '') : []
}

/** Restricts permissions to the areas and pages a platform offers. */
export const withinAreas = (permissions: Permissions, areas: readonly string[]): Permissions =>
  permissions.flatMap((pattern) => {
    if (pattern[0] === '!') return [pattern]
    const [area = '', ...rest] = pattern.split('.')
    if (area === '*') return areas.map((one) => [one, ...rest].join('.'))
    return areas.includes(area) ? [pattern] : []
  })

const matches = (pattern: string, parts: readonly string[]): boolean =>
  pattern.split('.').every((part, index) => (part === '*' ? index < parts.length : part === parts[index]))

/** The parts of a key, and of the key that grants it. */
const partsOf = (key: string) => {
  const wanted = key.split('.')
  const [area = ''] = wanted
  return { wanted, granted: comesWithList(key) ? [area, 'list'] : wanted }
}

/** The pattern that decides on a key: a denial, which beats any grant, or else a grant; undefined if neither exists. */
export const decidingPattern = (permissions: Permissions, key: string): string | undefined => {
  const { wanted, granted } = partsOf(key)
  const denial = permissions.find(
    (pattern) => pattern[0] === '!' && [wanted, granted].some((parts) => matches(pattern.slice(1), parts)),
  )
  return denial ?? permissions.find((pattern) => matches(pattern, granted))
}

/** Whether a key is explicitly denied. A key that is merely not granted is not denied. */
export const denies = (permissions: Permissions, key: string): boolean =>
  decidingPattern(permissions, key)?.[0] === '!'

export const allows = (permissions: Permissions, key: string): boolean => {
  const pattern = decidingPattern(permissions, key)
  return pattern !== undefined && pattern[0] !== '!'
}

/** Whether everything is allowed: nothing is denied, whatever else is granted by name. */
export const allowsAll = (permissions: Permissions): boolean =>
  permissions.includes('*') && !permissions.some((pattern) => pattern[0] === '!')

/** The fields that identify a record; they cannot be denied. */
export const identifyingFields = ({ key, title }: Pick<Resource, 'key' | 'title'>): readonly string[] => [
  ...key,
  title,
]

/** The keys of everything that can be allowed or denied in an area, fields last. */
export const capabilitiesOf = (resource: Resource): readonly string[] => {
  const { name, detail, save, actions = {}, links = {}, endpoints = {}, fields } = resource
  const names = identifyingFields(resource)
  return [
    'list',
    ...(detail ? ['detail'] : []),
    ...(save && save.create !== false ? ['create'] : []),
    ...(save && save.edit !== false ? ['edit'] : []),
    ...Object.keys(actions),
    ...Object.entries(endpoints).flatMap(([own, { capability }]) => (capability === undefined ? [own] : [])),
    ...Object.keys(links).map((link) => `link.${link}`),
    ...Object.keys(fields).flatMap((field) => (names.includes(field) ? [] : [`field.${field}`])),
  ].map((capability) => `${name}.${capability}`)
}
