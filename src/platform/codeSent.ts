import { fieldOf } from './answer'

export interface CodeSent {
  /** Seconds until the code expires. */
  readonly expireSeconds: number
  /** Seconds until another code can be sent. */
  readonly resendSeconds: number
}

const secondsOr = (value: unknown, usual: number): number =>
  typeof value === 'number' && value > 0 ? Math.ceil(value) : usual

/** Reads the answer of a call that sends a code; the defaults are five minutes and one minute. */
export const codeSentOf = (data: unknown): CodeSent => ({
  expireSeconds: secondsOr(fieldOf(data, 'expire_seconds'), 300),
  resendSeconds: secondsOr(fieldOf(data, 'resend_seconds'), 60),
})
