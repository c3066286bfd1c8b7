import Dialog from '@mui/material/Dialog'
import { useId, useRef, useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { useLocalise } from '@/i18n/useLocalised'
import { newRequestId } from '@/platform/requestId'
import { useSelection } from '../list/selection'
import { useRecordName } from '../recordName'
import type { ActionRequest } from './ActionHost'
import { availabilityOf, currentTime } from './availability'
import { BulkProgress } from './BulkProgress'
import { type Answers, Question } from './Question'
import { useAct } from './useAct'
import { useBulkRun } from './useBulkRun'
import { useIsSeen } from './useIsSeen'

/** Asks before an action, sends it, and for several records shows what became of each. */
export const ActionDialog = ({ request, onClose }: { request: ActionRequest; onClose: () => void }) => {
  const { name, action, records, bulk } = request
  const nameOf = useRecordName()
  const translate = useTranslate()
  const localise = useLocalise()
  const act = useAct()
  const selection = useSelection()
  const titleId = useId()
  // Asked once, when the dialog opens: what the operator confirms is what is sent.
  const [allowed] = useState(() => {
    const now = currentTime()
    return records.filter((record) => availabilityOf(action, record, now).allowed)
  })
  const [requestId] = useState(newRequestId)
  const [failure, setFailure] = useState<string>()
  const settle = useRef(() => {})
  const [sending, setSending] = useState(false)
  const isSeen = useIsSeen()
  const run = useBulkRun(name, action)

  const sendOne = async (record: RaRecord, { input }: Answers) => {
    setFailure(undefined)
    setSending(true)
    // Who has gone to another page meanwhile is told there.
    const tell = (message: string) => (isSeen() ? setFailure(message) : act.notifyFailed(message))
    try {
      const { failed } = await act.send(name, [record], { input, ...(action.requestId && { requestId }) })
      const [refused] = failed
      act.refresh()
      if (refused) tell(refused.message)
      else {
        settle.current()
        act.notifyDone(action)
        onClose()
      }
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }
  const submit = async (answers: Answers) => {
    const [only] = allowed
    if (!bulk && only) await sendOne(only, answers)
    else run.start(allowed, answers.input)
  }
  const close = () => {
    // What is under way cannot be taken back, and its outcome belongs before the operator's eyes.
    if (sending || run.state === 'running' || run.state === 'stopping') return
    if (run.state !== 'idle') {
      // What succeeded is done with; what failed stays ticked, ready for another try.
      selection.remove(run.succeeded.map((record) => record.id))
      act.refresh()
    }
    onClose()
  }
  const label = localise(action.label)
  const [first] = records
  const title = bulk
    ? translate('console.bulk.title', { action: label, count: records.length })
    : translate('console.action.confirm_title', {
        action: label,
        name: nameOf(first),
      })
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      {run.state === 'idle' ? (
        <Question
          titleId={titleId}
          title={title}
          action={action}
          records={records}
          allowed={allowed}
          failure={failure}
          settle={settle}
          onSubmit={submit}
          onCancel={close}
        />
      ) : (
        <BulkProgress titleId={titleId} title={title} run={run} onClose={close} />
      )}
    </Dialog>
  )
}
