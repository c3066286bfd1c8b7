import { createPlatform, type Platform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import type { Sources } from '@mock/platform/areas/declared'
import type { JsonObject } from '@mock/platform/contract'
import type { Store } from '@mock/store/sql'
import { afterAll } from 'vitest'
import { type Answer, dataOf } from '../../contract/answers'
import { openEmpty } from '../../stores/empty'
import { everyKind } from './everyKind'
import { shop } from './orderArea'

export { type Answer, dataOf, shop }

export interface Started {
  readonly store: Store
  readonly platform: Platform
  readonly clock: { now: number }
  /** Errors that the platform reported as its own. */
  readonly faults: string[]
  readonly token: string
  readonly otherToken: string
  signIn(username?: string, password?: string): Promise<string>
  get(path: string, token?: string): Promise<Answer>
  post(path: string, body: JsonObject, token?: string): Promise<Answer>
  send(method: string, path: string, body?: JsonObject, token?: string): Promise<Response>
  stop(): Promise<void>
}

export const startOfClock = 1_717_200_000

/** Starts a platform with areas of a test; the store is closed by `stop` unless it was given. */
export async function started(
  sources: Partial<Sources> = {},
  given?: Store,
  clock = { now: startOfClock },
): Promise<Started> {
  const store = given ?? (await openEmpty())
  const faults: string[] = []
  const platform = await createPlatform({
    sql: store,
    areas: areasOf({ declarations: [everyKind, shop], ...sources }),
    size: 'small',
    now: () => clock.now,
    passwordRounds: 1000,
    onError: (error, what) => faults.push(`${what}: ${String(error)}`),
  })
  const send = (method: string, path: string, body?: JsonObject, token = '') =>
    platform.fetch(
      new Request(`http://platform.test/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-token': token },
        body: body && JSON.stringify(body),
      }),
    )
  const answerOf = async (response: Response): Promise<Answer> => ({
    status: response.status,
    ...(await response.json()),
  })
  const signIn = async (username = 'demo_partner', password = 'demo123456'): Promise<string> => {
    const answer = await answerOf(await send('POST', '/user/login', { username, password }))
    return dataOf<{ token: string }>(answer).token
  }
  const token = await signIn()
  return {
    store,
    platform,
    clock,
    faults,
    token,
    otherToken: await signIn('demo_agent'),
    signIn,
    get: async (path, as = token) => answerOf(await send('GET', path, undefined, as)),
    post: async (path, body, as = token) => answerOf(await send('POST', path, body, as)),
    send: (method, path, body, as = token) => send(method, path, body, as),
    async stop() {
      await platform.close()
      if (!given) await store.close()
    },
  }
}

/** One platform for all tests of a file. */
export async function startedOnce(sources?: Partial<Sources>): Promise<Started> {
  const running = await started(sources)
  afterAll(() => running.stop())
  return running
}
