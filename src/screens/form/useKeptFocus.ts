import { useLayoutEffect, useRef } from 'react'

/** Gives the focus back to what had it when sending began: what cannot be used meanwhile loses it. */
export const useKeptFocus = (sending: boolean): void => {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (sending) {
      focused.current = document.activeElement
      return
    }
    const last = focused.current
    focused.current = null
    // Who has gone on to something else meanwhile stays there.
    if (last instanceof HTMLElement && document.activeElement?.contains(last))
      last.focus({ preventScroll: true })
  }, [sending])
}
