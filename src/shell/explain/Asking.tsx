import { useEffect, useState } from 'react'
import { usePart } from '@/ui/late'
import { preload } from '@/ui/preload'

/** What is to be explained: what the pointer hit, and where, or what has the focus. */
export interface Asked {
  readonly hit: Element
  readonly at?: { readonly x: number; readonly y: number }
}

const loadExplain = () => import('./Explain')

const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

const isAskingKey = ({ key, altKey, target }: KeyboardEvent): boolean =>
  // On a Mac, the Option key turns ? into ¿.
  altKey ? key === '?' || key === '¿' : key === '?' && !(target instanceof Element && target.closest(written))

/** What lies at a point, below an open panel too. */
const hitAt = (target: Element, x: number, y: number): Element => {
  if (!(target instanceof HTMLDialogElement)) return target
  target.close()
  return document.elementFromPoint(x, y) ?? target
}

/** Listens for Alt with a click, and for `?`. What is clicked that way does nothing else. */
const hearAsking = (ask: (asked: Asked) => void): (() => void) => {
  let swallows = false
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onPointerDown = (event: PointerEvent) => {
    const { altKey, ctrlKey, button, target, clientX: x, clientY: y } = event
    swallows = altKey && !ctrlKey && button === 0
    if (!swallows || !(target instanceof Element)) return
    stop(event)
    ask({ hit: hitAt(target, x, y), at: { x, y } })
  }
  const onMouse = (event: MouseEvent) => {
    if (swallows) stop(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Alt') void preload(loadExplain)
    // A click by keyboard follows no pointer.
    swallows = false
    const { activeElement: focused } = document
    if (!isAskingKey(event) || !focused || focused.closest('dialog')) return
    stop(event)
    ask({ hit: focused })
  }
  addEventListener('pointerdown', onPointerDown, options)
  for (const type of ['mousedown', 'mouseup', 'click'] as const) addEventListener(type, onMouse, options)
  addEventListener('keydown', onKeyDown, options)
  return () => end.abort()
}

/** Alt with a click, or `?`, explains what is on the screen. */
const Asking = () => {
  const [asked, setAsked] = useState<Asked & { readonly turn: number }>()
  useEffect(() => {
    let turn = 0
    return hearAsking((next) => {
      turn += 1
      setAsked({ ...next, turn })
    })
  }, [])
  const end = (ended?: Asked) => setAsked((now) => (ended === undefined || now === ended ? undefined : now))
  const Explain = usePart(loadExplain, asked !== undefined, () => end())
  return asked && Explain && <Explain key={asked.turn} asked={asked} onClose={() => end(asked)} />
}

export default Asking
