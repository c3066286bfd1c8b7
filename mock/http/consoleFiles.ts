import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { StartRefused } from './settings'

export interface ConsoleFiles {
  /** All pages one after the other, for the hashes of their scripts. */
  readonly html: string
  readonly routes: Hono
}

const keep =
  (policy: string) =>
  (_: string, { res }: Context) =>
    res.headers.set('cache-control', policy)

/** Whether a person opens this address, rather than a page loading a part of itself. */
const isNavigation = ({ req }: Context): boolean => {
  const mode = req.header('sec-fetch-mode')
  return mode ? mode === 'navigate' : (req.header('accept') ?? '').includes('text/html')
}

/**
 * Serves the built console. The public pages have documents of their own (`login/index.html`); every other route of the
 * console is its one page. A missing part is a plain 404, so that a page from before a release learns that its chunks
 * are gone instead of running HTML as a script.
 *
 * @throws StartRefused when the console has not been built
 */
export function consoleFiles(root: string): ConsoleFiles {
  const page = join(root, 'index.html')
  if (!existsSync(page)) throw new StartRefused(`There is no built console in ${root}; run npm run build`)
  const revalidated = keep('no-cache')
  // The build has written each part compressed as well.
  const precompressed = true
  const sendPage = serveStatic({ path: page, precompressed, onFound: revalidated })
  const missing = (context: Context) => context.text('Not found', 404, { 'cache-control': 'no-store' })

  const routes = new Hono()
  routes.use(etag())
  // The build names parts after their content: a browser that has one never asks again.
  routes.get(
    '/assets/*',
    serveStatic({ root, precompressed, onFound: keep('public, max-age=31536000, immutable') }),
    missing,
  )
  routes.get('*', serveStatic({ root, precompressed, onFound: revalidated }), (context, next) =>
    isNavigation(context) ? sendPage(context, next) : next(),
  )
  routes.get('*', missing)
  routes.all('*', (context) =>
    context.text('Method not allowed', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }),
  )
  const built = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const pages = built.filter((file) => file.endsWith('.html'))
  return { html: pages.map((file) => readFileSync(join(root, file), 'utf8')).join(''), routes }
}
