import type { ComponentType } from 'react'

/**
 * The pages that a platform's menu may name by key (specification §2), besides the declared areas, which it names by their
 * names: a page that stands wherever the menu puts it, or the address of an area's own page.
 */
export interface PageRegistry {
  readonly [key: string]: ComponentType | `/${string}`
}

/** The address of a page that has its own; undefined for one that the menu places. */
export const pageAddress = (page: ComponentType | string | undefined): string | undefined =>
  typeof page === 'string' ? page : undefined

/** What draws a page that the menu places; undefined for one that has its own address. */
export const pageComponent = (page: ComponentType | string | undefined): ComponentType | undefined =>
  typeof page === 'string' ? undefined : page
