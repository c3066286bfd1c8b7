import { type AnswerOf, type Endpoint, type InputOf, type QueryOf, readAnswer } from '@/declaration'
import { isJson } from './answer'
import { AnswerError } from './answerErrors'
import { noteAnswer } from './answers'
import { call, type Query } from './client'
import { withFailureToast } from './failures'

export interface AskOptions<E extends Endpoint> {
  readonly query?: QueryOf<E>
  readonly input?: InputOf<E>
  /** The same for all repetitions of the call. */
  readonly requestId?: string
  readonly signal?: AbortSignal
}

/** Reads each field by its kind. Throws AnswerError if a required field is missing. */
const readEndpointAnswer = <E extends Endpoint>(endpoint: E, data: unknown): AnswerOf<E> => {
  const { answer, missing } = readAnswer(endpoint, isJson(data) ? data : null)
  const [field] = missing
  if (field !== undefined) throw new AnswerError(endpoint.call, field, data)
  return answer as AnswerOf<E>
}

/** Makes a declared call. Throws PlatformError, AnswerError if it was done, TransportError if the outcome is unknown. */
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
    ...(isWrite && { via: 'form' }),
  })
  noteAnswer({ of: 'endpoint', endpoint, data })
  return withFailureToast(async () => readEndpointAnswer(endpoint, data), signal, endpoint.call)
}
