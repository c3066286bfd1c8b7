import type { KeyboardEvent } from 'react'

/**
 * Arrow keys, Home and End move through a popup's entries and wrap around, as in a menu. For its `onKeyDown`.
 *
 * @param entries a CSS selector
 */
export const walk = (event: KeyboardEvent<HTMLElement>, entries: string): void => {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
  // Dialogs and the like that it opens are elsewhere in the DOM, but their React events bubble up to here.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (altKey || ctrlKey || metaKey || shiftKey) return
  const all = [...currentTarget.querySelectorAll<HTMLElement>(entries)]
  const at = all.findIndex((one) => one.contains(target))
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key]
  if (to === undefined || all.length === 0) return
  event.preventDefault()
  all.at(to % all.length)?.focus()
}
