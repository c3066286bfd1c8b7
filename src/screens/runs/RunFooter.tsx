import { type ReactNode, useEffect, useState } from 'react'
import { clipboardTable } from '@/files/csvText'
import { fileNameOf, saveFile } from '@/files/saveFile'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { isAtWork, isOver, type RunInfo, type RunStep } from '@/runs/run'
import { Button } from '@/ui/Button'
import { useCopy } from '@/ui/CopyButton'
import { DialogFooter } from '@/ui/Dialog'
import { openedPart } from '@/ui/late'
import { useCloseWord } from '../closeWord'
import { useFieldOf } from './changedFields'
import type { RetryChangedProps } from './RetryChanged'
import { resultText } from './resultFile'
import { figuresOf } from './sentence'
import {
  copyFailuresText,
  inBackgroundText,
  resultFileText,
  saveAgainText,
  savePartText,
  stepTexts,
} from './texts'
import { useRunContext, useRuns } from './useRuns'

/** How often to read the clock, ms. Only whole seconds are shown. */
const look = 200

const secondsLeft = (until: number): number => Math.max(0, Math.ceil((until - performance.now()) / 1000))

/** Counts down whole seconds. `until` is in `performance.now()` time, so changing the computer's clock does not affect it. */
const useSecondsLeft = (until: number): number => {
  const [seconds, setSeconds] = useState(() => secondsLeft(until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(until)), look)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

const main: ReadonlySet<RunStep> = new Set(['undo', 'resume', 'check'])

interface RunStepsProps {
  readonly run: RunInfo
  readonly but?: readonly RunStep[]
  readonly size?: 'small'
}

export const RunSteps = ({ run, but = [], size }: RunStepsProps) => {
  const runs = useRuns()
  const context = useRunContext()
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const steps = run.can.filter((step) => !but.includes(step))
  const press = (step: RunStep) => {
    // Show what others have changed before doing anything with the records.
    if (step === 'retry' && (run.counts.changed ?? 0) > 0) setAsks(true)
    else runs.step(run.id, step, context)
  }
  const buttons = steps.map((step) => (
    <Button
      key={step}
      size={size}
      variant={main.has(step) ? 'contained' : 'outlined'}
      onClick={() => press(step)}
    >
      {step === 'undo' ? <Undo until={run.undoUntil ?? 0} /> : say(stepTexts[step], figuresOf(run))}
    </Button>
  ))
  return (
    <>
      {buttons}
      {asks && (
        <RetryChanged
          run={run}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false)
            runs.step(run.id, 'retry', context)
          }}
        />
      )}
    </>
  )
}

const RetryChanged = openedPart<RetryChangedProps>(() =>
  import('./RetryChanged').then((module) => ({ default: module.RetryChanged })),
)

const Undo = ({ until }: { until: number }) => useSay()(stepTexts.undo, { seconds: useSecondsLeft(until) })

export const CopyFailures = ({ run, size }: { run: RunInfo; size?: 'small' }) => {
  const { rowsOf } = useRuns()
  const copy = useCopy()
  const say = useSay()
  if (run.counts.failed === 0) return null
  const copyAll = () =>
    copy(
      clipboardTable(
        rowsOf(run.id)
          .filter(({ state }) => state === 'failed')
          .map(({ name, reason = '' }) => [name, reason]),
      ),
    )
  return (
    <Button size={size} onClick={() => void copyAll()}>
      {say(copyFailuresText)}
    </Button>
  )
}

/** Saves the outcome of each row, for runs that write no file of their own. */
export const RunResultButton = ({ run, name, size }: { run: RunInfo; name: string; size?: 'small' }) => {
  const { rowsOf } = useRuns()
  const fieldOf = useFieldOf(run)
  const say = useSay()
  if (run.kind === 'export') return null
  const save = () => {
    const content = new Blob([resultText(run, rowsOf(run.id), fieldOf)], { type: 'text/csv;charset=utf-8' })
    saveFile(content, fileNameOf(name, 'csv', Date.now()))
  }
  return (
    <Button size={size} onClick={save}>
      {say(resultFileText)}
    </Button>
  )
}

interface RunFooterProps {
  readonly run: RunInfo
  /** What the run does. */
  readonly title?: string
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** For a download that the browser blocked or the operator lost; an incomplete file can only be saved here. */
export const SaveFileButton = ({ run: { file, counts }, size }: { run: RunInfo; size?: 'small' }) => {
  const say = useSay()
  if (!file) return null
  return (
    <Button size={size} onClick={file.save}>
      {counts.failed === 0 ? say(saveAgainText) : say(savePartText, { count: formatInteger(counts.done) })}
    </Button>
  )
}

/** The buttons of a dialog that shows a run. `children` are buttons for its results. */
export const RunFooter = ({ run, title = '', onClose, children }: RunFooterProps) => {
  const say = useSay()
  const atWork = isAtWork(run)
  const over = isOver(run)
  const close = useCloseWord(title)
  const steps = <RunSteps run={run} but={['forget']} />
  return (
    <DialogFooter fromLeft>
      {/* When the run ends, a button that sends something must not appear under the pointer where "pause" was. */}
      {over ? (
        <>
          {children}
          {steps}
        </>
      ) : (
        <>
          {steps}
          {!atWork && children}
        </>
      )}
      <Button
        // With unknown outcomes, checking those comes first.
        variant={over && !run.can.includes('check') ? 'contained' : atWork ? 'text' : 'outlined'}
        style={{ marginInlineStart: 'auto' }}
        onClick={onClose}
      >
        {atWork ? say(inBackgroundText) : close}
      </Button>
    </DialogFooter>
  )
}
