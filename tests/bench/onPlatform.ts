import { startPlatform } from '@mock/platform'
import { openStore } from '@mock/store/open'
import type { Sql, Store } from '@mock/store/sql'
import type { WireRecord } from '@/declaration'
import { askPlatform, dataOf, signInTo } from '../contract/answers'

interface Page {
  readonly items: readonly WireRecord[]
  readonly total: number
}

/** Reads something as the first sandbox account; throws when the platform refuses. */
type Ask = (path: string) => Promise<Page>

/**
 * Starts the platform on a data folder with SEED=full, and ends it after `run`.
 *
 * @param sqlOf what the platform works through
 */
export async function onPlatform<Through extends Sql, Result>(
  dataDir: string,
  sqlOf: (store: Store) => Through,
  run: (ask: Ask, sql: Through, store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ dataDir })
  const sql = sqlOf(store)
  const platform = await startPlatform({ sql, size: 'full' })
  try {
    const token = await signInTo(platform)
    const ask: Ask = async (path) =>
      dataOf((await askPlatform(platform, ['GET', path], undefined, token)).answer)
    return await run(ask, sql, store)
  } finally {
    await platform.close()
    await store.close()
  }
}

/** The platform works on the store itself. */
export const directly = (store: Store): Sql => store
