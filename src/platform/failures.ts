import { isGivenUp, messageOf, reportProblem } from './errors'
import { isToldByExpiry } from './expiry'
import { spreadFailure } from './failureNews'
import { isUnreadable, NotOfferedError } from './shortAnswers'

/** Failures that have been told, or that nobody needs to hear of. */
const settled = new WeakSet<object>()
const quietSignals = new WeakSet<object>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Marks a signal: a call that it is given to fails without a toast, which is left to whoever made it. Only for what the
 * console does by itself and can do without, and for what tells its failures in a place of its own; each use says which.
 *
 * @param signal gives the call up; a new one that never does where there is none
 */
export const quietly = (signal: AbortSignal = new AbortController().signal): AbortSignal => {
  quietSignals.add(signal)
  return signal
}

/** Whether something is a signal that {@link quietly} has marked. */
export const isQuiet = (signal: unknown): boolean => isObject(signal) && quietSignals.has(signal)

/** The screen itself says what its platform does not offer; only what somebody tried to do is told besides. */
const isSaidInPlace = (error: unknown): boolean =>
  error instanceof NotOfferedError && error.call.startsWith('GET ')

/**
 * Tells the operator of a failure by a toast, once however many places meet with it. What was given up is no failure, and
 * the end of the session is told with its dialog. An answer that cannot be read goes to the error log besides.
 *
 * @param place what was asked, for the error log
 */
export const tellFailure = (error: unknown, place?: string): void => {
  if (isGivenUp(error) || isSaidInPlace(error)) return
  if (isObject(error)) {
    if (settled.has(error)) return
    settled.add(error)
    // Another word for a failure that has been told.
    if ('cause' in error && isObject(error.cause) && settled.has(error.cause)) return
  }
  if (isUnreadable(error)) reportProblem(error, place)
  const words = messageOf(error)
  if (!isToldByExpiry(words)) spreadFailure(words)
}

/**
 * Does something that asks the platform, and tells of its failure, which the caller still gets.
 *
 * @param signal what the call was given: with a quiet one nobody tells of it, however far it comes
 * @param place what is asked, for the error log
 */
export async function telling<T>(work: () => Promise<T>, signal?: AbortSignal, place?: string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isQuiet(signal)) tellFailure(error, place)
    else if (isObject(error)) settled.add(error)
    throw error
  }
}
