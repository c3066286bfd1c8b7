import { vi } from 'vitest'
import { answer, fakeBrowser } from './fakeBrowser'

/** What one request carried. */
export interface Sent {
  /** `GET /user/tradelist`: method and path below /api. */
  readonly call: string
  readonly query: Record<string, string>
  /** The body of a write. */
  readonly body: unknown
}

/**
 * A platform that answers as a test says, and everything that was sent to it.
 *
 * @param respond gives the answer's `data`, or throws a {@link refused}; a Response is sent as it is
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
    try {
      const data = respond(request)
      return data instanceof Response ? data : answer({ code: 0, message: 'ok', data })
    } catch (error) {
      if (error instanceof Refused) return answer({ code: error.code, message: error.message, data: null })
      throw error
    }
  })
  return sent
}

class Refused extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** A refusal of the platform, to be thrown. */
export const refused = (code: number, message = 'refused') => new Refused(code, message)
