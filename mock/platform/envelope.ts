import { fillMessage } from '@/declaration/errors'
import type { Json, Route } from './contract'
import type { Refusal } from './refusal'

const headers = {
  'content-type': 'application/json; charset=utf-8',
  // Answers hold a partner's data, which no browser or proxy may cache.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const json = (value: Json, status: number): Response =>
  new Response(JSON.stringify(value), { status, headers })

/** The HTTP status of a refusal in the REST form; other codes get 422. */
const restStatus: Readonly<Record<number, number>> = {
  10001: 400,
  10002: 404,
  10003: 403,
  10004: 429,
  10005: 409,
  10007: 409,
  10500: 500,
  10501: 502,
  10502: 507,
  10503: 503,
  50008: 401,
  50012: 401,
  50014: 401,
}

export const success = (data: Json, form: Route['form']): Response =>
  json(form === 'rest' ? data : { code: 0, message: 'ok', data }, 200)

export const failure = (
  { code, params, data }: Refusal,
  form: Route['form'],
  status = form === 'rest' ? (restStatus[code] ?? 422) : 200,
): Response => json({ code, message: fillMessage(code, 'zh', params), data }, status)

export const nothingHere = (): Response =>
  json({ code: 10002, message: fillMessage(10002, 'zh'), data: null }, 404)
