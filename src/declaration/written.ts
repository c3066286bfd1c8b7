import type { Action } from './action'
import type { MenuPlace } from './menu'
import type { ListSection, Resource, SaveSection } from './resource'

/** What a written declaration may leave out, by the type of the option; `completed` adds it. */
export const inferable = {
  Resource: ['menu', 'list'],
  MenuPlace: ['order'],
  ListSection: ['call', 'columns', 'sortable', 'sort', 'filters'],
  SaveSection: ['call', 'fields'],
  Action: ['call', 'on'],
} as const

type Inferable = typeof inferable

/** A type with some of its options left out. */
type Without<T, Left> = Omit<T, Left & keyof T> & Partial<Pick<T, Left & keyof T>>

/** A business area as written: what follows from the rest may be left out. */
export type WrittenResource<Name extends string = string> = Omit<
  Resource<Name>,
  'menu' | 'list' | 'save' | 'actions'
> & {
  readonly menu?: Without<MenuPlace, Inferable['MenuPlace'][number]>
  readonly list?: Without<ListSection<Name>, Inferable['ListSection'][number]>
  readonly save?: Without<SaveSection<Name>, Inferable['SaveSection'][number]>
  readonly actions?: { readonly [name: string]: Without<Action<Name>, Inferable['Action'][number]> }
}
