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

const isDeclared = (page: RegisteredPage): page is DeclaredPage =>
  typeof page === 'object' && 'declared' in page

interface FoundPage extends Partial<DeclaredPage> {
  /** The page's own address, or true when the menu places it. */
  readonly address: string | true
}

export const pageFor = (pages: PageRegistry, key: string): FoundPage | undefined => {
  const page = Object.hasOwn(pages, key) ? pages[key] : undefined
  if (page === undefined) return undefined
  if (typeof page === 'string') return { address: page }
  if (typeof page === 'function') return { page, address: true }
  return { ...page, address: isDeclared(page) ? page.declared.path : true }
}

export const declaredPages = (pages: PageRegistry): readonly PageHead[] =>
  Object.values(pages).flatMap((page) => (isDeclared(page) ? [page.declared] : []))

export const fetchPages = (pages: PageRegistry): Promise<readonly Page[]> =>
  Promise.all(Object.values(pages).flatMap((page) => (isDeclared(page) ? [page.load()] : [])))
