import { useEffect, useRef } from 'react'
import { useEvent } from 'react-admin'
import { showFailure } from '@/platform/failures'

/** Does what a panel without a dialog is for as soon as it is there, once, and ends the panel; what fails is said. */
export const useRunOnce = (run: () => Promise<void>, onClose: () => void): void => {
  const started = useRef(false)
  const work = useEvent(async () => {
    try {
      await run()
    } catch (error) {
      showFailure(error)
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
