import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { plainComponent, useLatePart } from '@/ui/late'

const Explain = plainComponent(() => import('./Explain'))

const loadKeys = () => import('../keys/KeysDialog')

/** Whether only the page or a dialog has the focus, not a control. */
const isPage = ({ activeElement }: Document) => activeElement?.matches('body, main, [role="dialog"]')

/**
 * The last event that may ask for an explanation: with Alt, or `?`. An Alt-click has no other effect.
 *
 * @param onKeys called on `?` when nothing that could be explained has the focus
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
      // Ignore the click after a press: it would replace the press while Explain is still loading.
      if (event.type !== 'click') ask(event)
    }
    const end = new AbortController()
    for (const type of ['keydown', 'pointerdown', 'click'] as const)
      addEventListener(type, hear, { capture: true, signal: end.signal })
    return () => end.abort()
  }, [])
  return asking
}

/** Opens explanations and the list of keyboard shortcuts when asked. */
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
