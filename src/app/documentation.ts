import { apiDocument } from '@resources/calls/apiDocument'
import { commonCodes } from '@/declaration/codes'
import { type Documentation, documentationOf } from '@/declaration/documentation'
import { openApiOf } from '@/declaration/openapi'
import { docs, pages, resources } from './allDeclared'

// A build replaces this file by data (`src/build/lateDeclarations.ts`).

/** All documents, and the calls they mention as described in the API document. */
export const documentation: Documentation = documentationOf(
  openApiOf(resources, { ...apiDocument, pages }),
  docs,
  commonCodes,
)
