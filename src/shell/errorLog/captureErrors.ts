import { isUnreadable } from '@/platform/answerErrors'
import { onProblem } from '@/platform/problemEvents'
import { logThrown } from './errorLog'
import { isResizeNotice } from './noise'

const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) => {
  if (isResizeNotice(message)) return
  // Of a script of another origin the browser tells the message alone, and that is always the same.
  logThrown('error', error ?? message, filename ? `${filename}:${lineno}:${colno}` : undefined)
}

const onRejection = ({ reason }: PromiseRejectionEvent) => logThrown('rejection', reason)

const record = (error: unknown, place?: string) =>
  logThrown(isUnreadable(error) ? 'answer' : 'error', error, place)

/**
 * Has everything that nobody caught, everything that React caught, and every answer that could not be read written down
 * from now on, in production too. The browser goes on reporting what nobody caught as ever. A second call changes nothing.
 */
export const captureErrors = (): void => {
  // The same function is listened to once, however often it is added.
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  onProblem(record)
}
