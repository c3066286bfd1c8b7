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
  private timer: ReturnType<typeof setTimeout> | undefined
  private copying: Promise<void> = Promise.resolve()

  override async syncToFs(): Promise<void> {
    this.isStale = true
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.copy().catch((error: unknown) => console.error('data cannot be kept:', error))
    }, pauseMs)
  }

  /**
   * Waits until all that was written before is in the browser's file system.
   *
   * @throws Error when the browser gives no room
   */
  copy(): Promise<void> {
    this.copying = this.copying
      .catch(() => {})
      .then(async () => {
        if (!this.isStale) return
        this.isStale = false
        try {
          await super.syncToFs()
        } catch (error) {
          this.isStale = true
          throw error
        }
      })
    return this.copying
  }
}
