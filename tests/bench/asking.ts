import { type Platform, sandboxPartners, sandboxPassword } from '@mock/platform'
import type { WireRecord } from '@/declaration'

interface Page {
  readonly items: readonly WireRecord[]
  readonly total: number
}

/**
 * Signs the first sandbox account in.
 *
 * @returns the way to read something: path and search below `/api` to the answer's `data`; throws when the platform refuses
 */
export async function asking(platform: Platform): Promise<<Data = Page>(path: string) => Promise<Data>> {
  const base = 'http://127.0.0.1/api'
  const login = await platform.fetch(
    new Request(`${base}/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: sandboxPartners[0].username, password: sandboxPassword }),
    }),
  )
  const { data }: { data: { token: string } } = await login.json()
  return async <Data>(path: string) => {
    const response = await platform.fetch(
      new Request(`${base}${path}`, { headers: { 'X-Token': data.token } }),
    )
    const answer: { code: number; message: string; data: Data } = await response.json()
    if (answer.code !== 0) throw new Error(`${path}: ${answer.code} ${answer.message}`)
    return answer.data
  }
}
