import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { onFailure } from '@/platform/failureEvents'

/** Milliseconds an error stays on the screen (specification §8, §9). */
const toastDuration = 5000

type ToastProps = {
  text: string
  /** Name of the button that closes it. */
  dismiss: string
  onClose: () => void
}

/** A message at the top of the page that goes by itself, but not under the pointer or the focus. */
function Toast({ text, dismiss, onClose }: ToastProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const end = () => {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(end, toastDuration)
      else onClose()
    }
    let timer = setTimeout(end, toastDuration)
    return () => clearTimeout(timer)
  }, [onClose])

  return (
    <div ref={box} className="toast">
      <p role="alert">{text}</p>
      <button type="button" className="plain-button" aria-label={dismiss} onClick={onClose}>
        ×
      </button>
    </div>
  )
}

/**
 * The page's one toast. It tells of every call that fails.
 *
 * @param dismiss name of the button that closes it
 * @param first what it says from the start
 * @returns the toast to draw, and the function that shows a text; each text has its full time
 */
export function useToast(dismiss: string, first?: string): [toast: ReactNode, show: (text: string) => void] {
  const [{ text, count }, setToast] = useState({ text: first, count: 0 })
  const show = useCallback((next?: string) => setToast((last) => ({ text: next, count: last.count + 1 })), [])
  const close = useCallback(() => show(), [show])
  useEffect(() => onFailure(show), [show])
  return [text && <Toast key={count} text={text} dismiss={dismiss} onClose={close} />, show]
}
