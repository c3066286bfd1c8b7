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

/** Older answers are not used, ms: as long as an answer counts as fresh. */
const longestWait = 30_000

const waiting = new Set<EarlyCall>()

let isLeft = false
const leave = () => {
  isLeft = true
}

/** Notes from now on when the page is left: that aborts calls, which looks like a lost connection. */
export const watchPageLeft = (): void => addEventListener('beforeunload', leave)

/** Says it once: a leave that the operator has called off means nothing for later calls. */
export const wasPageLeft = (): boolean => {
  const was = isLeft
  isLeft = false
  return was
}

/** Sends a GET that the first screen will need, while its code is still on the way. Nothing without a session. */
export function askEarly(address: string): void {
  const token = readToken()
  if (!token || [...waiting].some((call) => call.address === address && call.token === token)) return
  watchPageLeft()
  const aborting = new AbortController()
  const response = sendRequest(address, { method: 'GET', signal: aborting.signal }, token)
  // The call that takes it over reports its failure.
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
