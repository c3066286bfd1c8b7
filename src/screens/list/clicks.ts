const interactive = 'a, button, input, label, select, textarea, [role="button"], [role="menuitem"]'

/** The padding around what can be pressed in a row or a card, which is easily missed. */
const around = '.list-actions, .list-tick, .list-record-actions'

/** An element that handles clicks itself, or lies so close to one that it was meant. */
export const isElsewhere = (target: Element): boolean =>
  target.closest(interactive) !== null || target.closest(around) !== null

/** A click that ends a text selection is copying, not opening. */
export const isSelectingText = (): boolean => (window.getSelection()?.toString() ?? '') !== ''
