import { docs } from './allDocs'
import { type DocHead, docHeadsOf } from './declaration/documentation'

// A build writes this file anew, as data (`build/lateDeclarations.ts`).

/** The heads of all documents, in their order. */
export const docHeads: readonly DocHead[] = docHeadsOf(docs)
