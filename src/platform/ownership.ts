/** Which window something belongs to, such as a run: the one that executes it or found it first. */
export interface Ownership {
  /** Claims it until released; undefined if another window owns it. `isNew`: nobody can own it yet. */
  readonly claim: (id: string, isNew: boolean) => Promise<(() => void) | undefined>
}

export interface Owners extends Ownership {
  /** Which of these are owned, by this window or another. */
  readonly ownedOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>
}

const answerTimeout = 300

/** The browser releases locks of closed windows. */
const usingLocks = (locks: LockManager, scope: string): Owners => ({
  claim: (id) =>
    new Promise((resolve) => {
      locks
        .request(`${scope}:${id}`, { ifAvailable: true }, (lock) => {
          if (lock) return new Promise<void>((release) => resolve(release))
          resolve(undefined)
        })
        // If the browser refuses locks, there is nothing to protect.
        .catch(() => resolve(() => {}))
    }),
  ownedOf: async (ids) => {
    const { held = [] } = await locks.query().catch((): LockManagerSnapshot => ({}))
    const names = new Set(held.map(({ name }) => name))
    return new Set(ids.filter((id) => names.has(`${scope}:${id}`)))
  },
})

interface Message {
  readonly kind: 'who' | 'mine'
  readonly id: string
}

/** Locks require https or localhost; without them windows exchange messages. */
const usingMessages = (scope: string): Owners => {
  const own = new Set<string>()
  const questions = new Map<string, () => void>()
  let channel: BroadcastChannel | undefined
  const send = (word: Message) => {
    if (!channel) {
      channel = new BroadcastChannel(scope)
      channel.onmessage = ({ data: { kind, id } }: MessageEvent<Message>) => {
        if (kind === 'mine') questions.get(id)?.()
        else if (own.has(id)) send({ kind: 'mine', id })
      }
    }
    channel.postMessage(word)
  }
  const isTakenElsewhere = (id: string, timeout: number) =>
    new Promise<boolean>((resolve) => {
      questions.set(id, () => resolve(true))
      setTimeout(resolve, timeout, false)
      // For something new this only opens the channel.
      send({ kind: 'who', id })
    }).finally(() => questions.delete(id))
  return {
    ownedOf: async (ids) => {
      const owned = await Promise.all(
        ids.map(async (id) => own.has(id) || (await isTakenElsewhere(id, answerTimeout))),
      )
      return new Set(ids.filter((_, index) => owned[index]))
    },
    claim: async (id, isNew) => {
      const isTaken = isTakenElsewhere(id, isNew ? 0 : answerTimeout)
      if (isNew) own.add(id)
      else if (await isTaken) return undefined
      own.add(id)
      return () => void own.delete(id)
    },
  }
}

export const createOwnership = (scope: string): Owners => {
  // Typed as always present, but missing without https.
  const { navigator }: { readonly navigator?: { readonly locks?: LockManager } } = globalThis
  return navigator?.locks ? usingLocks(navigator.locks, scope) : usingMessages(scope)
}
