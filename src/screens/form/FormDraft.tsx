import { type RefObject, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { type DraftScope, useDraft } from '../page'

/**
 * For a form's `resetOptions`: react-admin resets it whenever its effects run again, as when its page is shown again. What
 * was typed outlives that, and so does the knowledge that it is not saved, and what was said against it.
 */
export const keepTyped = { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true }

/**
 * Inside a form: tells the frame while something typed in it is not saved.
 *
 * @param settle gets the function to be called once it is
 * @param scope what the draft ends with
 * @param onTyped hears whether something typed is in the form
 */
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
