import { useEffect } from 'react'

/** Milliseconds an error stays on the screen (specification §8, §9). */
const toastDuration = 5000

type ToastProps = {
  text: string
  /** Name of the button that closes it. */
  dismiss: string
  onClose: () => void
}

/** A message at the top of the page that goes by itself. Give it a `key` per message, so that each has its full time. */
export function Toast({ text, dismiss, onClose }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, toastDuration)
    return () => clearTimeout(timer)
  }, [onClose])

  return (
    <div className="toast">
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
