import type { Json } from '@/declaration'
import { NotOfferedError } from '@/platform/answerErrors'
import { type RequestResult, UnsupportedError } from '@/platform/dataProvider'
import { faultCode } from '@/platform/dataProvider/errors'
import type { Outcome } from '@/platform/dataProvider/source'
import { endsSession, isAborted, messageOf, PlatformError, TransportError } from '@/platform/errors'
import { say, texts } from './texts'

/** A call with a fixed request id, however often it is sent. */
export interface Delivery {
  readonly send: () => Promise<Outcome>
  readonly ask: () => Promise<RequestResult>
  readonly read: (answer: Json) => Promise<Outcome>
}

/** Why a run pauses by itself. `left`: the window is being left. */
export type Stall = 'unreachable' | 'session' | 'left'

export type Fate =
  | { readonly kind: 'answered'; readonly outcome: Outcome }
  | { readonly kind: 'refused'; readonly code: number; readonly reason: string }
  /** The session is over; this attempt has done nothing. */
  | { readonly kind: 'unsent'; readonly stall: 'session' }
  | {
      readonly kind: 'doubt'
      readonly reason: string
      readonly stall?: Stall
      /** The platform cannot tell outcomes, so asking again is pointless. */
      readonly cannotAsk?: true
    }

export interface DeliveryOptions {
  /** It may have been sent before, so ask for its outcome first. */
  readonly inDoubt: boolean
  /** Whether repeating it is certain not to do it twice. */
  readonly isProtected: () => boolean
  /** The run is pausing: do not retry, leave the outcome unknown. */
  readonly isPausing: () => boolean
  /** Milliseconds between attempts; their number limits the attempts. */
  readonly delays: readonly number[]
}

const maxSends = 3

/** From a gateway, or from a platform that failed while processing the call. */
const isGatewayError = (error: unknown): boolean => error instanceof PlatformError && error.httpStatus >= 500

/** A web page may come from something in front of the platform, or from a platform that lacks the call. */
const isUnexpectedAnswer = (error: unknown): boolean =>
  error instanceof TransportError && error.kind === 'answer' && error.httpStatus < 400

/** The platform will not be able to answer any time soon either. */
const cannotAnswer = (error: unknown): boolean =>
  error instanceof PlatformError
    ? !isGatewayError(error) && error.code !== faultCode
    : error instanceof TransportError && error.httpStatus >= 400 && error.httpStatus < 500

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks for the outcome; undefined if the call was not received. `cause`: the call's error, if it was just sent. */
const queryOutcome = async (
  call: Delivery,
  { isPausing: isHurried, delays }: DeliveryOptions,
  reason: string,
  cause: unknown,
): Promise<Fate | undefined> => {
  let last: unknown
  for (const delay of [...delays, undefined]) {
    try {
      const result = await call.ask()
      if (!result.done) return undefined
      try {
        return { kind: 'answered', outcome: await call.read(result.answer) }
      } catch (error) {
        // It was done, but the stored answer contains nothing more.
        return { kind: 'doubt', reason: messageOf(error) }
      }
    } catch (error) {
      if (isAborted(error)) return { kind: 'doubt', reason: say(texts.leftBehind), stall: 'left' }
      if (endsSession(error)) return { kind: 'doubt', reason, stall: 'session' }
      // Do not show this as the reason, which would look like a failure of the action.
      if (error instanceof NotOfferedError) return { kind: 'doubt', reason, cannotAsk: true }
      if (cannotAnswer(error))
        return { kind: 'doubt', reason: cause === undefined ? messageOf(error) : reason }
      if (isHurried()) return { kind: 'doubt', reason }
      last = error
      if (delay !== undefined) await wait(delay)
    }
  }
  // Only this question fails, so pausing would never end; continue with the other rows.
  if (isUnexpectedAnswer(last) && !isUnexpectedAnswer(cause))
    return { kind: 'doubt', reason: cause === undefined ? messageOf(last) : reason }
  return { kind: 'doubt', reason, stall: 'unreachable' }
}

/** Makes a call. Without an answer it asks the platform, and repeats the call only if it was not received. */
export async function deliver(call: Delivery, options: DeliveryOptions): Promise<Fate> {
  let { inDoubt } = options
  let reason = say(texts.unanswered)
  let cause: unknown
  for (let sends = 0; ; ) {
    if (inDoubt) {
      const fate = await queryOutcome(call, options, reason, cause)
      if (fate) return fate
      if (!options.isProtected()) return { kind: 'doubt', reason: say(texts.tooLate) }
      if (sends >= maxSends || options.isPausing()) return { kind: 'doubt', reason }
      if (sends > 0) await wait(options.delays[sends - 1] ?? 0)
    }
    sends += 1
    // A repetition may be refused, for example for lack of permission, although the first attempt succeeded.
    const refused = async (fate: Fate) =>
      (inDoubt && (await queryOutcome(call, options, reason, cause))) || fate
    try {
      const outcome = await call.send()
      const fate = { kind: 'answered', outcome } as const
      return outcome.succeeded.length === 0 ? await refused(fate) : fate
    } catch (error) {
      if (isAborted(error)) return { kind: 'doubt', reason: say(texts.leftBehind), stall: 'left' }
      if (endsSession(error))
        return inDoubt ? { kind: 'doubt', reason, stall: 'session' } : { kind: 'unsent', stall: 'session' }
      if (error instanceof PlatformError && !isGatewayError(error))
        return refused({ kind: 'refused', code: error.code, reason: messageOf(error) })
      if (error instanceof UnsupportedError) return { kind: 'refused', code: 0, reason: messageOf(error) }
      inDoubt = true
      cause = error
      reason = messageOf(error)
    }
  }
}
