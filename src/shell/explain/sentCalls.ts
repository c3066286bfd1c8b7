import type { Action, Resource } from '@/declaration'
import { isRecord, type Json } from '@/declaration/condition'
import { holdsSecret } from '@/declaration/secrets'
import { attempt } from '@/platform/attempt'
import type { SentCall } from '@/platform/lastCalls'
import { curlOf, withoutSecrets } from './curl'

/** A call as shown to developers: without its token, answer or secrets. */
export interface ToldCall {
  readonly method: string
  /** Including the query. */
  readonly address: string
  /** ms; undefined if there was no answer. */
  readonly took?: number
  readonly bytes?: number
  readonly status?: number
  /** From the answer's envelope. */
  readonly code?: number
  readonly requestId?: string
  readonly curl: string
  /** Whether secrets were removed from the command. */
  readonly isPartial: boolean
}

const parsed = (text: string): unknown => attempt(() => JSON.parse(text))

const formOf = (body: unknown) =>
  body instanceof FormData
    ? [...body].map(
        ([name, value]) => [name, typeof value === 'string' ? value : { file: value.name }] as const,
      )
    : undefined

/** Tells whether a member of a call's body is declared as a secret. */
export const secretsOf = (resource: Resource | undefined): ((name: string) => boolean) => {
  const actions: readonly Pick<Action, 'inputs'>[] = Object.values(resource?.actions ?? {})
  const all = [resource?.fields, ...actions.map(({ inputs }) => inputs)]
  return (name) => all.some((fields) => fields?.[name] !== undefined && holdsSecret(fields[name]))
}

export const toldCall = (sent: SentCall, isSecret: (name: string) => boolean, origin: string): ToldCall => {
  const { url, init, at, answer } = sent
  const method = init.method ?? 'GET'
  const json = typeof init.body === 'string' ? init.body : undefined
  const body = json === undefined ? undefined : parsed(json)
  const kept = body === undefined ? undefined : JSON.stringify(withoutSecrets(body as Json, isSecret))
  const isPartial = kept !== undefined && kept !== JSON.stringify(body)
  const envelope = answer && parsed(answer.text)
  return {
    method,
    address: url,
    took: answer && answer.at - at,
    bytes: answer && new TextEncoder().encode(answer.text).length,
    status: answer?.status,
    code: isRecord(envelope) && typeof envelope.code === 'number' ? envelope.code : undefined,
    requestId: isRecord(body) && typeof body.request_id === 'string' ? body.request_id : undefined,
    curl: curlOf({
      method,
      address: new URL(url, origin).href,
      json: isPartial ? kept : json,
      form: formOf(init.body),
    }),
    isPartial,
  }
}
