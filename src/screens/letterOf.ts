const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const floating = '[role="menu"], [role="listbox"], [role="combobox"], [role="dialog"], [role="alertdialog"]'

/**
 * The letter that was pressed as a shortcut; undefined while something is typed, for keys with others held, and for what
 * belongs to a menu or dialog above.
 *
 * @param within the dialog whose own shortcuts these are
 */
export const letterOf = (event: KeyboardEvent, within?: Element | null): string | undefined => {
  const { target, key, code } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return undefined
  if (!isFree(target, within)) return undefined
  // An input method that is switched on takes the key's name, but has nothing to write into.
  const letter = key === 'Process' ? code.replace(/^Key/, '') : key
  return /^[a-z]$/i.test(letter) ? letter.toLowerCase() : undefined
}

/** Whether keys that are pressed at this element mean nothing there. */
export const isFree = (target: EventTarget | null, within?: Element | null): boolean => {
  if (!(target instanceof Element)) return true
  if (target.closest(written)) return false
  const above = target.closest(floating)
  return above === null || above === within
}
