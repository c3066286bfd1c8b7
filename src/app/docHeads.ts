import { type DocHead, docHeadsOf } from '@/declaration/documentation'
import { docs } from './allDocs'

// A build writes this file anew, as data (`src/build/lateDeclarations.ts`).

/** The heads of all documents, in their order. */
export const docHeads: readonly DocHead[] = docHeadsOf(docs)
