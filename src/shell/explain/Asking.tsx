import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { plainComponent, useLatePart } from '@/ui/late'

const Explain = plainComponent(() => import('./Explain'))

const loadKeys = () => import('../keys/KeysDialog')

/** Nothing but the page, or the dialog over it, has the focus. */
const isPage = ({ activeElement }: Document) => activeElement?.matches('body, main, [role="dialog"]')

/**
 * The last event that may ask for an explanation: with Alt, or `?`. An Alt-click does nothing else.
 *
 * @param onKeys called on `?` where nothing has the focus that could be explained
 */
const useAskingEvent = (onKeys: () => void) => {
  const [asking, ask] = useState<PointerEvent | KeyboardEvent>()
  const openKeys = useEffectEvent(onKeys)
  useEffect(() => {
    const hear = (event: PointerEvent | KeyboardEvent) => {
      const isKey = 'key' in event
      if (isKey && event.key === '?' && isPage(document)) return openKeys()
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

/** Listens to what asks for an explanation, or for the keys of the screen, and gives it. */
export const Asking = () => {
  const keys = useLatePart(loadKeys)
  const asking = useAskingEvent(keys.open)
  return (
    <Suspense>
      {asking && <Explain event={asking} />}
      {keys.Part && <keys.Part onClose={keys.close} />}
    </Suspense>
  )
}
