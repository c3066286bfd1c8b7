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

const most = 40
const kept: SentCall[] = []

/** The last calls of this window, oldest first. */
export const lastCalls: readonly SentCall[] = kept

/** Remembers a call. Those without a session are left out: they carry passwords. */
export const noteCall = (url: string, init: RequestInit, token: string | undefined): SentCall => {
  const sent = { url, init, token, from: location.pathname, at: Date.now() }
  if (token && kept.push(sent) > most) kept.shift()
  return sent
}
