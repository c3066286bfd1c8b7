/**
 * Calls that are planned together: all of a run, or those of one retry. Everything about them is fixed before the first
 * is sent, so that a page that comes later knows them too.
 */
export interface Round {
  /** What the request ids of its calls begin with; no other round has it. */
  readonly base: string
  /** Unix milliseconds. */
  readonly plannedAt: number
  /** Rows of one call at the most. */
  readonly size: number
  /** Places of its rows in the run, from 0. */
  readonly rows: readonly number[]
}

/**
 * - `planned`: certainly not sent, or refused before anything was done
 * - `sent`: on its way
 * - `doubt`: it may have been sent, and nobody knows whether it was done
 * - `settled`: it is known of each of its rows
 */
type ChunkState = 'planned' | 'sent' | 'doubt' | 'settled'

/** One call. */
export interface Chunk {
  /** Of its round, in the order of rounds, from 0. */
  readonly round: number
  /** In its round, from 0. */
  readonly number: number
  readonly rows: readonly number[]
  readonly requestId: string
  readonly plannedAt: number
  state: ChunkState
  /** When it was first sent by this page, Unix milliseconds. */
  sentAt?: number
}

/** The calls of a round, none of them sent. */
export const chunksOf = ({ base, plannedAt, size, rows }: Round, round: number): Chunk[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, number) => ({
    round,
    number,
    rows: rows.slice(number * size, (number + 1) * size),
    requestId: `${base}-${number}`,
    plannedAt,
    state: 'planned',
  }))

/** A request id protects its call for a day (domain §1); after a little less it is not relied upon any more. */
const protectedFor = 23.5 * 3600 * 1000

/** Whether sending a call that may have been sent again, under its id, does it once at the most. */
export const isProtected = ({ sentAt, plannedAt }: Pick<Chunk, 'sentAt' | 'plannedAt'>): boolean =>
  Date.now() - (sentAt ?? plannedAt) < protectedFor
