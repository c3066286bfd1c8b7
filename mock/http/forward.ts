import { proxy } from 'hono/proxy'
import { failure } from '../platform/envelope'
import { Refusal } from '../platform/refusal'

/** `fetch` sets these itself, for the connection that it opens. */
const setByFetch = ['host', 'content-length', 'expect']

/** Longer than the console waits (5 s), so no answer is cut off while somebody still wants it. */
const answerWithinMs = 30_000

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/**
 * Forwards calls to a real platform and streams its answers back. A platform that cannot be reached is answered with
 * 502 and code 10501, naming its host.
 *
 * @param platform its address; a call to `/api/x` goes to `<platform>/api/x`
 */
export const forwardTo =
  (platform: URL) =>
  async (request: Request, peer?: string): Promise<Response> => {
    const { pathname, search, host, protocol } = new URL(request.url)
    const late = new AbortController()
    const limit = setTimeout(() => late.abort(), answerWithinMs)
    try {
      const answer = await proxy(platform.origin + platform.pathname.replace(/\/$/, '') + pathname + search, {
        raw: request,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, late.signal]),
        strictConnectionProcessing: true,
        customFetch: (call) => {
          for (const name of setByFetch) call.headers.delete(name)
          call.headers.set('x-forwarded-host', host)
          call.headers.set('x-forwarded-proto', protocol.slice(0, -1))
          if (peer) call.headers.append('x-forwarded-for', peer)
          return fetch(call)
        },
      })
      const cookies = answer.headers.getSetCookie()
      answer.headers.delete('set-cookie')
      // The browser knows only this host.
      for (const cookie of cookies)
        answer.headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/i, ''))
      return answer
    } catch (error) {
      if (!request.signal.aborted) console.error(`${platform.host} did not answer: ${reasonOf(error)}`)
      const { body, headers } = failure(new Refusal(10501, { channel: platform.host }), 'envelope')
      return new Response(body, { status: 502, headers })
    } finally {
      clearTimeout(limit)
    }
  }
