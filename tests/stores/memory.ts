import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'
import { openEmbedded } from '@mock/store/embedded'
import type { Store } from '@mock/store/sql'

/** Where the engine looks for its data. */
const enginesFolder = '/pglite/data'

/** Files in memory that begin as a copy of a folder. */
class CopyInMemory extends MemoryFS {
  readonly #folder: string
  readonly #savedIn: string | undefined

  constructor(folder: string, savedIn?: string) {
    super()
    this.#folder = folder
    this.#savedIn = savedIn
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

  override async closeFs() {
    if (this.#savedIn) {
      this.#save(enginesFolder, join(this.#savedIn, 'postgres'))
      // `openStore` marks folders with a complete database like this.
      writeFileSync(join(this.#savedIn, 'made'), '')
    }
    await super.closeFs()
  }

  #save(from: string, to: string) {
    const files = this.pg?.Module.FS
    if (!files) throw new Error('the engine has not begun')
    mkdirSync(to, { recursive: true })
    for (const name of files.readdir(from)) {
      if (name === '.' || name === '..') continue
      const [source, target] = [`${from}/${name}`, join(to, name)]
      if (files.isDir(files.stat(source).mode)) this.#save(source, target)
      else writeFileSync(target, files.readFile(source))
    }
  }
}

/**
 * Opens an embedded store in memory that starts as a copy of the one in a folder. The folder stays as it is.
 *
 * @param dataDir as `openStore` has it
 * @param savedIn a folder to save it in when it is closed, as `openStore` has it: quicker than working on the disk
 */
export const openCopy = (dataDir: string, savedIn?: string): Promise<Store> =>
  openEmbedded('memory://', 'memory', { files: new CopyInMemory(join(dataDir, 'postgres'), savedIn) })
