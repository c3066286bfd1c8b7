import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { inside } from '@/i18n/inside'
import { useLocale, useSay } from '@/i18n/useSay'
import { startExport } from '@/runs/exportRun'
import { isAtWork, type RunInfo } from '@/runs/run'
import { Dialog, DialogBody } from '@/ui/Dialog'
import { useSelectedRecords } from '../list/selection'
import { useList } from '../list/useList'
import { RunFooter, SaveFileButton } from '../runs/RunFooter'
import { RunSummary } from '../runs/RunSummary'
import { useRunContext, useRuns, useShownRun } from '../runs/useRuns'
import { ExportSetup } from './ExportSetup'
import { texts } from './texts'

/** Too early to estimate the speed before this, ms. */
const tooSoon = 2000

/** Rows per second since an export started or resumed, and the estimated seconds left; undefined if too early to say. */
const usePace = ({ state, counts: { total, waiting } }: RunInfo) => {
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
  const { file, counts } = run
  const isWhole = counts.failed === 0
  return (
    <>
      <DialogBody gap={6}>
        <RunSummary run={run} />
        {isAtWork(run) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Remaining run={run} />
            {say(texts.ends)}
          </Typography>
        )}
        {file && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {say(isWhole ? texts.saved : texts.unsaved, { name: file.name, size: sizeOf(file.content.size) })}
          </Typography>
        )}
      </DialogBody>
      <RunFooter run={run} onClose={onClose}>
        <SaveFileButton run={run} />
      </RunFooter>
    </>
  )
}

const Remaining = ({ run }: { run: RunInfo }) => {
  const say = useSay()
  const pace = usePace(run)
  if (!pace) return null
  const { rate, left } = pace
  const isShort = left < 90
  const time = say(isShort ? texts.seconds : texts.minutes, { count: isShort ? left : Math.round(left / 60) })
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

/** Asks what to export, then shows the progress. The export continues after the dialog is closed. */
const ExportDialog = ({ start, onClose }: { start: 'matching' | 'selected'; onClose: () => void }) => {
  const { resource, loaded } = useList()
  const say = useSay()
  const locale = useLocale()
  const selected = useSelectedRecords()
  const runs = useRuns()
  const context = useRunContext()
  const [id, setId] = useState<string>()
  const run = useShownRun(id, onClose)
  return (
    <Dialog
      title={say(texts.title, { name: inside(say(resource.label), locale) })}
      onClose={onClose}
      width="sm"
    >
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
