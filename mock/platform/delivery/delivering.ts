import { StoreFault } from '../../store/sql'
import { createPlatform, type Platform, type PlatformOptions } from '../app'
import type { Area } from '../contract'
import { type Delivered, readDelivered, readTurn } from './store'

/** How often the store is asked whether another instance has published something, ms. */
const every = 1000
/** How long a call waits for that, ms. A store that does not answer must not hold it up twice. */
const longest = 2000

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref?.()
  })

/**
 * A platform that serves delivered areas besides its own. When something is published or taken back, here or by another instance
 * on the store, a new platform replaces the current one. Running calls finish on the old one.
 *
 * @param areasFor the platform's areas, with those that are delivered
 * @throws as `createPlatform` does, for its own areas
 */
export async function createDelivering(
  options: Omit<PlatformOptions, 'areas'>,
  areasFor: (delivered: readonly Delivered[]) => readonly Area[],
): Promise<Platform> {
  const { sql, onError = (error, what) => console.error(`${what}:`, error) } = options
  let current = await createPlatform({ ...options, areas: areasFor([]) })
  let turn = 0
  let asked = Number.NEGATIVE_INFINITY
  let hasJobs = false
  let renewing: Promise<void> | undefined

  const renew = async (): Promise<void> => {
    const wanted = await readTurn(sql)
    if (wanted === turn) return
    const previous = current
    // Do not try a declaration that cannot be served again with every call. Keep serving what was served before.
    turn = wanted
    const { reseeds: _, ...again } = options
    current = await createPlatform({ ...again, areas: areasFor(await readDelivered(sql)) })
    if (hasJobs) current.startJobs()
    void previous.close()
  }
  const upToDate = async (): Promise<void> => {
    if (performance.now() - asked < every) return Promise.race([renewing, after(longest)])
    asked = performance.now()
    renewing ??= renew()
      .catch((error: unknown) => {
        // Calls already report a store that is down or full.
        if (!(error instanceof StoreFault)) onError(error, 'delivery')
      })
      .finally(() => {
        renewing = undefined
      })
    return Promise.race([renewing, after(longest)])
  }
  await upToDate()
  return {
    async fetch(request, peer) {
      await upToDate()
      const answer = await current.fetch(request, peer)
      // What was written may have been a publication.
      if (request.method !== 'GET') asked = Number.NEGATIVE_INFINITY
      return answer
    },
    async runDueJobs() {
      await upToDate()
      return current.runDueJobs()
    },
    startJobs() {
      hasJobs = true
      current.startJobs()
    },
    async close() {
      await renewing
      await current.close()
    },
  }
}
