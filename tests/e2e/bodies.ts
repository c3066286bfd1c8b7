import type { APIResponse, Request, Route } from '@playwright/test'
import { bodyHeader } from './bodyHeader.mjs'

/** The body of a request. In Firefox, it is passed in a header (`firefox.mjs`). */
const textOf = (request: Request): string | null =>
  request.postData() ?? request.headers()[bodyHeader] ?? null

/** The JSON body of a request; null if it has none. */
export const bodyOf = (request: Request): { readonly [name: string]: unknown } | null => {
  const text = textOf(request)
  return text === null ? null : JSON.parse(text)
}

/** Has the platform carry out a call without telling the page. */
export const carryOut = (route: Route): Promise<APIResponse> => {
  const { [bodyHeader]: _, ...headers } = route.request().headers()
  return route.fetch({ headers, postData: textOf(route.request()) ?? undefined })
}
