import { inChunks } from '@/platform/dataProvider/parallel'

/** The calls of a new run or a retry, fixed before the first is sent: another page continues with the same ids. */
export interface Round {
  /** Prefix of the request ids, unique to the round. */
  readonly base: string
  /** Unix milliseconds. */
  readonly plannedAt: number
  readonly size: number
  readonly rows: readonly number[]
}

/** `planned`: not sent, or refused unread; `sent`: unanswered; `doubt`: may have been done; `settled`: outcomes known. */
type ChunkState = 'planned' | 'sent' | 'doubt' | 'settled'

export interface Chunk {
  readonly round: number
  readonly number: number
  readonly rows: readonly number[]
  readonly requestId: string
  readonly plannedAt: number
  state: ChunkState
  /** When this page first sent it, Unix milliseconds. */
  sentAt?: number
}

export const chunksOf = ({ base, plannedAt, size, rows }: Round, round: number): Chunk[] =>
  inChunks(rows, size).map((rows, number) => ({
    round,
    number,
    rows,
    requestId: `${base}-${number}`,
    plannedAt,
    state: 'planned',
  }))

/** The platform keeps request ids for 24 hours; this leaves a margin. */
const protectionTime = 23.5 * 3600 * 1000

/** How far back a clock may jump when it corrects itself, ms. */
const correction = 60_000

/**
 * Whether repeating a call with the same id is certain not to do it twice. If the computer's clock was set back since, we
 * cannot know how long ago the call was.
 */
export const isProtected = ({ sentAt, plannedAt }: Pick<Chunk, 'sentAt' | 'plannedAt'>): boolean => {
  const age = Date.now() - (sentAt ?? plannedAt)
  return age > -correction && age < protectionTime
}
