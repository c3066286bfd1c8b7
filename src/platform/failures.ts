import { isUnreadable, NotOfferedError } from './answerErrors'
import { isAborted, messageOf, reportProblem } from './errors'
import { isShownByExpiry } from './expiry'
import { emitFailure } from './failureEvents'

const handled = new WeakSet<object>()
const quietSignals = new WeakSet<object>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Marks a signal: calls with it fail without a toast, because they are optional or the caller shows the failure. */
export const quietly = (signal: AbortSignal = new AbortController().signal): AbortSignal => {
  quietSignals.add(signal)
  return signal
}

export const isQuiet = (signal: unknown): boolean => isObject(signal) && quietSignals.has(signal)

/** For reads, the screen itself says that the platform does not offer something. */
const isShownByScreen = (error: unknown): boolean =>
  error instanceof NotOfferedError && error.call.startsWith('GET ')

/** Shows a failure as a toast, once. Aborts are ignored, and the end of the session has its own dialog. */
export const showFailure = (error: unknown, place?: string): void => {
  if (isAborted(error) || isShownByScreen(error)) return
  if (isObject(error)) {
    if (handled.has(error)) return
    handled.add(error)
    // Wraps an error that was already shown.
    if ('cause' in error && isObject(error.cause) && handled.has(error.cause)) return
  }
  if (isUnreadable(error)) reportProblem(error, place)
  const words = messageOf(error)
  if (!isShownByExpiry(words)) emitFailure(words)
}

/** Runs work that calls the platform, and shows its failure unless the signal is quiet. */
export async function withFailureToast<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
  place?: string,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isQuiet(signal)) showFailure(error, place)
    else if (isObject(error)) handled.add(error)
    throw error
  }
}
