import { openStore } from '@mock/store/open'
import type { Store } from '@mock/store/sql'
import { openCopy } from './memory'
import { onceInRun } from './onceInRun'

/** A data folder with an empty database, as a first start makes it. */
export const emptyFolder = (): Promise<string> =>
  onceInRun('empty', async (dataDir) => (await openStore({ dataDir })).close())

/**
 * Opens an empty embedded store in memory. Making a database takes 4.6 s of a processor, a copy of one that has been
 * made 0.7 s; what `openStore` does by itself has its tests in store.test.ts.
 */
export const openEmpty = async (): Promise<Store> => openCopy(await emptyFolder())
