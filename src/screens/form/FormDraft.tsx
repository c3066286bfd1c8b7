import { type RefObject, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { type DraftScope, useDraft } from '../page'

/** react-admin resets a form whenever its page is shown again; typed input, dirty state and errors must survive that. */
export const keepTyped = { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true }

/** Tells the frame while a form holds unsaved input. `settle` receives the function to call after saving. */
export const FormDraft = ({
  settle,
  scope,
  onTyped,
}: {
  settle: RefObject<() => void>
  scope?: DraftScope
  onTyped?: (typed: boolean) => void
}) => {
  const { isDirty } = useFormState()
  const saved = useDraft(isDirty, scope)
  useEffect(() => {
    settle.current = saved
  }, [settle, saved])
  useEffect(() => onTyped?.(isDirty), [onTyped, isDirty])
  return null
}
