import { logThrown } from './errorLog'
import { isResizeNotice } from './noise'

const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) => {
  if (isResizeNotice(message)) return
  // Of a script of another origin the browser tells the message alone, and that is always the same.
  logThrown('error', error ?? message, filename ? `${filename}:${lineno}:${colno}` : undefined)
}

const onRejection = ({ reason }: PromiseRejectionEvent) => logThrown('rejection', reason)

/**
 * Has everything that nobody caught, and everything that React caught, written down from now on, in production too
 * (specification §9). The browser goes on reporting it as ever. A second call changes nothing.
 */
export const captureErrors = (): void => {
  // The same function is listened to once, however often it is added.
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
}
