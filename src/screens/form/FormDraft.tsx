import { type RefObject, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { type DraftScope, useDraft } from '../page'

/**
 * A form's `resetOptions`. react-admin resets a form whenever its effects run again, such as when its page is shown again;
 * typed input, dirty state and errors must survive that.
 */
export const keepTyped = { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true }

/**
 * Inside a form: tells the frame while it holds unsaved input.
 *
 * @param settle receives the function to call after saving
 * @param scope what the draft ends with
 * @param onTyped called when the form starts or stops holding typed input
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
