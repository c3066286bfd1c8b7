const interactive = 'a, button, input, label, select, textarea, [role="button"], [role="menuitem"]'

/** The area around controls in a row or card: near misses must not open the record. */
const around = '.list-actions, .list-tick, .list-record-actions'

/** Whether an element handles clicks itself, or is so close to one that the click was meant for it. */
export const isElsewhere = (target: Element): boolean =>
  target.closest(interactive) !== null || target.closest(around) !== null

/** A click that ends a text selection is copying, not opening. */
export const isSelectingText = (): boolean => (window.getSelection()?.toString() ?? '') !== ''
