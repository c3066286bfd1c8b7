import { useLayoutEffect } from 'react'
import { useFormState } from 'react-hook-form'

/** Inside a form: reports unsaved input. */
export const TellTyped = ({ onTyped }: { onTyped: (typed: boolean) => void }) => {
  const { isDirty } = useFormState()
  // In time for the next key: Escape right after typing has to ask.
  useLayoutEffect(() => onTyped(isDirty), [isDirty, onTyped])
  return null
}
