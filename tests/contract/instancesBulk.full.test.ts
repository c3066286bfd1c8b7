import { startPlatform } from '@mock/platform'
import { touch } from '@mock/platform/areas/rows'
import { tableOf } from '@mock/platform/areas/tables'
import type { JsonObject } from '@mock/platform/contract'
import merchant from '@resources/merchant/merchant/merchant.area'
import replyTemplate from '@resources/pay/replyTemplate/replyTemplate.area'
import { describe, expect, it } from 'vitest'
import { createRandom, type Resource } from '@/declaration'
import { partnerId } from './operator'
import { canStartPostgres } from './postgres'
import { gate, TwoInstances } from './twoInstances'

describe.runIf(canStartPostgres())('two instances that write into the same areas at once', () => {
  const faults: string[] = []
  const onError = (error: unknown, what: string) => void faults.push(`${what}: ${String(error)}`)
  const both = new TwoInstances((options) => startPlatform({ ...options, channels: { pace: 0 }, onError }))
  const { query } = both

  it('tell of their writes in one order, whatever order they wrote in', async () => {
    let met = 0
    const bothWrote = gate()
    const attempts: string[] = []
    const writing = (instance: number, first: Resource, second: Resource) =>
      both.stores[instance]?.transaction(async (sql) => {
        attempts.push(`instance ${instance}`)
        await touch({ sql, partnerId, table: tableOf(first) })
        met += 1
        if (met === 2) bothWrote.open()
        await bothWrote.opened
        await touch({ sql, partnerId, table: tableOf(second) })
      })
    const versions = () =>
      query(
        `select area, version from platform.area_version
         where partner_id = $1 and area in ('merchant', 'replyTemplate') order by area`,
      )
    await query(
      `insert into platform.area_version select $1, area, 1000 from unnest(array['merchant', 'replyTemplate']) area
       on conflict (partner_id, area) do update set version = 1000`,
    )
    await Promise.all([writing(0, merchant, replyTemplate), writing(1, replyTemplate, merchant)])
    expect(await versions()).toEqual([
      { area: 'merchant', version: 1002 },
      { area: 'replyTemplate', version: 1002 },
    ])
    // Neither was in the other's way, so neither had to be tried again.
    expect(attempts.sort()).toEqual(['instance 0', 'instance 1'])
  })

  it('answer every bulk action, save and payment, and agree on lists, totals and the ledger', async () => {
    const shops = await query<{ op: string; app_id: string; seller_nick: string }>(
      'select op, app_id, seller_nick from area.merchant where partner_id = $1 and _removed_time is null',
    )
    const random = createRandom('two instances')
    const some = () => [...shops].sort(() => random.next() - 0.5).slice(0, random.int(5, 20))
    const shop = () => random.pick(shops)
    let made = 0
    const works: readonly (() => [path: string, body: JsonObject])[] = [
      () => ['syncpause', { targets: some(), pause: random.chance(0.5) }],
      () => ['savepaidpushrule', { targets: some(), is_enable: random.chance(0.5), filter_express: '' }],
      () => ['saveagentpay', { targets: some(), is_enable: random.chance(0.5), month_limit_li: 10_000 }],
      () => ['savereplytpl', { title: `made ${++made}`, content: 'x' }],
      () => ['sendrenewremind', { ...shop(), request_id: `remind-${random.digits(12)}` }],
      () => [
        'getpayqrcode',
        { amount_fen: 100, pay_channel: 'WXPAY', request_id: `pay-${random.digits(12)}` },
      ],
    ]
    for (let round = 0; round < 8; round++) {
      both.now += 5
      const answers = await Promise.all([
        ...Array.from({ length: works.length }, async (_, at) => {
          const [path, body] = works[at]?.() ?? ['', {}]
          return [path, (await both.post(random.int(0, 1), path, body)).code] as const
        }),
        ...both.platforms.map(async (one) => ['jobs', (await one.runDueJobs()).length >= 0 ? 0 : 1] as const),
      ])
      expect(faults).toEqual([])
      expect(answers.filter(([, code]) => [10500, 10502].includes(code))).toEqual([])
    }

    for (const instance of [0, 1]) {
      const { data } = await both.get(instance, 'replytpllist?limit=100')
      const [kept] = await query<{ total: number }>(
        'select count(*) as total from area."replyTemplate" where partner_id = $1 and _removed_time is null',
      )
      expect(data).toMatchObject({ ...kept })
    }
    expect(
      await query('select title from area."replyTemplate" where partner_id = $1 and title like \'made %\''),
    ).toHaveLength(made)
    const [ledger] = await query<{ told: number; kept: number }>(
      `select (select sum(amount_li)::bigint from area.fee where partner_id = $1 and status <> 'ESTIMATED') as told,
         (select balance_li from partner_wallet where partner_id = $1) as kept`,
    )
    expect(ledger?.kept).toBe(ledger?.told)
  })
})
