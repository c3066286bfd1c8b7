import { Suspense, useCallback, useRef, useState } from 'react'
import { type RaRecord, useNotify } from 'react-admin'
import type { Action, Json, WireRecord } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { isOver, type RunInfo, type RunRow } from '@/runs/run'
import { Dialog, DialogBody, DialogFooter, DialogTitle } from '@/ui/Dialog'
import { needsApproval } from '../approval/canAsk'
import { LateAskStep } from '../approval/LateAskStep'
import { useCanAsk, useNeeds } from '../approval/needs'
import type { ResultProps } from '../areaParts'
import { useCloseWord } from '../closeWord'
import { useAreaComponent, useAreaComponents, useDeclaration } from '../declarations'
import { sendByKey } from '../form/FormDraft'
import { useTemplatesAhead } from '../kinds/parts/TemplateChoice'
import { useSelection } from '../list/selection'
import { useRecordName } from '../recordName'
import { useRunContext, useRuns } from '../runs/useRuns'
import type { ActionRequest } from './ActionHost'
import { availabilityOf, currentTime } from './availability'
import type { LeftOutRecord } from './LeftOut'
import { useNames } from './names'
import { useGoesOn } from './nextRecord'
import { passFocus } from './passFocus'
import { Question } from './Question'
import { RunProgress } from './RunProgress'
import { useReasons } from './reasons'
import { nextTexts } from './texts'
import type { Act } from './useAct'
import { useSingle } from './useSingle'

interface ActionDialogProps {
  readonly request: ActionRequest
  /** Owned by the screen, because the next dialog must know about unanswered calls too. */
  readonly act: Act
  readonly onClose: () => void
}

/** Asks before an action, and sends it. On several records, or with an undo period, it becomes a run. */
export const ActionDialog = (props: ActionDialogProps) =>
  useTemplatesAhead(Object.values(props.request.action.inputs ?? {})) ? <OpenDialog {...props} /> : null

