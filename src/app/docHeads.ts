import { type DocHead, docHeadsOf } from '@/declaration/documentation'
import { docs } from './allDocs'

// A build replaces this file by data (`src/build/lateDeclarations.ts`).

/** The heads of all documents, in order. */
export const docHeads: readonly DocHead[] = docHeadsOf(docs)
