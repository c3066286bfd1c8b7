import { useEffect, useRef, useState } from 'react'
import type { Json, Label } from '@/declaration'
import { newRequestId } from '@/platform/requestId'
import { useIsShown } from '../page'
import type { Asked, Changed, Fate } from './fate'
import type { Act } from './useAct'

/** Where the operator is. A hidden page also cleans up its effects, so check the page itself too. */
export const useWhereabouts = () => {
  const isShown = useIsShown()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return {
    /** Whether they have moved on to another record of the same page. A hidden page does not count. */
    hasLeft: () => gone.current && isShown(),
    /** Whether they still see this screen; if not, messages are shown where they are now. */
    isSeen: () => !gone.current && isShown(),
  }
}

/** Why the last attempt failed, and the platform's refusal code. */
export type Failure = Pick<Extract<Fate, { state: 'failed' }>, 'reason' | 'code'>

/**
 * Sends an action on one record.
 *
 * @param opened what others changed before the dialog opened, if that is why it opened
 */
export const useSingle = (act: Act, onDone: (answer: Json | undefined) => void, opened?: Changed) => {
  const [requestId, setRequestId] = useState(newRequestId)
  const [failure, setFailure] = useState<Failure>()
  const [changed, setChanged] = useState(opened)
  const [unknown, setUnknown] = useState<{ readonly asked: Asked; readonly reason: string }>()
  const [busy, setBusy] = useState<'sending' | 'checking'>()
  const [waiting, setWaiting] = useState<Label>()
  const { isSeen } = useWhereabouts()
  const seeTo = async (
    asked: Asked,
    doing: 'sending' | 'checking',
    attempt: Promise<Fate>,
  ): Promise<Fate> => {
    setFailure(undefined)
    setBusy(doing)
    const fate = await attempt
    setBusy(undefined)
    setWaiting(undefined)
    act.refresh()
    setUnknown(fate.state === 'unknown' ? { asked, reason: fate.reason } : undefined)
    if (fate.state === 'failed') setFailure(fate)
    if (fate.state === 'changed') {
      setChanged(fate.changed)
      // The next confirmation is a new order.
      setRequestId(newRequestId())
    }
    // An operator who has gone to another page is notified there.
    if (fate.state === 'done' || !isSeen()) act.tell(asked, fate)
    if (fate.state === 'done') onDone(fate.answer)
    return fate
  }
  return {
    failure,
    /** What others have changed. Once shown, sending again confirms it. */
    changed,
    sending: busy !== undefined,
    checking: busy === 'checking',
    /** What is being waited for, once it takes long. */
    waiting,
    send: (asked: Asked) => seeTo(asked, 'sending', act.send(asked, requestId, setWaiting)),
    check:
      unknown &&
      (() => void seeTo(unknown.asked, 'checking', act.check(unknown.asked, unknown.reason, setWaiting))),
  }
}

export type Single = ReturnType<typeof useSingle>
