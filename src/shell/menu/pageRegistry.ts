import type { ComponentType } from 'react'
import type { Page, PageHead } from '@/declaration'

interface GuardedPage {
  readonly page: ComponentType
  readonly permission: string
}

export interface DeclaredPage extends GuardedPage {
  readonly declared: PageHead
  readonly load: () => Promise<Page>
}

type RegisteredPage = ComponentType | GuardedPage | DeclaredPage | `/${string}`

/** Pages that a platform's menu may name by key, besides areas: a page, or the address of a page in an area. */
export interface PageRegistry {
  readonly [key: string]: RegisteredPage
}

const pageOf = (pages: PageRegistry, key: string): RegisteredPage | undefined =>
  Object.hasOwn(pages, key) ? pages[key] : undefined

const isDeclared = (page: RegisteredPage | undefined): page is DeclaredPage =>
  page !== undefined && typeof page !== 'string' && 'declared' in page

export const declaredPage = (pages: PageRegistry, key: string): PageHead | undefined => {
  const page = pageOf(pages, key)
  return isDeclared(page) ? page.declared : undefined
}

export const declaredPages = (pages: PageRegistry): readonly PageHead[] =>
  Object.values(pages).flatMap((page) => (isDeclared(page) ? [page.declared] : []))

export const fetchPages = (pages: PageRegistry): Promise<readonly Page[]> =>
  Promise.all(Object.values(pages).flatMap((page) => (isDeclared(page) ? [page.load()] : [])))

/** A page's own address, or true when the menu places it; undefined when the key is unknown. */
export const pageAddress = (pages: PageRegistry, key: string): string | true | undefined => {
  const page = pageOf(pages, key)
  if (isDeclared(page)) return page.declared.path
  return typeof page === 'string' ? page : page && true
}

export const pageComponent = (pages: PageRegistry, key: string): ComponentType | undefined => {
  const page = pageOf(pages, key)
  if (typeof page === 'string') return undefined
  return page && 'permission' in page ? page.page : page
}

export const pagePermission = (pages: PageRegistry, key: string): string | undefined => {
  const page = pageOf(pages, key)
  return page && typeof page !== 'string' && 'permission' in page ? page.permission : undefined
}
