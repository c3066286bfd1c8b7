import { type RefObject, useEffect } from 'react'
import { type RaRecord, useEvent } from 'react-admin'
import { useShortcuts } from '../actions/ActionHost'
import { isFree, letterOf } from '../letterOf'

interface DetailKeys {
  readonly record: RaRecord | undefined
  readonly previous?: (() => void) | undefined
  readonly next?: (() => void) | undefined
  /** Given where nothing else handles Escape. */
  readonly onClose?: (() => void) | undefined
}

/**
 * The keys of an open detail: J and Alt+Down go to the next record, K and Alt+Up to the previous one, and shortcut letters
 * open its actions. They work wherever the focus is, even if the focused element is gone, but not while typing or in a
 * dialog or menu above. Effects are undone while the page is hidden.
 *
 * @param panel the detail's own dialog; undefined if it is a page
 */
export const useDetailKeys = (
  panel: RefObject<Element | null> | undefined,
  { record, previous, next, onClose }: DetailKeys,
): void => {
  const press = useShortcuts()
  const hear = useEvent((event: KeyboardEvent) => {
    const steps: { readonly [key: string]: (() => void) | undefined } = event.altKey
      ? { ArrowUp: previous, ArrowDown: next }
      : { Escape: onClose }
    const named = isFree(event.target, panel?.current) ? steps[event.key] : undefined
    if (named && !event.defaultPrevented) {
      event.preventDefault()
      return named()
    }
    const letter = letterOf(event, panel?.current)
    if (letter === undefined) return
    if (letter === 'j' || letter === 'k') (letter === 'j' ? next : previous)?.()
    else if (!record || !press(letter, record, next)) return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [hear])
}
