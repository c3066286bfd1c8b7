import { useLayoutEffect } from 'react'
import { useFormState } from 'react-hook-form'

/** Inside a form: tells whether something typed is in it. */
export const TellTyped = ({ onTyped }: { onTyped: (typed: boolean) => void }) => {
  const { isDirty } = useFormState()
  // Before the next key: Escape right after typing asks too.
  useLayoutEffect(() => onTyped(isDirty), [isDirty, onTyped])
  return null
}
