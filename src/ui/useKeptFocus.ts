import { useLayoutEffect, useRef } from 'react'

/** Restores the focus after sending: an element that was inert or disabled meanwhile has lost it. */
export const useKeptFocus = (sending: boolean): void => {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (sending) {
      focused.current = document.activeElement
      return
    }
    const last = focused.current
    focused.current = null
    // Leave the focus alone if the operator has moved on.
    if (last instanceof HTMLElement && document.activeElement?.contains(last))
      last.focus({ preventScroll: true })
  }, [sending])
}
