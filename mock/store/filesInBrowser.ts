import { Memfs2OpfsFS } from '@electric-sql/pglite/memfs2opfs'

/** How long changes may wait. */
const pauseMs = 1000

/**
 * The engine's files in the browser's own file system, as they change. PGlite copies them after every statement, which
 * takes a third of a second: here, once a second or when somebody waits for it. A copy made while the engine works is
 * what a crash would leave, from which the engine recovers.
 */
export class FilesInBrowser extends Memfs2OpfsFS {
  private isStale = false
  /** Nothing is copied automatically until somebody has waited for a copy: until then, the data is still being created. */
  private isWhole = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private copying: Promise<void> = Promise.resolve()

  /** Whether a page may write files here: Safari before 26 has no way to, and some private windows have none. */
  static async canBeKept(): Promise<boolean> {
    try {
      await navigator.storage.getDirectory()
      return 'createWritable' in FileSystemFileHandle.prototype
    } catch {
      return false
    }
  }

  /** Deletes a folder of the browser's file system with all that is in it, if it exists. */
  static async remove(folder: string): Promise<void> {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry(folder, { recursive: true }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error
    })
  }

  override async syncToFs(): Promise<void> {
    this.isStale = true
    if (!this.isWhole) return
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      void this.copy()
    }, pauseMs)
  }

  /** Waits until all that was written before is in the browser's file system. Without room there it is logged and tried again. */
  copy(): Promise<void> {
    this.isWhole = true
    this.copying = this.copying.then(async () => {
      if (!this.isStale) return
      this.isStale = false
      try {
        await super.syncToFs()
      } catch (error) {
        this.isStale = true
        console.error('data cannot be kept:', error)
      }
    })
    return this.copying
  }
}
