import type { ComponentType } from 'react'
import type { Page, PageHead } from '@/declaration'

/** A page that stands wherever the menu puts it, for those who have a permission. */
interface GuardedPage {
  readonly page: ComponentType
  /** The key of what its calls need (`<area>.<capability>`): without it there is no such page. */
  readonly permission: string
}

/** A declared page: it has its own address and its place in the menu. */
export interface DeclaredPage extends GuardedPage {
  readonly declared: PageHead
  /** Its declaration with its calls. */
  readonly load: () => Promise<Page>
}

type RegisteredPage = ComponentType | GuardedPage | DeclaredPage | `/${string}`

/**
 * The pages that a platform's menu may name by key (specification §2), besides the declared areas, which it names by their
 * names: a page that stands wherever the menu puts it, or the address of an area's own page.
 */
export interface PageRegistry {
  readonly [key: string]: RegisteredPage
}

/** The page of a key; undefined for a key that names none. */
const pageOf = (pages: PageRegistry, key: string): RegisteredPage | undefined =>
  Object.hasOwn(pages, key) ? pages[key] : undefined

const isDeclared = (page: RegisteredPage | undefined): page is DeclaredPage =>
  page !== undefined && typeof page !== 'string' && 'declared' in page

/** The declared page of a key; undefined for a key that names none. */
export const declaredPage = (pages: PageRegistry, key: string): PageHead | undefined => {
  const page = pageOf(pages, key)
  return isDeclared(page) ? page.declared : undefined
}

/** All declared pages. */
export const declaredPages = (pages: PageRegistry): readonly PageHead[] =>
  Object.values(pages).flatMap((page) => (isDeclared(page) ? [page.declared] : []))

/** All declared pages with their calls. @throws what fetching one of them throws */
export const fetchPages = (pages: PageRegistry): Promise<readonly Page[]> =>
  Promise.all(Object.values(pages).flatMap((page) => (isDeclared(page) ? [page.load()] : [])))

/** The address of a page that has its own, true for one that the menu places, undefined when there is none of the key. */
export const pageAddress = (pages: PageRegistry, key: string): string | true | undefined => {
  const page = pageOf(pages, key)
  if (isDeclared(page)) return page.declared.path
  return typeof page === 'string' ? page : page && true
}

/** What draws a page that the menu places; undefined for one that has its own address, and for a key that names none. */
export const pageComponent = (pages: PageRegistry, key: string): ComponentType | undefined => {
  const page = pageOf(pages, key)
  if (typeof page === 'string') return undefined
  return page && 'permission' in page ? page.page : page
}

/** The permission that a page needs; undefined for one that is everybody's. */
export const pagePermission = (pages: PageRegistry, key: string): string | undefined => {
  const page = pageOf(pages, key)
  return page && typeof page !== 'string' && 'permission' in page ? page.permission : undefined
}
