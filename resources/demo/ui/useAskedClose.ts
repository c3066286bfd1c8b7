import { useState } from 'react'
import { useDraft } from '@/screens/page'

/**
 * The way out of a dialog over a page: it asks before it gives up what was typed, and so does the frame before it closes
 * the page.
 *
 * @param typed whether something in the dialog is not saved
 */
export const useAskedClose = (typed: boolean, onClose: () => void) => {
  const settle = useDraft(typed, 'page')
  const [asks, setAsks] = useState(false)
  return {
    asks: asks && typed,
    close: () => (typed ? setAsks(true) : onClose()),
    stay: () => setAsks(false),
    discard: onClose,
    /** To be called once it is saved. */
    settle,
  }
}
