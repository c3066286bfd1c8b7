import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import type { RunInfo, RunStep } from '@/runs'
import { figuresOf } from './sentence'
import { stepTexts } from './texts'
import { useRunContext, useRuns } from './useRuns'

/** How often the clock is read, ms; whole seconds are shown. */
const look = 200

const secondsLeft = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/**
 * Counts down the whole seconds until a moment.
 *
 * @param until Unix milliseconds
 */
const useSecondsLeft = (until: number): number => {
  const [seconds, setSeconds] = useState(() => secondsLeft(until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(until)), look)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** The most likely next steps. */
const main: ReadonlySet<RunStep> = new Set(['undo', 'resume'])

/** The buttons for what can be done with a run now. */
export const RunSteps = ({
  run,
  but = [],
  size,
}: {
  run: RunInfo
  but?: readonly RunStep[]
  size?: 'small'
}) => {
  const runs = useRuns()
  const context = useRunContext()
  const say = useSay()
  const steps = run.can.filter((step) => !but.includes(step))
  return steps.map((step) => (
    <Button
      key={step}
      size={size}
      variant={main.has(step) ? 'contained' : 'outlined'}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
      onClick={() => runs.step(run.id, step, context)}
    >
      {step === 'undo' ? <Undo until={run.undoUntil ?? 0} /> : say(stepTexts[step], figuresOf(run))}
    </Button>
  ))
}

const Undo = ({ until }: { until: number }) => useSay()(stepTexts.undo, { seconds: useSecondsLeft(until) })
