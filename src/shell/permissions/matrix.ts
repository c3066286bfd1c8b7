import {
  allows,
  capabilitiesOf,
  comesWithList,
  decisionsOf,
  type Label,
  l,
  narrowed,
  type Page,
  type Permissions,
  pageCapabilities,
  type Resource,
} from '@/declaration'

export interface MatrixColumn {
  readonly key: string
  readonly title: Label
  readonly permissions: Permissions
}

export interface Cell {
  readonly allowed: boolean
  /** In the row about fields: the hidden fields of a visible area. */
  readonly hidden: readonly Label[]
}

interface MatrixRow {
  /** The capability's key; `<area>.field` for all fields together. */
  readonly key: string
  readonly label: Label
  readonly cells: readonly Cell[]
}

interface MatrixArea {
  readonly name: string
  readonly label: Label
  readonly rows: readonly MatrixRow[]
}

const words = {
  list: l('查看列表', 'See the list', 'Ver la lista'),
  detail: l('查看详情', 'See details', 'Ver el detalle'),
  create: l('新建', 'Create', 'Crear'),
  edit: l('修改', 'Edit', 'Modificar'),
  fields: l('字段', 'Fields', 'Campos'),
  view: l('查看页面', 'See the page', 'Ver la página'),
  decide: l('审批他人的请求', 'Decide what others ask for', 'Decidir lo que otros solicitan'),
} as const satisfies Record<string, Label>

const labelOf = ({ actions = {}, links = {}, endpoints = {} }: Resource, capability: string): Label => {
  if (capability === 'list' || capability === 'detail' || capability === 'create' || capability === 'edit')
    return words[capability]
  const [, link = ''] = /^link\.(.+)$/.exec(capability) ?? []
  const declared = actions[capability] ?? links[link] ?? endpoints[capability]
  return declared?.label ?? l(capability, capability, capability)
}

const areaOf = (resource: Resource, columns: readonly MatrixColumn[]): MatrixArea => {
  const { name, label, fields } = resource
  const prefix = `${name}.field.`
  const keys = capabilitiesOf(resource)
  const fieldKeys = keys.filter((key) => key.startsWith(prefix))
  // Look at the reduced area, not only at the patterns: a record whose required fields are denied cannot be created.
  const left = columns.map(({ permissions }) => {
    const area = narrowed(resource, permissions)
    return new Set(area && capabilitiesOf(area))
  })
  const rows = keys
    .filter((key) => !key.startsWith(prefix))
    .map((key) => ({
      key,
      label: labelOf(resource, key.slice(name.length + 1)),
      cells: left.map((allowed) => ({ allowed: allowed.has(key), hidden: [] })),
    }))
  const ofDecisions = decisionsOf(resource).map((key) => ({
    key,
    label: words.decide,
    cells: columns.map(({ permissions }) => ({ allowed: allows(permissions, key), hidden: [] })),
  }))
  const ofFields: MatrixRow = {
    key: `${name}.field`,
    label: words.fields,
    cells: left.map((seen) => {
      const allowed = seen.size > 0
      const denied = allowed ? fieldKeys.filter((key) => !seen.has(key)) : []
      return { allowed, hidden: denied.flatMap((key) => fields[key.slice(prefix.length)]?.label ?? []) }
    }),
  }
  return { name, label, rows: [...rows, ...ofDecisions, ofFields] }
}

const areaOfPage = (page: Page, columns: readonly MatrixColumn[]): MatrixArea => {
  const { name, label, endpoints = {} } = page
  const rows = pageCapabilities(page).map((key) => ({
    key,
    label: endpoints[key.slice(name.length + 1)]?.label ?? words.view,
    cells: columns.map(({ permissions }) => ({
      allowed: allows(permissions, `${name}.view`) && allows(permissions, key),
      hidden: [],
    })),
  }))
  return { name, label, rows }
}

/** The areas in order, then the pages, each with its capabilities; an area also has one row about all its fields. */
export const matrixOf = (
  resources: readonly Resource[],
  columns: readonly MatrixColumn[],
  pages: readonly Page[] = [],
): readonly MatrixArea[] => [
  ...resources.map((resource) => areaOf(resource, columns)),
  ...pages.map((page) => areaOfPage(page, columns)),
]

const differs = ({ cells }: MatrixRow): boolean =>
  cells.some((cell) => JSON.stringify(cell) !== JSON.stringify(cells[0]))

export const differencesIn = (areas: readonly MatrixArea[]): readonly MatrixArea[] =>
  areas.map((area) => ({ ...area, rows: area.rows.filter(differs) })).filter(({ rows }) => rows.length > 0)

export const matrixTotals = (areas: readonly MatrixArea[], columns: readonly MatrixColumn[]) => {
  const rows = areas.flatMap((area) => area.rows.filter(({ key }) => key !== `${area.name}.field`))
  return {
    all: rows.length,
    allowed: columns.map((_, index) => rows.filter(({ cells }) => cells[index]?.allowed).length),
  }
}

/**
 * An area without its list does not exist. Fields and links count only where both see the area, so that a missing area
 * counts once.
 */
export const differenceOf = (
  resources: readonly Resource[],
  first: Permissions,
  second: Permissions,
  pages: readonly Page[] = [],
): { readonly fewer: number; readonly more: number } => {
  const parts = [
    ...resources.map((one) => ({
      name: one.name,
      needed: 'list',
      keys: [...capabilitiesOf(one), ...decisionsOf(one)],
    })),
    ...pages.map((page) => ({ name: page.name, needed: 'view', keys: pageCapabilities(page) })),
  ]
  let fewer = 0
  let more = 0
  for (const { name, needed, keys } of parts) {
    const heldBy = (permissions: Permissions) =>
      allows(permissions, `${name}.${needed}`) ? keys.filter((key) => allows(permissions, key)) : []
    const [one, other] = [heldBy(first), heldBy(second)]
    const both = one.length > 0 && other.length > 0
    const beyond = (from: readonly string[], than: readonly string[]) =>
      from.filter((key) => !than.includes(key) && (both || !comesWithList(key))).length
    fewer += beyond(one, other)
    more += beyond(other, one)
  }
  return { fewer, more }
}
