import type { ConsoleDataProvider, Failure } from '@/platform/dataProvider'
import { emitFailure } from '@/platform/failureEvents'
import { newRequestId } from '@/platform/requestId'
import { type BeforeAfter, toldOf } from './beforeAfter'
import { type Chunk, chunksOf, isProtected, type Round } from './chunks'
import { type Delivery, deliver, type Fate, type Stall } from './delivery'
import type { RunLog, SettledRow } from './journal'
import {
  createRows,
  isOver,
  type RowChange,
  type RowChanged,
  type RunContext,
  type RunInfo,
  type RunRow,
  type RunState,
} from './run'
import type { RunStore } from './store'
import { failureSummary, say, texts } from './texts'

export interface RowWork {
  readonly size: number
  readonly concurrency: number
  readonly call: (dataProvider: ConsoleDataProvider, rows: readonly number[], requestId: string) => Delivery
  /** What a refusal means for its row. The work remembers it for the row's next call. */
  readonly refused: (row: number, refusal: Pick<Failure, 'code' | 'message' | 'record'>) => Refused
  /** What the action changes in the row's record, as far as known. */
  readonly told?: (row: number) => BeforeAfter
}

interface Refused {
  readonly reason: string
  /** The record does not exist. */
  readonly gone?: true
  readonly changed?: RowChanged
  /** It may be resent once right away: what others changed does not affect it. */
  readonly again?: true
}

/** The state of a run when it starts or is restored. */
export interface RunSnapshot {
  readonly rows: readonly RunRow[]
  readonly chunks: readonly Chunk[]
  readonly rounds: number
  readonly state: 'running' | 'interrupted' | 'stopped' | 'finished'
  readonly endedAt?: number
}

export interface RowRunOptions {
  readonly about: Pick<RunInfo, 'id' | 'kind' | 'area' | 'action' | 'operator' | 'startedAt'>
  readonly work: RowWork
  readonly snapshot: RunSnapshot
  readonly store: RunStore
  readonly log: RunLog
  /** Missing for a restored run, which gets it with its first step. */
  readonly context?: RunContext
  readonly ready: Promise<unknown>
  /** Seconds during which the run can be undone before anything is sent. */
  readonly undo?: number
  readonly onRows?: (rows: readonly RunRow[]) => void
  readonly delays: readonly number[]
  /** Called when the run's journal is gone: the run was undone, created all its records, or was forgotten. */
  readonly onDone: () => void
}

const progressInterval = 250

export const planRound = (size: number, rows: readonly number[]): Round => ({
  base: newRequestId(),
  plannedAt: Date.now(),
  size,
  rows,
})

