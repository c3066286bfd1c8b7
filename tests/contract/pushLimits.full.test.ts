import pushLog from '@resources/merchant/pushLog/pushLog.area'
import { describe, expect, it } from 'vitest'
import { type Condition, dayOf, secondsPerDay, type WireRecord } from '@/declaration'
import { batchOf, Operator } from './operator'

/** Limits on pushes, what they may cost, and how long they are kept (resources/README.md#pushes). */
describe('limits of pushes', () => {
  const at = new Operator()
  const { post, pass, query } = at

  const repush = (ids: readonly unknown[]) => post('repushorder', { ids: ids.map(String) })
  const log = (condition?: Condition) => at.stored(pushLog, condition)
  const retried = async () => {
    const [message] = await log({ status: 'SUCCESS' })
    return String(message?.message_id)
  }
  const stateOf = async (message_id: string) => (await log({ message_id }))[0]
  const due = (message_id: string) =>
    query(
      `update area."pushLog" set status = 'RETRYING', next_time = $3 where partner_id = $1 and message_id = $2`,
      message_id,
      at.clock.now,
    )
  const owed = (li: number) =>
    query('update partner_wallet set balance_li = -$2::bigint where partner_id = $1', li)
  const kept = { status: 'RETRYING', next_time: null }
  const refusal = async (id: string) => batchOf(await repush([id])).failed[0]?.code

  it('pays for a shop up to the month’s cap and no li further', async () => {
    const [pushed] = await query<WireRecord>(
      `select seller_nick from area.merchant m where partner_id = $1 and (agent_pay ->> 'is_enable')::boolean
         and sync_status = 'RUNNING' and (select count(*) from area."pushLog" l
           where l.partner_id = m.partner_id and l.seller_nick = m.seller_nick and status = 'SUCCESS') > 2 limit 1`,
    )
    const seller_nick = String(pushed?.seller_nick)
    const paid = async () => {
      const [line] = await query<{ li: number }>(
        `select coalesce(-sum(amount_li), 0)::bigint as li from area.fee where partner_id = $1 and fee_type = 'AGENT_PAY'
         and seller_nick = $2 and stat_date >= $3`,
        seller_nick,
        `${dayOf(at.clock.now).slice(0, 7)}-01`,
      )
      return line?.li ?? 0
    }
    const cap = (await paid()) + 19
    await query(
      `update area.merchant set agent_pay = agent_pay || jsonb_build_object('month_limit_li', $3::bigint)
       where partner_id = $1 and seller_nick = $2`,
      seller_nick,
      cap,
    )
    const own = await log({ seller_nick, status: 'SUCCESS', create_time: { withinLastDays: 6 } })
    expect(own.length).toBeGreaterThan(1)
    await repush(own.map((one) => one.message_id))
    await pass(4)
    expect(await paid()).toBe(cap - 9)
  })

  it('in arrears go on for a day, then wait until the account is topped up', async () => {
    const message_id = await retried()
    await owed(100_000_000)
    await pass(60)
    await due(message_id)
    await pass(4)
    expect(await stateOf(message_id)).toMatchObject({ status: 'SUCCESS' })
    await pass(secondsPerDay)
    await due(message_id)
    await pass(4)
    expect(await stateOf(message_id)).toMatchObject(kept)
    expect(await refusal(message_id)).toBe(30002)
    await owed(-100_000_000)
    await pass(60)
    await pass(4)
    expect(await stateOf(message_id)).toMatchObject({ status: 'SUCCESS' })
  })

  it('by the partner wait until it switches them on', async () => {
    const mode = (to: string) => query('update partner_profile set push_mode = $2 where partner_id = $1', to)
    const message_id = await retried()
    const made = (await log()).length
    await mode('OFF')
    await due(message_id)
    await pass(120, 60)
    expect(await stateOf(message_id)).toMatchObject(kept)
    expect((await log()).length).toBe(made)
    await mode('HTTP')
    await pass(60)
    await pass(4)
    expect(await stateOf(message_id)).toMatchObject({ status: 'SUCCESS' })
  })

  it('keeps the log of ten days', async () => {
    await pass(4 * secondsPerDay)
    const oldest = Math.min(...(await log()).map((one) => Number(one.create_time)))
    expect(oldest).toBeGreaterThan(at.clock.now - 10 * secondsPerDay - 3600)
    expect(await log({ create_time: { beforeDays: 7 } })).not.toEqual([])
  })
})
