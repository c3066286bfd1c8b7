import { useCallback, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Json } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { isOver, type RunInfo, type RunRow } from '@/runs'
import { Dialog } from '@/ui/Dialog'
import { useAreaParts, useDeclaration } from '../declarations'
import { sendByKey } from '../form/sendByKey'
import { useSelection } from '../list/selection'
import { useRecordName } from '../recordName'
import { useRunContext, useRuns } from '../runs/useRuns'
import type { ActionRequest } from './ActionHost'
import { ActionResult } from './ActionResult'
import { availabilityOf, currentTime } from './availability'
import type { LeftOutRecord } from './LeftOut'
import { useGoesOn } from './nextRecord'
import { type Answers, Question } from './Question'
import { RunProgress } from './RunProgress'
import type { Act } from './useAct'
import { useSingle } from './useSingle'

interface ActionDialogProps {
  readonly request: ActionRequest
  /** Owned by the screen: unanswered calls must be known to the next dialog too. */
  readonly act: Act
  readonly onClose: () => void
}

/**
 * Asks before an action, and sends it. An action on several records, or one with an undo period, becomes a run: the dialog
 * shows it, and it continues after the dialog is closed.
 */
export const ActionDialog = ({ request, act, onClose }: ActionDialogProps) => {
  const { name, action, records, bulk, next } = request
  const resource = useDeclaration()
  // Load the parts first: inputs that appear in an open dialog would move its buttons under the pointer.
  useAreaParts(Object.values(action.inputs ?? {}).flatMap(({ input, component }) => [input, component]))
  const nameOf = useRecordName()
  const say = useSay()
  const runs = useRuns()
  const context = useRunContext()
  const untick = useUntick()
  // Fixed when the dialog opens: what the operator confirms is what is sent.
  const [{ allowed, leftOut }] = useState(() => divided(request))
  const settle = useRef(() => {})
  const typed = useRef(false)
  const [runId, setRunId] = useState<string>()
  const [goesOn, setGoesOn] = useGoesOn()
  const [answer, setAnswer] = useState<Json>()
  const single = useSingle(act, (answered) => {
    settle.current()
    typed.current = false
    if (action.result !== undefined && answered !== undefined) return setAnswer(answered)
    onClose()
    if (goesOn) next?.()
  })

  const submit = async ({ input }: Answers) => {
    const [only] = allowed
    if (!bulk && only && action.undo === undefined) await single.send({ name, action, record: only, input })
    else {
      const chosen = allowed.map((record) => ({ id: String(record.id), name: nameOf(record) }))
      setRunId(
        runs.startAction(
          { resource, action: name, records: chosen, input, onRows: bulk ? untick() : undefined },
          context,
        ),
      )
      settle.current()
    }
  }
  const close = (run?: RunInfo) => {
    // A call under way cannot be taken back, and the operator must see its outcome.
    if (single.sending) return
    // A run that was undone completely has no result to look at.
    if (run && isOver(run) && run.counts.waiting === run.counts.total) runs.step(run.id, 'forget', context)
    onClose()
  }
  const hearTyped = useCallback((now: boolean) => {
    typed.current = now
  }, [])
  const label = say(action.label)
  const [first] = records
  const titleOf = (count: number) =>
    bulk
      ? say('console.bulk.title', { action: label, count: formatInteger(count) })
      : say('console.action.confirm_title', { action: label, name: nameOf(first) })
  return (
    <Dialog
      onClose={() => {
        // Only the dialog's own button discards what was typed.
        if (runId !== undefined) close(runs.get(runId))
        else if (!typed.current) close()
      }}
      onKeyDown={sendByKey}
      width="sm"
    >
      {answer !== undefined && first ? (
        <ActionResult
          title={titleOf(1)}
          action={action}
          record={first}
          answer={answer}
          next={next}
          onClose={onClose}
        />
      ) : runId === undefined ? (
        <Question
          title={titleOf(records.length)}
          action={action}
          allowed={allowed}
          leftOut={leftOut}
          failure={single.failure}
          onCheck={single.check}
          checking={single.checking}
          then={next && action.result === undefined ? { goesOn, onChange: setGoesOn } : undefined}
          settle={settle}
          onTyped={hearTyped}
          onSubmit={submit}
          onCancel={close}
        />
      ) : (
        <RunProgress title={titleOf(allowed.length)} id={runId} bulk={bulk} onClose={close} />
      )}
    </Dialog>
  )
}

/** Splits the records into those that allow the action now, and the others with the reason. */
const divided = ({ action, records }: ActionRequest) => {
  const now = currentTime()
  const leftOut: LeftOutRecord[] = []
  const allowed = records.filter((record) => {
    const availability = availabilityOf(action, record, now, records.length > 1)
    if (!availability.allowed) leftOut.push({ record, code: availability.code })
    return availability.allowed
  })
  return { allowed, leftOut }
}

/** Records that vanish within this time are reported together, ms. */
const together = 300

/**
 * Unticks records as a run's rows come in: done ones quietly, vanished ones with a message. Failed ones stay ticked for
 * another try. It continues after the dialog is closed.
 */
const useUntick = (): (() => (rows: readonly RunRow[]) => void) => {
  const selection = useSelection()
  const notify = useNotify()
  const say = useSay()
  return () => {
    let dropped = 0
    const tell = () => {
      notify(say('console.list.gone', { count: dropped }), { type: 'warning' })
      dropped = 0
    }
    return (rows) => {
      const gone = rows.filter((row) => row.gone && selection.has(row.id)).length
      selection.remove(rows.filter((row) => row.state === 'done' || row.gone).map(({ id }) => id))
      if (gone > 0 && dropped === 0) setTimeout(tell, together)
      dropped += gone
    }
  }
}
