import type { ConsoleFiles } from './consoleFiles'
import { compressed } from './encoding'
import type { Answer } from './listen'
import { securityHeaders } from './securityHeaders'

/**
 * The console and its platform on one address: `/api` goes to the platform, everything else is the console, and every
 * answer carries the security headers.
 */
export function site(console: ConsoleFiles, api: Answer): Answer {
  const security = Object.entries(securityHeaders(console.html))
  return async (request) => {
    const { pathname } = new URL(request.url)
    const isCall = pathname === '/api' || pathname.startsWith('/api/')
    const answer = isCall ? await compressed(request, await api(request)) : await console.answer(request)
    for (const [name, value] of security) answer.headers.set(name, value)
    return answer
  }
}
