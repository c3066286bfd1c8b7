/** On a Mac, Ctrl-K belongs to the system: it deletes to the end of the line. */
const mac = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The shortcut for the search, as shown and as `aria-keyshortcuts` needs it. */
export const shortcut = mac ? { shown: '⌘K', spoken: 'Meta+K' } : { shown: 'Ctrl K', spoken: 'Control+K' }

export const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || (ctrlKey && !mac)) && !altKey && !shiftKey

/**
 * Whether a dialog or menu must be answered first. A drawer need not be: one may leave a record's details at any time.
 * Hidden pages do not count.
 */
export const isSomethingAsked = (): boolean =>
  [...document.querySelectorAll('[aria-modal=true]:not(.MuiDrawer-paper), [role=menu]')].some((element) =>
    element.checkVisibility(),
  )
