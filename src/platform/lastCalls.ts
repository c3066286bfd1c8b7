/** A call as it was sent. It holds references only: what is shown of it is worked out when somebody looks. */
export interface SentCall {
  readonly url: string
  readonly init: RequestInit
  /** Whose call it was; never shown. */
  readonly token: string
  /** The path of the screen at that time. */
  readonly from: string
  /** In ms, as `Date.now()` tells it. */
  readonly at: number
  answer?: { readonly status: number; readonly text: string; readonly at: number }
  /** Why there is no answer, unless its caller has given it up. */
  lost?: 'timeout' | 'network'
}

/** The last calls of this window, oldest first. Those without a session are left out: they carry passwords. */
export const lastCalls: SentCall[] = []

/** How many are kept. */
const most = 40

/** Keeps a call that is being sent; its answer is put into it when there is one. */
export const rememberCall = (url: string, init: RequestInit, token: string): SentCall => {
  const sent: SentCall = { url, init, token, from: location.pathname, at: Date.now() }
  if (lastCalls.push(sent) > most) lastCalls.shift()
  return sent
}
