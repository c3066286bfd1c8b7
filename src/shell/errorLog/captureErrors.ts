import { isUnreadable } from '@/platform/answerErrors'
import { onProblem } from '@/platform/errors'
import { logThrown } from './errorLog'
import { isResizeNotice } from './noise'

const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) => {
  if (isResizeNotice(message)) return
  // For a cross-origin script the browser gives only a message, which is always the same.
  logThrown('error', error ?? message, filename ? `${filename}:${lineno}:${colno}` : undefined)
}

const onRejection = ({ reason }: PromiseRejectionEvent) => logThrown('rejection', reason)

const record = (error: unknown, place?: string) =>
  logThrown(isUnreadable(error) ? 'answer' : 'error', error, place)

/**
 * Starts logging, in production too, all uncaught errors, the errors that React caught, and every unreadable answer.
 * The browser still reports uncaught errors as usual. A second call has no effect.
 */
export const captureErrors = (): void => {
  // Adding the same listener twice has no effect.
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  onProblem(record)
}
