import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WireRecord } from '@/declaration'
import { attempt } from '@/platform/attempt'
import type { Chunk, Round } from './chunks'
import type { LeftOutRow, RowChanged } from './run'

interface AnyHeader {
  readonly id: string
  /** Hash of the operator. */
  readonly mark: string
  readonly startedAt: number
}

export interface RunHeader extends AnyHeader {
  readonly kind: 'action' | 'import'
  readonly area: string
  readonly action?: string
  readonly input?: WireRecord
  readonly button?: number
  /** `data`: the body of an imported row. */
  readonly rows: readonly KeptRow[]
  readonly leftOut?: readonly LeftOutRow[]
}

interface KeptRow {
  readonly id: string
  readonly name: string
  readonly data?: WireRecord
  /** The record's version when the action was confirmed. */
  readonly version?: number
  /** The states and switches that the action sets, with their values at that time, by path. */
  readonly was?: WireRecord
}

/** A sending: messages sent in tasks of one call each. */
export interface SendingHeader extends AnyHeader {
  readonly kind: 'sending'
  readonly area: string
  /** Everything but the recipients, in the page's own format. */
  readonly order: unknown
  readonly tasks: readonly { readonly requestId: string; readonly count: number }[]
}

/** The recipients of a task. Separate from the sending, to be deleted as soon as the task is acknowledged. */
export interface PartHeader extends AnyHeader {
  readonly kind: 'part'
  readonly of: string
  readonly items: readonly unknown[]
}

type Header = RunHeader | SendingHeader | PartHeader

export type SettledRow = readonly [index: number, failure?: SettledFailure]

interface SettledFailure {
  readonly code: number
  readonly reason: string
  readonly gone?: true
  /** Somebody else changed the record, to this version; the changes themselves are not stored. */
  readonly changed?: Pick<RowChanged, 'version'>
}

/** The state of a task. `sending`: it may have been sent. */
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

/** Events of a run, in order, from which another page reconstructs its state. */
export type Note =
  | TaskNote
  | { readonly kind: 'round'; readonly round: Round }
  /** Calls of the last round with an index below this may have been sent. */
  | { readonly kind: 'covered'; readonly below: number }
  /** `at`: when, Unix milliseconds; missing in journals of earlier releases. */
  | { readonly kind: 'settled'; readonly rows: readonly SettledRow[]; readonly at?: number }
  /** No call is running. Of the calls sent so far, those with an unknown outcome (`[round, number]`). */
  | {
      readonly kind: 'rest'
      readonly endedAt?: number
      readonly doubt: readonly (readonly [number, number])[]
    }

export interface Kept<H extends Header = Header> {
  readonly header: H
  readonly notes: readonly Note[]
}

export type KeptRun = Kept<RunHeader>

/** Whether it is a bulk run, not a sending; one that another release left without rows does not count. */
export const isRun = (kept: Kept): kept is KeptRun =>
  (kept.header.kind === 'action' || kept.header.kind === 'import') && Array.isArray(kept.header.rows)

