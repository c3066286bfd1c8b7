/**
 * Calls planned together: those of a new run or of a retry. Everything is fixed before the first call is sent, so
 * that another page can continue with the same request ids.
 */
export interface Round {
  /** Prefix of the request ids, unique to the round. */
  readonly base: string
  /** Unix milliseconds. */
  readonly plannedAt: number
  /** Maximum number of rows per call. */
  readonly size: number
  /** Indices of its rows in the run. */
  readonly rows: readonly number[]
}

/**
 * - `planned`: not sent, or refused before anything was done
 * - `sent`: waiting for the answer
 * - `doubt`: may have been sent; the outcome is unknown
 * - `settled`: the outcome of each row is known
 */
type ChunkState = 'planned' | 'sent' | 'doubt' | 'settled'

export interface Chunk {
  /** Index of its round. */
  readonly round: number
  /** Index in its round. */
  readonly number: number
  readonly rows: readonly number[]
  readonly requestId: string
  readonly plannedAt: number
  state: ChunkState
  /** When this page first sent it, Unix milliseconds. */
  sentAt?: number
}

/** The calls of a new round. */
export const chunksOf = ({ base, plannedAt, size, rows }: Round, round: number): Chunk[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, number) => ({
    round,
    number,
    rows: rows.slice(number * size, (number + 1) * size),
    requestId: `${base}-${number}`,
    plannedAt,
    state: 'planned',
  }))

/** The platform keeps request ids for 24 hours; this leaves a margin. */
const protectionTime = 23.5 * 3600 * 1000

/** Whether repeating a call with the same id is certain not to do it twice. */
export const isProtected = ({ sentAt, plannedAt }: Pick<Chunk, 'sentAt' | 'plannedAt'>): boolean =>
  Date.now() - (sentAt ?? plannedAt) < protectionTime
