import { createEmitter } from '@/declaration/emitter'
import { isOver, type RunContext, type RunInfo, type RunRow, type RunState, type RunStep } from './run'

/** `forget` releases everything that the run holds: journal, worker, file. */
type RunControls = {
  readonly [S in 'undo' | 'pause' | 'stop' | 'forget']?: () => void
} & { readonly [S in 'resume' | 'retry' | 'check']?: (context: RunContext) => void }

/** What a run reports. Possible steps follow from its state. */
type RunReport = Omit<RunInfo, 'can'>

/** Milliseconds between progress notifications. No call starts while the page renders. */
const progressInterval = 250
const noRows: readonly RunRow[] = []

const steps: { readonly [S in RunState]: readonly RunStep[] } = {
  undo: ['undo'],
  running: ['pause', 'stop'],
  pausing: ['resume', 'stop'],
  paused: ['resume', 'stop'],
  stopping: [],
  interrupted: ['resume', 'forget'],
  stopped: ['check', 'retry', 'forget'],
  finished: ['check', 'retry', 'forget'],
}

const stepsOf = ({ state, counts, cannotAsk }: RunReport, controls: RunControls): readonly RunStep[] =>
  steps[state].filter(
    (step) =>
      (step === 'forget' || controls[step] !== undefined) &&
      (step !== 'retry' || counts.failed > (counts.gone ?? 0)) &&
      (step !== 'check' || (counts.unknown > 0 && !cannotAsk)),
  )

interface Kept {
  report: RunReport
  rows: readonly RunRow[]
  info: RunInfo
  readonly controls: RunControls
}

/** How many successful runs are kept, newest first; the rows of a whole day would fill the memory. */
const maxSuccessful = 20

const isSuccess = ({ info }: Kept): boolean => {
  const { counts, problems = [], unsaved } = info
  return isOver(info) && !unsaved && counts.failed + counts.unknown + problems.length === 0
}

export const createRunStore = () => {
  const kept = new Map<string, Kept>()
  const { emit, subscribe } = createEmitter()
  let list: readonly RunInfo[] = []
  /** On the clock of `performance.now()`, which changes to the computer's clock do not affect. */
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const notify = () => {
    clearTimeout(timer)
    timer = undefined
    last = performance.now()
    list = [...kept.values()].map(({ info }) => info).reverse()
    emit()
  }
  const notifySoon = () => {
    if (timer !== undefined) return
    const left = last + progressInterval - performance.now()
    if (left <= 0) notify()
    else timer = setTimeout(notify, left)
  }
  const remove = (id: string) => {
    kept.get(id)?.controls.forget?.()
    kept.delete(id)
  }

  return {
    /** Newest first; the same array until something changes. */
    list: (): readonly RunInfo[] => list,
    get: (id: string): RunInfo | undefined => list.find((info) => info.id === id),
    /** The same array until something changes. */
    rowsOf: (id: string): readonly RunRow[] => kept.get(id)?.rows ?? noRows,
    /** Notifies at most four times a second. */
    subscribe,
    step: (id: string, step: RunStep, context: RunContext): void => {
      const run = kept.get(id)
      if (!run?.info.can.includes(step)) return
      if (step !== 'forget') run.controls[step]?.(context)
      else {
        remove(id)
        notify()
      }
    },
    add: (report: RunReport, rows: readonly RunRow[], controls: RunControls) => {
      const run: Kept = { report, rows, controls, info: { ...report, can: stepsOf(report, controls) } }
      for (const { info } of [...kept.values()].filter(isSuccess).slice(0, -maxSuccessful)) remove(info.id)
      kept.set(report.id, run)
      notify()
      return {
        /** A new state is published at once, progress at most four times a second. */
        update: (change: Partial<Omit<RunReport, 'id' | 'kind' | 'area'>>): void => {
          const before = run.report
          run.report = { ...before, ...change }
          run.info = { ...run.report, can: stepsOf(run.report, controls) }
          if (!kept.has(report.id)) return
          if (run.report.state !== before.state || isOver(run.report)) notify()
          else notifySoon()
        },
        updateRows: (next: readonly RunRow[]): void => {
          run.rows = next
          if (kept.has(report.id)) notifySoon()
        },
      }
    },
    clear: (): void => {
      for (const { id } of list) {
        kept.get(id)?.controls.stop?.()
        remove(id)
      }
      notify()
    },
  }
}

/** All runs of a console. */
export type RunStore = ReturnType<typeof createRunStore>
