import type { APIResponse, Request, Route } from '@playwright/test'
import { bodyHeader } from './bodyHeader.mjs'

/** What a request carries. In Firefox it is told in a header (`firefox.mjs`). */
const textOf = (request: Request): string | null =>
  request.postData() ?? request.headers()[bodyHeader] ?? null

/** The JSON that a request carries; null where it carries nothing. */
export const bodyOf = (request: Request): { readonly [name: string]: unknown } | null => {
  const text = textOf(request)
  return text === null ? null : JSON.parse(text)
}

/** Has the platform carry a call out, of which the page has not heard yet. */
export const carryOut = (route: Route): Promise<APIResponse> => {
  const { [bodyHeader]: _, ...headers } = route.request().headers()
  return route.fetch({ headers, postData: textOf(route.request()) ?? undefined })
}
