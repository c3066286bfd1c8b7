import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { mayHaveRuns, watchForRuns } from '@/runs/kept'
import { preload } from '@/ui/preload'
import { useEarly } from '../useEarly'

/**
 * Loaded when the browser is idle, if there may be runs. Nothing waits for it, so a failed load is retried when the window gets
 * the focus.
 */
export const Runs = () => {
  const [Part, setPart] = useState<ComponentType>()
  const load = useCallback(() => import('./RunCentre').then((module) => setPart(() => module.default)), [])
  const wanted = useSyncExternalStore(watchForRuns, mayHaveRuns)
  useEarly(load, wanted)
  useEffect(() => {
    if (Part || !wanted) return
    const again = () => void preload(load)
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [Part, load, wanted])
  return Part ? <Part /> : null
}
