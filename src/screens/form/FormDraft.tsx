import { type RefObject, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useDraft } from '../page'

/**
 * For a form's `resetOptions`: react-admin resets it whenever its effects run again, as when its page is shown again. What
 * was typed outlives that, and so does the knowledge that it is not saved.
 */
export const keepTyped = { keepDirtyValues: true, keepDirty: true }

/**
 * Inside a form: tells the frame while something typed in it is not saved.
 *
 * @param settle gets the function to be called once it is
 */
export const FormDraft = ({ settle }: { settle: RefObject<() => void> }) => {
  const { isDirty } = useFormState()
  const saved = useDraft(isDirty)
  useEffect(() => {
    settle.current = saved
  }, [settle, saved])
  return null
}
