const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const floating = '[role="menu"], [role="listbox"], [role="combobox"], [role="dialog"], [role="alertdialog"]'

/**
 * The letter pressed as a shortcut; undefined while typing, with modifier keys, and for keys that belong to a menu or dialog
 * above.
 *
 * @param within the dialog that owns the shortcuts
 */
export const letterOf = (event: KeyboardEvent, within?: Element | null): string | undefined => {
  const { target, key, code } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return undefined
  if (!isFree(target, within)) return undefined
  // An active input method reports "Process" as the key, but there is nothing to type into.
  const letter = key === 'Process' ? code.replace(/^Key/, '') : key
  return /^[a-z]$/i.test(letter) ? letter.toLowerCase() : undefined
}

/** Whether an element makes no use of letter keys itself. */
export const isFree = (target: EventTarget | null, within?: Element | null): boolean => {
  if (!(target instanceof Element)) return true
  if (target.closest(written)) return false
  const above = target.closest(floating)
  return above === null || above === within
}
