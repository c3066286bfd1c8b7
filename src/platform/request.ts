/** The base path of all calls, on the console's own origin. */
export const basePath = '/api'

/** Sends a request to the platform, with cookies and the token. */
export const sendRequest = (
  address: string,
  init: RequestInit,
  token: string | undefined,
): Promise<Response> => {
  const headers = new Headers(init.headers)
  if (token) headers.set('X-Token', token)
  return fetch(address, {
    ...init,
    headers,
    credentials: 'include',
    // A redirect could send the token to another host.
    redirect: 'error',
  })
}
