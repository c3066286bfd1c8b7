import { useEffect, useReducer, useRef } from 'react'
import { type RaRecord, useEvent, useNotify, useTranslate } from 'react-admin'
import { type Action, type Json, largestBatch } from '@/declaration'
import { newRequestId } from '@/platform/requestId'
import { useDraft, useIsShown, useWhenEnded } from '../page'
import { type RecordOutcome, runBulk } from './bulkRun'
import { useAct } from './useAct'
import { useIsSeen } from './useIsSeen'

interface Progress {
  readonly state: 'idle' | 'running' | 'stopping' | 'finished' | 'stopped'
  readonly records: readonly RaRecord[]
  readonly outcomes: readonly RecordOutcome[]
  readonly input: { readonly [name: string]: Json }
}

type Step =
  | { readonly type: 'start'; readonly records: readonly RaRecord[]; readonly input: Progress['input'] }
  | { readonly type: 'retry' }
  | { readonly type: 'outcomes'; readonly outcomes: readonly RecordOutcome[] }
  | { readonly type: 'stop' }
  | { readonly type: 'end' }

const idle: Progress = { state: 'idle', records: [], outcomes: [], input: {} }

const failedOf = (outcomes: readonly RecordOutcome[]) => outcomes.filter((one) => one.failure !== undefined)

const advance = (progress: Progress, step: Step): Progress => {
  switch (step.type) {
    case 'start':
      return { state: 'running', records: step.records, outcomes: [], input: step.input }
    case 'retry':
      return {
        ...progress,
        state: 'running',
        outcomes: progress.outcomes.filter((one) => one.failure === undefined),
      }
    case 'outcomes':
      return { ...progress, outcomes: [...progress.outcomes, ...step.outcomes] }
    case 'stop':
      return { ...progress, state: 'stopping' }
    case 'end':
      return { ...progress, state: progress.state === 'stopping' ? 'stopped' : 'finished' }
  }
}

export interface BulkRunState extends Progress {
  readonly succeeded: readonly RaRecord[]
  readonly failed: readonly RecordOutcome[]
  readonly start: (records: readonly RaRecord[], input: Progress['input']) => void
  readonly retryFailed: () => void
  /** Starts no further call; what is under way ends. */
  readonly stop: () => void
}

/**
 * A bulk action under way, as a screen watches it. It goes on while the operator is in another tab; leaving the screen
 * for good stops it, and says how far it came.
 */
export const useBulkRun = (name: string, action: Action): BulkRunState => {
  const act = useAct()
  const translate = useTranslate()
  const [progress, step] = useReducer(advance, idle)
  const notify = useNotify()
  const abort = useRef<AbortController>(undefined)
  const isSeen = useIsSeen()
  // What may have been done although no answer came has its id again: a second try must do nothing twice (domain §1).
  const unanswered = useRef(new Map<string, string>())
  const running = progress.state === 'running' || progress.state === 'stopping'
  const settle = useDraft(running, 'page')
  useWhenEnded(() => abort.current?.abort())
  const isShown = useIsShown()
  const leave = useEvent(() => {
    if (isShown()) abort.current?.abort()
  })
  // React undoes effects also when the page is only put aside: the run then goes on behind the screen. Nor does it end with
  // what the page is given anew, as when the operator's permissions change.
  useEffect(() => leave, [leave])

  const send = async (batch: readonly RaRecord[], input: Progress['input']) => {
    if (!action.requestId) return act.send(name, batch, { input })
    const what = batch.map(({ id }) => id).join()
    const requestId = unanswered.current.get(what) ?? newRequestId()
    unanswered.current.set(what, requestId)
    const outcome = await act.send(name, batch, { input, requestId })
    unanswered.current.delete(what)
    return outcome
  }

  const run = async (records: readonly RaRecord[], input: Progress['input']) => {
    abort.current = new AbortController()
    const known: RecordOutcome[] = []
    await runBulk({
      records,
      batchSize: action.batch ? largestBatch : 1,
      send: (batch) => send(batch, input),
      unanswered: translate('console.bulk.unanswered'),
      onOutcomes: (outcomes) => {
        known.push(...outcomes)
        step({ type: 'outcomes', outcomes })
      },
      signal: abort.current.signal,
    })
    step({ type: 'end' })
    settle()
    act.refresh()
    if (isSeen()) return
    const failed = failedOf(known).length
    const counts = { succeeded: known.length - failed, failed, pending: records.length - known.length }
    notify(translate(counts.pending > 0 ? 'console.bulk.cancelled' : 'console.bulk.finished', counts), {
      type: counts.pending + failed > 0 ? 'warning' : 'success',
    })
  }
  const failed = failedOf(progress.outcomes)
  return {
    ...progress,
    failed,
    succeeded: progress.outcomes.filter((one) => one.failure === undefined).map((one) => one.record),
    start(records, input) {
      step({ type: 'start', records, input })
      void run(records, input)
    },
    retryFailed() {
      step({ type: 'retry' })
      void run(
        failed.map((one) => one.record),
        progress.input,
      )
    },
    stop() {
      step({ type: 'stop' })
      abort.current?.abort()
    },
  }
}
