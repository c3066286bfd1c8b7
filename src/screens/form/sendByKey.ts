import type { KeyboardEvent } from 'react'

/** Ctrl+Enter (⌘+Enter) anywhere in a form presses its main button, if that may be pressed. */
export const sendByKey = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  const form = event.target instanceof Element ? event.target.closest('form') : null
  if (!form) return
  event.preventDefault()
  // The main one is the last.
  const buttons = form.querySelectorAll<HTMLButtonElement>('button[type="submit"]')
  const main = buttons[buttons.length - 1]
  // Pressed and not submitted: the button's own doing belongs to it, and one that is disabled does nothing.
  main?.click()
}

/** What a shortcut is called beside its button; an Apple keyboard has its own sign. */
export const sendKeys = (): string =>
  /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ Enter' : 'Ctrl Enter'
