import type { Json } from '@/declaration'
import { isJson } from '../answer'
import { call } from '../client'
import { quietly, telling } from '../failures'
import { isObject, unexpected } from './row'

/** What the platform knows of a call that went unanswered. */
export type RequestResult =
  /** It was done; `answer` is what it answered. */
  | { readonly done: true; readonly answer: Json }
  /** It never arrived, or is still under way, or was refused: sending it again under its id does it once at the most. */
  | { readonly done: false }

/**
 * Asks what became of a call: a timeout is neither success nor failure. An answer in this form also shows that the platform
 * keeps request ids; no call is sent again without it.
 *
 * @param requestId the `request_id` that the call was sent with
 * @throws TransportError when no usable answer came, as from a platform that has no such call
 */
export async function requestResult(requestId: string, signal?: AbortSignal): Promise<RequestResult> {
  // Asked by the console itself: what is not learnt is said with the call that it is about.
  const quiet = quietly(signal)
  return telling(async () => {
    const data = await call('GET /user/requestresult', { query: { request_id: requestId }, signal: quiet })
    if (!isObject(data)) throw unexpected(data)
    if (data.state === 'UNKNOWN') return { done: false }
    if (data.state !== 'DONE' || !isJson(data.answer)) throw unexpected(data)
    return { done: true, answer: data.answer }
  }, quiet)
}
