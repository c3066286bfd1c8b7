/** A call as it was sent. It holds references only: what is shown of it is worked out when somebody looks. */
export interface SentCall {
  readonly url: string
  readonly init: RequestInit
  /** Whose call it was; never shown. */
  readonly token: string | undefined
  /** The path of the screen at that time. */
  readonly from: string
  /** In ms, as `Date.now()` tells it. */
  readonly at: number
  ended?: number
  answer?: { readonly status: number; readonly text: string }
}

/** The last calls of this window, oldest first. */
export const lastCalls: SentCall[] = []

/** Remembers a call among the last forty. Those without a session are left out: they carry passwords. */
export const noteCall = (call: SentCall): SentCall => {
  if (call.token && lastCalls.push(call) > 40) lastCalls.shift()
  return call
}
