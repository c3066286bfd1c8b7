import { useEffect, useReducer, useRef } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { Action, Json } from '@/declaration'
import { largestBatch } from '@/platform/dataProvider'
import { newRequestId } from '@/platform/requestId'
import { type RecordOutcome, runBulk } from './bulkRun'
import { useAct } from './useAct'

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

/** A bulk action under way, as a screen watches it. */
export const useBulkRun = (name: string, action: Action): BulkRunState => {
  const act = useAct()
  const translate = useTranslate()
  const [progress, step] = useReducer(advance, idle)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const run = async (records: readonly RaRecord[], input: Progress['input']) => {
    abort.current = new AbortController()
    await runBulk({
      records,
      batchSize: action.batch ? largestBatch : 1,
      send: (batch) =>
        act.send(name, batch, { input, ...(action.requestId && { requestId: newRequestId() }) }),
      unanswered: translate('console.bulk.unanswered'),
      onOutcomes: (outcomes) => step({ type: 'outcomes', outcomes }),
      signal: abort.current.signal,
    })
    step({ type: 'end' })
    act.refresh()
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
