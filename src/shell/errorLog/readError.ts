/** What can be logged of something thrown. */
export interface ReadError {
  readonly message: string
  readonly stack?: string
}

/** Limits how many causes are followed, as an error can be its own cause. */
const deepest = 5

interface ErrorLike {
  readonly name?: unknown
  readonly message: string
  readonly stack?: unknown
  readonly cause?: unknown
}

/** Errors from another frame are not instances of this one's Error, and libraries reject with plain objects. */
const isErrorLike = (thrown: unknown): thrown is ErrorLike =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string'

const attempt = (read: () => string | undefined): string | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const messageOf = (thrown: unknown): string => {
  if (typeof thrown === 'string') return thrown
  if (!isErrorLike(thrown)) return attempt(() => JSON.stringify(thrown)) ?? String(thrown)
  return typeof thrown.name === 'string' ? `${thrown.name}: ${thrown.message}` : thrown.message
}

const stackOf = (thrown: unknown, depth = 0): string | undefined => {
  if (!isErrorLike(thrown)) return undefined
  const { stack, cause } = thrown
  const own = typeof stack === 'string' && stack !== '' ? stack : undefined
  if (cause === undefined || depth === deepest) return own
  return `${own ?? messageOf(thrown)}\nCaused by: ${stackOf(cause, depth + 1) ?? messageOf(cause)}`
}

/** Message and stack of anything thrown, including causes. Never throws. */
export const readError = (thrown: unknown): ReadError => ({
  message: attempt(() => messageOf(thrown)) || 'Unreadable error',
  stack: attempt(() => stackOf(thrown)),
})
