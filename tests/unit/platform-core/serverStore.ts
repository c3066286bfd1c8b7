import { openStore } from '@mock/store/open'
import type { Store } from '@mock/store/sql'
import { afterAll } from 'vitest'
import { canStartPostgres, startPostgres, type TestServer } from '../../contract/postgres'
import { isFullRun } from '../../scope'

/** Opens a new database on a PostgreSQL server, in the full run and if one is available. */
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
