import { sendRequest } from './request'
import { readToken } from './visit'

export interface EarlyCall {
  readonly address: string
  readonly token: string
  readonly response: Promise<Response>
  /** Unix milliseconds. */
  readonly sentAt: number
  readonly abort: () => void
}

/** Older answers are not used, ms; matches how long answers count as fresh. */
const longestWait = 30_000

const waiting = new Set<EarlyCall>()

let isLeft = false
const leave = () => {
  isLeft = true
}

/** Starts noting when the page is left: that aborts calls, which looks like a lost connection. */
export const watchPageLeft = (): void => addEventListener('beforeunload', leave)

/** True once per leave, because the operator may cancel it, and later calls must not be affected. */
export const wasPageLeft = (): boolean => {
  const was = isLeft
  isLeft = false
  return was
}

/** Sends a GET that the first screen will need, while its code is still loading. Does nothing without a session. */
export function askEarly(address: string): void {
  const token = readToken()
  if (!token || [...waiting].some((call) => call.address === address && call.token === token)) return
  watchPageLeft()
  const aborting = new AbortController()
  const response = sendRequest(address, { method: 'GET', signal: aborting.signal }, token)
  // Whoever takes over the call reports its failure.
  response.catch(() => undefined)
  waiting.add({ address, token, response, sentAt: Date.now(), abort: () => aborting.abort() })
}

/**
 * The response to an equal request that was sent early, at most once. Another operator's token gets none, and neither
 * does a sign-in page: signing out loads a new document.
 */
export function takeEarly(address: string, token: string | undefined): EarlyCall | undefined {
  for (const call of waiting) {
    if (call.address !== address || call.token !== token) continue
    waiting.delete(call)
    if (Date.now() - call.sentAt <= longestWait) return call
    call.abort()
  }
  return undefined
}
