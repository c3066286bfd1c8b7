import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { preload } from '@/ui/preload'
import { useEarly } from '../useEarly'

/** Loaded when the browser is idle. Nobody waits for it, so a failed load is retried when the window gets the focus. */
export const Runs = () => {
  const [Part, setPart] = useState<ComponentType>()
  const load = useCallback(() => import('./RunCentre').then((module) => setPart(() => module.default)), [])
  useEarly(load, true)
  useEffect(() => {
    if (Part) return
    const again = () => void preload(load)
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [Part, load])
  return Part ? <Part /> : null
}
