import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useEvent } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { isOver, type RunInfo } from '@/runs'
import { DialogBody, DialogTitle } from '@/ui/Dialog'
import { CopyFailures, RunFooter, RunResultButton } from '../runs/RunFooter'
import { RunRows } from '../runs/RunRows'
import { RunSummary } from '../runs/RunSummary'
import { keptSelectedText } from '../runs/texts'
import { useRun, useWatched } from '../runs/useRuns'

interface RunProgressProps {
  readonly title: string
  readonly id: string
  /** Its records are ticked in a list. */
  readonly bulk: boolean
  /** Called with the run in its current state. */
  readonly onClose: (run: RunInfo | undefined) => void
}

/** The progress of a run and what became of each record, while it is under way or can still be undone. */
export const RunProgress = ({ id, onClose, ...about }: RunProgressProps) => {
  const run = useRun(id)
  useWatched(id)
  const lost = run === undefined
  const close = useEvent(() => onClose(run))
  // The run was removed from the list elsewhere.
  useEffect(() => {
    if (lost) close()
  }, [lost, close])
  return run && <Progress {...about} run={run} onClose={close} />
}

const Progress = ({
  title,
  run,
  bulk,
  onClose,
}: Omit<RunProgressProps, 'id' | 'onClose'> & { run: RunInfo; onClose: () => void }) => {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with the question.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <DialogTitle ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </DialogTitle>
      <DialogBody gap={8}>
        <RunSummary run={run} />
        {bulk && isOver(run) && run.counts.failed > (run.counts.gone ?? 0) && (
          <Typography sx={{ color: 'text.secondary' }}>{say(keptSelectedText)}</Typography>
        )}
        <RunRows run={run} />
      </DialogBody>
      <RunFooter run={run} onClose={onClose}>
        <RunResultButton run={run} name={title} />
        <CopyFailures run={run} />
      </RunFooter>
    </>
  )
}
