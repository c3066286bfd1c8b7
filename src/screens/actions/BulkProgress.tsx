import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNotify, useTranslate } from 'react-admin'
import type { Action } from '@/declaration'
import { useRecordName } from '../useRecordName'
import { Failures } from './Failures'
import type { BulkRunState } from './useBulkRun'

interface BulkProgressProps {
  readonly titleId: string
  readonly title: string
  readonly action: Action
  readonly run: BulkRunState
  readonly onClose: () => void
}

/** How far a bulk action is, and what became of each record. */
export const BulkProgress = ({ titleId, title, run, onClose }: BulkProgressProps) => {
  const nameOf = useRecordName()
  const translate = useTranslate()
  const notify = useNotify()
  const { records, outcomes, succeeded, failed, state } = run
  const total = records.length
  const done = outcomes.length
  const busy = state === 'running' || state === 'stopping'
  const counts = { succeeded: succeeded.length, failed: failed.length, pending: total - done }
  const summary =
    state === 'stopped' && counts.pending > 0
      ? translate('console.bulk.cancelled', counts)
      : counts.failed === 0
        ? translate('console.bulk.all_succeeded', { count: counts.succeeded })
        : translate('console.bulk.finished', counts)

  const copy = async () => {
    const lines = failed.map(({ record, failure }) => `${nameOf(record)}\t${failure}`)
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      notify(translate('console.result.copied'), { type: 'success' })
    } catch {
      notify(translate('console.result.copy_failed'), { type: 'error' })
    }
  }
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 100 : (100 * done) / total}
            aria-label={translate('console.bulk.progress', { done, total })}
          />
          {busy ? (
            <Typography aria-live="polite">{translate('console.bulk.progress', { done, total })}</Typography>
          ) : (
            <Alert severity={counts.failed > 0 ? 'warning' : 'success'}>
              {summary}
              {counts.failed > 0 && ` · ${translate('console.bulk.kept_selected')}`}
            </Alert>
          )}
          {failed.length > 0 && <Failures failed={failed} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        {!busy && failed.length > 0 && (
          <>
            <Button color="inherit" onClick={copy}>
              {translate('console.bulk.copy_failures')}
            </Button>
            <Button onClick={run.retryFailed}>
              {translate('console.bulk.retry_failed', { count: failed.length })}
            </Button>
          </>
        )}
        {busy ? (
          <Button color="inherit" onClick={run.stop} disabled={state === 'stopping'}>
            {translate(state === 'stopping' ? 'console.bulk.cancelling' : 'console.bulk.cancel')}
          </Button>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {translate('console.bulk.close')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
