import type { Chunk, Round } from './chunks'
import type { Journal, Note, RunHeader, SettledRow } from './journal'

/** How a run writes its journal. What the browser refuses to keep is not kept: the run goes on, and ends with its page. */
export interface RunLog {
  /** A round is planned; written with what is covered first, or by `flush`. */
  readonly round: (round: Round) => void
  /** Whether it is on disk that a call of the last round may have been sent. More is written ahead of need. */
  readonly covers: (number: number) => boolean
  /** Resolves when a call of the last round may be sent. */
  readonly cover: (number: number) => Promise<void>
  readonly settled: (rows: readonly SettledRow[]) => void
  /** Nothing is under way any more. */
  readonly rest: (doubt: readonly Chunk[], endedAt?: number) => void
  /** What waits to be written is written. */
  readonly flush: () => void
  /** Takes the run out of the journal, for good. */
  readonly remove: () => void
  /** Whether a later page will know of the run. */
  readonly isKept: () => boolean
}

/**
 * Calls that are covered at once, at first and at the most. After a crash up to twice as many are in doubt: few, where each
 * has many rows.
 */
const firstLeap = { single: 64, batch: 4 } as const
const longestLeap = 256
/** A browser whose memory has not answered after so many ms does not keep the run: it must not wait for ever. */
const patience = 5000
/** Outcomes of so many ms are written together. */
const gathered = 100

/**
 * @param size rows of one call at the most
 * @param header undefined when the run was kept before
 */
export const createRunLog = (journal: Journal, id: string, size: number, header?: RunHeader): RunLog => {
  let first = header
  let pending: Note[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let covered = 0
  let leap: number = size === 1 ? firstLeap.single : firstLeap.batch
  let covering: Promise<void> | undefined
  /** What was covered before the run came to rest is so no more, also when that is written late. */
  let era = 0
  let given = false
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })

  const giveUp = () => {
    given = true
    letGo()
    clearTimeout(timer)
    pending = []
    // One that is kept in part must not be taken for the whole.
    journal.remove(id).catch(() => undefined)
  }
  const write = async (strict: boolean): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (given || pending.length === 0) return
    const [notes, begun] = [pending, first]
    pending = []
    first = undefined
    try {
      await journal.append(id, notes, strict, begun)
    } catch {
      giveUp()
    }
  }
  const note = (one: Note) => {
    if (!given) pending.push(one)
  }
  const extend = (below: number): Promise<void> => {
    covering ??= (async () => {
      const begun = era
      note({ kind: 'covered', below })
      await write(true)
      if (begun === era) covered = below
      covering = undefined
    })()
    return covering
  }

  return {
    round: (round) => {
      covered = 0
      era += 1
      note({ kind: 'round', round })
    },
    covers: (number) => {
      if (given) return true
      if (number >= covered) return false
      if (covered - number < leap) extend(covered + leap)
      return true
    },
    cover: async (number) => {
      // Calls that are quicker than the disk get a longer way ahead.
      if (covered > 0 && !covering) leap = Math.min(leap * 2, longestLeap)
      const late = setTimeout(giveUp, patience)
      while (!given && number >= covered) await Promise.race([gone, extend(Math.max(covered, number) + leap)])
      clearTimeout(late)
    },
    settled: (rows) => {
      note({ kind: 'settled', rows })
      if (!given) timer ??= setTimeout(write, gathered, false)
    },
    rest: (doubt, endedAt) => {
      covered = 0
      era += 1
      note({ kind: 'rest', endedAt, doubt: doubt.map(({ round, number }) => [round, number]) })
      write(true)
    },
    flush: () => {
      write(true)
    },
    remove: () => {
      if (!given) giveUp()
    },
    isKept: () => !given,
  }
}

/** Of a run that is not kept. */
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
