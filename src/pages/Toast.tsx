import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { whenFailureTold } from '@/platform/failureNews'

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
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, toastDuration)
    return () => clearTimeout(timer)
  }, [held, onClose])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; what is read does not go away
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <svg className="toast-icon" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="7" fill="currentColor" />
        <path d="M8 4.2v4.6M8 11.2v.6" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <p role="alert">{text}</p>
      <button type="button" className="plain-button" aria-label={dismiss} onClick={onClose}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
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
  useEffect(() => whenFailureTold(show), [show])
  return [text && <Toast key={count} text={text} dismiss={dismiss} onClose={close} />, show]
}
