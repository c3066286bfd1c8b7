import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'

/** Inside a form: tells whether something typed is in it. */
export const TellTyped = ({ onTyped }: { onTyped: (typed: boolean) => void }) => {
  const { isDirty } = useFormState()
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])
  return null
}
