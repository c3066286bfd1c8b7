/** On a Mac Ctrl-K is the system's own: it deletes to the end of the line. */
const mac = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The keys that open the search, as they are shown, and as `aria-keyshortcuts` names them. */
export const shortcut = mac ? { shown: '⌘K', spoken: 'Meta+K' } : { shown: 'Ctrl K', spoken: 'Control+K' }

export const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || (ctrlKey && !mac)) && !altKey && !shiftKey

/**
 * Whether a dialog or a menu wants an answer first. A drawer does not: from a record's details one may go anywhere. What
 * belongs to a page that is not on the screen does not count.
 */
export const isSomethingAsked = (): boolean =>
  [...document.querySelectorAll('[aria-modal=true]:not(.MuiDrawer-paper), [role=menu]')].some((element) =>
    element.checkVisibility(),
  )