/** Stores runs beyond their page. Methods reject if the browser refuses. */
export interface Journal {
  /** Resolves when the notes are on disk; they are written together, in the order of calls. */
  readonly append: (id: string, notes: readonly Note[], strict: boolean, header?: Header) => Promise<void>
  /** All entries of all operators, oldest first; notes only for the `wanted` ones. */
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

const stores = ['runs', 'notes'] as const

/**
 * The journal in IndexedDB. A page that signs out may be gone before the database is cleared, so it says in localStorage that
 * the next page must clear it. `name` is that of both. Without a mark there, the database is empty.
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
  const clearAll = async () => {
    const transaction = (await open()).transaction(stores, 'readwrite')
    await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done])
    attempt(() => localStorage.getItem(name) === 'left' && localStorage.removeItem(name))
  }

  return {
    append: async (run, notes, strict, header) => {
      const database = await open()
      if (header) attempt(() => localStorage.setItem(name, 'kept'))
      const transaction = database.transaction(stores, 'readwrite', {
        durability: strict ? 'strict' : 'relaxed',
      })
      const runs = transaction.objectStore('runs')
      const entry = { run, notes }
      // Nothing is written for a forgotten run.
      const write = async () => {
        if (header) await runs.put(header)
        if (header || (await runs.getKey(run))) await transaction.objectStore('notes').add(entry)
      }
      await Promise.all([write(), transaction.done])
    },
    load: async (wanted) => {
      const mark = attempt(() => localStorage.getItem(name))
      if (mark === null || mark === 'left') {
        // Only once, because another window may be starting to write its first run.
        if (!emptied) await clearAll()
        emptied = true
        return []
      }
      const transaction = (await open()).transaction(stores)
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
      const transaction = (await open()).transaction(stores, 'readwrite')
      const notes = transaction.objectStore('notes')
      const keys = await notes.index('run').getAllKeys(id)
      await Promise.all([
        transaction.objectStore('runs').delete(id),
        ...keys.map((key) => notes.delete(key)),
        transaction.done,
      ])
    },
    clear: async () => {
      attempt(() => localStorage.setItem(name, 'left'))
      await clearAll()
    },
  }
}

export type RunLog = ReturnType<typeof createRunLog>

/** How many calls one write covers, initially and at most. After a crash up to twice as many are in doubt. */
const initialAhead = { single: 64, batch: 4 } as const
const maxAhead = 256
/** Milliseconds after which a browser that does not answer is ignored. */
const writeTimeout = 5000
/** Outcomes are collected for this long before writing, milliseconds. */
const flushDelay = 100

/**
 * Writes the journal of a run. Without one, or if the browser refuses, the run ends with its page.
 * @param header undefined for a restored run
 */
export const createRunLog = (journal: Journal | undefined, id: string, size: number, header?: RunHeader) => {
  let first = header
  let pending: Note[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let covered = 0
  let ahead: number = size === 1 ? initialAhead.single : initialAhead.batch
  let covering: Promise<void> | undefined
  /** Incremented when the run comes to rest, which invalidates coverage still being written. */
  let generation = 0
  let abandoned = !journal
  let resolveAbandoned = () => {}
  const whenAbandoned = new Promise<void>((resolve) => {
    resolveAbandoned = resolve
  })

  const abandon = () => {
    abandoned = true
    resolveAbandoned()
    clearTimeout(timer)
    pending = []
    // A partial journal would be misleading.
    journal?.remove(id).catch(() => undefined)
  }
  const write = async (strict: boolean): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (abandoned || pending.length === 0) return
    const [notes, current] = [pending, first]
    pending = []
    first = undefined
    try {
      await journal?.append(id, notes, strict, current)
    } catch {
      abandon()
    }
  }
  const note = (one: Note) => {
    if (!abandoned) pending.push(one)
  }
  const extend = (below: number): Promise<void> => {
    covering ??= (async () => {
      const begun = generation
      note({ kind: 'covered', below })
      await write(true)
      if (begun === generation) covered = below
      covering = undefined
    })()
    return covering
  }

  return {
    /** Adds a round; written with the first `cover`, or by `flush`. */
    round: (round: Round): void => {
      covered = 0
      generation += 1
      note({ kind: 'round', round })
    },
    /** Whether the journal already says that this call may have been sent. Writes ahead in the background. */
    covers: (number: number): boolean => {
      if (abandoned) return true
      if (number >= covered) return false
      if (covered - number < ahead) extend(covered + ahead)
      return true
    },
    /** Resolves when a call of the last round may be sent. */
    cover: async (number: number): Promise<void> => {
      // If calls are faster than the disk, write further ahead.
      if (covered > 0 && !covering) ahead = Math.min(ahead * 2, maxAhead)
      const late = setTimeout(abandon, writeTimeout)
      while (!abandoned && number >= covered)
        await Promise.race([whenAbandoned, extend(Math.max(covered, number) + ahead)])
      clearTimeout(late)
    },
    settled: (rows: readonly SettledRow[], at: number): void => {
      note({ kind: 'settled', rows, at })
      if (!abandoned) timer ??= setTimeout(write, flushDelay, false)
    },
    rest: (doubt: readonly Chunk[], endedAt?: number): void => {
      covered = 0
      generation += 1
      note({ kind: 'rest', endedAt, doubt: doubt.map(({ round, number }) => [round, number]) })
      write(true)
    },
    flush: (): void => {
      write(true)
    },
    remove: (): void => {
      if (!abandoned) abandon()
    },
    isKept: (): boolean => !abandoned,
  }
}
