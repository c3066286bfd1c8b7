import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { failure } from '../platform/envelope'
import { Refusal } from '../platform/refusal'
import type { ConsoleFiles } from './consoleFiles'
import type { Answer } from './listen'
import { securityHeaders } from './securityHeaders'

/** Reads an answer to its end: a platform that hangs up halfway must become an error, not half an answer. */
const whole = async (answer: Response): Promise<Response> =>
  answer.body && answer.headers.get('content-type')?.includes('json')
    ? new Response(await answer.arrayBuffer(), answer)
    : answer

/**
 * The console and its platform on one address: `/api` goes to the platform, everything else is the console. Every
 * response carries the security headers, and answers of calls are not cached unless they say so themselves.
 */
export function site({ html, routes }: ConsoleFiles, api: Answer): Answer {
  const security = Object.entries(securityHeaders(html))
  const app = new Hono<{ Bindings: { peer?: string } }>()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of security) context.res.headers.set(name, value)
  })
  app.use(compress())
  app.use('/api/*', async (context, next) => {
    await next()
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  app.all('/api/*', async ({ req, env }) => whole(await api(req.raw, env.peer)))
  app.route('/', routes)
  app.onError((error, { req }) => {
    // Nobody reads the answer of an aborted request, and aborting is no fault.
    if (!req.raw.signal.aborted) console.error(`${req.path}:`, error)
    const { body, headers } = failure(new Refusal(10500), 'envelope')
    return new Response(body, { status: 500, headers })
  })
  return async (request, peer) => app.fetch(request, { peer })
}
