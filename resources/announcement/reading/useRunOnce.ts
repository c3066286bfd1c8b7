import { useEffect, useRef } from 'react'
import { useEvent, useNotify } from 'react-admin'

/** Does what a panel without a dialog is for as soon as it is there, once, and ends the panel; what fails is said. */
export const useRunOnce = (run: () => Promise<void>, onClose: () => void): void => {
  const notify = useNotify()
  const started = useRef(false)
  const work = useEvent(async () => {
    try {
      await run()
    } catch (error) {
      if (error instanceof Error) notify(error.message, { type: 'error', autoHideDuration: 5000 })
    }
    onClose()
  })
  useEffect(() => {
    // Effects run again on a page that was put aside meanwhile.
    if (started.current) return
    started.current = true
    void work()
  }, [work])
}
