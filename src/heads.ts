import { pages, resources } from './allDeclared'
import { type Head, headOf, type PageHead, pageHeadOf } from './declaration'

// A build writes this file anew, as data (`build/lateDeclarations.ts`).

/** The heads of all areas, in menu order. */
export const heads: readonly Head[] = resources.map(headOf)

/** The heads of all pages, in menu order. */
export const pageHeads: readonly PageHead[] = pages.map(pageHeadOf)
