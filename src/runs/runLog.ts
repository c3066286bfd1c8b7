import type { Chunk, Round } from './chunks'
import type { Journal, Note, RunHeader, SettledRow } from './journal'

export type RunLog = ReturnType<typeof createRunLog>

/** How many calls one write covers, initially and at most. After a crash up to twice as many are in doubt. */
const initialAhead = { single: 64, batch: 4 } as const
const maxAhead = 256
/** Milliseconds after which a browser that does not answer is ignored. */
const writeTimeout = 5000
const flushDelay = 100

/**
 * Writes the journal of a run. If the browser refuses, the run continues without one and ends with its page.
 * @param header undefined for a restored run
 */
export const createRunLog = (journal: Journal, id: string, size: number, header?: RunHeader) => {
  let first = header
  let pending: Note[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let covered = 0
  let ahead: number = size === 1 ? initialAhead.single : initialAhead.batch
  let covering: Promise<void> | undefined
  /** Incremented when the run comes to rest, which invalidates coverage still being written. */
  let generation = 0
  let abandoned = false
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
    journal.remove(id).catch(() => undefined)
  }
  const write = async (strict: boolean): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (abandoned || pending.length === 0) return
    const [notes, current] = [pending, first]
    pending = []
    first = undefined
    try {
      await journal.append(id, notes, strict, current)
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
    settled: (rows: readonly SettledRow[]): void => {
      note({ kind: 'settled', rows })
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

export const noLog: RunLog = {
  round: () => {},
  covers: () => true,
  cover: async () => {},
  settled: () => {},
  rest: () => {},
  flush: () => {},
  remove: () => {},
  isKept: () => false,
}
