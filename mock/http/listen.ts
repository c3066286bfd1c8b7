import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { peerOf } from './peer'
import { StartRefused } from './settings'

/** @param peer the caller's network address, if known */
export type Answer = (request: Request, peer?: string) => Promise<Response>

export interface Listening {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** Waits for running requests (at most 10 s), then frees the port. */
  close(): Promise<void>
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use; stop what uses it or set PORT to another',
  EACCES: 'may not be opened by this user; set PORT to one above 1023',
  EADDRNOTAVAIL: 'cannot be opened because HOST is no address of this machine',
  ENOTFOUND: 'cannot be opened because HOST is unknown',
}

const shown = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

export interface ListenOptions {
  /** All requests come through a proxy that adds the caller to X-Forwarded-For; default: the header is ignored. */
  readonly trustProxy?: boolean
}

/** `port`: 0 lets the system choose. Throws StartRefused when the port cannot be opened. */
export async function listen(
  answer: Answer,
  port: number,
  host: string,
  { trustProxy = false }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => answer(request, peerOf(request, bindings, trustProxy)),
    overrideGlobalObjects: false,
  })
  if (!('closeIdleConnections' in server)) throw new TypeError('expected a server for HTTP/1.1')
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? `cannot be opened: ${error.message}`
      reject(new StartRefused(`Port ${port} on ${host} ${reason}`, { cause: error }))
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const chosen = typeof address === 'object' && address ? address.port : port
  return { url: `http://${shown(host)}:${chosen}`, close: () => drain(server) }
}

const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), 10_000)
    server.close(() => {
      clearTimeout(limit)
      clearInterval(sweep)
      resolve()
    })
    // A kept-alive connection becomes idle only when its last answer is out.
    server.closeIdleConnections()
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
  })
