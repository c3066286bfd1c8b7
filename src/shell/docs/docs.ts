import { createContext, useContext } from 'react'
import type { DocHead, Documentation } from '@/declaration/documentation'
import { awaited } from '@/screens/latePart'

/** The documents that the frame knows of, and the way to what stands in them. */
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

/** What stands in the documents. Who shows it waits for it (Suspense). */
export const useDocumentation = (): Documentation => {
  const source = useContext(Docs)
  return awaited(source, 'documentation', undefined, source.load)
}

/** Where a document opens. */
export const docPath = (slug: string): string => `/docs/${slug}`

/** The document at an address of the console, e.g. `/docs/pay`. */
export const docAt = (heads: readonly DocHead[], pathname: string): DocHead | undefined =>
  heads.find(({ slug }) => docPath(slug) === pathname.replace(/\/+$/, ''))
