import { sandboxPartners } from '@mock/platform'
import type { JsonObject } from '@mock/platform/contract'
import type { SqlValue } from '@mock/store/sql'
import { afterAll, beforeAll } from 'vitest'
import { type Condition, holds, type Resource, type WireRecord } from '@/declaration'
import { type Answer, dataOf } from './answers'
import { recordsIn } from './areas/oracle'
import { oneWay, type Running } from './harness'

/** The first partner of the sandbox. */
export const [{ partnerId }] = sandboxPartners

/** Seconds of the clock after which an operator signs in again, well before the session ends. */
const signsInAfter = 6 * 3600

/** A page of a list. */
export interface Listed<R> {
  readonly items: readonly R[]
  readonly total: number
  readonly summary: Readonly<Record<string, number>>
}

/** Somebody of the first partner at work on a platform of their own, for the tests of a `describe`. */
export class Operator {
  #running: Running | undefined
  #signedInAt = 0
  /** The token of the session. */
  token = ''

  /** Starts the platform before the tests and stops it after them. */
  constructor() {
    beforeAll(async () => {
      this.#running = await oneWay.start()
      await this.signIn()
    })
    afterAll(() => this.running.stop())
  }

  get running(): Running {
    if (!this.#running) throw new Error('the platform has not been started yet')
    return this.#running
  }

  get clock(): Running['clock'] {
    return this.running.clock
  }

  signIn = async (): Promise<void> => {
    this.token = await this.running.signIn()
    this.#signedInAt = this.clock.now
  }

  /** @param call below /api/user */
  get = (call: string, as = this.token): Promise<Answer> => this.running.get(`/user/${call}`, as)

  post = (call: string, body: JsonObject = {}, as = this.token): Promise<Answer> =>
    this.running.post(`/user/${call}`, body, as)

  /** @throws Error when the call was refused */
  ask = async <T>(call: string, as?: string): Promise<T> => dataOf<T>(await this.get(call, as))

  /** @throws Error when the call was refused */
  list = <R>(call: string, as?: string): Promise<Listed<R>> => this.ask(call, as)

  /** Asks the store; `$1` in the statement is the partner. */
  query = <R>(statement: string, ...params: readonly SqlValue[]): Promise<R[]> =>
    this.running.store.query<R>(statement, [partnerId, ...params])

  /** The partner's records in the store that meet a condition. */
  stored = async <R extends object = WireRecord>(area: Resource, condition: Condition = {}): Promise<R[]> =>
    (await recordsIn<R & WireRecord>(this.running.store, area, partnerId)).filter((record) =>
      holds(condition, record, this.clock.now),
    )

  /** @throws Error when no record of the partner meets the condition */
  sampleOf = async (area: Resource, condition: Condition): Promise<WireRecord> => {
    const [record] = await this.stored(area, condition)
    if (!record) throw new Error(`no ${area.name} with ${JSON.stringify(condition)}`)
    return record
  }

  /** Moves the platform's clock forward, and runs the jobs. */
  pass = async (seconds: number, step = seconds): Promise<void> => {
    for (let gone = 0; gone < seconds || gone === 0; gone += Math.max(step, 1)) {
      this.clock.now += step
      await this.running.runDueJobs()
    }
    if (this.clock.now - this.#signedInAt > signsInAfter) await this.signIn()
  }

  /** Does something while a channel is down. */
  down = async <T>(channel: Running['channels']['down'][number], act: () => Promise<T>): Promise<T> => {
    this.running.channels.down = [channel]
    return act().finally(() => {
      this.running.channels.down = []
    })
  }
}

/** The result of a batch. */
export interface Batch {
  readonly success: readonly string[]
  readonly failed: readonly { readonly id: string; readonly code: number; readonly message: string }[]
}

export const batchOf = (answer: Answer): Batch => dataOf<Batch>(answer)

/** A shop as a call names it in its body. */
export const shopKey = ({ op, app_id, seller_nick }: WireRecord) => ({
  op: String(op),
  app_id: String(app_id),
  seller_nick: String(seller_nick),
})

/** A shop as a call names it in its address. */
export const shopInAddress = (shop: WireRecord): URLSearchParams => {
  const { op, app_id, seller_nick } = shopKey(shop)
  return new URLSearchParams({ sellerNick: seller_nick, appId: app_id, op })
}

/** The data of a call. Fails if the call was refused. */
export const answered = async <T = JsonObject>(answer: Promise<Answer>): Promise<T> => dataOf<T>(await answer)
