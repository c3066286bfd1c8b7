import { sandboxPartners } from '@mock/platform'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Condition, dayOf, holds, secondsPerDay, type WireRecord } from '@/declaration'
import { recordsIn } from './areas/oracle'
import { oneWay, type Running } from './harness'

const [{ partnerId }] = sandboxPartners

/** What holds pushes back, what they may cost, and how long they are kept (resources/README.md#pushes). */
describe(`limits of pushes: ${oneWay.name}`, () => {
  let running: Running
  let token = ''
  beforeAll(async () => {
    running = await oneWay.start({ now: 1_717_214_400 })
    token = await running.signIn()
  })
  afterAll(() => running.stop())

  const repush = (ids: readonly unknown[]) =>
    running.post('/user/repushorder', { ids: ids.map(String) }, token)
  const log = (condition: Condition = {}) =>
    recordsIn(running.store, pushLog, partnerId).then((all) =>
      all.filter((one) => holds(condition, one, running.clock.now)),
    )
  /** Lets the platform's clock run, the timed work with it. */
  const pass = async (seconds: number, step = seconds) => {
    for (let gone = 0; gone < seconds; gone += step) {
      running.clock.now += step
      await running.runDueJobs()
    }
  }
  const retried = async () => {
    const [message] = await log({ status: 'SUCCESS' })
    return String(message?.message_id)
  }
  const stateOf = async (message_id: string) => (await log({ message_id }))[0]
  const due = (message_id: string) =>
    running.store.query(
      `update area."pushLog" set status = 'RETRYING', next_time = $2 where message_id = $1`,
      [message_id, running.clock.now],
    )
  const owed = (li: number) =>
    running.store.query('update partner_wallet set balance_li = -$2::bigint where partner_id = $1', [
      partnerId,
      li,
    ])
  const kept = { status: 'RETRYING', next_time: null }
  const refusal = async (id: string) =>
    ((await repush([id])).data as { failed: { code: number }[] }).failed[0]?.code

  it('pays for a shop up to the month’s cap and no li further', async () => {
    const [pushed] = await running.store.query<WireRecord>(
      `select seller_nick from area.merchant m where partner_id = $1 and (agent_pay ->> 'is_enable')::boolean
         and sync_status = 'RUNNING' and (select count(*) from area."pushLog" l
           where l.partner_id = m.partner_id and l.seller_nick = m.seller_nick and status = 'SUCCESS') > 2 limit 1`,
      [partnerId],
    )
    const seller_nick = String(pushed?.seller_nick)
    const paid = async () => {
      const [line] = await running.store.query<{ li: number }>(
        `select coalesce(-sum(amount_li), 0)::bigint as li from area.fee where partner_id = $1 and fee_type = 'AGENT_PAY'
         and seller_nick = $2 and stat_date >= $3`,
        [partnerId, seller_nick, `${dayOf(running.clock.now).slice(0, 7)}-01`],
      )
      return line?.li ?? 0
    }
    const cap = (await paid()) + 19
    await running.store.query(
      `update area.merchant set agent_pay = agent_pay || jsonb_build_object('month_limit_li', $3::bigint)
       where partner_id = $1 and seller_nick = $2`,
      [partnerId, seller_nick, cap],
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
    token = await running.signIn()
    expect(await refusal(message_id)).toBe(30002)
    await owed(-100_000_000)
    await pass(60)
    await pass(4)
    expect(await stateOf(message_id)).toMatchObject({ status: 'SUCCESS' })
  })

  it('by the partner wait until it switches them on', async () => {
    const mode = (to: string) =>
      running.store.query('update partner_profile set push_mode = $2 where partner_id = $1', [partnerId, to])
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
    expect(oldest).toBeGreaterThan(running.clock.now - 10 * secondsPerDay - 3600)
    expect(await log({ create_time: { beforeDays: 7 } })).not.toEqual([])
  })
})
