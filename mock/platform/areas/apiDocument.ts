import type { Page, Resource } from '@/declaration'
import { openApiOf } from '@/declaration/openapi'
import type { Route } from '../contract'

/** `GET /openapi.json`, for everybody: the API document of the declared areas. */
export const apiDocumentRoute = (resources: readonly Resource[], pages: readonly Page[] = []): Route => ({
  call: 'GET /openapi.json',
  access: 'public',
  answer: async () =>
    Response.json(openApiOf(resources, { pages }), { headers: { 'x-content-type-options': 'nosniff' } }),
})
