import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WireRecord } from '@/declaration'
import { attempt } from '@/platform/attempt'
import type { Round } from './chunks'

/** What a run is about, written once. */
export interface RunHeader {
  readonly id: string
  /** The operator's mark. */
  readonly mark: string
  readonly kind: 'action' | 'import'
  readonly area: string
  readonly startedAt: number
  /** Of an action. */
  readonly action?: string
  readonly input?: WireRecord
  /** Of an import. */
  readonly button?: number
  /** `data`: what is sent for a row of an import. */
  readonly rows: readonly { readonly id: string; readonly name: string; readonly data?: WireRecord }[]
}

/** What is sent in tasks, one call each, as it was begun. */
export interface SendingHeader {
  readonly id: string
  /** The operator's mark. */
  readonly mark: string
  readonly kind: 'sending'
  /** By what it is sent: the name of its page. */
  readonly area: string
  readonly startedAt: number
  /** All that is sent but those whom it is sent to, as the page has it. */
  readonly order: unknown
  readonly tasks: readonly { readonly requestId: string; readonly count: number }[]
}

/** Whom a task is sent to: apart from its sending, to be forgotten as soon as the task has been taken. */
export interface PartHeader {
  /** The task's request id. */
  readonly id: string
  readonly mark: string
  readonly kind: 'part'
  /** The id of its sending. */
  readonly of: string
  readonly startedAt: number
  readonly items: readonly unknown[]
}

export type Header = RunHeader | SendingHeader | PartHeader

/** The fate of a row that is known: its place, and what the platform said when it was refused. */
export type SettledRow = readonly [index: number, failure?: { code: number; reason: string; gone?: true }]

/** What has become of a task of a sending. `sending`: it may have been sent from now on. */
export interface TaskNote {
  readonly kind: 'task'
  readonly requestId: string
  readonly state: 'waiting' | 'sending' | 'done' | 'refused' | 'unknown'
  /** When it may first have been sent, Unix milliseconds. */
  readonly sentAt?: number
  readonly answer?: unknown
  readonly reason?: string
  readonly code?: number
  readonly refusal?: unknown
}

/** What happened to a run, in order; what a later page knows of it follows from these alone. */
export type Note =
  | TaskNote
  | { readonly kind: 'round'; readonly round: Round }
  /** Calls of the last round below this number may have been sent from now on. */
  | { readonly kind: 'covered'; readonly below: number }
  | { readonly kind: 'settled'; readonly rows: readonly SettledRow[] }
  /** Nothing is under way: of the calls covered so far only these, each `[round, number]`, may have been sent. */
  | {
      readonly kind: 'rest'
      readonly endedAt?: number
      readonly doubt: readonly (readonly [number, number])[]
    }

/** Something as a journal has kept it. */
export interface Kept<H extends Header = Header> {
  readonly header: H
  readonly notes: readonly Note[]
}

export type KeptRun = Kept<RunHeader>

/** Whether it is a bulk run, and not something that is sent. */
export const isRun = (kept: Kept): kept is KeptRun =>
  kept.header.kind === 'action' || kept.header.kind === 'import'

/** What is remembered of runs beyond the page that does them. Every way rejects where the browser refuses. */
export interface Journal {
  /** Resolves when it is on disk; notes are written together, and in the order of the calls. */
  readonly append: (id: string, notes: readonly Note[], strict: boolean, header?: Header) => Promise<void>
  /** What is kept of all operators, the oldest first; notes only where `wanted`. */
  readonly load: (wanted: (header: Header) => boolean) => Promise<readonly Kept[]>
  readonly remove: (id: string) => Promise<void>
  readonly clear: () => Promise<void>
}

interface Schema extends DBSchema {
  runs: { key: string; value: Header }
  notes: {
    key: number
    value: { readonly run: string; readonly notes: readonly Note[] }
    indexes: { run: string }
  }
}

const both = ['runs', 'notes'] as const

/**
 * The journal of this browser, in IndexedDB. A page that signs out is gone before a database is emptied; that it is to be
 * empty is said beside it, in the storage that is written at once, and seen to by the page that reads it next.
 *
 * @param name of the database, and of what is said beside it
 */
export const createJournal = (name: string): Journal => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  let emptied = false

  const open = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('runs', { keyPath: 'id' })
        database.createObjectStore('notes', { autoIncrement: true }).createIndex('run', 'run')
      },
      // A later release in another window needs the database: this page opens it again when it writes again.
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
  const empty = async () => {
    const transaction = (await open()).transaction(both, 'readwrite')
    await Promise.all([...both.map((store) => transaction.objectStore(store).clear()), transaction.done])
  }

  return {
    append: async (run, notes, strict, header) => {
      const database = await open()
      if (header) attempt(() => localStorage.setItem(name, 'kept'))
      const transaction = database.transaction(both, 'readwrite', {
        durability: strict ? 'strict' : 'relaxed',
      })
      const runs = transaction.objectStore('runs')
      const entry = { run, notes }
      // Of a run that was forgotten meanwhile nothing is written any more.
      const write = async () => {
        if (header) await runs.put(header)
        if (header || (await runs.getKey(run))) await transaction.objectStore('notes').add(entry)
      }
      await Promise.all([write(), transaction.done])
    },
    load: async (wanted) => {
      if (attempt(() => localStorage.getItem(name)) === null) {
        // Once: another window may be writing its first run down.
        if (!emptied) await empty()
        emptied = true
        return []
      }
      const transaction = (await open()).transaction(both)
      const headers = await transaction.objectStore('runs').getAll()
      const kept = await Promise.all(
        headers.map(async (header) => {
          const index = transaction.objectStore('notes').index('run')
          const entries = wanted(header) ? await index.getAll(header.id) : []
          return { header, notes: entries.flatMap(({ notes }) => notes) }
        }),
      )
      return kept.sort((one, other) => one.header.startedAt - other.header.startedAt)
    },
    remove: async (id) => {
      const transaction = (await open()).transaction(both, 'readwrite')
      const notes = transaction.objectStore('notes')
      const keys = await notes.index('run').getAllKeys(id)
      await Promise.all([
        transaction.objectStore('runs').delete(id),
        ...keys.map((key) => notes.delete(key)),
        transaction.done,
      ])
    },
    clear: async () => {
      attempt(() => localStorage.removeItem(name))
      await empty()
    },
  }
}
