import { useEffect, useRef } from 'react'
import { useEvent } from 'react-admin'
import { showFailure } from '@/platform/failures'

/** For panels without a dialog: runs once when the panel opens, reports a failure, and closes the panel. */
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
    // Effects run again when a hidden page is shown.
    if (started.current) return
    started.current = true
    void work()
  }, [work])
}
