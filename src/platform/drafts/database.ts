import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Sealed } from './seal'

/** A stored draft. It does not reveal what was typed, or where. */
export interface StoredDraft {
  readonly id: string
  /** Hash of the operator. */
  readonly owner: string
  readonly place: string
  /** Unix milliseconds. */
  readonly savedAt: number
  /** The window it is typed in. */
  readonly window: string
  /** The session that it ends with; undefined if it outlives the session. */
  readonly session: string | undefined
  /** Whether the operator has already been told about it on a visit. */
  readonly told: boolean
  readonly sealed: Sealed
}

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { owner: string; place: [string, string] } }
}

/** The drafts of a browser. Methods reject if it refuses. */
export const openDraftDatabase = (name: string) => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const open = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (database) => {
        const drafts = database.createObjectStore('drafts', { keyPath: 'id' })
        drafts.createIndex('owner', 'owner')
        drafts.createIndex('place', ['owner', 'place'])
      },
      // A newer release in another window needs the database; the next write opens it again.
      blocking: () => {
        opened?.then((database) => database.close()).catch(() => undefined)
        opened = undefined
      },
      terminated: () => {
        opened = undefined
      },
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  return {
    put: async (draft: StoredDraft): Promise<void> => {
      // Handed to the operating system, so it survives a crash of the page or browser. Only a power cut could lose it.
      const transaction = (await open()).transaction('drafts', 'readwrite', { durability: 'relaxed' })
      await Promise.all([transaction.store.put(draft), transaction.done])
    },
    get: async (id: string): Promise<StoredDraft | undefined> => (await open()).get('drafts', id),
    ofOwner: async (owner: string): Promise<readonly StoredDraft[]> =>
      (await open()).getAllFromIndex('drafts', 'owner', owner),
    ofPlace: async (owner: string, place: string): Promise<readonly StoredDraft[]> =>
      (await open()).getAllFromIndex('drafts', 'place', [owner, place]),
    countOfOwner: async (owner: string): Promise<number> =>
      (await open()).countFromIndex('drafts', 'owner', owner),
    remove: async (ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return
      const transaction = (await open()).transaction('drafts', 'readwrite')
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
    },
    /** Removes the drafts that match. */
    removeIf: async (isOver: (draft: StoredDraft) => boolean): Promise<void> => {
      const transaction = (await open()).transaction('drafts', 'readwrite')
      for (let at = await transaction.store.openCursor(); at; at = await at.continue())
        if (isOver(at.value)) await at.delete()
      await transaction.done
    },
  }
}

export type DraftDatabase = ReturnType<typeof openDraftDatabase>
