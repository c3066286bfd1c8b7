import Close from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import { l } from '@/declaration/label'
import { formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { isAtWork, isOver, type RunInfo, type RunStep } from '@/runs/run'
import { CopyFailures, RunResultButton, RunSteps, SaveFileButton } from '@/screens/runs/RunFooter'
import { RunRows } from '@/screens/runs/RunRows'
import { RunSummary } from '@/screens/runs/RunSummary'
import { useRunContext, useRunList, useRuns } from '@/screens/runs/useRuns'
import { Button, IconButton } from '@/ui/Button'
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

const allButForget: readonly RunStep[] = ['undo', 'pause', 'resume', 'stop', 'retry', 'check']

// Here, because only the panel uses these texts, and the others load with the bar.
const byText = l('操作人：{name} · {times}', 'By {name} · {times}', 'Por {name} · {times}')

const time = (ms: number): string => formatTimestamp(Math.floor(ms / 1000))

/** @param asked the operator opened the panel for this run */
const RunEntry = ({ run, asked }: { run: RunInfo; asked: boolean }) => {
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
  const { operator, startedAt, endedAt, kind } = run
  const times =
    endedAt === undefined
      ? say(texts.started, { time: time(startedAt) })
      : say(texts.ran, { from: time(startedAt), to: time(endedAt) })
  return (
    <Entry ref={entry} aria-labelledby={id}>
      <div>
        <h3 id={id}>{name(run)}</h3>
        <small>{operator ? say(byText, { name: operator, times }) : times}</small>
      </div>
      <RunSummary run={run} />
      <Buttons>
        <RunSteps run={run} but={['forget']} size="small" />
        <SaveFileButton run={run} size="small" />
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

const width = 420

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  padding: '8px 12px 8px 20px',
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  '& h2': { flex: 1, margin: 0, fontSize: 16 },
}))

const Entries = styled('ul')({ flex: 1, margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' })

const Empty = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '48px 32px',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

const RunPanel = ({ open, at, onClose }: { open: boolean; at: string | undefined; onClose: () => void }) => {
  const say = useSay()
  const runs = useRunList()
  const { step } = useRuns()
  const context = useRunContext()
  const title = useId()
  // A file that has not been saved is only removed individually.
  const over = runs.filter((run) => isOver(run) && !run.unsaved)
  const clear = () => {
    for (const { id } of over) step(id, 'forget', context)
  }
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': title,
          sx: { width, maxWidth: '100%' },
        },
      }}
    >
      <Head>
        <h2 id={title}>{say(texts.title)}</h2>
        {over.length > 0 && (
          <Button size="small" color="inherit" onClick={clear}>
            {say(texts.clear)}
          </Button>
        )}
        <IconButton aria-label={say(texts.close)} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      {runs.length === 0 ? (
        <Empty>{say(texts.empty)}</Empty>
      ) : (
        <Entries aria-labelledby={title}>
          {runs.map((run) => (
            <RunEntry key={run.id} run={run} asked={run.id === at} />
          ))}
        </Entries>
      )}
    </Drawer>
  )
}

export default RunPanel
