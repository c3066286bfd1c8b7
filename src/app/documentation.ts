import { apiDocument } from '@resources/calls/apiDocument'
import { commonCodes } from '@/declaration/codes'
import { type Documentation, documentationOf } from '@/declaration/documentation'
import { openApiOf } from '@/declaration/openapi'
import { pages, resources } from './allDeclared'
import { docs } from './allDocs'

// A build writes this file anew, as data (`src/build/lateDeclarations.ts`): no browser derives it.

/**
 * The documentation centre: the documents, and the calls that they name as the API document describes them.
 *
 * @throws DeclarationError for a document that names what is not there
 */
export const documentation: Documentation = documentationOf(
  openApiOf(resources, { ...apiDocument, pages }),
  docs,
  commonCodes,
)
