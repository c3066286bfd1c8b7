import type { PlatformError } from './errors'
import { endSession } from './leaving'

/** What became of a session that the platform has ended. */
export type Decision = 'renewed' | 'cancelled'

/** A session that the platform has ended, while the operator is asked what to do. */
export interface Expiry {
  /** The refusal of the first call that met with it. */
  readonly error: PlatformError
}

interface OpenExpiry extends Expiry {
  readonly waiting: Set<(decision: Decision) => void>
}

const listeners = new Set<() => void>()
/** What refused calls said, all of which one toast and one dialog stand for. */
const told = new Set<string>()
let open: OpenExpiry | undefined
let turn = 0
let last: Decision = 'cancelled'
let attendants = 0

const change = (next: OpenExpiry | undefined) => {
  open = next
  for (const listener of listeners) listener()
}

/** What the operator is being asked; the same object until it is decided. */
export const readExpiry = (): Expiry | undefined => open

/** @returns the function that ends the subscription */
export const subscribeExpiry = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Somebody is there who asks the operator. While nobody is, a session that ends leads to the sign-in page at once.
 *
 * @returns the function that says that nobody is there any more
 */
export const attendExpiry = (): (() => void) => {
  attendants += 1
  return () => {
    attendants -= 1
  }
}

/** Whether a message is a refusal that the dialog about the session stands for, so that nobody has to repeat it. */
export const isToldByExpiry = (message: string): boolean => told.has(message)

/** How often an end of the session has been decided: a call remembers it, to tell later what has happened meanwhile. */
export const expiryTurn = (): number => turn

/** Answers the open question for every call that waits; without one nothing happens. */
export const decideExpiry = (decision: Decision): void => {
  if (!open) return
  const { waiting } = open
  turn += 1
  last = decision
  change(undefined)
  for (const tell of waiting) tell(decision)
}

/** Waits for the answer, or until the caller gives up. */
const answerTo = ({ waiting }: OpenExpiry, signal: AbortSignal | undefined): Promise<Decision> =>
  new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(settle)
      reject(new DOMException('The request was given up', 'AbortError'))
    }
    const settle = (decision: Decision) => {
      signal?.removeEventListener('abort', giveUp)
      resolve(decision)
    }
    if (signal?.aborted) return giveUp()
    waiting.add(settle)
    signal?.addEventListener('abort', giveUp, { once: true })
  })

/**
 * What has become of the session of a refused call. The first one asks the operator, the others wait for the same
 * answer; one that was sent before the last answer is covered by it.
 *
 * @param since the turn in which the call was sent
 * @throws DOMException named AbortError when `signal` aborts
 */
export async function decisionOn(
  error: PlatformError,
  since: number,
  signal?: AbortSignal,
): Promise<Decision> {
  told.add(error.message)
  if (since !== turn) return last
  if (open) return answerTo(open, signal)
  if (attendants === 0) {
    endSession(error.message)
    return 'cancelled'
  }
  const asked: OpenExpiry = { error, waiting: new Set() }
  change(asked)
  return answerTo(asked, signal)
}
