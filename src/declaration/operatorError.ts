import type { Locale } from './label'

/**
 * An error whose message is meant for the operator: our own text or the platform's. For any other error the operator
 * sees a general message, and the details go to the error log.
 */
export class OperatorError extends Error {
  /** The text the operator sees; by default the message. */
  words(_locale: Locale): string {
    return this.message
  }
}
