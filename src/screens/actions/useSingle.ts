import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Json } from '@/declaration'
import { newRequestId } from '@/platform/requestId'
import { useIsShown } from '../page'
import type { Act, Asked, Fate } from './useAct'

/** Whether the component is unmounted or on a hidden page, where effects are undone too. */
const useIsGone = (): RefObject<boolean> => {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return gone
}

/**
 * Tells whether the operator has moved on to something else on the same page, such as another record. A hidden page does not
 * count as left.
 */
export const useHasLeft = (): (() => boolean) => {
  const isShown = useIsShown()
  const gone = useIsGone()
  return useCallback(() => gone.current && isShown(), [gone, isShown])
}

/**
 * Tells whether the operator still sees this screen. If not (another tab, the browser's back button), messages are shown
 * where they are now.
 */
const useIsSeen = (): (() => boolean) => {
  const isShown = useIsShown()
  const gone = useIsGone()
  // React may still be rendering the page that the operator has just left.
  return useCallback(() => !gone.current && isShown(), [gone, isShown])
}

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
