import type { Json } from './contract'

export type RefusalParams = Readonly<Record<string, string | number>>

/** A business refusal: HTTP 200 with this code, its Chinese message and `data`. Thrown in a write, it rolls the write back. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: number,
    readonly params: RefusalParams = {},
    readonly data: Json = null,
  ) {
    super(`refused with ${code}`)
  }
}

/** Refuses the call with a code of the error catalogue. @throws Refusal always @example if (trade.paid) refuse(43008) */
export function refuse(code: number, params?: RefusalParams, data?: Json): never {
  throw new Refusal(code, params, data)
}
