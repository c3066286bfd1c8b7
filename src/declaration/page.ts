import type { Endpoints } from './endpoint'
import type { IconName } from './icons'
import type { Label } from './label'
import type { MenuPlace } from './menu'

/**
 * A screen that no list of records describes (the dashboard, the personal info page): its route, its place in the menu, and
 * its calls are declared, what it shows is a component.
 */
export interface Page {
  /** Permission key (`<name>.view`, `<name>.<endpoint>`), and its name in the API document. */
  readonly name: string
  readonly path: `/${string}`
  readonly label: Label
  readonly icon: IconName
  readonly menu: MenuPlace
  /** The file that draws it, by its name without the ending. */
  readonly component: string
  readonly endpoints?: Endpoints
}

/** Declares a screen with a component of its own. */
export const definePage = <const P extends Page>(page: P): P => page

/** The keys of everything that can be allowed or denied on a page. */
export const pageCapabilities = ({ name, endpoints = {} }: Page): readonly string[] => [
  `${name}.view`,
  ...Object.entries(endpoints).flatMap(([own, { capability }]) =>
    capability === undefined ? [`${name}.${own}`] : [],
  ),
]
