import { type Platform, sandboxPartners, sandboxPassword } from '@mock/platform'
import type { WireRecord } from '@/declaration'

interface Page {
  readonly code: number
  readonly message: string
  readonly data: { readonly items: readonly WireRecord[]; readonly total: number }
}

/** Signs the first sandbox account in; gives the way to ask for a page of trades, which throws when the platform refuses. */
export async function askingTrades(platform: Platform): Promise<(query: string) => Promise<Page>> {
  const base = 'http://127.0.0.1/api'
  const login = await platform.fetch(
    new Request(`${base}/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: sandboxPartners[0].username, password: sandboxPassword }),
    }),
  )
  const { data }: { data: { token: string } } = await login.json()
  return async (query) => {
    const response = await platform.fetch(
      new Request(`${base}/user/tradelist?${query}`, { headers: { 'X-Token': data.token } }),
    )
    const page: Page = await response.json()
    if (page.code !== 0) throw new Error(`tradelist?${query}: ${page.code} ${page.message}`)
    return page
  }
}
