import type { Locale } from './label'

/** An error with a message for the operator. All others show a general message; the error log has the details. */
export class OperatorError extends Error {
  /** The text the operator sees; by default the message. */
  words(_locale: Locale): string {
    return this.message
  }
}
