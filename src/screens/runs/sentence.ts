import { formatInteger } from '@/i18n/format'
import type { Say } from '@/i18n/useSay'
import type { RunInfo } from '@/runs'
import { type Part, stateTexts } from './texts'

export const partsInOrder = ['done', 'failed', 'unknown', 'waiting'] as const satisfies readonly Part[]

/**
 * The figures used in a run's sentences. `seen`: rows whose call has ended, whatever its outcome; `retried`: rows that
 * another try would send.
 */
export const figuresOf = ({ counts }: Pick<RunInfo, 'counts'>) => {
  const { total, done, failed, unknown, waiting, gone = 0 } = counts
  return {
    total: formatInteger(total),
    done: formatInteger(done),
    failed: formatInteger(failed),
    retried: formatInteger(failed - gone),
    unknown: formatInteger(unknown),
    waiting: formatInteger(waiting),
    seen: formatInteger(total - waiting),
    missing: formatInteger(total - done),
  }
}

const endOfAction = ({ state, counts }: RunInfo) => {
  const { total, done, waiting } = counts
  if (state === 'stopped') return waiting === total ? stateTexts.nothing : stateTexts.stopped
  return done === total ? stateTexts.all : stateTexts.finished
}

const endOfExport = ({ state, counts }: RunInfo) => {
  if (state === 'stopped') return stateTexts.stoppedReading
  return counts.done === counts.total ? stateTexts.written : stateTexts.writtenPart
}

/** A run's state in one sentence with exact figures. */
export const sentenceOf = (run: RunInfo, say: Say): string => {
  const { state, stalled, kind, counts } = run
  const figures = figuresOf(run)
  if (state === 'paused' && stalled)
    return say(stateTexts[kind === 'export' ? (`${stalled}Reading` as const) : stalled])
  if (state === 'finished' || state === 'stopped') {
    if (kind === 'export') return say(endOfExport(run), figures)
    const unknown = counts.unknown > 0 ? say(stateTexts.andUnknown, figures) : ''
    return say(endOfAction(run), figures) + unknown
  }
  if (state === 'running' && kind === 'export') return say(stateTexts.reading, figures)
  return say(stateTexts[state], figures)
}

/** Whether a run needs the operator's attention: something failed, is unknown, or waits for a decision. */
export const toneOf = ({ state, stalled, counts, problems }: RunInfo): 'success' | 'warning' | 'info' => {
  if (stalled || state === 'interrupted' || counts.failed > 0 || counts.unknown > 0) return 'warning'
  if (problems && problems.length > 0) return 'warning'
  return state === 'finished' ? 'success' : 'info'
}
