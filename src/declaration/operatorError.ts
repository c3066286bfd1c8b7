import type { Locale } from './label'

/** An error whose message is meant for the operator. For any other the operator sees a general one; the error log has the details. */
export class OperatorError extends Error {
  /** The text the operator sees; by default the message. */
  words(_locale: Locale): string {
    return this.message
  }
}
