import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { emitFailure } from '@/platform/failureEvents'
import { newRequestId } from '@/platform/requestId'
import { type Chunk, chunksOf, isProtected, type Round } from './chunks'
import { type Delivered, deliver, type Fate, type Stall } from './delivery'
import type { SettledRow } from './journal'
import type { Means } from './means'
import { createRows, type RowChange } from './rows'
import { isOver, type RunInfo, type RunRow, type RunState } from './run'
import type { RunLog } from './runLog'
import type { RunStore } from './store'
import { failureWords, say, texts } from './texts'

/** What a run does with its rows, call by call. */
export interface RowWork {
  /** Rows of one call at the most. */
  readonly size: number
  /** Calls under way at once. */
  readonly lanes: number
  /** @param rows places in the run */
  readonly call: (dataProvider: ConsoleDataProvider, rows: readonly number[], requestId: string) => Delivered
  /** Whether a refusal says that there is no such record. */
  readonly isGone: (code: number) => boolean
}

/** How a run stands when it begins, or begins again in another page. */
export interface Standing {
  readonly rows: readonly RunRow[]
  /** All calls so far, in the order of their rounds. */
  readonly chunks: readonly Chunk[]
  readonly rounds: number
  readonly state: 'running' | 'interrupted' | 'stopped' | 'finished'
  readonly endedAt?: number
}

export interface RowRunOptions {
  readonly about: Pick<RunInfo, 'id' | 'kind' | 'area' | 'action' | 'startedAt'>
  readonly work: RowWork
  readonly standing: Standing
  readonly store: RunStore
  readonly log: RunLog
  /** Of a run that begins; one that is found again gets them with its first step. */
  readonly means?: Means
  /** Nothing is sent before it. */
  readonly ready: Promise<unknown>
  /** Seconds in which it can be taken back before anything is sent. */
  readonly undo?: number
  readonly onRows?: (rows: readonly RunRow[]) => void
  /** Between two tries of one call, ms. */
  readonly delays: readonly number[]
  /** Nothing is kept of the run any more: it has ended well, or was forgotten. */
  readonly onDone: () => void
}

/** Between two tellings of progress, ms. */
const pace = 250

/** The calls of a new round over these rows. */
export const planRound = (size: number, rows: readonly number[]): Round => ({
  base: newRequestId(),
  plannedAt: Date.now(),
  size,
  rows,
})

/**
 * Sees to the rows of a run, call by call, and says in its store what becomes of each. It is told what to do through the
 * store's steps. A call that was sent is always waited for: what it does cannot be taken back.
 */
