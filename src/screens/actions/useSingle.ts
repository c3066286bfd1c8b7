import { useState } from 'react'
import type { Json } from '@/declaration'
import { newRequestId } from '@/platform/requestId'
import type { Fate } from './sendOne'
import type { Act, Asked } from './useAct'
import { useIsSeen } from './useIsSeen'

/** Why the last attempt failed, and the platform's refusal code. */
export type Failure = Pick<Extract<Fate, { state: 'failed' }>, 'reason' | 'code'>

/** Sends an action for one record directly, and asks about it if no answer came. */
export const useSingle = (act: Act, onDone: (answer: Json | undefined) => void) => {
  const [requestId] = useState(newRequestId)
  const [failure, setFailure] = useState<Failure>()
  const [unknown, setUnknown] = useState<{ readonly asked: Asked; readonly reason: string }>()
  const [busy, setBusy] = useState<'sending' | 'checking'>()
  const isSeen = useIsSeen()
  const seeTo = async (asked: Asked, doing: 'sending' | 'checking', attempt: Promise<Fate>) => {
    setFailure(undefined)
    setBusy(doing)
    const fate = await attempt
    setBusy(undefined)
    act.refresh()
    setUnknown(fate.state === 'unknown' ? { asked, reason: fate.reason } : undefined)
    if (fate.state === 'failed') setFailure(fate)
    // An operator who has gone to another page is notified there.
    if (fate.state === 'done' || !isSeen()) act.tell(asked.action, fate)
    if (fate.state === 'done') onDone(fate.answer)
  }
  return {
    failure,
    sending: busy !== undefined,
    checking: busy === 'checking',
    send: (asked: Asked) => seeTo(asked, 'sending', act.send(asked, requestId)),
    check: unknown && (() => void seeTo(unknown.asked, 'checking', act.check(unknown.asked, unknown.reason))),
  }
}
