import { startPlatform } from '@mock/platform'
import type { Store } from '@mock/store/sql'
import { emptyFolder } from './empty'
import { openCopy } from './memory'
import { onceInRun } from './onceInRun'

/** 2024-06-10 12:00 in UTC+8: the morning is over, promotions may be sent, and the month began before the logs did. */
export const usualStart = 1_717_992_000

/** Makes sign-ins fast: another test covers how hard passwords are to guess. */
export const passwordRounds = 1000

/** A data folder that a platform with all areas has been started on once, at `usualStart`. */
export const seededFolder = (): Promise<string> =>
  onceInRun('seeded', async (dataDir) => {
    const store = await openCopy(await emptyFolder(), dataDir)
    await (await startPlatform({ sql: store, size: 'small', now: () => usualStart, passwordRounds })).close()
    await store.close()
  })

/**
 * Opens an embedded store in memory on which a platform with all areas has already been started: the next start finds everything.
 * A first start takes 5 s of processor time on top of making an empty database.
 */
export const openSeeded = async (): Promise<Store> => openCopy(await seededFolder())
