import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { onFailure } from '@/platform/failureEvents'

/** How long an error stays on the screen, ms. */
const toastDuration = 5000

/** A message at the top of the page. It closes by itself, but not while hovered or focused. */
function Toast({ text, dismiss, onClose }: { text: string; dismiss: string; onClose: () => void }) {
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

/** The page's only toast, and a function that shows a text in it for the full time. */
export function useToast(dismiss: string, first?: string): [toast: ReactNode, show: (text: string) => void] {
  const [{ text, count }, setToast] = useState<{ text?: string; count: number }>({ count: 0 })
  const show = useCallback((next?: string) => setToast((last) => ({ text: next, count: last.count + 1 })), [])
  const close = useCallback(() => show(), [show])
  useEffect(() => {
    // Not from the start: the document that is hydrated has none.
    if (first) show(first)
    return onFailure(show)
  }, [first, show])
  return [text && <Toast key={count} text={text} dismiss={dismiss} onClose={close} />, show]
}
