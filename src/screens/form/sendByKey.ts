import type { KeyboardEvent } from 'react'

/** Ctrl+Enter (⌘+Enter) anywhere in a form presses its main button, if it is enabled. */
export const sendByKey = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  const form = event.target instanceof Element ? event.target.closest('form') : null
  if (!form) return
  event.preventDefault()
  // The main button is the last.
  const buttons = form.querySelectorAll<HTMLButtonElement>('button[type="submit"]')
  const main = buttons[buttons.length - 1]
  // Clicked rather than submitted: this runs the button's own handler, and does nothing if it is disabled.
  main?.click()
}

/** The shortcut as written next to its button; Apple keyboards have their own symbol. */
export const sendKeys = (): string =>
  /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ Enter' : 'Ctrl Enter'
