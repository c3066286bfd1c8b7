import { fieldOf } from './answer'

/** What is known of a code that is on its way. */
export interface CodeSent {
  /** Seconds the code can be used. */
  readonly expireSeconds: number
  /** Seconds until another one can be sent. */
  readonly resendSeconds: number
}

const seconds = (value: unknown, usual: number): number =>
  typeof value === 'number' && value > 0 ? Math.ceil(value) : usual

/** Reads the answer of a call that has sent a code; five minutes and one minute where it does not say (domain §3.1). */
export const codeSentOf = (data: unknown): CodeSent => ({
  expireSeconds: seconds(fieldOf(data, 'expire_seconds'), 300),
  resendSeconds: seconds(fieldOf(data, 'resend_seconds'), 60),
})
