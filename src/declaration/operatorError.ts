import type { Locale } from './label'

/**
 * An error that is meant for the operator: what it says are our own words or the platform's. Only such an error may speak on
 * a screen; of any other the operator reads that something unforeseen happened, and the error log what it was.
 */
export class OperatorError extends Error {
  /** What the operator reads; the message, unless that is for developers. */
  words(_locale: Locale): string {
    return this.message
  }
}
