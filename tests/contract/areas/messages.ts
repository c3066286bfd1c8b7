import type { JsonObject } from '@mock/platform/contract'
import type { Sms } from '@resources/sms/message/sms.area'
import { beforeAll, expect } from 'vitest'
import { dayOf, secondsPerDay } from '@/declaration'
import { usualStart } from '../../stores/seeded'
import type { Answer } from '../answers'
import { newRequestId } from '../harness'
import { answered, Operator } from '../operator'

/** Approved templates of the sandbox, with values for their variables. */
export const notice = {
  sign_name: '青禾软件',
  template_code: 'SMS_900000100',
  template_param: { order: '9001', company: '北山快递' },
}
export const code = {
  sign_name: '青禾验证',
  template_code: 'SMS_900000107',
  template_param: { code: '123456' },
}
export const promo = { sign_name: '青禾软件', template_code: 'SMS_900000114' }

/** What `sendsms` answers. */
export interface Sent {
  readonly task_id: string
  readonly biz_id: string
  readonly accepted: number
  readonly rejected: readonly { readonly row: number; readonly mobile: string; readonly code: number }[]
  readonly amount_li: number
}

/** An operator who sends text messages, and has the money for them. */
export class Messages extends Operator {
  #used = 10
  /** Money kept back for other things than text messages. */
  #otherwiseFrozen: number | undefined

  constructor() {
    super()
    beforeAll(() => this.query('update partner_wallet set balance_li = 100000000 where partner_id = $1'))
  }

  /** A number that is unique in a test file. @param ending its last three digits, which decide what happens to a message */
  number = (ending = 100): string =>
    `164${String(++this.#used).padStart(5, '0')}${String(ending).padStart(3, '0')}`

  send = (body: JsonObject): Promise<Answer> => this.post('sendsms', { request_id: newRequestId(), ...body })

  sent = (body: JsonObject): Promise<Sent> => answered<Sent>(this.send(body))

  /** Sends `notice` to numbers with these endings; by default to one that receives it. */
  sentTo = (endings: readonly number[] = [100], body: JsonObject = {}): Promise<Sent> =>
    this.sent({ ...notice, mobiles: endings.map(this.number), ...body })

  /** Lets a message be handed in and reported. */
  reported = async (): Promise<void> => {
    await this.pass(3)
    await this.pass(90)
  }

  /** Does something at another time. */
  async atTime(time: number, run: () => Promise<void>): Promise<void> {
    const { now } = this.clock
    this.clock.now = time
    await this.signIn()
    await run().finally(() => {
      this.clock.now = now
    })
    await this.signIn()
  }

  of = (task_id: string): Promise<Sms[]> =>
    this.query<Sms>('select * from area.sms where partner_id = $1 and task_id = $2 order by sms_id', task_id)

  wallet = () => this.ask<{ balance_li: number; available_li: number; frozen_li: number }>('partnerinfo')

  /** Checks the list against the ledger: parts and cost per day, service and shop, and what is frozen. */
  async agree(): Promise<void> {
    const since = dayOf(usualStart - 6 * secondsPerDay)
    const charged = await this.query(
      `select stat_date as day, service, coalesce(op, '') as op, seller_nick, sum(quantity)::bigint as parts,
         sum(-amount_li)::bigint as li
       from area.fee where partner_id = $1 and stat_date >= $2 and service like 'SMS%' and fee_type = 'CONSUME'
       group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      since,
    )
    const told = await this.query(
      `select to_char(to_timestamp(send_time) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
         'SMS_' || template_type as service, coalesce(op, '') as op, seller_nick, sum(part_count)::bigint as parts,
         sum(amount_li)::bigint as li
       from area.sms where partner_id = $1 and status not in ('SCHEDULED', 'CANCELED')
         and to_char(to_timestamp(send_time) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') >= $2
       group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      since,
    )
    expect(told.length).toBeGreaterThan(3)
    expect(told).toEqual(charged)
    const [kept] = await this.query<{ li: number }>(
      `select coalesce(sum(amount_li), 0)::bigint as li from area.sms where partner_id = $1 and status = 'SCHEDULED'`,
    )
    const other = (await this.wallet()).frozen_li - (kept?.li ?? 0)
    this.#otherwiseFrozen ??= other
    expect(other).toBe(this.#otherwiseFrozen)
  }
}
