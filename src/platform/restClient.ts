import { envelopeOf, fetchText, readJson, refusal } from './client'
import { TransportError } from './errors'
import { isQuiet, withFailureToast } from './failures'
import { inSession } from './inSession'

/** The token must not be sent to another host. */
const refuseForeignHost = (url: string): void => {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError(`refusing to call another host: ${url}`)
  }
}

export type RestOptions = {
  method?: string
  body?: BodyInit | null
  headers?: HeadersInit
  signal?: AbortSignal
}
export type RestAnswer = { status: number; headers: Headers; body: string; json: unknown }

/** The `httpClient` of a REST data provider: token, time limit and errors as in `call`, without the envelope. */
export async function restClient(url: string, options: RestOptions = {}): Promise<RestAnswer> {
  refuseForeignHost(url)
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (typeof options.body === 'string' && !headers.has('Content-Type')) {
    headers.set('Content-Type', 'application/json')
  }
  const send = async (token: string | undefined): Promise<RestAnswer> => {
    const answer = await fetchText(url, { ...options, headers }, token)
    const json = answer.ok && answer.text === '' ? undefined : readJson(answer)
    if (!answer.ok) {
      const envelope = envelopeOf(json)
      if (envelope) throw await refusal(envelope, answer.status)
      throw new TransportError('answer', answer.status, { body: json })
    }
    return { status: answer.status, headers: answer.headers, body: answer.text, json }
  }
  const attempt = () => inSession(send, options.signal)
  return isQuiet(options.signal) ? attempt() : withFailureToast(attempt, options.signal, url)
}
