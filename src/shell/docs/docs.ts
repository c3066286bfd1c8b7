import { createContext, useContext } from 'react'
import type { DocHead, Documentation } from '@/declaration/documentation'
import { awaited } from '@/screens/latePart'

/** The documents known to the frame, and how to load their content. */
export interface DocsSource {
  readonly heads: readonly DocHead[]
  readonly load: () => Promise<Documentation>
}

/** A console without a documentation centre. */
export const noDocs: DocsSource = {
  heads: [],
  load: async () => ({ docs: [], calls: {}, errors: {}, common: [] }),
}

export const Docs = createContext<DocsSource>(noDocs)

/** The content of the documents. Suspends until it has loaded. */
export const useDocumentation = (): Documentation => {
  const source = useContext(Docs)
  return awaited(source, 'documentation', undefined, source.load)
}

/** The address of a document. */
export const docPath = (slug: string): string => `/docs/${slug}`

/** The document at an address of the console, e.g. `/docs/pay`. */
export const docAt = (heads: readonly DocHead[], pathname: string): DocHead | undefined =>
  heads.find(({ slug }) => docPath(slug) === pathname.replace(/\/+$/, ''))
