import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'
import { openEmbedded } from '@mock/store/embedded'
import type { Store } from '@mock/store/sql'

/** Where the engine looks for its data. */
const enginesFolder = '/pglite/data'

/** Files in memory that begin as a copy of a folder. */
class CopyInMemory extends MemoryFS {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
  }

  override async initialSyncFs() {
    const files = this.pg?.Module.FS
    if (!files) throw new Error('the engine has not begun')
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      const from = join(entry.parentPath, entry.name)
      const to = enginesFolder + from.slice(this.#folder.length)
      if (entry.isDirectory()) files.mkdirTree(to)
      else {
        files.mkdirTree(`${enginesFolder}${entry.parentPath.slice(this.#folder.length)}`)
        files.writeFile(to, readFileSync(from), { canOwn: true })
      }
    }
  }
}

/**
 * Opens an embedded store in memory that begins as the one in a folder, which is left as it is.
 *
 * @param dataDir as `openStore` has it
 */
export const openCopy = (dataDir: string): Promise<Store> =>
  openEmbedded('memory://', 'memory', { files: new CopyInMemory(join(dataDir, 'postgres')) })