const OpenDialog = ({ request, act, onClose }: ActionDialogProps) => {
  const { name, action, records, bulk, next, changed } = request
  const resource = useDeclaration()
  const parts = useAreaComponents(
    Object.values(action.inputs ?? {}).flatMap(({ input, component }) => [input, component]),
  )
  // Load the parts first: inputs that appear in an open dialog would move its buttons under the pointer.
  for (const part of parts) part?.wait()
  const nameOf = useRecordName()
  const names = useNames(action)
  const say = useSay()
  const runs = useRuns()
  const context = useRunContext()
  const untick = useUntick()
  const selection = useSelection()
  const untickAll = (asked: readonly RaRecord[]) => {
    if (bulk) selection.remove(asked.map(({ id }) => String(id)))
  }
  // Fixed when the dialog opens: what the operator confirms is what is sent.
  const [{ allowed, leftOut }] = useState(() => divided(request))
  const reasonOf = useReasons(resource, leftOut.length > 0)
  const settle = useRef(() => {})
  const giveUp = useRef(() => {})
  const typed = useRef(false)
  const sent = useRef<WireRecord>(noInput)
  const [runId, setRunId] = useState<string>()
  const [goesOn] = useGoesOn()
  const [answer, setAnswer] = useState<Json>()
  const single = useSingle(
    act,
    (answered) => {
      settle.current()
      typed.current = false
      if (action.result !== undefined && answered !== undefined) return setAnswer(answered)
      onClose()
      // When answering records one after the other, the keyboard moves on too.
      if (action.next && !bulk) passFocus(goesOn && next ? records[0].id : undefined)
      if (goesOn) next?.()
    },
    changed,
  )

  const canAsk = useCanAsk()
  const needs = useNeeds(action.approve)
  const [asking, setAsking] = useState<Asking | undefined>(
    request.refused && { records: allowed, input: noInput },
  )
  const submit = async (input: WireRecord, confirmed: readonly RaRecord[]) => {
    const [only] = confirmed
    if (needs(confirmed, { ...input, ...action.send })) setAsking({ records: confirmed, input })
    else if (!bulk && only && action.undo === undefined) {
      const fate = await single.send({ name, action, record: only, input })
      // The platform has the last word, whatever the console knew.
      if (canAsk && fate.state === 'failed' && fate.code === needsApproval)
        setAsking({ records: confirmed, input })
    } else {
      sent.current = input
      const chosen = confirmed.map((record) => ({ id: String(record.id), name: nameOf(record), record }))
      setRunId(
        runs.startAction(
          {
            ...{ resource, action: name, records: chosen, input, onRows: bulk ? untick() : undefined },
            leftOut: leftOut.map(({ record, code }) => ({
              id: String(record.id),
              name: nameOf(record),
              reason: reasonOf({ offer: action, record, code }),
            })),
          },
          context,
        ),
      )
      settle.current()
    }
  }
  /** Asks approval for the records the run could not handle without it. */
  const askFor = (ids: ReadonlySet<string>) =>
    setAsking({ records: allowed.filter(({ id }) => ids.has(String(id))), input: sent.current })
  const close = (run?: RunInfo) => {
    // A call under way cannot be taken back, and the operator must see its outcome.
    if (single.sending) return
    // A run that was undone completely has no result to look at.
    if (run && isOver(run) && run.counts.waiting === run.counts.total) runs.step(run.id, 'forget', context)
    onClose()
  }
  const leave = () => {
    // With an unknown outcome it may have been done, so keep the draft.
    if (!single.check && !single.sending) giveUp.current()
    close()
  }
  const hearTyped = useCallback((now: boolean) => {
    typed.current = now
  }, [])
  const label = say(action.label)
  const [first] = records
  const titleOf = (count: number) =>
    bulk
      ? say('console.bulk.title', { action: label, count: formatInteger(count) })
      : say('console.action.confirm_title', { action: label, name: names.nameOf(first) })
  return (
    <Dialog
      kept={() => runId === undefined && typed.current && !single.sending}
      onClose={() => (runId === undefined ? leave() : close(runs.get(runId)))}
      onKeyDown={sendByKey}
      boxProps={{ 'data-action': name }}
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
      ) : runId !== undefined && !asking ? (
        <RunProgress
          title={titleOf(allowed.length)}
          id={runId}
          bulk={bulk}
          onAsk={canAsk ? askFor : undefined}
          onClose={close}
        />
      ) : (
        <>
          {runId === undefined && (
            // What was entered stays while the operator asks for approval.
            <div style={{ display: asking ? 'none' : 'contents' }}>
              <Question
                title={titleOf(records.length)}
                name={name}
                action={action}
                bulk={bulk}
                allowed={allowed}
                leftOut={leftOut}
                single={single}
                isFollowed={next !== undefined && action.result === undefined}
                needs={needs}
                settle={settle}
                giveUp={giveUp}
                onTyped={hearTyped}
                onSubmit={submit}
                onCancel={leave}
              />
            </div>
          )}
          {asking && (
            <LateAskStep
              title={titleOf(asking.records.length)}
              order={{ action: name, ...asking }}
              onBack={() => (request.refused ? onClose() : setAsking(undefined))}
              onAsked={() => {
                settle.current()
                untickAll(asking.records)
                onClose()
              }}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

/** What a second person is asked to approve. */
interface Asking {
  readonly records: readonly RaRecord[]
  readonly input: WireRecord
}

const noInput: WireRecord = {}

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

/** Unticks done and vanished records as rows come in, even after the dialog is closed; failed ones stay ticked. */
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

interface ActionResultProps {
  readonly title: string
  readonly action: Action
  readonly record: RaRecord
  readonly answer: Json
  readonly next: (() => void) | undefined
  readonly onClose: () => void
}

const ActionResult = ({ title, action, record, answer, next, onClose }: ActionResultProps) => {
  const resource = useDeclaration()
  const say = useSay()
  const close = useCloseWord(title)
  const Component = useAreaComponent<ResultProps>(action.result)
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogBody>
        <Suspense>{Component && <Component resource={resource} record={record} answer={answer} />}</Suspense>
      </DialogBody>
      {/* The button that had focus disappeared with the question. */}
      <DialogFooter
        cancel={next && close}
        confirm={next ? say(nextTexts.next) : close}
        focusConfirm
        onConfirm={() => {
          onClose()
          if (action.next) passFocus(next && record.id)
          next?.()
        }}
      />
    </>
  )
}
