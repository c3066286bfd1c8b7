/** A call as sent. Holds references only; what is shown of it is derived when someone looks. */
export interface SentCall {
  readonly url: string
  readonly init: RequestInit
  /** The session that made the call; never shown. */
  readonly token: string
  /** The path of the screen that made it. */
  readonly from: string
  /** In ms, from `Date.now()`. */
  readonly at: number
  answer?: { readonly status: number; readonly text: string; readonly at: number }
  /** Why there is no answer; not set if the caller aborted. */
  lost?: 'timeout' | 'network'
}

/** This window's last calls, oldest first. Calls without a session are left out, because they contain passwords. */
export const lastCalls: SentCall[] = []

/** How many calls are kept. */
const most = 40

/** Records a call being sent; its answer is added when it arrives. */
export const rememberCall = (url: string, init: RequestInit, token: string): SentCall => {
  const sent: SentCall = { url, init, token, from: location.pathname, at: Date.now() }
  if (lastCalls.push(sent) > most) lastCalls.shift()
  return sent
}
