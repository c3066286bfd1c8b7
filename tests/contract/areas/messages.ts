import { sandboxPartners } from '@mock/platform'
import type { JsonObject } from '@mock/platform/contract'
import type { Sms } from '@resources/sms/message/sms.area'
import { expect } from 'vitest'
import { dayOf, secondsPerDay } from '@/declaration'
import { type Answer, dataOf, type Running } from '../harness'

const [{ partnerId }] = sandboxPartners

/** 2024-06-01 10:00 in UTC+8: promotion may be sent. */
export const smsStart = 1_717_207_200
/** Wordings of the sandbox that may be sent. */
export const notice = { sign_name: '青禾软件', template_code: 'SMS_900000100' }
export const code = { sign_name: '青禾验证', template_code: 'SMS_900000107' }
export const promo = { sign_name: '青禾软件', template_code: 'SMS_900000114' }
/** Values for `notice`. */
export const order = { order: '9001', company: '北山快递' }

/** What `sendsms` answers. */
export interface Sent {
  readonly task_id: string
  readonly biz_id: string
  readonly accepted: number
  readonly rejected: readonly { readonly row: number; readonly mobile: string; readonly code: number }[]
  readonly amount_li: number
}

/** What a test of text messages does with a platform, signed in again whenever the clock has ended the session. */
export class Messages {
  #ids = 0
  #used = 10
  #token = ''
  /** Money kept back for other things than text messages. */
  #otherwiseFrozen: number | undefined

  constructor(readonly running: Running) {}

  async begin(): Promise<void> {
    this.#token = await this.running.signIn()
    await this.running.store.query('update partner_wallet set balance_li = 100000000 where partner_id = $1', [
      partnerId,
    ])
  }

  requestId = (): string => `sms-test-${String(++this.#ids).padStart(6, '0')}`

  /** A number that nobody else in a test file uses. @param ending its last three digits, which say what becomes of a message */
  number = (ending = 100): string =>
    `164${String(++this.#used).padStart(5, '0')}${String(ending).padStart(3, '0')}`

  post = (call: string, body: JsonObject): Promise<Answer> =>
    this.running.post(`/user/${call}`, body, this.#token)

  get = (call: string): Promise<Answer> => this.running.get(`/user/${call}`, this.#token)

  send = (body: JsonObject): Promise<Answer> =>
    this.post('sendsms', { request_id: this.requestId(), ...body })

  async sent(body: JsonObject): Promise<Sent> {
    return dataOf<Sent>(await this.send(body))
  }

  /** Lets the clock run, and the timed work once at its end. */
  async later(seconds: number): Promise<void> {
    this.running.clock.now += seconds
    await this.running.runDueJobs()
    if (seconds >= 250) this.#token = await this.running.signIn()
  }

  /** Does something at another moment of the clock. */
  async at(time: number, run: () => Promise<void>): Promise<void> {
    const { clock } = this.running
    const { now } = clock
    clock.now = time
    this.#token = await this.running.signIn()
    await run().finally(() => {
      clock.now = now
    })
    this.#token = await this.running.signIn()
  }

  of = (task_id: string): Promise<Sms[]> =>
    this.running.store.query<Sms>(
      'select * from area.sms where partner_id = $1 and task_id = $2 order by sms_id',
      [partnerId, task_id],
    )

  async wallet() {
    return dataOf<{ balance_li: number; available_li: number; frozen_li: number }>(
      await this.get('partnerinfo'),
    )
  }

  /** Holds the list to the ledger: parts and cost of each day, service and shop, and what is kept back for later. */
  async agree(): Promise<void> {
    const { store } = this.running
    const since = dayOf(smsStart - 6 * secondsPerDay)
    const charged = await store.query(
      `select stat_date as day, service, coalesce(op, '') as op, seller_nick, sum(quantity)::bigint as parts,
         sum(-amount_li)::bigint as li
       from area.fee where partner_id = $1 and stat_date >= $2 and service like 'SMS%' and fee_type = 'CONSUME'
       group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      [partnerId, since],
    )
    const told = await store.query(
      `select to_char(to_timestamp(send_time) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
         'SMS_' || template_type as service, coalesce(op, '') as op, seller_nick, sum(part_count)::bigint as parts,
         sum(amount_li)::bigint as li
       from area.sms where partner_id = $1 and status not in ('SCHEDULED', 'CANCELED')
         and to_char(to_timestamp(send_time) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') >= $2
       group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      [partnerId, since],
    )
    expect(told.length).toBeGreaterThan(3)
    expect(told).toEqual(charged)
    const [kept] = await store.query<{ li: number }>(
      `select coalesce(sum(amount_li), 0)::bigint as li from area.sms where partner_id = $1 and status = 'SCHEDULED'`,
      [partnerId],
    )
    const other = (await this.wallet()).frozen_li - (kept?.li ?? 0)
    this.#otherwiseFrozen ??= other
    expect(other).toBe(this.#otherwiseFrozen)
  }
}
