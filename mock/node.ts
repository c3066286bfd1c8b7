import { http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import type { Platform } from './platform'

/** The platform behind the `fetch` of this process, for tests without a port; the caller closes it and its store. */
export const interceptedBy = (platform: Pick<Platform, 'fetch'>): SetupServer =>
  setupServer(http.all('*/api/*', ({ request }) => platform.fetch(request)))
