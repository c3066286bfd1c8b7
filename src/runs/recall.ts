import type { Label, Resource } from '@/declaration'
import type { Ownership } from '@/platform/ownership'
import { toldOf } from './beforeAfter'
import { type Chunk, chunksOf, type Round } from './chunks'
import {
  createRunLog,
  isRun,
  type Journal,
  type Kept,
  type KeptRun,
  type Note,
  type RunHeader,
  type SettledRow,
} from './journal'
import { createRowRun, type RowWork, type RunSnapshot } from './rowRun'
import { actionWork, importWork } from './rowWork'
import { createRows, leftOutRows, type RowChange, type RunRow } from './run'
import type { RunStore } from './store'
import { say, texts } from './texts'

const settledChange = (failure: SettledRow[1], at: number | undefined): RowChange => ({
  ...(failure ? { state: 'failed', ...failure } : { state: 'done' }),
  ...(at !== undefined && { at }),
})

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

export const restoreSnapshot = ({ header, notes }: KeptRun): RunSnapshot => {
  const changes: RowChange[] = header.rows.map(() => ({ state: 'waiting' }))
  const rounds: Round[] = []
  const newest: number[] = header.rows.map(() => 0)
  let endedAt: number | undefined
  for (const note of notes) {
    if (note.kind === 'settled')
      for (const [index, failure] of note.rows) changes[index] = settledChange(failure, note.at)
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
  const sent = header.rows.map(({ id, name }, index) => ({
    id,
    name,
    state: 'waiting' as const,
    ...changes[index],
  }))
  const rows = [...sent, ...leftOutRows(header.leftOut)]
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

interface Around {
  readonly journal: Journal
  readonly ownership: Ownership
  readonly store: RunStore
  readonly mark: string
}

interface RestoreOptions extends Around {
  /** Who began them: only this operator's runs are restored. The journal has no names. */
  readonly operator: string | undefined
  readonly delays: readonly number[]
  readonly resourceOf: (name: string) => Promise<Resource | undefined>
}

const day = 24 * 3600 * 1000
/** How long runs are kept after they stopped, in ms. */
const retention = { interrupted: 7 * day, stopped: day, finished: day, running: 0 } as const
/** Most runs kept, newest first; successful and failed ones count separately, so that many successes do not push out failures. */
const maxKept = 20

const workOf = (
  resource: Resource | undefined,
  header: RunHeader,
  known: RunSnapshot['rows'],
): RowWork | undefined => {
  const { id, kind, action = '', input = {}, button } = header
  const rows = header.rows.map((row, index) => ({
    ...row,
    version: known[index]?.changed?.version ?? row.version,
  }))
  if (!resource) return undefined
  return kind === 'import'
    ? importWork(resource, id, button, rows)
    : actionWork(resource, id, action, input, rows)
}

const restoreRun = (
  { header, notes }: KeptRun,
  release: () => void,
  resource: Resource | undefined,
  options: RestoreOptions,
) => {
  const { journal, store, operator, delays } = options
  const { id, kind, area, action, startedAt } = header
  const restored = restoreSnapshot({ header, notes })
  const about = { id, kind, area, action, operator, startedAt }
  const work = workOf(resource, header, restored.rows)
  if (!work) {
    const { state, endedAt, rows } = restored
    const counts = createRows(rows).counts()
    store.add({ ...about, state, endedAt, counts, problems: [say(texts.noArea)] }, rows, {
      forget: () => {
        journal.remove(id).then(release, release)
      },
    })
    return
  }
  const isTold = ({ state }: RunRow) => state === 'done' || state === 'failed'
  const rows = restored.rows.map((row, index) =>
    isTold(row) ? { ...row, ...toldOf(work.told?.(index), row.state) } : row,
  )
  const snapshot = { ...restored, rows }
  const log = createRunLog(journal, id, work.size)
  createRowRun({ about, work, snapshot, store, log, ready: Promise.resolve(), delays, onDone: release })
}

/** Claims all runs without a window, then reads them; before that their window may still be writing. */
const claimRuns = async ({ journal, ownership, store, mark }: Around) => {
  const releases = new Map<string, () => void>()
  const nothing = (): readonly Kept[] => []
  const known = (await journal.load(() => false).catch(nothing)).filter(isRun)
  await Promise.all(
    known.map(async ({ header: { id } }) => {
      if (store.get(id)) return
      const release = await ownership.claim(id, false)
      if (release) releases.set(id, release)
    }),
  )
  if (releases.size === 0) return []
  const kept = await journal.load((header) => header.mark === mark && releases.has(header.id)).catch(nothing)
  const claimed = kept.filter(isRun).flatMap((run) => {
    const { id } = run.header
    const release = releases.get(id)
    releases.delete(id)
    return release ? [{ run, release }] : []
  })
  // Runs that finished meanwhile have left no journal.
  for (const release of releases.values()) release()
  return claimed
}

/** The number of this operator's unfinished runs in other windows, which a sign-out would end too. */
export const countInOtherWindows = async ({ journal, ownership, store, mark }: Around): Promise<number> => {
  const kept = await journal.load((header) => header.mark === mark)
  const others = await Promise.all(
    kept
      .filter(isRun)
      .filter((run) => run.header.mark === mark && !store.get(run.header.id))
      .filter((run) => restoreSnapshot(run).state === 'interrupted')
      .map(async ({ header: { id } }) => {
        const release = await ownership.claim(id, false)
        release?.()
        return release === undefined
      }),
  )
  return others.filter((isElsewhere) => isElsewhere).length
}

export const restoreRuns = async (options: RestoreOptions): Promise<void> => {
  const { journal, mark, resourceOf } = options
  const found: { readonly run: KeptRun; readonly release: () => void; readonly isClean: boolean }[] = []
  const drop = (id: string, release: () => void) => {
    journal.remove(id).then(release, release)
  }
  for (const { run, release } of await claimRuns(options)) {
    const { id, startedAt } = run.header
    const { state, endedAt = startedAt, rows } = restoreSnapshot(run)
    const isClean = !rows.some((row) => row.state === 'failed' || row.state === 'unknown')
    if (run.header.mark === mark && Date.now() - endedAt < retention[state])
      found.push({ run, release, isClean })
    else drop(id, release)
  }
  const newest = [true, false].flatMap((clean) =>
    found.filter(({ isClean }) => isClean === clean).slice(-maxKept),
  )
  for (const one of found) {
    const { run, release } = one
    if (!newest.includes(one)) {
      drop(run.header.id, release)
      continue
    }
    const area = await resourceOf(run.header.area).then(
      (resource) => ({ resource }),
      () => undefined,
    )
    if (area) restoreRun(run, release, area.resource, options)
    // Its area failed to load; leave the run for next time.
    else release()
  }
}
