import { type Head, headOf, type PageHead, pageHeadOf } from '@/declaration'
import { type DocHead, docHeadsOf } from '@/declaration/documentation'
import { docs, pages, resources } from './allDeclared'

// A build replaces this file by data (`src/build/lateDeclarations.ts`).

/** The heads of all areas, in menu order. */
export const heads: readonly Head[] = resources.map(headOf)

/** The heads of all pages, in menu order. */
export const pageHeads: readonly PageHead[] = pages.map(pageHeadOf)

/** The heads of all documents, in order. */
export const docHeads: readonly DocHead[] = docHeadsOf(docs)
