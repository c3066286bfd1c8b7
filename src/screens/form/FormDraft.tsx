import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { type DraftScope, useDraft } from '../page'

/** react-admin resets a form whenever its page is shown again; typed input, dirty state and errors must survive that. */
export const keepTyped = { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true }

interface FormDraftProps {
  readonly settle: RefObject<() => void>
  readonly scope?: DraftScope
  readonly onTyped?: (typed: boolean) => void
}

/** Tells the frame while a form holds unsaved input. `settle` receives the function to call after saving. */
export const FormDraft = ({ settle, scope, onTyped }: FormDraftProps) => {
  const { isDirty } = useFormState()
  const saved = useDraft(isDirty, scope)
  useEffect(() => {
    settle.current = saved
  }, [settle, saved])
  useEffect(() => onTyped?.(isDirty), [onTyped, isDirty])
  return null
}

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
