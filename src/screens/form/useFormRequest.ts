import { useRef, useState } from 'react'
import { PlatformError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'

/** The platform's codes for "nobody knows what became of the call" and "the request id belongs to another body". */
const [unknown, otherBody] = [10500, 10005]

/**
 * The id of a form's call: one per opening, so that resending after a timeout does not create a second record. If the form was
 * changed in between, the platform refuses the id, which shows that the first call went through.
 */
export const useFormRequest = () => {
  const [requestId, setRequestId] = useState(newRequestId)
  const unanswered = useRef(false)
  return {
    requestId,
    /** Notes how a call failed. True if that shows an earlier call went through; the next call then gets a new id. */
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
