import type { Json } from '@mock/platform/contract'

/** A call with a body, as the console sends it. */
export const jsonPost = (path: string, body: Json, token = '') =>
  new Request(`http://platform.test/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': token },
    body: JSON.stringify(body),
  })
