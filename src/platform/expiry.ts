import { createEmitter } from '@/declaration/emitter'
import { abortError, type PlatformError } from './errors'
import { endSession } from './leaving'

export type Decision = 'renewed' | 'cancelled'

export interface Expiry {
  /** The refusal of the first call after the end. */
  readonly error: PlatformError
}

interface OpenExpiry extends Expiry {
  readonly waiting: Set<(decision: Decision) => void>
}

const changes = createEmitter()
/** Messages of refused calls, which the dialog replaces. */
const shownMessages = new Set<string>()
let open: OpenExpiry | undefined
let decisions = 0
let last: Decision = 'cancelled'
let dialogs = 0

const change = (next: OpenExpiry | undefined) => {
  open = next
  changes.emit()
}

export const readExpiry = (): Expiry | undefined => open

export const subscribeExpiry = changes.subscribe

/** Registers a dialog that asks the operator. Without one, the end of a session leads to the sign-in page at once. */
export const registerExpiryDialog = (): (() => void) => {
  dialogs += 1
  return () => {
    dialogs -= 1
  }
}

/** Whether the dialog stands for a message, so that no toast should show it. */
export const isShownByExpiry = (message: string): boolean => shownMessages.has(message)

/** The number of decisions so far. A call remembers it, to know later whether there was one since. */
export const expiryCount = (): number => decisions

export const resolveExpiry = (decision: Decision): void => {
  if (!open) return
  const { waiting } = open
  decisions += 1
  last = decision
  change(undefined)
  for (const notify of waiting) notify(decision)
}

const decisionOf = ({ waiting }: OpenExpiry, signal: AbortSignal | undefined): Promise<Decision> =>
  new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(settle)
      reject(abortError())
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
 * The first refused call asks the operator and others wait for the same decision; a call sent before the last
 * decision ({@link expiryCount} at its start) gets that one. Rejects with an AbortError when `signal` aborts.
 */
export async function expiryDecision(
  error: PlatformError,
  since: number,
  signal?: AbortSignal,
): Promise<Decision> {
  shownMessages.add(error.message)
  if (since !== decisions) return last
  if (open) return decisionOf(open, signal)
  if (dialogs === 0) {
    endSession(error.message)
    return 'cancelled'
  }
  const question: OpenExpiry = { error, waiting: new Set() }
  change(question)
  return decisionOf(question, signal)
}
