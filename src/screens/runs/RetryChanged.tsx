import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { RunInfo } from '@/runs/run'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { RecordChanges } from '../history/RecordChanges'
import { figuresOf } from './sentence'
import { retryChangedTexts, stepTexts } from './texts'
import { useRunRows } from './useRuns'
import './runs.css'

export interface RetryChangedProps {
  readonly run: RunInfo
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Lists the changes of at most this many records. */
const mostNamed = 100

/** Shown before a retry: what others have changed in the records since they were ticked. */
export const RetryChanged = ({ run, onClose, onConfirm }: RetryChangedProps) => {
  const say = useSay()
  const changed = useRunRows(run.id).filter((row) => row.changed)
  return (
    <Dialog title={say(retryChangedTexts.title)} onClose={onClose} width="sm">
      <DialogBody gap={8}>
        <p className="run-note">{say(retryChangedTexts.explain, { count: formatInteger(changed.length) })}</p>
        <ul className="run-changed">
          {changed.slice(0, mostNamed).map(({ id, name, changed: found }) => (
            <li key={id}>
              <strong>{name}</strong>
              {found?.changes ? (
                <RecordChanges changes={found.changes} />
              ) : (
                <p>{say(retryChangedTexts.untold)}</p>
              )}
            </li>
          ))}
          {changed.length > mostNamed && <li>…</li>}
        </ul>
      </DialogBody>
      <DialogFooter
        cancel={say('console.action.cancel')}
        confirm={say(stepTexts.retry, figuresOf(run))}
        onConfirm={onConfirm}
      />
    </Dialog>
  )
}
