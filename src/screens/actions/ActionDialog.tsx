import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { useLocalise } from '@/i18n/useLocalised'
import { newRequestId } from '@/platform/requestId'
import { useDeclaration } from '../declarations'
import { useSelection } from '../list/selection'
import type { ActionRequest } from './ActionHost'
import { availabilityOf, currentTime } from './availability'
import { BulkProgress } from './BulkProgress'
import { type Answers, Question } from './Question'
import { useAct } from './useAct'
import { useBulkRun } from './useBulkRun'

/** Asks before an action, sends it, and for several records shows what became of each. */
export const ActionDialog = ({ request, onClose }: { request: ActionRequest; onClose: () => void }) => {
  const { name, action, records, bulk } = request
  const resource = useDeclaration()
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
  const run = useBulkRun(name, action)

  const sendOne = async (record: RaRecord, { input }: Answers) => {
    setFailure(undefined)
    try {
      const { failed } = await act.send(name, [record], { input, ...(action.requestId && { requestId }) })
      const [refused] = failed
      act.refresh()
      if (refused) setFailure(refused.message)
      else {
        act.notifyDone(action)
        onClose()
      }
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  const submit = async (answers: Answers) => {
    const [only] = allowed
    if (!bulk && only) await sendOne(only, answers)
    else run.start(allowed, answers.input)
  }
  const close = () => {
    if (run.state === 'running') return
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
        name: String(first[resource.title] ?? first.id),
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
          onSubmit={submit}
          onCancel={close}
        />
      ) : (
        <BulkProgress titleId={titleId} title={title} action={action} run={run} onClose={close} />
      )}
    </Dialog>
  )
}
