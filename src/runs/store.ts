import type { Means } from './means'
import { isOver, type RunInfo, type RunRow, type RunState, type RunStep } from './run'

/** What a run lets be done with it; one that lacks a way never offers it. */
interface RunControls {
  readonly undo?: () => void
  readonly pause?: () => void
  readonly resume?: (means: Means) => void
  readonly stop?: () => void
  readonly retry?: (means: Means) => void
  readonly check?: (means: Means) => void
  /** Everything that is kept of it is given up: journal, worker, file. */
  readonly forget?: () => void
}

/** What a run tells of itself. What it may do with it follows from its state. */
type RunReport = Omit<RunInfo, 'can'>

/** The way for a run to tell how it stands. */
interface RunHandle {
  /** @param at once: a new state is told now, progress four times a second at the most */
  readonly tell: (change: Partial<Omit<RunReport, 'id' | 'kind' | 'area'>>) => void
  /** Its rows from now on; a new array where something has changed. */
  readonly tellRows: (rows: readonly RunRow[]) => void
}

/** The runs of a console: what is shown of them, and what can be done with them. */
export interface RunStore {
  /** The newest first; the same array until something changes. */
  readonly list: () => readonly RunInfo[]
  readonly get: (id: string) => RunInfo | undefined
  /** The same array until something changes. */
  readonly rowsOf: (id: string) => readonly RunRow[]
  /** Tells of changes, four times a second at the most. */
  readonly subscribe: (listener: () => void) => () => void
  /** Does a step that the run offers; any other is none. */
  readonly step: (id: string, step: RunStep, means: Means) => void
  readonly add: (report: RunReport, rows: readonly RunRow[], controls: RunControls) => RunHandle
  /** Stops and forgets all. */
  readonly clear: () => void
}

/** Between two tellings of progress, ms. While the page is drawn no call is begun: more often costs the run its speed. */
const pause = 250
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

/** So many runs that have ended well are kept, the newest: with all their rows, a day's work would fill the memory. */
const mostEnded = 20

const isPast = ({ info }: Kept): boolean => {
  const { counts, problems = [], unsaved } = info
  return isOver(info) && !unsaved && counts.failed + counts.unknown + problems.length === 0
}

/** Makes the register of a console's runs. */
export const createRunStore = (): RunStore => {
  const kept = new Map<string, Kept>()
  const listeners = new Set<() => void>()
  let list: readonly RunInfo[] = []
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const announce = () => {
    clearTimeout(timer)
    timer = undefined
    last = Date.now()
    list = [...kept.values()].map(({ info }) => info).reverse()
    for (const listener of listeners) listener()
  }
  const soon = () => {
    if (timer !== undefined) return
    const left = last + pause - Date.now()
    if (left <= 0) announce()
    else timer = setTimeout(announce, left)
  }
  const remove = (id: string) => {
    kept.get(id)?.controls.forget?.()
    kept.delete(id)
  }

  return {
    list: () => list,
    get: (id) => list.find((info) => info.id === id),
    rowsOf: (id) => kept.get(id)?.rows ?? noRows,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    step: (id, step, means) => {
      const run = kept.get(id)
      if (!run?.info.can.includes(step)) return
      if (step !== 'forget') run.controls[step]?.(means)
      else {
        remove(id)
        announce()
      }
    },
    add: (report, rows, controls) => {
      const run: Kept = { report, rows, controls, info: { ...report, can: stepsOf(report, controls) } }
      for (const { info } of [...kept.values()].filter(isPast).slice(0, -mostEnded)) remove(info.id)
      kept.set(report.id, run)
      announce()
      return {
        tell: (change) => {
          const before = run.report
          run.report = { ...before, ...change }
          run.info = { ...run.report, can: stepsOf(run.report, controls) }
          if (!kept.has(report.id)) return
          if (run.report.state !== before.state || isOver(run.report)) announce()
          else soon()
        },
        tellRows: (next) => {
          run.rows = next
          if (kept.has(report.id)) soon()
        },
      }
    },
    clear: () => {
      for (const { id } of list) {
        kept.get(id)?.controls.stop?.()
        remove(id)
      }
      announce()
    },
  }
}
