import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isOffered, openCalls } from './calls'
import { type MannerName, manners } from './manners'
import { type Data, session } from './records'

/** A request as it arrived. */
interface Recorded {
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  /** Path and query as they arrived, with the base. */
  readonly address: string
  readonly query: Readonly<Record<string, string>>
  /** A JSON or form body, parsed; any other as text; undefined without one. */
  readonly body: unknown
  readonly headers: IncomingHttpHeaders
  /** The HTTP status of the answer; undefined when the connection was ended instead. */
  status?: number
}

interface Answer {
  readonly code: number
  readonly message?: string
  readonly data?: Data | undefined
}

/** The answer that a test sets for a call, without undefined members. Or the connection is closed instead. */
export type Told = Answer | 'hang up'

/** A running platform that is independent of ours. */
export interface OtherPlatform {
  /** The address, without a slash at the end. */
  readonly url: string
  /** Every request since the start, or since `forget`. */
  readonly requests: readonly Recorded[]
  /** The requests of one call. */
  requestsOf(path: string): readonly Recorded[]
  forget(): void
  /** Answers in this manner from now on. */
  behave(manner: MannerName): void
  /** Answers a call like this from now on. */
  answer(path: string, told: Told): void
  /** Undoes `answer`. */
  asUsual(): void
  close(): Promise<void>
}

const base = '/api'
const notFoundPage = '<!doctype html><html><body><h1>404 Not Found</h1></body></html>'

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  if (text === '') return undefined
  const type = request.headers['content-type'] ?? ''
  if (type.includes('json')) return JSON.parse(text)
  return type.includes('urlencoded') ? Object.fromEntries(new URLSearchParams(text)) : text
}

const send = (response: ServerResponse, told: Answer) =>
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(told))

/**
 * Starts a platform that was written independently of the console: it knows the 28 calls, accepts every input, and stores
 * nothing.
 *
 * @param first the manner in which it answers
 */
export async function startOtherPlatform(first: MannerName): Promise<OtherPlatform> {
  let manner: MannerName = first
  const requests: Recorded[] = []
  const told = new Map<string, Told>()

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://platform')
    const method = request.method ?? 'GET'
    const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
    const recorded: Recorded = {
      method,
      path,
      address: request.url ?? '/',
      query: Object.fromEntries(searchParams),
      body: await bodyOf(request),
      headers: request.headers,
    }
    requests.push(recorded)
    const { data, missing } = manners[manner]
    const call = `${method} ${path}`
    const offered = pathname.startsWith(`${base}/`) && isOffered(call)
    const wanted = told.get(path)
    if (wanted === 'hang up') return request.socket.destroy()
    recorded.status = offered || wanted || missing === 'code' ? 200 : 404
    if (wanted) return send(response, wanted)
    if (!offered) {
      if (missing === 'code') return send(response, { code: 404, message: 'Not Found' })
      return response.writeHead(404, { 'content-type': 'text/html' }).end(notFoundPage)
    }
    if (!openCalls.includes(call) && request.headers['x-token'] !== session.token)
      return send(response, { code: 50008, message: 'Login failed, unable to get user details.' })
    return send(response, { code: 0, data: data(path) })
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((problem: unknown) => response.writeHead(500).end(String(problem)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    requestsOf: (path) => requests.filter((request) => request.path === path),
    forget: () => {
      requests.length = 0
    },
    behave: (next) => {
      manner = next
    },
    answer: (path, answer) => {
      told.set(path, answer)
    },
    asUsual: () => told.clear(),
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
