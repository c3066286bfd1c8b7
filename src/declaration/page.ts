import type { Endpoint, Endpoints } from './endpoint'
import type { IconName } from './icons'
import type { Label } from './label'
import { type MenuPlace, menuParts } from './menu'
import { type Roles, rolesPart } from './roles'
import type { Described } from './vocabulary'

/** A screen that is not a list of records, such as the dashboard; its content is a component. */
export interface Page {
  /** Permission key (`<name>.view`, `<name>.<endpoint>`), and name in the API document. */
  readonly name: string
  readonly path: `/${string}`
  readonly label: Label
  readonly icon: IconName
  readonly menu: MenuPlace
  /** File name of its component, without the extension. */
  readonly component: string
  readonly endpoints?: Endpoints
  /** What each role of the reference platform may do here: `['view']`; `*` is everything. */
  readonly roles?: Roles
}

export const pageParts: Described<Page> = {
  name: 'text',
  path: 'path',
  label: 'label',
  icon: 'icon',
  menu: { parts: menuParts },
  component: 'component',
  endpoints: 'endpoints?',
  roles: rolesPart,
}

export const definePage = <const P extends Page>(page: P): P => page

/** The read that a page needs to be viewed; permission to view includes it. */
export const viewRead = ({ endpoints = {} }: Pick<Page, 'endpoints'>): Endpoint | undefined =>
  Object.values(endpoints).find(
    ({ call, capability, query }) => capability === 'view' && call.startsWith('GET ') && !query,
  )

/** The keys of everything that can be allowed or denied on a page. */
export const pageCapabilities = ({ name, endpoints = {} }: Page): readonly string[] => [
  `${name}.view`,
  ...Object.entries(endpoints).flatMap(([own, { capability }]) =>
    capability === undefined ? [`${name}.${own}`] : [],
  ),
]
