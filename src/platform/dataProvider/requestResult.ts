import type { Json } from '@/declaration'
import { isRecord } from '@/declaration'
import { isJson } from '../answer'
import { call } from '../client'
import { quietly, withFailureToast } from '../failures'
import { unexpectedAnswer } from './row'

export type RequestResult =
  /** It was done; `answer` is the original answer. */
  | { readonly done: true; readonly answer: Json }
  /** It never arrived, is still running, or was refused. Sending it again with the same id is safe. */
  | { readonly done: false }

/**
 * Asks for the outcome of a call whose answer was lost. A platform that answers also keeps request ids, without which
 * no call is repeated.
 *
 * @param requestId the `request_id` of that call
 * @throws TransportError without a usable answer, as from a platform that lacks this call
 */
export async function requestResult(requestId: string, signal?: AbortSignal): Promise<RequestResult> {
  // Failures are reported along with the original call.
  const quiet = quietly(signal)
  return withFailureToast(async () => {
    const data = await call('GET /user/requestresult', { query: { request_id: requestId }, signal: quiet })
    if (!isRecord(data)) throw unexpectedAnswer(data)
    if (data.state === 'UNKNOWN') return { done: false }
    if (data.state !== 'DONE' || !isJson(data.answer)) throw unexpectedAnswer(data)
    return { done: true, answer: data.answer }
  }, quiet)
}
