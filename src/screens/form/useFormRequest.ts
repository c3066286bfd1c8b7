import { useRef, useState } from 'react'
import { PlatformError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'

/** The platform's answers that nobody knows what became of a call, and that its id belongs to another body. */
const [unknown, otherBody] = [10500, 10005]

/**
 * The id of a form's call: one per opening, so that sending the form again after a timeout does not create a second record.
 * If the form was changed meanwhile, the platform refuses the id, which tells that the first call was carried out.
 */
export const useFormRequest = () => {
  const [requestId, setRequestId] = useState(newRequestId)
  const unanswered = useRef(false)
  return {
    requestId,
    /** Notes how a call failed; true if it shows that an earlier one was carried out. The next one has another id then. */
    wasSavedBefore: (error: unknown): boolean => {
      const code = error instanceof PlatformError ? error.code : unknown
      if (code === unknown) unanswered.current = true
      if (code !== otherBody || !unanswered.current) return false
      unanswered.current = false
      setRequestId(newRequestId())
      return true
    },
  }
}
