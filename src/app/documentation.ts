import { apiDocument } from '@resources/calls/apiDocument'
import { commonCodes } from '@/declaration/codes'
import { type Documentation, documentationOf } from '@/declaration/documentation'
import { openApiOf } from '@/declaration/openapi'
import { docs, pages, resources } from './allDeclared'

// A build replaces this file by data (`src/build/lateDeclarations.ts`).

/** All documents, with the calls they mention as the API document describes them. */
export const documentation: Documentation = documentationOf(
  openApiOf(resources, { ...apiDocument, pages }),
  docs,
  commonCodes,
)
