import { type Head, headOf, type PageHead, pageHeadOf } from '@/declaration'
import { type DocHead, docHeadsOf } from '@/declaration/documentation'
import { docs, pages, resources } from './allDeclared'

// A build replaces this file by data (`src/build/lateDeclarations.ts`).

export const heads: readonly Head[] = resources.map(headOf)

export const pageHeads: readonly PageHead[] = pages.map(pageHeadOf)

export const docHeads: readonly DocHead[] = docHeadsOf(docs)
