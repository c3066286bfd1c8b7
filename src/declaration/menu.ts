import type { IconName } from './icons'
import type { Label } from './label'

/** A group of the menu. Areas name it by its key. */
export interface MenuGroup {
  readonly label: Label
  readonly icon: IconName
  readonly order: number
}

export type MenuGroups = { readonly [group: string]: MenuGroup }

/** Declares the groups of the menu. */
export const defineMenu = <const G extends MenuGroups>(groups: G): G => groups
