import { type AnswerOf, type Endpoint, type InputOf, type QueryOf, readAnswer } from '@/declaration'
import { isJson } from './answer'
import { call, type Query } from './client'
import { telling } from './failures'
import { AnswerError } from './shortAnswers'

export interface AskOptions<E extends Endpoint> {
  readonly query?: QueryOf<E>
  readonly input?: InputOf<E>
  /** One for each intent and all its repetitions (domain §1). */
  readonly requestId?: string
  readonly signal?: AbortSignal
}

/**
 * What a platform answered to a declared call, with each field read by its kind.
 *
 * @throws AnswerError when it lacks a field that is required
 */
const answerIn = <E extends Endpoint>(endpoint: E, data: unknown): AnswerOf<E> => {
  const { answer, missing } = readAnswer(endpoint, isJson(data) ? data : null)
  const [field] = missing
  if (field !== undefined) throw new AnswerError(endpoint.call, field, data)
  return answer as AnswerOf<E>
}

/**
 * Makes a declared call.
 *
 * @returns what the platform answered, read by the declaration
 * @throws PlatformError when the platform refuses
 * @throws AnswerError when the platform has done it, and its answer lacks what the screen cannot do without
 * @throws TransportError when no usable answer came: it is not known whether the platform did it
 */
export const ask = async <E extends Endpoint>(
  endpoint: E,
  { query, input, requestId, signal }: AskOptions<E> = {},
): Promise<AnswerOf<E>> => {
  const isWrite = endpoint.call.startsWith('POST ')
  const body = { ...input, ...(requestId === undefined ? {} : { request_id: requestId }) }
  const data = await call(endpoint.call, {
    query: query as Query | undefined,
    body: isWrite ? body : undefined,
    signal,
  })
  return telling(async () => answerIn(endpoint, data), signal, endpoint.call)
}
