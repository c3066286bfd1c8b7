import { sandboxPartners } from '@mock/platform'
import merchant from '@resources/merchant/merchant/merchant.area'
import { topicsOf } from '@resources/merchant/merchant/topics'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Condition, dayOf, holds, secondsPerDay, type WireRecord } from '@/declaration'
import { recordsIn } from './areas/oracle'
import { oneWay, type Running } from './harness'

const [{ partnerId }] = sandboxPartners

/** Topics, pushes and reminders of merchants (resources/README.md#pushes). They do not depend on how the platform runs. */
describe(`topics and pushes of merchants: ${oneWay.name}`, () => {
  let running: Running
  let token = ''
  beforeAll(async () => {
    // Noon in UTC+8: there is a day's morning to look at.
    running = await oneWay.start({ now: 1_717_214_400 })
    token = await running.signIn()
  })
  afterAll(() => running.stop())

  const shops = () => recordsIn(running.store, merchant, partnerId)
  const shopWith = async (condition: Condition, nth = 0) => {
    const shop = (await shops()).filter((one) => holds(condition, one, running.clock.now))[nth]
    if (!shop) throw new Error(`no shop with ${JSON.stringify(condition)}`)
    return shop
  }
  const keyOf = ({ op, app_id, seller_nick }: WireRecord) => ({
    op: String(op),
    app_id: String(app_id),
    seller_nick: String(seller_nick),
  })
  const address = (shop: WireRecord) => {
    const { op, app_id, seller_nick } = keyOf(shop)
    return new URLSearchParams({ sellerNick: seller_nick, appId: app_id, op })
  }
  const again = async (shop: WireRecord) => shopWith(keyOf(shop))
  const switchesOf = async (shop: WireRecord) => {
    const { code, data } = await running.get(`/user/eventlist?${address(shop)}`, token)
    return { code, items: (data as { items?: WireRecord[] } | null)?.items ?? [] }
  }
  const onIn = (items: readonly WireRecord[]) => items.filter((one) => one.is_enable).map((one) => one.topic)
  const update = (shop: WireRecord, topic: string, is_enable: boolean) =>
    running.post(`/user/updateevent?${address(shop)}`, { topic, is_enable }, token)
  const overwrite = (shop: WireRecord, topic_list?: string[]) =>
    running.post(`/user/updateeventlist?${address(shop)}`, topic_list ? { topic_list } : {}, token)
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
  const midnight = () => Date.parse(`${dayOf(running.clock.now)}T00:00:00+08:00`) / 1000

  it('gives the whole catalogue of the shop’s channel with its switches, as many as the shop says', async () => {
    for (const op of ['taobao', 'pdd', 'jd', 'doudian_oms', 'ks']) {
      const shop = await shopWith({ op, grant_status: 'GRANTED' })
      const { items } = await switchesOf(shop)
      expect(items.map(({ topic }) => topic)).toEqual(topicsOf(op).map(({ topic }) => topic))
      expect(items).toHaveLength(Number(shop.topics_total))
      expect(onIn(items)).toHaveLength(Number(shop.topics_on))
    }
    const shop = await shopWith({ op: 'taobao' })
    expect((await switchesOf({ ...shop, app_id: 'nobody' })).code).toBe(40001)
    expect((await switchesOf({ ...shop, op: 'amazon' })).code).toBe(40022)
  })

  it('switches one topic and overwrites all, says why not, and the shop’s count follows', async () => {
    const shop = await shopWith({ op: 'taobao', grant_status: 'GRANTED' })
    const on = await update(shop, 'tb_trade_fee', true)
    expect(on).toMatchObject({
      code: 0,
      data: { topic: 'tb_trade_fee', is_enable: true, update_time: running.clock.now },
    })
    const before = onIn((await switchesOf(shop)).items)
    expect(before).toContain('tb_trade_fee')
    expect((await again(shop)).topics_on).toBe(before.length)

    const set = ['tb_trade_paid', 'tb_trade_memo']
    expect((await overwrite(shop, set)).code).toBe(0)
    expect(onIn((await switchesOf(shop)).items)).toEqual(set)
    expect((await again(shop)).topics_on).toBe(2)
    expect(await update(shop, 'tb_trade_memo', false)).toMatchObject({ code: 0, data: { is_enable: false } })

    const refused: [attempt: Promise<{ code: number }>, code: number][] = [
      [update(shop, 'pdd_trade_paid', true), 40021],
      [update(shop, 'tb_trade_paid', false), 40023],
      [overwrite(shop, ['tb_trade_memo']), 40023],
      [overwrite(shop, ['tb_trade_paid', 'tb_nothing']), 40021],
      [overwrite(shop), 10001],
      [update(await shopWith({ grant_status: 'EXPIRED' }), 'tb_trade_fee', true), 40002],
      [overwrite(await shopWith({ grant_status: 'CLEARED' }), set), 40003],
      [update({ ...shop, seller_nick: 'nobody' }, 'tb_trade_fee', true), 40001],
    ]
    for (const [attempt, code] of refused) expect((await attempt).code).toBe(code)
    expect((await again(shop)).topics_on).toBe(1)
  })

  it('tells which shops of a channel have what, and a cleared grant leaves nothing on', async () => {
    const shop = await shopWith({ op: 'pdd', grant_status: 'GRANTED', error_message: '' })
    await update(shop, 'pdd_trade_address', true)
    const { data } = await running.get('/user/topicshops?op=pdd', token)
    const { items } = data as { items: { seller_nick: string; topics: string[] }[] }
    const all = await shops()
    expect(items).toHaveLength(all.filter(({ op }) => op === 'pdd').length)
    for (const { seller_nick, topics } of items)
      expect(topics).toHaveLength(Number(all.find((one) => one.seller_nick === seller_nick)?.topics_on))
    expect((await running.post('/user/cleargrant', keyOf(shop), token)).code).toBe(0)
    expect(onIn((await switchesOf(shop)).items)).toEqual([])
    expect((await again(shop)).topics_on).toBe(0)
  })

  it('starts with a log that agrees with each shop, and has every state', async () => {
    const all = await log()
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['WAITING', 'RETRYING', 'SUCCESS', 'FAILED', 'SKIPPED']),
    )
    const today = all.filter((one) => Number(one.create_time) >= midnight())
    for (const shop of await shops()) {
      const own = today.filter((one) => holds(keyOf(shop), one, 0))
      const tried = all.filter((one) => holds(keyOf(shop), one, 0)).map((one) => Number(one.push_time))
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
      ...keyOf(shop),
      status: { in: ['RETRYING', 'FAILED'] },
      create_time: { atLeast: midnight() },
    }
    const lost = await log(failing)
    expect(lost).toHaveLength(Number(shop.today_fail))
    expect(await running.post('/user/repushtoday', { targets: [keyOf(shop)] }, token)).toMatchObject({
      data: { success: [expect.any(String)], failed: [] },
    })
    await pass(4)
    expect((await again(shop)).today_fail).toBe(0)
    const [first] = lost
    expect((await log({ message_id: String(first?.message_id) }))[0]).toMatchObject({
      status: 'SUCCESS',
      attempts: Number(first?.attempts) + 1,
    })

    const codeOf = async (id: unknown) =>
      ((await repush([id])).data as { failed: { code: number }[] }).failed[0]?.code ?? 0
    const [delivered] = await log({ ...keyOf(shop), status: 'SUCCESS', create_time: { atLeast: midnight() } })
    expect(await codeOf(delivered?.message_id)).toBe(0)
    await pass(4)
    expect(await codeOf(delivered?.message_id)).toBe(10004)
    const { op, seller_nick, tid } = delivered ?? {}
    const byOrder = (order: unknown) =>
      running.post(
        '/user/repushorder',
        { op: String(op), seller_nick: String(seller_nick), tid: String(order) },
        token,
      )
    await pass(12)
    expect((await byOrder(tid)).data).toEqual({ success: [delivered?.message_id], failed: [] })
    expect((await byOrder('0')).code).toBe(10002)
    const [old] = await log({ create_time: { beforeDays: 7 } })
    expect(await codeOf(old?.message_id)).toBe(40041)
    expect(await codeOf('0'.repeat(32))).toBe(10002)
    const week = (days: number) =>
      running.get(
        `/user/pushloglist?begin_date=${dayOf(running.clock.now - days * secondsPerDay)}&end_date=${dayOf(running.clock.now)}`,
        token,
      )
    expect((await week(6)).code).toBe(0)
    expect((await week(7)).code).toBe(10009)
  })

  it('tries a message eight times in hours before it has failed', async () => {
    const [{ message_id } = {}] = await log({ status: 'SUCCESS', create_time: { atLeast: midnight() } })
    const message = async () => (await log({ message_id: String(message_id) }))[0] ?? {}
    running.channels.down = ['push']
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
    expect((await shopWith(keyOf(await message()))).today_fail).toBeGreaterThan(0)
    // Once more by hand is one more try.
    running.channels.down = []
    await repush([message_id])
    await pass(4)
    expect(await message()).toMatchObject({ status: 'SUCCESS', attempts: 9 })
  })

  it('stops pushing to a server that fails, queues its messages, and goes on once it answers', async () => {
    const recent = await log({ status: 'SUCCESS', create_time: { withinLastDays: 6 } })
    const of = (shop: WireRecord) => recent.filter((one) => holds(keyOf(shop), one, 0))
    const shop = (await shops()).find((one) => one.sync_status === 'RUNNING' && of(one).length >= 20)
    if (!shop) throw new Error('no busy shop')
    const ids = of(shop).map((one) => one.message_id)
    running.channels.down = ['push']
    await repush(ids)
    await pass(60, 30)
    expect(await again(shop)).toMatchObject({ sync_status: 'ERROR', error_message: '推送超时（3 秒无应答）' })
    expect(
      new Set((await log({ ...keyOf(shop), status: 'RETRYING' })).map(({ next_time }) => next_time)),
    ).toEqual(new Set([null]))
    running.channels.down = []
    await pass(64, 60)
    await pass(4)
    expect(await again(shop)).toMatchObject({ sync_status: 'RUNNING', error_message: '', today_fail: 0 })
    expect(await log({ ...keyOf(shop), status: 'RETRYING' })).toEqual([])
    // A server that answers 502 stays so.
    expect(await shopWith({ shop_id: '90000502' })).toMatchObject({
      sync_status: 'ERROR',
      error_message: '推送地址返回 502',
    })
  })

  it('begins the figures of the day anew at midnight', async () => {
    expect((await shops()).some(({ today_push }) => Number(today_push) > 0)).toBe(true)
    running.clock.now = midnight() + secondsPerDay
    await pass(1)
    expect((await shops()).filter(({ today_push }) => Number(today_push) > 0).length).toBeLessThan(2)
  })

  it('reminds a shop that runs out, once a day, at the price of a text message', async () => {
    const shop = await shopWith({ grant_status: 'EXPIRED' })
    const remind = (one: WireRecord) =>
      running.post('/user/sendrenewremind', { targets: [keyOf(one)], request_id: crypto.randomUUID() }, token)
    const failedOf = async (one: WireRecord) =>
      ((await remind(one)).data as { failed: { code: number }[] }).failed.map(({ code }) => code)
    const used = async () => {
      const { data } = await running.get('/user/feelist?service=SMS_NOTICE&limit=1', token)
      return data
    }
    const before = await used()
    // Without an approved template or signature nothing is sent, and the day's one reminder is still to come.
    const without = async (area: 'smsTemplate' | 'smsSign', code: number) => {
      const put = (status: string, was: string) =>
        running.store.query(`update area."${area}" set status = $2 where partner_id = $1 and status = $3`, [
          partnerId,
          status,
          was,
        ])
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
    expect((await running.post('/user/sendrenewremind', { targets: [keyOf(shop)] }, token)).code).toBe(10001)
  })

  it('gives a link for a shop’s owner to grant one of the partner’s apps', async () => {
    const { app_id } = keyOf(await shopWith({ op: 'pdd' }))
    const { data } = await running.get(`/user/grantlink?op=pdd&app_id=${app_id}`, token)
    expect(data).toMatchObject({
      url: expect.stringMatching(/^https:\/\/open\.example\.com\/grant\?op=pdd&app_id=\w+&state=\d{16}$/),
      expire_time: running.clock.now + 7 * secondsPerDay,
    })
    expect((await running.get(`/user/grantlink?op=amazon&app_id=${app_id}`, token)).code).toBe(40022)
    expect((await running.get('/user/grantlink?op=pdd&app_id=stranger', token)).code).toBe(10002)
    // An app is the partner's whose it is, whatever a stranger's account is called.
    const stranger = await running.signIn('demo_agent')
    await running.store.query(
      `update platform.account set username = 'partners' where username = 'demo_agent'`,
    )
    expect((await running.get(`/user/grantlink?op=pdd&app_id=${app_id}`, stranger)).code).toBe(10002)
  })
})
