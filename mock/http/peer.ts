import type { Http2Bindings, HttpBindings } from '@hono/node-server'

/**
 * The caller's network address, with mapped IPv4 addresses in plain form.
 *
 * @param trustProxy the proxy added the last address in X-Forwarded-For; earlier ones are the caller's own claims
 */
export function peerOf(
  request: Request,
  { incoming }: HttpBindings | Http2Bindings,
  trustProxy: boolean,
): string | undefined {
  const named = trustProxy && request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return named || incoming.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '')
}
