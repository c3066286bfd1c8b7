import { openStore } from '@mock/store/open'
import type { Store } from '@mock/store/sql'
import { afterAll } from 'vitest'
import { canStartPostgres, startPostgres, type TestServer } from '../../contract/postgres'
import { isFullRun } from '../../scope'

/** How a new database of a PostgreSQL server is opened, in the full run and where one can be had. */
export const serverStore = (): Record<string, () => Promise<Store>> => {
  if (!isFullRun) return {}
  if (!canStartPostgres()) {
    console.warn('No PostgreSQL server can be had, its run is left out')
    return {}
  }
  let server: TestServer | undefined
  afterAll(() => server?.stop())
  return {
    server: async () => {
      server ??= await startPostgres()
      return openStore({ databaseUrl: await server.freshDatabase() })
    },
  }
}
