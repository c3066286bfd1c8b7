import { vi } from 'vitest'

/** A call that a page made. */
export interface Call<Sent = Body> {
  /** The last part of its path. */
  readonly name: string
  readonly query: URLSearchParams
  readonly body: Sent
}

export type Body = Readonly<Record<string, unknown>>

export const refusal = (code: number, message: string, data: unknown = null) =>
  Response.json({ code, message, data })

/**
 * Puts a platform behind `fetch`, and returns its calls as they come in.
 *
 * @param answerTo gives the data of a success, or a whole Response
 */
export const behindFetch = <Sent = Body>(answerTo: (call: Call<Sent>) => unknown) => {
  const calls: Call<Sent>[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const body = await request.text()
    const name = pathname.slice(pathname.lastIndexOf('/') + 1)
    const call = { name, query: searchParams, body: JSON.parse(body || '{}') }
    calls.push(call)
    const answer = await answerTo(call)
    return answer instanceof Response ? answer : Response.json({ code: 0, message: 'ok', data: answer })
  })
  return calls
}
