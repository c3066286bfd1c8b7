import { isRecord } from '@/declaration'
import { attempt } from '@/platform/attempt'
import { basePath } from '@/platform/request'
import type { LostForm, Report, ReportedCall, ReportedQuery } from './report'

/** Neutral bodies for answers that were not a platform envelope. */
export const bodies: {
  readonly [Form in Exclude<LostForm, 'timeout' | 'network'>]: readonly [type: string, body: string]
} = {
  html: ['text/html', '<html><body><h1>Error</h1></body></html>'],
  text: ['text/plain', 'error'],
  truncated: ['application/json', '{"code":0,"data":{"items":[{'],
  empty: ['application/json', ''],
  other: ['application/json', '{}'],
}

const pairsOf = (query: ReportedQuery): readonly string[] =>
  Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => `${name}=${value}`))

/** Whether a request matches a reported call. Query values that the report left out are not compared. */
const isAskedBy = (call: ReportedCall, method: string, url: URL): boolean => {
  if (call.method !== method || url.pathname !== basePath + call.path) return false
  if (method !== 'GET') return true
  const asked = [...url.searchParams].map(([name, value]) => `${name}=${value}`)
  const told = pairsOf(call.query ?? {})
  return told.length === asked.length && told.every((pair) => asked.includes(pair))
}

/** The last matching answer: what the reporter saw in the end. */
const reportedCallFor = ({ calls = [] }: Report, method: string, url: URL): ReportedCall | undefined =>
  calls.findLast((call) => isAskedBy(call, method, url))

/** Status codes that a Response may have, and which of them have no body. */
const isStatus = (status: number): boolean => status >= 200 && status <= 599
const isEmptyStatus = (status: number): boolean => [204, 205, 304].includes(status)

/**
 * Answers with a reported call. If it had no answer, rejects like the browser does.
 *
 * @param date the platform's time for the `Date` header
 * @param signal the request's signal, which may abort before the answer
 */
const answerAgain = async (
  { status, answer }: ReportedCall,
  date: string,
  signal: AbortSignal | null | undefined,
): Promise<Response> => {
  if (answer && 'is' in answer) {
    if (answer.is === 'network') throw new TypeError('Failed to fetch')
    if (answer.is === 'timeout')
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
      )
  }
  const [type, body] =
    answer && 'is' in answer && answer.is !== 'timeout' && answer.is !== 'network'
      ? bodies[answer.is]
      : (['application/json', JSON.stringify({ data: null, ...answer })] as const)
  return new Response(isEmptyStatus(status) ? null : body, {
    status: isStatus(status) ? status : 200,
    headers: { 'Content-Type': type, Date: date },
  })
}

/** Keeps the signed-in account, but with the reporter's permissions. */
const withPermissions = async (response: Response, permissions: readonly string[]): Promise<Response> => {
  const text = await response.text()
  const sent: unknown = attempt(() => JSON.parse(text))
  const { status, headers } = response
  if (!isRecord(sent) || !isRecord(sent.data)) return new Response(text, { status, headers })
  const { areas: _, ...data } = sent.data
  return Response.json({ ...sent, data: { ...data, permissions } }, { status })
}

type Fetch = typeof fetch

/**
 * A `fetch` that answers the report's calls as they were answered then, with that time; all others go to the platform.
 *
 * @param now ms on this computer's clock
 */
export const replaying = (report: Report, send: Fetch, now: () => number = Date.now): Fetch => {
  const ahead = report.clock * 1000 - now()
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const url = new URL(request?.url ?? String(input), location.href)
    const method = init?.method ?? request?.method ?? 'GET'
    if (url.origin !== location.origin || !url.pathname.startsWith(`${basePath}/`)) return send(input, init)
    const date = new Date(now() + ahead).toUTCString()
    const call = reportedCallFor(report, method, url)
    if (call) return answerAgain(call, date, init?.signal ?? request?.signal)
    const response = await send(input, init)
    const isInfo = url.pathname === `${basePath}/user/info` && report.permissions
    const answer = isInfo ? await withPermissions(response, report.permissions) : response
    const headers = new Headers(answer.headers)
    headers.set('Date', date)
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
  }
}
