/** Which window a run belongs to: the one that executes it or found it first. */
export interface Ownership {
  /** Claims a run until released; undefined if another window owns it. `isNew`: none can own it yet. */
  readonly claim: (id: string, isNew: boolean) => Promise<(() => void) | undefined>
}

const answerTimeout = 300

/** The browser releases locks of closed windows. */
const usingLocks = (locks: LockManager, scope: string): Ownership => ({
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
})

interface Message {
  readonly kind: 'who' | 'mine'
  readonly id: string
}

/** Locks require https or localhost; without them windows exchange messages. */
const usingMessages = (scope: string): Ownership => {
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
  return {
    claim: async (id, isNew) => {
      const isTaken = new Promise<boolean>((resolve) => {
        questions.set(id, () => resolve(true))
        setTimeout(resolve, isNew ? 0 : answerTimeout, false)
      })
      // For a new run this only opens the channel.
      send({ kind: 'who', id })
      if (isNew) own.add(id)
      else if (await isTaken) return undefined
      questions.delete(id)
      own.add(id)
      return () => void own.delete(id)
    },
  }
}

export const createOwnership = (scope: string): Ownership => {
  // Typed as always present, but missing without https.
  const { navigator }: { readonly navigator?: { readonly locks?: LockManager } } = globalThis
  return navigator?.locks ? usingLocks(navigator.locks, scope) : usingMessages(scope)
}
