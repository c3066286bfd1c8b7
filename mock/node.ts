import { http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import type { Platform } from './platform'

/**
 * The platform behind the `fetch` of this process, for tests that have no port. Call `listen()` on it before and
 * `close()` after; the platform and its store are closed by who opened them.
 */
export const interceptedBy = (platform: Pick<Platform, 'fetch'>): SetupServer =>
  setupServer(http.all('*/api/*', ({ request }) => platform.fetch(request)))
