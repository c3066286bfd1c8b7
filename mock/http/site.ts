import { failure } from '../platform/envelope'
import { Refusal } from '../platform/refusal'
import type { ConsoleFiles } from './consoleFiles'
import { compressed } from './encoding'
import type { Answer } from './listen'
import { securityHeaders } from './securityHeaders'

/** What breaks while it is answered (a platform that hangs up in the middle) is a fault of ours to the caller, no more. */
const broken = (error: unknown, { signal, url }: Request): Response => {
  // Whoever has gone away needs no answer, and it is no fault.
  if (!signal.aborted) console.error(`${new URL(url).pathname}:`, error)
  const { body, headers } = failure(new Refusal(10500), 'envelope')
  return new Response(body, { status: 500, headers })
}

/**
 * The console and its platform on one address: `/api` goes to the platform, everything else is the console. Every answer
 * carries the security headers, whatever became of it, and nobody keeps the answer of a call that does not say so itself.
 */
export function site(files: ConsoleFiles, api: Answer): Answer {
  const security = Object.entries(securityHeaders(files.html))
  return async (request, peer) => {
    const { pathname } = new URL(request.url)
    const isCall = pathname === '/api' || pathname.startsWith('/api/')
    const answering = isCall
      ? api(request, peer).then((answer) => compressed(request, answer))
      : files.answer(request)
    const answer = await answering.catch((error: unknown) => broken(error, request))
    for (const [name, value] of security) answer.headers.set(name, value)
    if (isCall && !answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
    return answer
  }
}
