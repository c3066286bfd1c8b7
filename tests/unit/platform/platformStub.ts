import { expect, vi } from 'vitest'
import type { WireRecord } from '@/declaration'
import { answer, fakeBrowser } from './fakeBrowser'

/** The content of one request. */
export interface Sent {
  /** `GET /user/tradelist`: method and path below /api. */
  readonly call: string
  readonly query: Record<string, string>
  /** The body of a write. */
  readonly body: WireRecord | undefined
}

/**
 * A platform that answers as a test says, and everything that was sent to it.
 *
 * @param respond gives the answer's `data`; a Response is sent as it is
 */
export function platformStub(respond: (sent: Sent) => unknown) {
  fakeBrowser()
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    const url = new URL(address, 'https://console.example.com')
    const request = {
      call: `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    sent.push(request)
    const data = respond(request)
    return data instanceof Response ? data : answer({ code: 0, message: 'ok', data })
  })
  return sent
}

export const refused = (code: number, message = 'refused') => answer({ code, message, data: null })

/** Nothing arrives. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

export const nothing = () => ({ items: [], total: 0 })

/** The query that the platform receives for a list. */
export const queryOf = async (ask: () => Promise<unknown>) => {
  const sent = platformStub(nothing)
  await ask()
  expect(sent).toHaveLength(1)
  return sent[0]?.query ?? {}
}

/** The query it receives by default. */
export const base = { page: '1', limit: '20', sort: '-create_time' }
