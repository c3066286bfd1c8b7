/** Which window a run belongs to: the one that does it, or has found it first. */
export interface Ownership {
  /**
   * Takes a run for this window until it is released or the window is gone.
   *
   * @param isNew no other window can have it yet
   * @returns the way to release it; undefined when another window has it
   */
  readonly hold: (id: string, isNew: boolean) => Promise<(() => void) | undefined>
}

/** For an answer of another window of the same browser, ms. */
const patience = 300

/** The browser tells by itself when a window is gone. */
const byLocks = (locks: LockManager, scope: string): Ownership => ({
  hold: (id) =>
    new Promise((resolve) => {
      locks
        .request(`${scope}:${id}`, { ifAvailable: true }, (lock) => {
          if (lock) return new Promise<void>((release) => resolve(release))
          resolve(undefined)
        })
        // A browser that refuses its locks has none to protect.
        .catch(() => resolve(() => {}))
    }),
})

interface Word {
  readonly kind: 'who' | 'mine'
  readonly id: string
}

/** Outside of https and localhost there are no locks: windows ask each other. */
const byAsking = (scope: string): Ownership => {
  const own = new Set<string>()
  const asked = new Map<string, () => void>()
  let channel: BroadcastChannel | undefined
  const say = (word: Word) => {
    if (!channel) {
      channel = new BroadcastChannel(scope)
      channel.onmessage = ({ data: { kind, id } }: MessageEvent<Word>) => {
        if (kind === 'mine') asked.get(id)?.()
        else if (own.has(id)) say({ kind: 'mine', id })
      }
    }
    channel.postMessage(word)
  }
  return {
    hold: async (id, isNew) => {
      const isTaken = new Promise<boolean>((resolve) => {
        asked.set(id, () => resolve(true))
        setTimeout(resolve, isNew ? 0 : patience, false)
      })
      // Also for a new one: from now on this window listens.
      say({ kind: 'who', id })
      if (isNew) own.add(id)
      else if (await isTaken) return undefined
      asked.delete(id)
      own.add(id)
      return () => void own.delete(id)
    },
  }
}

/** The way in which windows of this browser know whose a run is. */
export const createOwnership = (scope: string): Ownership => {
  // The type says that every page has them; a page without https does not.
  const { navigator }: { readonly navigator?: { readonly locks?: LockManager } } = globalThis
  return navigator?.locks ? byLocks(navigator.locks, scope) : byAsking(scope)
}
