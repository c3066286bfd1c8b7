import { Suspense, useEffect, useState } from 'react'
import { plainComponent } from '@/ui/late'

const Explain = plainComponent(() => import('./Explain'))

/** The last event that may ask for an explanation: with Alt, or `?`. An Alt-click does nothing else. */
const useAskingEvent = () => {
  const [asking, ask] = useState<PointerEvent | KeyboardEvent>()
  useEffect(() => {
    const hear = (event: PointerEvent | KeyboardEvent) => {
      const isKey = 'key' in event
      if (!event.altKey && !(isKey && event.key === '?')) return
      if (!isKey) {
        event.preventDefault()
        event.stopPropagation()
      }
      // A press is followed by its click, which would take its place while Explain is still being fetched.
      if (event.type !== 'click') ask(event)
    }
    const end = new AbortController()
    for (const type of ['keydown', 'pointerdown', 'click'] as const)
      addEventListener(type, hear, { capture: true, signal: end.signal })
    return () => end.abort()
  }, [])
  return asking
}

/** Listens to what asks for an explanation, and gives it. */
const Asking = () => {
  const asking = useAskingEvent()
  return <Suspense>{asking && <Explain event={asking} />}</Suspense>
}

export default Asking
