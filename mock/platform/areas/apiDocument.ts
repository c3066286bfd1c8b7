import type { Resource } from '@/declaration'
import { type DocumentInfo, openApiOf } from '@/declaration/openapi'
import type { Route } from '../contract'

/** `GET /openapi.json`, without a session. */
export const apiDocumentRoute = (resources: readonly Resource[], info: DocumentInfo = {}): Route => ({
  call: 'GET /openapi.json',
  access: 'public',
  answer: async () =>
    Response.json(openApiOf(resources, info), { headers: { 'x-content-type-options': 'nosniff' } }),
})
