import { type Platform, startPlatform } from '@mock/platform'
import type { JsonObject } from '@mock/platform/contract'
import { openStore } from '@mock/store/open'
import type { SqlValue, Store } from '@mock/store/sql'
import { afterAll, beforeAll } from 'vitest'
import { passwordRounds, usualStart } from '../stores/seeded'
import { askPlatform, signInTo } from './answers'
import { partnerId } from './operator'
import { answersWithin, startPostgres, type TestServer } from './postgres'

type StartOptions = Parameters<typeof startPlatform>[0]

/** Two instances of a platform on one PostgreSQL server, for the tests of a `describe`. */
export class TwoInstances {
  /** Unix seconds, for both. */
  now = usualStart
  stores: readonly Store[] = []
  platforms: readonly Platform[] = []
  #server: TestServer | undefined
  #token = ''

  /** @param start starts an instance; the first one is called 'one' */
  constructor(start: (options: StartOptions, name: string) => Promise<Platform> = startPlatform) {
    beforeAll(async () => {
      this.#server = await startPostgres()
      const databaseUrl = await this.#server.freshDatabase()
      for (const _ of ['one', 'two'])
        this.stores = [...this.stores, await openStore({ databaseUrl, answersWithin })]
      this.platforms = await Promise.all(
        this.stores.map((sql, at) =>
          start({ sql, size: 'small', passwordRounds, now: () => this.now }, at === 0 ? 'one' : 'two'),
        ),
      )
      this.#token = await signInTo(this.#instance(0))
    })
    afterAll(async () => {
      for (const one of [...this.platforms, ...this.stores]) await one.close()
      await this.#server?.stop()
    })
  }

  #instance(which: number): Platform {
    const platform = this.platforms[which % 2]
    if (!platform) throw new Error('the instances have not been started yet')
    return platform
  }

  signIn = (which: number, username?: string): Promise<string> => signInTo(this.#instance(which), username)

  /** @param path below /api/user */
  get = async (which: number, path: string, as = this.#token) =>
    (await askPlatform(this.#instance(which), ['GET', `/user/${path}`], undefined, as)).answer

  post = async (which: number, path: string, body: JsonObject = {}, as = this.#token) =>
    (await askPlatform(this.#instance(which), ['POST', `/user/${path}`], body, as)).answer

  /** Asks the store; `$1` in the statement is the partner. */
  query = async <R>(statement: string, ...params: readonly SqlValue[]): Promise<R[]> =>
    (await this.stores[0]?.query<R>(statement, [partnerId, ...params])) ?? []
}
