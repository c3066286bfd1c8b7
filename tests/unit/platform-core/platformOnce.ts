import { createPlatform, type PlatformOptions } from '@mock/platform/app'
import type { Json, JsonObject } from '@mock/platform/contract'
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
  /** What the platform is given in place of the store. */
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
  const post = async (path: string, body: JsonObject, token?: string, peer?: string) =>
    (await platform.fetch(jsonPost(path, body, token), peer)).json()
  return { store, platform, post }
}
