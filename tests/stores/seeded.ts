import { startPlatform } from '@mock/platform'
import type { Store } from '@mock/store/sql'
import { emptyFolder } from './empty'
import { openCopy } from './memory'
import { onceInRun } from './onceInRun'

/** 2024-06-01 08:00 in UTC+8: a morning has happened. */
export const usualStart = 1_717_200_000

/** So that sign-ins are quick: how hard a password is to guess has a test of its own. */
export const passwordRounds = 1000

/**
 * A data folder that a platform with all areas has been started on once.
 *
 * @param now where the clock stood, Unix seconds
 */
export const seededFolder = (now = usualStart): Promise<string> =>
  onceInRun(`seeded-${now}`, async (dataDir) => {
    const store = await openCopy(await emptyFolder(), dataDir)
    await (await startPlatform({ sql: store, size: 'small', now: () => now, passwordRounds })).close()
    await store.close()
  })

/**
 * Opens an embedded store in memory that a platform with all areas has been started on: the next start finds everything.
 * A first start takes 5 s of a processor besides what an empty database takes.
 *
 * @param now where the clock stood at the first start, Unix seconds
 */
export const openSeeded = async (now?: number): Promise<Store> => openCopy(await seededFolder(now))
