import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import { formatInteger, formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { isAtWork, type RunFile, type RunInfo, type RunStep } from '@/runs'
import { CopyFailures, RunResultButton, RunSteps } from '@/screens/runs/RunFooter'
import { RunRows } from '@/screens/runs/RunRows'
import { RunSummary } from '@/screens/runs/RunSummary'
import { useRunName } from './naming'
import { texts } from './texts'

const Entry = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '16px 20px',
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  '& h3': { margin: 0, fontSize: 14 },
  '& small': { fontSize: 12, color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}))

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

/** All steps but "forget", which comes last. */
const allButForget: readonly RunStep[] = ['undo', 'pause', 'resume', 'stop', 'retry', 'check']

const time = (ms: number): string => formatTimestamp(Math.floor(ms / 1000))

/**
 * Saves the file again: the browser may have refused it, or the operator lost it; an incomplete one is never saved
 * automatically.
 */
const Save = ({ file, counts }: { file: RunFile; counts: RunInfo['counts'] }) => {
  const say = useSay()
  return (
    <Button size="small" onClick={file.save}>
      {counts.failed === 0
        ? say(texts.saveAgain)
        : say(texts.savePart, { count: formatInteger(counts.done) })}
    </Button>
  )
}

/**
 * One run: its action, start, progress and controls, and on demand the result of each row.
 *
 * @param asked the operator opened the panel for this run
 */
export const RunEntry = ({ run, asked }: { run: RunInfo; asked: boolean }) => {
  const say = useSay()
  const name = useRunName()
  const id = useId()
  const entry = useRef<HTMLLIElement>(null)
  const [rows, setRows] = useState(asked)
  useEffect(() => {
    if (!asked) return
    setRows(true)
    entry.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const { startedAt, endedAt, kind, counts, file } = run
  const times =
    endedAt === undefined
      ? say(texts.started, { time: time(startedAt) })
      : say(texts.ran, { from: time(startedAt), to: time(endedAt) })
  return (
    <Entry ref={entry} aria-labelledby={id}>
      <div>
        <h3 id={id}>{name(run)}</h3>
        <small>{times}</small>
      </div>
      <RunSummary run={run} />
      <Buttons>
        <RunSteps run={run} but={['forget']} size="small" />
        {file && <Save file={file} counts={counts} />}
        {!isAtWork(run) && <RunResultButton run={run} name={name(run)} size="small" />}
        <CopyFailures run={run} size="small" />
        {kind !== 'export' && (
          <Button
            size="small"
            aria-expanded={rows}
            aria-controls={`${id}-rows`}
            onClick={() => setRows(!rows)}
          >
            {say(texts.rows)}
          </Button>
        )}
        <RunSteps run={run} but={allButForget} size="small" />
      </Buttons>
      <div id={`${id}-rows`} hidden={!rows}>
        {rows && <RunRows run={run} />}
      </div>
    </Entry>
  )
}
