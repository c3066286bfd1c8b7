import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useCopy } from '../kinds/view/CopyButton'
import { useRecordName } from '../recordName'
import { Failures } from './Failures'
import type { BulkRunState } from './useBulkRun'

interface BulkProgressProps {
  readonly titleId: string
  readonly title: string
  readonly run: BulkRunState
  readonly onClose: () => void
}

/** How far a bulk action is, and what became of each record. */
export const BulkProgress = ({ titleId, title, run, onClose }: BulkProgressProps) => {
  const nameOf = useRecordName()
  const translate = useTranslate()
  const copy = useCopy()
  const { records, outcomes, succeeded, failed, state } = run
  const total = records.length
  const done = outcomes.length
  const busy = state === 'running' || state === 'stopping'
  const copyFailures = () =>
    void copy(failed.map(({ record, failure }) => `${nameOf(record)}\t${failure}`).join('\n'))
  const counts = { succeeded: succeeded.length, failed: failed.length, pending: total - done }
  const summary =
    state === 'stopped' && counts.pending > 0
      ? translate('console.bulk.cancelled', counts)
      : counts.failed === 0
        ? translate('console.bulk.all_succeeded', { count: counts.succeeded })
        : translate('console.bulk.finished', counts)

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
            <Button color="inherit" onClick={copyFailures}>
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
