import { createPlatform, type PlatformOptions } from '@mock/platform/app'
import type { Json } from '@mock/platform/contract'
import type { Sql, Store } from '@mock/store/sql'
import { afterAll } from 'vitest'
import { openEmpty } from '../../stores/empty'

/** A call with a body, as the console sends it. */
export const jsonPost = (path: string, body: Json, token = '') =>
  new Request(`http://platform.test/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': token },
    body: JSON.stringify(body),
  })

interface Given extends Partial<PlatformOptions> {
  readonly open?: () => Promise<Store>
  /** Wraps the store for the platform. */
  readonly over?: (store: Store) => Sql
}

/** One platform for all tests of a file or a block. */
export async function platformOnce({ open = openEmpty, over = (store) => store, ...options }: Given) {
  const store = await open()
  const platform = await createPlatform({ sql: over(store), passwordRounds: 1, ...options })
  afterAll(async () => {
    await platform.close()
    await store.close()
  })
  const answerOf = async (response: Response) => ({ status: response.status, ...(await response.json()) })
  const send = (path: string, init?: RequestInit) =>
    platform.fetch(new Request(`http://platform.test/api${path}`, init))
  const call = async (path: string, init?: RequestInit) => answerOf(await send(path, init))
  const post = async (path: string, body: Json, token?: string, peer?: string) =>
    answerOf(await platform.fetch(jsonPost(path, body, token), peer))
  const signIn = async (username = 'demo_partner'): Promise<string> =>
    (await post('/user/login', { username, password: 'demo123456' })).data.token
  return { store, platform, send, call, post, signIn }
}
