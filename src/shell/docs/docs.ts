import { createContext, useContext } from 'react'
import type { DocCall, DocHead, Documentation } from '@/declaration/documentation'
import { awaited } from '@/ui/late'

export interface DocsSource {
  readonly heads: readonly DocHead[]
  readonly load: () => Promise<Documentation>
  /** The texts of the declarations by their paths, in development. */
  readonly sources?: { readonly [path: string]: () => Promise<string> }
  /** The hashes of the declarations by their names. */
  readonly hashes?: () => Promise<{ readonly [name: string]: string }>
}

export const noDocs: DocsSource = {
  heads: [],
  load: async () => ({ docs: [], calls: {}, errors: {}, common: [] }),
}

export const Docs = createContext<DocsSource>(noDocs)

export const useDocumentation = (): Documentation => {
  const source = useContext(Docs)
  return awaited(source, 'documentation', undefined, source.load)
}

export const docPath = (slug: string): string => `/docs/${slug}`

export const docAt = (heads: readonly DocHead[], pathname: string): DocHead | undefined =>
  heads.find(({ slug }) => docPath(slug) === pathname.replace(/\/+$/, ''))

// Several documents are alive in the browser at once, so each anchor starts with its document's name.

export const sectionAnchor = (slug: string, section: string): string => `${slug}-${section}`

/** The anchor of a call, such as `taobao-post-user-cleargrant`, or of a push by the platform, `taobao-push-order`. */
export const callAnchor = (slug: string, { id, method, path }: Pick<DocCall, 'id' | 'method' | 'path'>) =>
  [slug, ...(path === '' ? id.split('.') : [method, ...path.split('/')])]
    .map((part) => part.replace(/\W/g, '').toLowerCase())
    .filter(Boolean)
    .join('-')

export const codeAnchor = (slug: string, code: number | string): string => `${slug}-code-${code}`
