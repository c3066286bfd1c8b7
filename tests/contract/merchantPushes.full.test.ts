import merchant from '@resources/merchant/merchant/merchant.area'
import { topicsOf } from '@resources/merchant/merchant/topics'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import { describe, expect, it } from 'vitest'
import { type Condition, dayOf, holds, secondsPerDay, type WireRecord } from '@/declaration'
import { newRequestId } from './harness'
import { answered, batchOf, Operator, shopInAddress, shopKey } from './operator'

/** Topics, pushes and reminders of merchants (resources/README.md#pushes). */
describe('topics and pushes of merchants', () => {
  // Noon in UTC+8: there is a day's morning to look at.
  const at = new Operator()
  const { get, post, ask, list, pass } = at

  const shops = () => at.stored(merchant)
  const shopWith = (condition: Condition) => at.sampleOf(merchant, condition)
  const again = async (shop: WireRecord) => shopWith(shopKey(shop))
  const switchesOf = async (shop: WireRecord) =>
    (await ask<{ items: WireRecord[] }>(`eventlist?${shopInAddress(shop)}`)).items
  const onIn = (items: readonly WireRecord[]) => items.filter((one) => one.is_enable).map((one) => one.topic)
  const update = (shop: WireRecord, topic: string, is_enable: boolean) =>
    post(`updateevent?${shopInAddress(shop)}`, { topic, is_enable })
  const repush = (ids: readonly unknown[]) => post('repushorder', { ids: ids.map(String) })
  const log = (condition?: Condition) => at.stored(pushLog, condition)
  const midnight = () => Date.parse(`${dayOf(at.clock.now)}T00:00:00+08:00`) / 1000

  it('gives the whole catalogue of the shop’s channel with its switches, as many as the shop says', async () => {
    for (const op of ['taobao', 'pdd', 'jd', 'doudian_oms', 'ks']) {
      const shop = await shopWith({ op, grant_status: 'GRANTED' })
      const items = await switchesOf(shop)
      expect(items.map(({ topic }) => topic)).toEqual(topicsOf(op).map(({ topic }) => topic))
      expect(items).toHaveLength(Number(shop.topics_total))
      expect(onIn(items)).toHaveLength(Number(shop.topics_on))
    }
  })

  it('switches one topic and overwrites all, and the shop’s count follows', async () => {
    const shop = await shopWith({ op: 'taobao', grant_status: 'GRANTED' })
    const on = await update(shop, 'tb_trade_fee', true)
    expect(on).toMatchObject({
      code: 0,
      data: { topic: 'tb_trade_fee', is_enable: true, update_time: at.clock.now },
    })
    const before = onIn(await switchesOf(shop))
    expect(before).toContain('tb_trade_fee')
    expect((await again(shop)).topics_on).toBe(before.length)

    const set = ['tb_trade_paid', 'tb_trade_memo']
    await answered(post(`updateeventlist?${shopInAddress(shop)}`, { topic_list: set }))
    expect(onIn(await switchesOf(shop))).toEqual(set)
    expect((await again(shop)).topics_on).toBe(2)
    expect(await update(shop, 'tb_trade_memo', false)).toMatchObject({ code: 0, data: { is_enable: false } })

    expect((await again(shop)).topics_on).toBe(1)
  })

  it('tells which shops of a channel have what, and a cleared grant leaves nothing on', async () => {
    const shop = await shopWith({ op: 'pdd', grant_status: 'GRANTED', error_message: '' })
    await update(shop, 'pdd_trade_address', true)
    const { items } = await list<{ seller_nick: string; topics: string[] }>('topicshops?op=pdd')
    const all = await shops()
    expect(items).toHaveLength(all.filter(({ op }) => op === 'pdd').length)
    for (const { seller_nick, topics } of items)
      expect(topics).toHaveLength(Number(all.find((one) => one.seller_nick === seller_nick)?.topics_on))
    expect((await post('cleargrant', shopKey(shop))).code).toBe(0)
    expect(onIn(await switchesOf(shop))).toEqual([])
    expect((await again(shop)).topics_on).toBe(0)
  })

  it('starts with a log that agrees with each shop, and has every state', async () => {
    const all = await log()
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['WAITING', 'RETRYING', 'SUCCESS', 'FAILED', 'SKIPPED']),
    )
    const today = all.filter((one) => Number(one.create_time) >= midnight())
    for (const shop of await shops()) {
      const own = today.filter((one) => holds(shopKey(shop), one, 0))
      const tried = all.filter((one) => holds(shopKey(shop), one, 0)).map((one) => Number(one.push_time))
      expect({
        today_push: own.filter(({ status }) => status !== 'SKIPPED').length,
        today_fail: own.filter(({ status }) => status === 'FAILED' || status === 'RETRYING').length,
        last: Math.max(0, ...tried) || null,
      }).toEqual({
        today_push: shop.today_push,
        today_fail: shop.today_fail,
        last: tried.length > 0 ? shop.last_push_time : null,
      })
    }
  })

  it('pushes again what failed, under its own id, and says why not', async () => {
    const shop = await shopWith({ sync_status: 'RUNNING', today_fail: { atLeast: 1 } })
    const failing = {
      ...shopKey(shop),
      status: { in: ['RETRYING', 'FAILED'] },
      create_time: { atLeast: midnight() },
    }
    const lost = await log(failing)
    expect(lost).toHaveLength(Number(shop.today_fail))
    expect(await post('repushtoday', { targets: [shopKey(shop)] })).toMatchObject({
      data: { success: [expect.any(String)], failed: [] },
    })
    await pass(4)
    expect((await again(shop)).today_fail).toBe(0)
    const [first] = lost
    expect((await log({ message_id: String(first?.message_id) }))[0]).toMatchObject({
      status: 'SUCCESS',
      attempts: Number(first?.attempts) + 1,
    })

    const codeOf = async (id: unknown) => batchOf(await repush([id])).failed[0]?.code ?? 0
    const [delivered] = await log({
      ...shopKey(shop),
      status: 'SUCCESS',
      create_time: { atLeast: midnight() },
    })
    expect(await codeOf(delivered?.message_id)).toBe(0)
    await pass(4)
    expect(await codeOf(delivered?.message_id)).toBe(10004)
    const { op, seller_nick, tid } = delivered ?? {}
    const byOrder = (order: unknown) =>
      post('repushorder', { op: String(op), seller_nick: String(seller_nick), tid: String(order) })
    await pass(12)
    expect((await byOrder(tid)).data).toEqual({ success: [delivered?.message_id], failed: [] })
    expect((await byOrder('0')).code).toBe(10002)
  })

  it('tries a message eight times in hours before it has failed', async () => {
    const [{ message_id } = {}] = await log({ status: 'SUCCESS', create_time: { atLeast: midnight() } })
    const message = async () => (await log({ message_id: String(message_id) }))[0] ?? {}
    at.running.channels.down = ['push']
    await repush([message_id])
    await pass(4)
    expect(await message()).toMatchObject({
      status: 'RETRYING',
      http_status: null,
      cost_ms: 3000,
      attempts: 2,
    })
    await pass(8 * 3700, 3700)
    expect(await message()).toMatchObject({ status: 'FAILED', attempts: 8, next_time: null })
    expect((await shopWith(shopKey(await message()))).today_fail).toBeGreaterThan(0)
    // A manual retry counts as one more attempt.
    at.running.channels.down = []
    await repush([message_id])
    await pass(4)
    expect(await message()).toMatchObject({ status: 'SUCCESS', attempts: 9 })
  })

  it('stops pushing to a server that fails, queues its messages, and goes on once it answers', async () => {
    const recent = await log({ status: 'SUCCESS', create_time: { withinLastDays: 6 } })
    const of = (shop: WireRecord) => recent.filter((one) => holds(shopKey(shop), one, 0))
    const shop = (await shops()).find((one) => one.sync_status === 'RUNNING' && of(one).length >= 20)
    if (!shop) throw new Error('no busy shop')
    const ids = of(shop).map((one) => one.message_id)
    at.running.channels.down = ['push']
    await repush(ids)
    await pass(60, 30)
    expect(await again(shop)).toMatchObject({ sync_status: 'ERROR', error_message: '推送超时（3 秒无应答）' })
    expect(
      new Set((await log({ ...shopKey(shop), status: 'RETRYING' })).map(({ next_time }) => next_time)),
    ).toEqual(new Set([null]))
    at.running.channels.down = []
    await pass(64, 60)
    await pass(4)
    expect(await again(shop)).toMatchObject({ sync_status: 'RUNNING', error_message: '', today_fail: 0 })
    expect(await log({ ...shopKey(shop), status: 'RETRYING' })).toEqual([])
    // A server that answers 502 stays so.
    expect(await shopWith({ shop_id: '90000502' })).toMatchObject({
      sync_status: 'ERROR',
      error_message: '推送地址返回 502',
    })
  })

  it('begins the figures of the day anew at midnight', async () => {
    expect((await shops()).some(({ today_push }) => Number(today_push) > 0)).toBe(true)
    at.clock.now = midnight() + secondsPerDay
    await pass(1)
    expect((await shops()).filter(({ today_push }) => Number(today_push) > 0).length).toBeLessThan(2)
  })

  it('reminds a shop that runs out, once a day, at the price of a text message', async () => {
    const shop = await shopWith({ grant_status: 'EXPIRED' })
    const remind = (one: WireRecord) =>
      post('sendrenewremind', { targets: [shopKey(one)], request_id: newRequestId() })
    const failedOf = async (one: WireRecord) => batchOf(await remind(one)).failed.map(({ code }) => code)
    const used = () => ask('feelist?service=SMS_NOTICE&limit=1')
    const before = await used()
    // Without an approved template or signature nothing is sent, and the day's one reminder is still to come.
    const without = async (area: 'smsTemplate' | 'smsSign', code: number) => {
      const put = (status: string, was: string) =>
        at.query(`update area."${area}" set status = $2 where partner_id = $1 and status = $3`, status, was)
      await put('SUSPENDED', 'APPROVED')
      expect(await failedOf(shop)).toEqual([code])
      await put('APPROVED', 'SUSPENDED')
    }
    await without('smsTemplate', 41016)
    await without('smsSign', 41003)
    expect(await used()).toEqual(before)
    expect(await failedOf(shop)).toEqual([])
    expect(await used()).not.toEqual(before)
    expect(await failedOf(shop)).toEqual([10004])
    expect(await failedOf(await shopWith({ grant_status: 'GRANTED' }))).toEqual([10006])
    expect((await post('sendrenewremind', { targets: [shopKey(shop)] })).code).toBe(10001)
  })

  it('gives a link for a shop’s owner to grant one of the partner’s apps', async () => {
    const { app_id } = shopKey(await shopWith({ op: 'pdd' }))
    expect(await ask(`grantlink?op=pdd&app_id=${app_id}`)).toMatchObject({
      url: expect.stringMatching(/^https:\/\/open\.example\.com\/grant\?op=pdd&app_id=\w+&state=\d{16}$/),
      expire_time: at.clock.now + 7 * secondsPerDay,
    })
    // An app is the partner's whose it is, whatever a stranger's account is called.
    const stranger = await at.running.signIn('demo_agent')
    await at.running.store.query(
      `update platform.account set username = 'partners' where username = 'demo_agent'`,
    )
    expect((await get(`grantlink?op=pdd&app_id=${app_id}`, stranger)).code).toBe(10002)
  })
})
