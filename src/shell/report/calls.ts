import { parsePath } from 'react-router-dom'
import { isRecord, type Json } from '@/declaration'
import { attempt } from '@/platform/attempt'
import { envelopeOf } from '@/platform/client'
import type { SentCall } from '@/platform/lastCalls'
import { basePath } from '@/platform/request'
import { type Declared, pageNameAt, replacedText } from './addresses'
import { messageIn, type Replacing, replaced } from './replaced'
import type { LostForm, ReportedAnswer, ReportedCall, ReportedQuery } from './report'
import type { CallShape, Parts, Shapes } from './shapes'

/** Classifies an answer that is not a platform envelope. */
const lostFormOf = (text: string): LostForm => {
  const start = text.trimStart()
  if (start === '') return 'empty'
  if (start.startsWith('<')) return 'html'
  if (attempt(() => JSON.parse(text)) !== undefined) return 'other'
  return /^[[{"]/.test(start) ? 'truncated' : 'text'
}

const answerOf = (text: string, { answer }: CallShape, to: Replacing): ReportedAnswer => {
  const envelope = envelopeOf(attempt(() => JSON.parse(text)))
  if (!envelope) return { is: lostFormOf(text) }
  const { code, message, data } = envelope
  // Safe: it was parsed from JSON.
  const made = data === undefined ? undefined : replaced(answer, data as Json, to)
  return { code, message: messageIn(code, message, to), ...(made === undefined ? {} : { data: made }) }
}

const queryOf = (search: URLSearchParams, parts: Parts, to: Replacing): ReportedQuery => {
  const made: { [name: string]: string | string[] } = {}
  for (const name of new Set(search.keys())) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (part === undefined) continue
    const values = search.getAll(name).flatMap((value) => replacedText(part, value, to) ?? [])
    const [first] = values
    if (first !== undefined) made[name] = values.length === 1 ? first : values
  }
  return made
}

const bodyOf = (body: RequestInit['body'], parts: Parts, to: Replacing): Json | undefined => {
  // Forms carry files, and reports contain none.
  const sent: unknown = typeof body === 'string' ? attempt(() => JSON.parse(body)) : undefined
  return isRecord(sent) ? replaced({ members: parts }, sent, to) : undefined
}

/**
 * A call with its values replaced; undefined if no area or page declares it, or its screen aborted it.
 *
 * @param root the console's path on its host, without a trailing slash
 */
export const reportedCall = (
  sent: SentCall,
  { calls }: Shapes,
  declared: Declared,
  to: Replacing,
  root: string,
): ReportedCall | undefined => {
  const { pathname = '', search } = parsePath(sent.url)
  const method = sent.init.method ?? 'GET'
  const path = pathname.slice(basePath.length)
  const shape = pathname.startsWith(`${basePath}/`) ? calls.get(`${method} ${path}`) : undefined
  const { answer, lost } = sent
  if (!shape || (!answer && !lost)) return undefined
  const query = queryOf(new URLSearchParams(search), shape.query, to)
  const body = bodyOf(sent.init.body, shape.body, to)
  return {
    method,
    path,
    page: pageNameAt(sent.from.slice(root.length), declared),
    at: to.by.moment(Math.floor(sent.at / 1000)),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
    status: answer?.status ?? 0,
    ...(answer && { ms: answer.at - sent.at }),
    answer: answer ? answerOf(answer.text, shape, to) : { is: lost ?? 'network' },
  }
}
