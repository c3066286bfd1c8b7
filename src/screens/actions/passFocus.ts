import { type RefObject, useEffect } from 'react'
import type { Identifier } from 'react-admin'

/** The focus waits for a form; `left`: not for that of this record, from which the operator goes on. */
let waiting: { readonly left: Identifier | undefined } | undefined

/** The forms in details that are open. */
const forms = new Set<() => void>()

const events = ['pointerdown', 'keydown']

const stop = () => {
  waiting = undefined
  for (const event of events) removeEventListener(event, stop, true)
}

/**
 * A record has been answered: the form in the detail that comes next, or its own, takes the focus, unless the operator does
 * something first.
 *
 * @param left the record, if the operator goes on to the next
 */
export const passFocus = (left: Identifier | undefined): void => {
  waiting = { left }
  for (const event of events) addEventListener(event, stop, true)
  // After a dialog has given the focus back to what opened it.
  requestAnimationFrame(() => requestAnimationFrame(() => forms.forEach((take) => void take())))
}

/** Has a form in a record's detail take the focus that is passed on. */
export const useTakesFocus = (id: Identifier, form: RefObject<Element | null>): void => {
  useEffect(() => {
    const take = () => {
      const input = form.current?.querySelector<HTMLElement>('textarea, input')
      if (!waiting || waiting.left === id || !input) return
      stop()
      input.focus()
    }
    forms.add(take)
    requestAnimationFrame(take)
    return () => void forms.delete(take)
  }, [id, form])
}