export const createRowRun = (options: RowRunOptions): void => {
  const { about, work, standing, store, log, ready, undo, onRows, delays, onDone } = options
  const rows = createRows(standing.rows)
  const chunks = [...standing.chunks]
  let { rounds } = standing
  let { means } = options
  let state: RunState = undo ? 'undo' : standing.state
  let stalled: Stall | undefined
  /** What the run is about now: all of it, what is tried again, what is asked after. */
  let job: readonly Chunk[] = chunks.filter(({ round }) => round === rounds - 1)
  let queue: readonly Chunk[] = []
  let next = 0
  let atWork = 0
  let hasChanged = false
  let forgotten = false
  let fresh: RunRow[] = []
  let cannotAsk: true | undefined
  /** Why rows failed or are unknown, by their places: not told yet. */
  const met = new Map<number, string>()
  let progress: ReturnType<typeof setTimeout> | undefined

  const undoUntil = undo ? Date.now() + undo * 1000 : undefined
  const taking = undo ? setTimeout(() => begin(job), undo * 1000) : undefined

  // The browser may refuse to keep it later on.
  const fleeting = () => (log.isKept() ? undefined : true)
  const show = () => {
    clearTimeout(progress)
    progress = undefined
    if (forgotten) return
    handle.tellRows(rows.all())
    handle.tell({ counts: rows.counts(), fleeting: fleeting(), cannotAsk })
    const told = fresh
    fresh = []
    if (told.length > 0) onRows?.(told)
  }
  const enter = (to: RunState, endedAt?: number) => {
    state = to
    show()
    if (forgotten) return
    const shown = stalled === 'left' ? undefined : stalled
    handle.tell({ state, stalled: shown, endedAt, undoUntil: undefined, counts: rows.counts() })
  }
  const setRow = (index: number, change: RowChange) => {
    rows.set(index, change)
    if (change.state === 'done' || change.state === 'failed') fresh.push(rows.at(index))
    if (change.state === 'failed' || change.state === 'unknown') met.set(index, change.reason ?? '')
    else met.delete(index)
    progress ??= setTimeout(show, pace)
  }
  const setRows = (chunk: Chunk, change: RowChange) => {
    for (const index of chunk.rows) setRow(index, change)
  }

  const failureOf = (code: number, reason: string): RowChange =>
    work.isGone(code) ? { state: 'failed', code, reason, gone: true } : { state: 'failed', code, reason }
  /** What has become of each row of a call; undefined when that is not known of every one. */
  const changesOf = (chunk: Chunk, fate: Fate): readonly RowChange[] | undefined => {
    if (fate.kind === 'refused') return chunk.rows.map(() => failureOf(fate.code, fate.reason))
    if (fate.kind !== 'answered') return undefined
    const failures = new Map(fate.outcome.failed.map((failure) => [failure.id, failure]))
    const succeeded = new Set(fate.outcome.succeeded)
    const known = chunk.rows.flatMap((index): RowChange[] => {
      const { id } = rows.at(index)
      const failure = failures.get(id)
      if (failure) return [failureOf(failure.code, failure.message)]
      return succeeded.has(id) ? [{ state: 'done' }] : []
    })
    return known.length === chunk.rows.length ? known : undefined
  }
  const settle = (chunk: Chunk, fate: Fate) => {
    if (fate.kind === 'unsent') {
      chunk.state = 'planned'
      setRows(chunk, { state: 'waiting' })
      return
    }
    const changes = changesOf(chunk, fate)
    if (!changes) {
      chunk.state = 'doubt'
      if (fate.kind === 'doubt') cannotAsk = fate.cannotAsk
      const reason = fate.kind === 'doubt' ? fate.reason : say(texts.unanswered)
      setRows(chunk, { state: 'unknown', reason, code: 0 })
      return
    }
    chunk.state = 'settled'
    // Also where it was only asked after: it was done after the lists were read.
    hasChanged = true
    const settled = chunk.rows.map((index, place): SettledRow => {
      const change = changes[place]
      if (!change) return [index]
      setRow(index, change)
      const { state: become, code = 0, reason = '', gone } = change
      return become === 'done' ? [index] : [index, gone ? { code, reason, gone } : { code, reason }]
    })
    log.settled(settled)
  }

  const send = async (chunk: Chunk, dataProvider: ConsoleDataProvider) => {
    const inDoubt = chunk.state === 'doubt'
    chunk.state = 'sent'
    if (!inDoubt) setRows(chunk, { state: 'sent' })
    const call = work.call(dataProvider, chunk.rows, chunk.requestId)
    const fate = await deliver(
      {
        ...call,
        send: () => {
          chunk.sentAt ??= inDoubt ? undefined : Date.now()
          hasChanged = true
          return call.send()
        },
      },
      { inDoubt, isProtected: () => isProtected(chunk), isHurried: () => state !== 'running', delays },
    )
    settle(chunk, fate)
    if ('stall' in fate && fate.stall && (state === 'running' || state === 'pausing')) {
      stalled = fate.stall
      if (state === 'running') enter('pausing')
    }
  }

  const lane = async (dataProvider: ConsoleDataProvider) => {
    await ready
    while (state === 'running') {
      const chunk = queue[next]
      if (!chunk) return
      if (chunk.state === 'planned' && !log.covers(chunk.number)) {
        await log.cover(chunk.number)
        continue
      }
      next += 1
      await send(chunk, dataProvider)
    }
  }
  const fill = () => {
    const dataProvider = means?.dataProvider
    if (!dataProvider) return
    while (atWork < work.lanes) {
      atWork += 1
      lane(dataProvider).finally(() => {
        atWork -= 1
        if (atWork === 0) rest()
      })
    }
  }
  const begin = (calls: readonly Chunk[]) => {
    job = calls
    // What may have been done already is asked after first: it is what the operator waits to know.
    queue = [...job.filter((one) => one.state === 'doubt'), ...job.filter((one) => one.state === 'planned')]
    next = 0
    stalled = undefined
    enter('running')
    fill()
  }

  /** One toast for all that it has met with since it last came to rest. In a window that is being left nobody reads it. */
  const tellFailures = () => {
    const words = failureWords([...met.values()])
    met.clear()
    if (words !== undefined && !forgotten && stalled !== 'left') emitFailure(words)
  }
  /** Nothing is under way any more: the run pauses, or it has come to its end. */
  const rest = () => {
    tellFailures()
    const doubt = chunks.filter((chunk) => chunk.state === 'doubt')
    const { waiting, unknown } = rows.counts()
    // Paused with its last calls under way, it has nothing left to go on with.
    if (state === 'pausing' && waiting + unknown > 0) {
      log.rest(doubt)
      enter('paused')
    } else end(doubt)
    if (hasChanged && !forgotten) means?.queryClient.invalidateQueries({ queryKey: [about.area] })
    hasChanged = false
  }
  const end = (doubt: readonly Chunk[]) => {
    const { waiting, failed, unknown } = rows.counts()
    const endedAt = Date.now()
    stalled = undefined
    if (failed + unknown > 0) log.rest(doubt, endedAt)
    else {
      log.remove()
      onDone()
    }
    enter(waiting > 0 ? 'stopped' : 'finished', endedAt)
  }
  const retry = () => {
    const failed = standing.rows.flatMap((_, index) => {
      const row = rows.at(index)
      return row.state === 'failed' && !row.gone ? [index] : []
    })
    const round = planRound(work.size, failed)
    const planned = chunksOf(round, rounds)
    rounds += 1
    chunks.push(...planned)
    log.round(round)
    for (const chunk of planned) setRows(chunk, { state: 'waiting' })
    begin(planned)
  }

  const handle = store.add(
    {
      ...about,
      state,
      undoUntil,
      counts: rows.counts(),
      endedAt: standing.endedAt,
      fleeting: fleeting(),
    },
    rows.all(),
    {
      undo: () => {
        clearTimeout(taking)
        end([])
      },
      pause: () => enter('pausing'),
      resume: (given) => {
        means = given
        begin(job)
      },
      stop: () => {
        clearTimeout(taking)
        if (atWork > 0) enter('stopping')
        else if (!isOver({ state })) end(chunks.filter((chunk) => chunk.state === 'doubt'))
      },
      retry: (given) => {
        means = given
        retry()
      },
      check: (given) => {
        means = given
        begin(chunks.filter((chunk) => chunk.state === 'doubt'))
      },
      forget: () => {
        forgotten = true
        clearTimeout(taking)
        clearTimeout(progress)
        log.remove()
        onDone()
      },
    },
  )
  if (undo) log.flush()
  else if (state === 'running') begin(job)
}