/** Executes a run and reports to its store. A call once sent is always awaited, since it cannot be undone. */
export const createRowRun = (options: RowRunOptions): void => {
  const { about, work, snapshot, store, log, ready, undo, onRows, delays, onDone } = options
  const rows = createRows(snapshot.rows)
  const chunks = [...snapshot.chunks]
  let { rounds } = snapshot
  let { context } = options
  let state: RunState = undo ? 'undo' : snapshot.state
  let stalled: Stall | undefined
  /** The current task: all calls, a retry, or a check. */
  let job: readonly Chunk[] = chunks.filter(({ round }) => round === rounds - 1)
  let queue: readonly Chunk[] = []
  let next = 0
  let activeWorkers = 0
  let hasChanged = false
  let forgotten = false
  let newlySettled: RunRow[] = []
  let cannotAsk: true | undefined
  /** Rows to resend after all others. */
  const repeats = new Set<number>()
  /** Reasons of failed and unknown rows that were not reported yet, by index. */
  const failureReasons = new Map<number, string>()
  let progress: ReturnType<typeof setTimeout> | undefined

  const undoUntil = undo ? performance.now() + undo * 1000 : undefined
  const undoTimer = undo ? setTimeout(() => begin(job), undo * 1000) : undefined

  // The browser may refuse to keep the journal at any time.
  const fleeting = () => (log.isKept() ? undefined : true)
  const publish = () => {
    clearTimeout(progress)
    progress = undefined
    if (forgotten) return
    handle.updateRows(rows.all())
    handle.update({ counts: rows.counts(), fleeting: fleeting(), cannotAsk })
    const settledRows = newlySettled
    newlySettled = []
    if (settledRows.length > 0) onRows?.(settledRows)
  }
  const enterState = (to: RunState, endedAt?: number) => {
    state = to
    publish()
    if (forgotten) return
    const shown = stalled === 'left' ? undefined : stalled
    handle.update({ state, stalled: shown, endedAt, undoUntil: undefined, counts: rows.counts() })
  }
  const setRow = (index: number, change: RowChange) => {
    rows.set(index, change)
    if (change.state === 'done' || change.state === 'failed') newlySettled.push(rows.at(index))
    if (change.state === 'failed' || change.state === 'unknown')
      failureReasons.set(index, change.reason ?? '')
    else failureReasons.delete(index)
    progress ??= setTimeout(publish, progressInterval)
  }
  const setRows = (chunk: Chunk, change: RowChange) => {
    for (const index of chunk.rows) setRow(index, change)
  }

  const failureOf = (index: number, failure: Pick<Failure, 'code' | 'message' | 'record'>): RowChange => {
    const { again, ...refused } = work.refused(index, failure)
    if (again) repeats.add(index)
    return { state: 'failed', code: failure.code, ...refused }
  }
  /** The outcome of each row; undefined unless all are known. */
  const changesOf = (chunk: Chunk, fate: Fate): readonly RowChange[] | undefined => {
    if (fate.kind === 'refused')
      return chunk.rows.map((index) => failureOf(index, { code: fate.code, message: fate.reason }))
    if (fate.kind !== 'answered') return undefined
    const failures = new Map(fate.outcome.failed.map((failure) => [failure.id, failure]))
    const succeeded = new Set(fate.outcome.succeeded)
    const known = chunk.rows.flatMap((index): RowChange[] => {
      const { id } = rows.at(index)
      const failure = failures.get(id)
      if (failure) return [failureOf(index, failure)]
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
      for (const index of chunk.rows) repeats.delete(index)
      if (fate.kind === 'doubt') cannotAsk = fate.cannotAsk
      const reason = fate.kind === 'doubt' ? fate.reason : say(texts.unanswered)
      setRows(chunk, { state: 'unknown', reason, code: 0 })
      return
    }
    chunk.state = 'settled'
    // Even if it was only checked: the lists may be older than the change.
    hasChanged = true
    const at = Date.now()
    const settled = chunk.rows.map((index, place): SettledRow => {
      const change = changes[place]
      if (!change) return [index]
      // If the page closes before it is resent, it has failed.
      setRow(
        index,
        repeats.has(index)
          ? { state: 'waiting' }
          : { ...change, ...toldOf(work.told?.(index), change.state), at },
      )
      const { state: become, code = 0, reason = '', gone, changed } = change
      if (become === 'done') return [index]
      const kept = changed && (changed.version === undefined ? {} : { version: changed.version })
      return [index, { code, reason, ...(gone && { gone }), ...(kept && { changed: kept }) }]
    })
    log.settled(settled, at)
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
      { inDoubt, isProtected: () => isProtected(chunk), isPausing: () => state !== 'running', delays },
    )
    settle(chunk, fate)
    if ('stall' in fate && fate.stall && (state === 'running' || state === 'pausing')) {
      stalled = fate.stall
      if (state === 'running') enterState('pausing')
    }
  }

  const worker = async (dataProvider: ConsoleDataProvider) => {
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
  const startWorkers = () => {
    const dataProvider = context?.dataProvider
    if (!dataProvider) return
    while (activeWorkers < work.concurrency) {
      activeWorkers += 1
      worker(dataProvider).finally(() => {
        activeWorkers -= 1
        if (activeWorkers === 0) onIdle()
      })
    }
  }
  const begin = (calls: readonly Chunk[]) => {
    job = calls
    // Check calls in doubt first, as the operator is waiting for their outcome.
    queue = [...job.filter((one) => one.state === 'doubt'), ...job.filter((one) => one.state === 'planned')]
    next = 0
    stalled = undefined
    enterState('running')
    startWorkers()
  }

  /** Shows one toast for all failures since the last pause, unless the window is being left. */
  const showFailures = () => {
    const summary = failureSummary([...failureReasons.values()])
    failureReasons.clear()
    if (summary !== undefined && !forgotten && stalled !== 'left') emitFailure(summary)
  }
  /** All calls have ended: pause, or finish. */
  const onIdle = () => {
    if (state === 'running' && repeats.size > 0) {
      begin(planned([...repeats]))
      return
    }
    showFailures()
    const doubt = chunks.filter((chunk) => chunk.state === 'doubt')
    const { waiting, unknown } = rows.counts()
    // If the last calls ended while pausing, there is nothing to pause.
    if (state === 'pausing' && waiting + unknown > 0) {
      log.rest(doubt)
      enterState('paused')
    } else end(doubt)
    if (hasChanged && !forgotten) context?.queryClient.invalidateQueries({ queryKey: [about.area] })
    hasChanged = false
  }
  const end = (doubt: readonly Chunk[]) => {
    const { waiting, done, failed, unknown } = rows.counts()
    const endedAt = Date.now()
    stalled = undefined
    repeats.clear()
    // An import's journal holds whole records, which are not needed once all are created.
    const isWorthKeeping = failed + unknown > 0 || (done > 0 && about.kind === 'action')
    if (isWorthKeeping) log.rest(doubt, endedAt)
    else {
      log.remove()
      onDone()
    }
    enterState(waiting > 0 ? 'stopped' : 'finished', endedAt)
  }
  /** Plans another round for these rows. */
  const planned = (again: readonly number[]): readonly Chunk[] => {
    repeats.clear()
    const round = planRound(work.size, again)
    const calls = chunksOf(round, rounds)
    rounds += 1
    chunks.push(...calls)
    log.round(round)
    for (const chunk of calls) setRows(chunk, { state: 'waiting' })
    return calls
  }
  const retry = () => {
    const failed = snapshot.rows.flatMap((_, index) => {
      const row = rows.at(index)
      return row.state === 'failed' && !row.gone ? [index] : []
    })
    begin(planned(failed))
  }

  const handle = store.add(
    {
      ...about,
      state,
      undoUntil,
      counts: rows.counts(),
      endedAt: snapshot.endedAt,
      fleeting: fleeting(),
    },
    rows.all(),
    {
      undo: () => {
        clearTimeout(undoTimer)
        end([])
      },
      pause: () => enterState('pausing'),
      resume: (newContext) => {
        context = newContext
        begin(job)
      },
      stop: () => {
        clearTimeout(undoTimer)
        if (activeWorkers > 0) enterState('stopping')
        else if (!isOver({ state })) end(chunks.filter((chunk) => chunk.state === 'doubt'))
      },
      retry: (newContext) => {
        context = newContext
        retry()
      },
      check: (newContext) => {
        context = newContext
        begin(chunks.filter((chunk) => chunk.state === 'doubt'))
      },
      forget: () => {
        forgotten = true
        clearTimeout(undoTimer)
        clearTimeout(progress)
        log.remove()
        onDone()
      },
    },
  )
  if (undo) log.flush()
  else if (state === 'running') begin(job)
}
