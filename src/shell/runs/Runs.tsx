import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { preload } from '@/platform/preload'
import { useEarly } from '@/screens/latePart'

/**
 * The bulk work that goes on beside the pages. Its part of the frame is fetched when nothing else is to be done: nobody
 * waits for it, so one that does not arrive is tried again in silence when the operator comes back to the window.
 */
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
