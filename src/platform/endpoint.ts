import type { AnswerOf, Endpoint, InputOf, QueryOf } from '@/declaration'
import { call, type Query } from './client'

export interface AskOptions<E extends Endpoint> {
  readonly query?: QueryOf<E>
  readonly input?: InputOf<E>
  /** One for each intent and all its repetitions (domain §1). */
  readonly requestId?: string
  readonly signal?: AbortSignal
}

/**
 * Makes a declared call.
 *
 * @returns what the platform answered; its shape is the declaration's word, not checked
 * @throws PlatformError when the platform refuses
 * @throws TransportError when no usable answer came: it is not known whether the platform did it
 */
export const ask = async <E extends Endpoint>(
  endpoint: E,
  { query, input, requestId, signal }: AskOptions<E> = {},
): Promise<AnswerOf<E>> => {
  const isWrite = endpoint.call.startsWith('POST ')
  const body = { ...input, ...(requestId === undefined ? {} : { request_id: requestId }) }
  const answer = await call(endpoint.call, {
    query: query as Query | undefined,
    body: isWrite ? body : undefined,
    signal,
  })
  return answer as AnswerOf<E>
}
