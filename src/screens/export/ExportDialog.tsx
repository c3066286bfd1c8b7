import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useEvent } from 'react-admin'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { isAtWork, type RunFile, type RunInfo } from '@/runs'
import { startExport } from '@/runs/exportRun'
import { Dialog, DialogBody } from '@/ui/Dialog'
import { useSelectedRecords } from '../list/selection'
import { useList } from '../list/useList'
import { RunFooter } from '../runs/RunFooter'
import { RunSummary } from '../runs/RunSummary'
import { useRun, useRunContext, useRuns, useWatched } from '../runs/useRuns'
import { ExportSetup } from './ExportSetup'
import { texts } from './texts'

interface Pace {
  /** Rows per second. */
  readonly rate: number
  /** Estimated seconds left. */
  readonly left: number
}

/** Time before the speed can be estimated, ms. */
const tooSoon = 2000

/** An export's speed since it started or resumed; undefined if there is not enough data. */
const usePace = ({ state, counts: { total, waiting } }: RunInfo): Pace | undefined => {
  const seen = total - waiting
  const now = Date.now()
  const [since, setSince] = useState({ state, seen, at: now })
  if (since.state !== state) setSince({ state, seen, at: now })
  const elapsed = now - since.at
  const rate = (1000 * (seen - since.seen)) / elapsed
  if (state !== 'running' || since.state !== state || elapsed < tooSoon || rate < 1) return undefined
  return { rate: Math.round(rate), left: Math.ceil(waiting / rate) }
}

const ExportProgress = ({ run, onClose }: { run: RunInfo; onClose: () => void }) => {
  const say = useSay()
  useWatched(run.id)
  const atWork = isAtWork(run)
  return (
    <>
      <DialogBody gap={6}>
        <RunSummary run={run} />
        {atWork && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Remaining run={run} />
            {say(texts.ends)}
          </Typography>
        )}
        {run.file && <Written file={run.file} whole={run.counts.failed === 0} />}
      </DialogBody>
      <RunFooter run={run} onClose={onClose}>
        {run.file && <Save run={run} file={run.file} />}
      </RunFooter>
    </>
  )
}

const Remaining = ({ run }: { run: RunInfo }) => {
  const say = useSay()
  const pace = usePace(run)
  if (!pace) return null
  const { rate, left } = pace
  const time =
    left < 90 ? say(texts.seconds, { count: left }) : say(texts.minutes, { count: Math.round(left / 60) })
  return (
    <>
      {say(texts.pace, { rate: formatInteger(rate), left: time })}
      <br />
    </>
  )
}

const units = ['B', 'KB', 'MB', 'GB'] as const

const sizeOf = (bytes: number): string => {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  const value = bytes / 1024 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`
}

const Written = ({ file: { name, content }, whole }: { file: RunFile; whole: boolean }) => {
  const say = useSay()
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {say(whole ? texts.saved : texts.unsaved, { name, size: sizeOf(content.size) })}
    </Typography>
  )
}

/** For a download that the browser blocked or the operator lost; an incomplete file can only be saved here. */
const Save = ({ run: { counts }, file }: { run: RunInfo; file: RunFile }) => {
  const say = useSay()
  const whole = counts.failed === 0
  return (
    <Button onClick={file.save}>
      {whole ? say(texts.saveAgain) : say(texts.savePart, { count: formatInteger(counts.done) })}
    </Button>
  )
}

/** Asks what to export, then shows the progress. The export goes on after the dialog is closed. */
const ExportDialog = ({ start, onClose }: { start: 'matching' | 'selected'; onClose: () => void }) => {
  const { resource, loaded } = useList()
  const say = useSay()
  const selected = useSelectedRecords()
  const runs = useRuns()
  const context = useRunContext()
  const [id, setId] = useState<string>()
  const run = useRun(id)
  const lost = id !== undefined && run === undefined
  const close = useEvent(onClose)
  // The run was removed from the list elsewhere.
  useEffect(() => {
    if (lost) close()
  }, [lost, close])
  return (
    <Dialog title={say(texts.title, { name: say(resource.label) })} onClose={onClose} width="sm">
      {run ? (
        <ExportProgress run={run} onClose={onClose} />
      ) : (
        loaded && (
          <ExportSetup
            resource={resource}
            loaded={loaded}
            selected={[...selected.values()]}
            start={start}
            onStart={(order) => setId(startExport(runs, order, context))}
          />
        )
      )}
    </Dialog>
  )
}

export default ExportDialog
