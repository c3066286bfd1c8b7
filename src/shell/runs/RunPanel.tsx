import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { isOver } from '@/runs'
import { useRunContext, useRunList, useRuns } from '@/screens/runs/useRuns'
import { RunEntry } from './RunEntry'
import { texts } from './texts'

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

interface RunPanelProps {
  readonly open: boolean
  /** The run to show. */
  readonly at: string | undefined
  readonly onClose: () => void
}

/** All runs of the console, newest first, with their controls. */
const RunPanel = ({ open, at, onClose }: RunPanelProps) => {
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
