import { type Platform, startPlatform } from '@mock/platform'
import type { JsonObject } from '@mock/platform/contract'
import { openStore } from '@mock/store/open'
import type { Store } from '@mock/store/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canStartPostgres, startPostgres, type TestServer } from './postgres'

describe.runIf(canStartPostgres())('money on two instances of one PostgreSQL server', () => {
  let server: TestServer
  let stores: readonly Store[] = []
  let instances: readonly Platform[] = []
  let token = ''
  let now = 1_717_200_000
  const partnerId = 100238

  beforeAll(async () => {
    server = await startPostgres()
    const databaseUrl = await server.freshDatabase()
    stores = [await openStore({ databaseUrl }), await openStore({ databaseUrl })]
    for (const sql of stores)
      instances = [
        ...instances,
        await startPlatform({ sql, size: 'small', now: () => now, passwordRounds: 1000 }),
      ]
    token = String((await post(0, 'login', { username: 'demo_partner', password: 'demo123456' })).data.token)
  })
  afterAll(async () => {
    for (const one of [...instances, ...stores]) await one.close()
    await server?.stop()
  })

  const post = async (instance: number, path: string, body: JsonObject) => {
    const response = await instances[instance % 2]?.fetch(
      new Request(`http://platform.test/api/user/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': token },
        body: JSON.stringify(body),
      }),
    )
    const answer: { code: number; data: { [name: string]: unknown } } = await response?.json()
    return answer
  }
  const ask = async <R>(text: string): Promise<R[]> => (await stores[0]?.query<R>(text, [partnerId])) ?? []

  it('a top-up is credited once, however many ask for it at the same time', async () => {
    const asked = { amount_fen: 12_345, pay_channel: 'WXPAY', request_id: 'the-only-request' }
    const orders = await Promise.all([0, 1, 0, 1].map((one) => post(one, 'getpayqrcode', asked)))
    expect(new Set(orders.map(({ data }) => data.out_trade_no)).size).toBe(1)
    now += 8
    const out_trade_no = String(orders[0]?.data.out_trade_no)
    const paid = await Promise.all([
      ...[0, 1, 0, 1, 0, 1].map((one) => post(one, 'checkpaymentstatus', { out_trade_no })),
      ...instances.map((one) => one.runDueJobs().then(() => ({ code: 0, data: { trade_state: 'SUCCESS' } }))),
    ])
    for (const { data } of paid) expect(data.trade_state).toBe('SUCCESS')
    const credits = await ask<{ amount_li: number }>(
      `select amount_li from area.fee where partner_id = $1 and out_trade_no = '${out_trade_no}'`,
    )
    expect(credits).toEqual([{ amount_li: 123_450 }])
  })

  it('the last of the balance is spent once', async () => {
    // Five messages of 45 li are left, for all shops that run out.
    await ask(
      `update partner_wallet set balance_li = estimated_li + 5 * 45 + 44 - credit_li where partner_id = $1`,
    )
    const shops = await ask<{ op: string; app_id: string; seller_nick: string }>(
      `select op, app_id, seller_nick from area.merchant
       where partner_id = $1 and grant_status in ('EXPIRING', 'EXPIRED') limit 8`,
    )
    expect(shops).toHaveLength(8)
    const answers = await Promise.all(
      shops.map((shop, index) =>
        post(index, 'sendrenewremind', { ...shop, request_id: `reminder-${index}` }),
      ),
    )
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 0, 30001, 30001, 30001,
    ])
    const [left] = await ask<{ li: number }>(
      'select balance_li - estimated_li + credit_li as li from partner_wallet where partner_id = $1',
    )
    expect(left?.li).toBe(44)
  })

  it('a push is delivered and charged once, though both instances work', async () => {
    const pushes = () =>
      ask<{ attempts: number }>(
        `select coalesce(sum(attempts), 0)::bigint as attempts from area."pushLog" where partner_id = $1`,
      )
    await ask(`update area."pushLog" set next_time = null where partner_id = $1`)
    const due = await ask(
      `update area."pushLog" set status = 'WAITING', next_time = ${now} where partner_id = $1 and status = 'SUCCESS'
       and message_id in (select message_id from area."pushLog" where partner_id = $1 and status = 'SUCCESS'
         and event not in ('trade_memo', 'trade_paid_message') order by 1 limit 30) returning 1`,
    )
    const [before] = await pushes()
    now += 4
    for (const _ of [1, 2]) await Promise.all(instances.map((one) => one.runDueJobs()))
    const [after] = await pushes()
    expect(due).toHaveLength(30)
    expect((after?.attempts ?? 0) - (before?.attempts ?? 0)).toBeLessThanOrEqual(31)
    expect((after?.attempts ?? 0) - (before?.attempts ?? 0)).toBeGreaterThan(20)
  })
})
