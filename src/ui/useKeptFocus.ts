import { useLayoutEffect, useRef } from 'react'

/** Gives the focus back after sending: an element that is inert or disabled meanwhile loses it. */
export const useKeptFocus = (sending: boolean): void => {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (sending) {
      focused.current = document.activeElement
      return
    }
    const last = focused.current
    focused.current = null
    // An operator who has moved on to something else stays there.
    if (last instanceof HTMLElement && document.activeElement?.contains(last))
      last.focus({ preventScroll: true })
  }, [sending])
}
