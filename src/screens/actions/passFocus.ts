import { type RefObject, useEffect } from 'react'
import type { Identifier } from 'react-admin'

/** The focus is waiting for a form. `left`: the record the operator is leaving, whose form must not take it. */
let waiting: { readonly left: Identifier | undefined } | undefined

/** The forms in details that are open. */
const forms = new Set<() => void>()

const events = ['pointerdown', 'keydown']

const stop = () => {
  waiting = undefined
  for (const event of events) removeEventListener(event, stop, true)
}

/**
 * A record has been answered: the form in the next detail (or the same one) takes the focus, unless the operator does something
 * first.
 *
 * @param left the record, if the operator goes on to the next
 */
export const passFocus = (left: Identifier | undefined): void => {
  waiting = { left }
  for (const event of events) addEventListener(event, stop, true)
  // Wait until the dialog has returned the focus to its opener.
  requestAnimationFrame(() => requestAnimationFrame(() => forms.forEach((take) => void take())))
}

/** Lets a form in a record's detail take the focus passed on by `passFocus`. */
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
