import type { Label } from '@/declaration'
import { type Chunk, chunksOf, type Round } from './chunks'
import type { KeptRun, Note, SettledRow } from './journal'
import type { RunSnapshot } from './rowRun'
import type { RowChange } from './rows'
import { say, texts } from './texts'

const settledChange = (failure: SettledRow[1]): RowChange =>
  failure ? { state: 'failed', ...failure } : { state: 'done' }

const keyOf = (round: number, number: number): string => `${round}/${number}`

/** Calls that may have been sent without an answer, with the reason. */
const inDoubt = (notes: readonly Note[]): ReadonlyMap<string, Label> => {
  let doubt = new Map<string, Label>()
  let round = -1
  let covered = 0
  for (const note of notes) {
    // The previous round was idle by then.
    if (note.kind === 'round') round += 1
    if (note.kind === 'covered') covered = note.below
    if (note.kind === 'rest') {
      doubt = new Map(note.doubt.map(([one, number]) => [keyOf(one, number), texts.unanswered]))
      covered = 0
    }
  }
  for (let number = 0; number < covered; number += 1) doubt.set(keyOf(round, number), texts.leftBehind)
  return doubt
}

/** Reconstructs the state of a run from its journal. */
export const restoreSnapshot = ({ header, notes }: KeptRun): RunSnapshot => {
  const changes: RowChange[] = header.rows.map(() => ({ state: 'waiting' }))
  const rounds: Round[] = []
  const newest: number[] = header.rows.map(() => 0)
  let endedAt: number | undefined
  for (const note of notes) {
    if (note.kind === 'settled')
      for (const [index, failure] of note.rows) changes[index] = settledChange(failure)
    if (note.kind === 'rest') endedAt = note.endedAt
    if (note.kind !== 'round') continue
    endedAt = undefined
    for (const index of note.round.rows) {
      changes[index] = { state: 'waiting' }
      newest[index] = rounds.length
    }
    rounds.push(note.round)
  }

  const doubtful = inDoubt(notes)
  const chunks = rounds.flatMap(chunksOf)
  for (const chunk of chunks) {
    chunk.state = stateOf(chunk, changes, newest, doubtful)
    if (chunk.state !== 'doubt') continue
    const reason = say(doubtful.get(keyOf(chunk.round, chunk.number)) ?? texts.unanswered)
    for (const index of chunk.rows) changes[index] = { state: 'unknown', reason, code: 0 }
  }
  const rows = header.rows.map(({ id, name }, index) => ({
    id,
    name,
    state: 'waiting' as const,
    ...changes[index],
  }))
  const isWaiting = rows.some(({ state }) => state === 'waiting')
  const isAllKnown = !isWaiting && !rows.some(({ state }) => state === 'unknown')
  if (endedAt === undefined && !isAllKnown)
    return { rows, chunks, rounds: rounds.length, state: 'interrupted' }
  return { rows, chunks, rounds: rounds.length, state: isWaiting ? 'stopped' : 'finished', endedAt }
}

const stateOf = (
  { round, number, rows }: Chunk,
  changes: readonly RowChange[],
  newest: readonly number[],
  doubtful: ReadonlyMap<string, Label>,
): Chunk['state'] => {
  // Rows taken over by a later round were settled in this one.
  if (rows.every((index) => newest[index] !== round || changes[index]?.state !== 'waiting')) return 'settled'
  return doubtful.has(keyOf(round, number)) ? 'doubt' : 'planned'
}
