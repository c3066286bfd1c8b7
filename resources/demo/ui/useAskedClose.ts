import { useState } from 'react'
import { useDraft } from '@/screens/page'

/**
 * Asks before a dialog with unsaved input is closed; the frame asks as well before it closes the page.
 *
 * @param typed whether the dialog has unsaved input
 */
export const useAskedClose = (typed: boolean, onClose: () => void) => {
  const settle = useDraft(typed, 'page')
  const [asks, setAsks] = useState(false)
  return {
    asks: asks && typed,
    close: () => (typed ? setAsks(true) : onClose()),
    stay: () => setAsks(false),
    discard: onClose,
    /** Call it once the input is saved. */
    settle,
  }
}
