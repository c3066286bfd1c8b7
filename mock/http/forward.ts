import { failure } from '../platform/envelope'
import { Refusal } from '../platform/refusal'

/** Headers that belong to one connection, not to the message (RFC 9110 §7.6.1), and those that `fetch` makes itself. */
const ofTheConnection = [
  ...[
    'connection',
    'keep-alive',
    'proxy-authenticate',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
  ],
  ...['transfer-encoding', 'upgrade', 'expect', 'host', 'content-length', 'accept-encoding'],
]

/** Longer than the console waits (5 s), so that an answer is never cut off that somebody still wants. */
const answerWithinMs = 30_000

function cleaned(from: Headers): Headers {
  const headers = new Headers(from)
  for (const name of from.get('connection')?.split(',') ?? []) headers.delete(name.trim() || 'connection')
  for (const name of ofTheConnection) headers.delete(name)
  return headers
}

/** The answer's headers: decoded by `fetch` already, and cookies made ours, for the browser knows only this host. */
function answerHeaders(from: Headers): Headers {
  const headers = cleaned(from)
  headers.delete('content-encoding')
  headers.delete('set-cookie')
  for (const cookie of from.getSetCookie())
    headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/i, ''))
  return headers
}

/** One line; `fetch` itself says only that it failed. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/**
 * Sends the calls on to a real platform and its answers back, both as streams. A platform that cannot be reached is
 * answered with 502 and code 10501, naming its host.
 *
 * @param platform its address; a call to `/api/x` goes to `<platform>/api/x`
 */
export const forwardTo =
  (platform: URL) =>
  async (request: Request, peer?: string): Promise<Response> => {
    const { pathname, search, host, protocol } = new URL(request.url)
    const target = platform.origin + platform.pathname.replace(/\/$/, '') + pathname + search
    const headers = cleaned(request.headers)
    headers.set('x-forwarded-host', host)
    if (peer) headers.append('x-forwarded-for', peer)
    headers.set('x-forwarded-proto', protocol.slice(0, -1))
    const late = new AbortController()
    const limit = setTimeout(() => late.abort(), answerWithinMs)
    try {
      const answer = await fetch(target, {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, late.signal]),
        // The body is sent while it is still arriving.
        ...(request.body ? { duplex: 'half' } : {}),
      })
      return new Response(answer.body, { status: answer.status, headers: answerHeaders(answer.headers) })
    } catch (error) {
      if (!request.signal.aborted) console.error(`${platform.host} did not answer: ${reasonOf(error)}`)
      const { body, headers: said } = failure(new Refusal(10501, { channel: platform.host }), 'envelope')
      return new Response(body, { status: 502, headers: said })
    } finally {
      clearTimeout(limit)
    }
  }
