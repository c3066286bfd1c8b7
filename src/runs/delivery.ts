import type { Json } from '@/declaration'
import { type Failure, type RequestResult, UnsupportedError } from '@/platform/dataProvider'
import { endsSession, messageOf, PlatformError, TransportError } from '@/platform/errors'
import { NotOfferedError } from '@/platform/answerErrors'
import { say, texts } from './texts'

/** The rows of a call by what became of them, each under its id. */
export interface Outcome {
  readonly succeeded: readonly string[]
  readonly failed: readonly Failure[]
}

/** One call, under one request id however often it is sent. */
export interface Delivered {
  readonly send: () => Promise<Outcome>
  /** Asks the platform what became of it. */
  readonly ask: () => Promise<RequestResult>
  /** What became of its rows, out of the answer that the platform kept. */
  readonly read: (answer: Json) => Promise<Outcome>
}

/** Why a run should not go on by itself. `left`: the window is being left. */
export type Stall = 'unreachable' | 'session' | 'left'

export type Fate =
  | { readonly kind: 'answered'; readonly outcome: Outcome }
  /** Refused as a whole, whoever its rows are. */
  | { readonly kind: 'refused'; readonly code: number; readonly reason: string }
  /** The session is over: this sending has done nothing. */
  | { readonly kind: 'unsent'; readonly stall: 'session' }
  | {
      readonly kind: 'doubt'
      readonly reason: string
      readonly stall?: Stall
      /** The platform tells of no call what became of it: asking again is of no use. */
      readonly cannotAsk?: true
    }

export interface DeliveryOptions {
  /** It may have been sent before: it is asked after first. */
  readonly inDoubt: boolean
  /** Whether sending it twice still does it once. */
  readonly isProtected: () => boolean
  /** The run is to stand still: nothing is tried again, what is not known is left so. */
  readonly isHurried: () => boolean
  /** Between two tries, ms; as many more are made. */
  readonly delays: readonly number[]
}

/** Sendings of one call, the first included. */
const mostSendings = 3

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** The platform's own fault (error catalogue): it may know in a second. */
const faultCode = 10500

/** Said by something on the way, such as a gateway that waited in vain, or by a platform that has broken down over it. */
const isOfGateway = (error: unknown): boolean => error instanceof PlatformError && error.httpStatus >= 500

/** What answers with a web page may be standing before the platform, or be a platform that has no such call. */
const isOddAnswer = (error: unknown): boolean =>
  error instanceof TransportError && error.kind === 'answer' && error.httpStatus < 400

/** A platform that answers that it knows no such question will not know it in a second either. */
const isDeaf = (error: unknown): boolean =>
  error instanceof PlatformError
    ? !isOfGateway(error) && error.code !== faultCode
    : error instanceof TransportError && error.httpStatus >= 400 && error.httpStatus < 500

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Asks after a call; undefined when the platform has not got it.
 *
 * @param cause what the call itself met with, when it was sent just now
 */
const askAfter = async (
  call: Delivered,
  { isHurried, delays }: DeliveryOptions,
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
        // It was done, and what was kept of it says no more than that.
        return { kind: 'doubt', reason: messageOf(error) }
      }
    } catch (error) {
      if (isAbort(error)) return { kind: 'doubt', reason: say(texts.leftBehind), stall: 'left' }
      if (endsSession(error)) return { kind: 'doubt', reason, stall: 'session' }
      // That the platform cannot be asked is no reason: the operator would take it for the action itself.
      if (error instanceof NotOfferedError) return { kind: 'doubt', reason, cannotAsk: true }
      if (isDeaf(error)) return { kind: 'doubt', reason: cause === undefined ? messageOf(error) : reason }
      if (isHurried()) return { kind: 'doubt', reason }
      last = error
      if (delay !== undefined) await wait(delay)
    }
  }
  // Where only the question is answered so, standing still would be for ever: the other rows can be gone on with.
  if (isOddAnswer(last) && !isOddAnswer(cause))
    return { kind: 'doubt', reason: cause === undefined ? messageOf(last) : reason }
  return { kind: 'doubt', reason, stall: 'unreachable' }
}

/**
 * Makes one call, and when no answer comes finds out what became of it. A timeout is neither success nor failure: the
 * platform is asked, and only what it has not got is sent again, under the same id.
 */
export async function deliver(call: Delivered, options: DeliveryOptions): Promise<Fate> {
  let { inDoubt } = options
  let reason = say(texts.unanswered)
  let cause: unknown
  for (let sendings = 0; ; ) {
    if (inDoubt) {
      const fate = await askAfter(call, options, reason, cause)
      if (fate) return fate
      if (!options.isProtected()) return { kind: 'doubt', reason: say(texts.tooLate) }
      if (sendings >= mostSendings || options.isHurried()) return { kind: 'doubt', reason }
      if (sendings > 0) await wait(options.delays[sendings - 1] ?? 0)
    }
    sendings += 1
    // A repetition may be refused at the door, as to one who may do it no more, while the first sending went through.
    const refused = async (fate: Fate) => (inDoubt && (await askAfter(call, options, reason, cause))) || fate
    try {
      const outcome = await call.send()
      const fate = { kind: 'answered', outcome } as const
      return outcome.succeeded.length === 0 ? await refused(fate) : fate
    } catch (error) {
      if (isAbort(error)) return { kind: 'doubt', reason: say(texts.leftBehind), stall: 'left' }
      if (endsSession(error))
        return inDoubt ? { kind: 'doubt', reason, stall: 'session' } : { kind: 'unsent', stall: 'session' }
      if (error instanceof PlatformError && !isOfGateway(error))
        return refused({ kind: 'refused', code: error.code, reason: messageOf(error) })
      if (error instanceof UnsupportedError) return { kind: 'refused', code: 0, reason: messageOf(error) }
      inDoubt = true
      cause = error
      reason = messageOf(error)
    }
  }
}
