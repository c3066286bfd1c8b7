import type { Json } from '@/declaration/condition'

export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whether a value read from an answer is set; any such value is JSON. */
export const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function'

export interface CodeSent {
  readonly expireSeconds: number
  readonly resendSeconds: number
}

const secondsOr = (value: unknown, usual: number): number =>
  typeof value === 'number' && value > 0 ? Math.ceil(value) : usual

/** Reads the answer of a call that sends a code; the defaults are five minutes and one minute. */
export const codeSentOf = (data: unknown): CodeSent => ({
  expireSeconds: secondsOr(fieldOf(data, 'expire_seconds'), 300),
  resendSeconds: secondsOr(fieldOf(data, 'resend_seconds'), 60),
})
