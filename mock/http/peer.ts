import type { Http2Bindings, HttpBindings } from '@hono/node-server'

/**
 * The address that a request comes from: the other end of the connection, in one form for IPv4 however it came.
 *
 * @param trustProxy all requests come through a proxy: the last address in X-Forwarded-For is the one that the proxy has
 *   written itself; those before it are whatever the caller says
 */
export function peerOf(
  request: Request,
  { incoming }: HttpBindings | Http2Bindings,
  trustProxy: boolean,
): string | undefined {
  const named = trustProxy && request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return named || incoming.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '')
}
