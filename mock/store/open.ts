import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openEmbedded } from './embedded'
import { lockFolder } from './lock'
import type { Store } from './sql'

export interface StoreOptions {
  /** `postgres://…`: a PostgreSQL server; wins over the others. */
  readonly databaseUrl?: string
  /** Milliseconds that a statement of a call may take on the server. */
  readonly answersWithin?: number
  /** Folder of the embedded database; created if missing. */
  readonly dataDir?: string
}

/** Bytes that stay free on the disk: the embedded engine crashes when it cannot extend its log, 16 MB at a time. */
const reserve = 64 * 1024 * 1024

const hasRoom = (folder: string) => (): boolean => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= reserve
}

/** Opens an embedded database in a folder that this process owns until it closes the store. */
async function openFolder(dataDir: string): Promise<Store> {
  const folder = resolve(dataDir)
  const unlock = lockFolder(folder)
  const database = join(folder, 'postgres')
  const made = join(folder, 'made')
  try {
    // If a start was killed while creating the database, nothing was acknowledged: create it again.
    if (!existsSync(made)) rmSync(database, { recursive: true, force: true })
    const store = await openEmbedded(database, folder, { hasRoom: hasRoom(folder) })
    writeFileSync(made, '')
    return { ...store, close: () => store.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens a server by its address, else a folder, else memory. Throws StoreUnavailable with one line for a person. */
export async function openStore({ databaseUrl, answersWithin, dataDir }: StoreOptions = {}): Promise<Store> {
  if (databaseUrl) {
    const { openServer } = await import('./server')
    return openServer(databaseUrl, answersWithin)
  }
  return dataDir ? openFolder(dataDir) : openEmbedded('memory://', 'memory')
}
