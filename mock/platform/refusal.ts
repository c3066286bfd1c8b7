import type { Json } from './contract'

/** Values for the `{placeholders}` of a catalogue message. */
export type RefusalParams = Readonly<Record<string, string | number>>

/**
 * A business refusal: answered as HTTP 200 with this code, its Chinese message and `data`. Thrown in a write, it rolls the
 * write back.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: number
  readonly params: RefusalParams
  readonly data: Json

  constructor(code: number, params: RefusalParams = {}, data: Json = null) {
    super(`refused with ${code}`)
    this.code = code
    this.params = params
    this.data = data
  }
}

/**
 * Refuses the call.
 *
 * @param code of the error catalogue
 * @param params values for the message's placeholders
 * @param data for the caller, beside the message
 * @throws Refusal always
 * @example if (trade.paid) refuse(43008)
 */
export function refuse(code: number, params?: RefusalParams, data?: Json): never {
  throw new Refusal(code, params, data)
}
