import { sandboxPartners } from '@mock/platform'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Condition, holds, idOf, type WireRecord } from '@/declaration'
import { parse } from '@/expression'
import { recordsIn } from './areas/oracle'
import { dataOf, oneWay, type Running } from './harness'

/** The two push rules of shops (resources/README.md#push-rules). They do not depend on how the platform runs. */
describe(`push rules of merchants: ${oneWay.name}`, () => {
  let running: Running
  let token = ''
  let shops: readonly WireRecord[] = []
  beforeAll(async () => {
    running = await oneWay.start()
    token = await running.signIn()
    shops = await stored()
  })
  afterAll(() => running.stop())

  const stored = () => recordsIn(running.store, merchant, sandboxPartners[0].partnerId)
  /** A shop of the sample, by its key as the calls take it. */
  const shopWith = (condition: Condition) => {
    const shop = shops.find((one) => holds(condition, one, running.clock.now))
    if (!shop) throw new Error(`no shop with ${JSON.stringify(condition)}`)
    const { op, app_id, seller_nick } = shop
    return { op: String(op), app_id: String(app_id), seller_nick: String(seller_nick) }
  }
  const granted = () => shopWith({ grant_status: 'GRANTED', op: 'taobao' })
  const ruleOf = async (shop: WireRecord, name: 'paid_push_rule' | 'flag_push_rule') =>
    (await stored()).find((one) => idOf(merchant.key, one) === idOf(merchant.key, shop))?.[name]
  const paid = (shop: object, is_enable?: boolean, filter_express?: string) =>
    running.post('/user/savepaidpushrule', { ...shop, ...asked({ is_enable, filter_express }) }, token)
  const flag = (shop: object, again?: boolean, memo?: string, flags?: string) =>
    running.post(
      '/user/saveflagpushrule',
      {
        ...shop,
        ...asked({
          ordersync_after_seller_change_memo: again,
          ordersync_memo_filter_express: memo,
          ordersync_seller_flag: flags,
        }),
      },
      token,
    )

  it('has only expressions in its sample that can be read', () => {
    const rules = shops.flatMap(({ paid_push_rule, flag_push_rule }) => [
      ...expressions(paid_push_rule, 'filter_express').map((text) => parse(text, 'message')),
      ...expressions(flag_push_rule, 'ordersync_memo_filter_express').map((text) => parse(text, 'memo')),
    ])
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.filter(({ ok }) => !ok)).toEqual([])
  })

  it('keeps the buyer-message rule as the text of its JSON, changes it, and deletes it when nothing is left of it', async () => {
    const shop = granted()
    const steps: [is_enable: boolean | undefined, text: string | undefined, kept: string][] = [
      [
        true,
        "  买家留言 包含 'vip' 或 买家留言 不为空 ",
        `{"is_enable":true,"filter_express":"买家留言 包含 'vip' 或 买家留言 不为空"}`,
      ],
      [false, "买家留言 包含 'vip'", `{"is_enable":false,"filter_express":"买家留言 包含 'vip'"}`],
      [true, '', '{"is_enable":true,"filter_express":""}'],
      [true, undefined, '{"is_enable":true,"filter_express":""}'],
      [false, '  ', ''],
      [undefined, undefined, ''],
    ]
    for (const [is_enable, text, kept] of steps) {
      expect(await paid(shop, is_enable, text)).toMatchObject({ code: 0, data: { paid_push_rule: kept } })
      expect(await ruleOf(shop, 'paid_push_rule')).toBe(kept)
    }
  })

  it('keeps the memo/flag rule with its flags in their order, each once, and deletes it when nothing is left', async () => {
    const shop = granted()
    const kept = (again: boolean, memo: string, flags: string) =>
      `{"ordersync_after_seller_change_memo":${again},"ordersync_memo_filter_express":"${memo}","ordersync_seller_flag":"${flags}"}`
    const steps: [again: boolean, memo: string, flags: string, kept: string][] = [
      [true, "卖家备注 包含 '加急'", '1,3', kept(true, "卖家备注 包含 '加急'", '1,3')],
      [false, '', '5, 0 ,1,0', kept(false, '', '0,1,5')],
      [false, '卖家备注 为空', '', kept(false, '卖家备注 为空', '')],
      [true, '', '', kept(true, '', '')],
      [false, '', '', ''],
    ]
    for (const [again, memo, flags, rule] of steps) {
      expect(await flag(shop, again, memo, flags)).toMatchObject({ code: 0, data: { flag_push_rule: rule } })
      expect(await ruleOf(shop, 'flag_push_rule')).toBe(rule)
    }
  })

  it.each([
    ["买家留言 包合 'vip'", 40011, '规则表达式有误：第6个字符附近'],
    ["  买家留言 包含 'vip", 40011, '规则表达式有误：第11个字符附近'],
    ["买家留言 包含 'a' 且", 40011, '规则表达式有误：第14个字符附近'],
    ["卖家备注 包含 'vip'", 40011, '规则表达式有误：第1个字符附近'],
    [`${'买家留言为空或'.repeat(10)}买家留言为空`, 40011, '规则表达式有误：第71个字符附近'],
    [`买家留言 包含 '${'长'.repeat(191)}'`, 40012, '规则表达式不能超过200个字符'],
  ])('refuses %s', async (text, code, message) => {
    const shop = granted()
    const before = await ruleOf(shop, 'paid_push_rule')
    expect(await paid(shop, true, text)).toMatchObject({ code, message })
    expect(await ruleOf(shop, 'paid_push_rule')).toBe(before)
  })

  it.each([
    ["买家留言 包含 'vip'", '1', 40011],
    ["卖家备注 = 'vip'", '1', 40011],
    [`卖家备注 包含 '${'长'.repeat(191)}'`, '1', 40012],
    ['', '6', 40013],
    ['', '1,,3', 40013],
    ['', '红', 40013],
  ])('refuses the memo rule %j with the flags %j', async (memo, flags, code) => {
    expect(await flag(granted(), true, memo, flags)).toMatchObject({ code })
  })

  it('says why a shop can have no rule', async () => {
    const nobody = { op: 'taobao', app_id: 'demo', seller_nick: '没有这家店' }
    const cases: [shop: object, paid: number, flag: number][] = [
      [shopWith({ grant_status: 'EXPIRED', op: { not: '1688' } }), 40002, 40002],
      [shopWith({ grant_status: 'CLEARED', op: { not: '1688' } }), 40003, 40003],
      [shopWith({ grant_status: 'GRANTED', op: '1688' }), 0, 40014],
      [shopWith({ grant_status: 'EXPIRING', op: { not: '1688' } }), 0, 0],
      [nobody, 40001, 40001],
    ]
    for (const [shop, ofPaid, ofFlag] of cases) {
      expect(await paid(shop, true, '买家留言 不为空')).toMatchObject({ code: ofPaid })
      expect(await flag(shop, true, '', '1')).toMatchObject({ code: ofFlag })
    }
  })

  it('sets the rule for many shops, and tells for each that was refused why', async () => {
    const other = shopWith({ grant_status: 'GRANTED', op: '1688' })
    const expired = shopWith({ grant_status: 'EXPIRED', op: { not: '1688' } })
    const fine = [granted(), shopWith({ grant_status: 'EXPIRING', op: { not: '1688' } })]
    const request_id = 'rules-for-many-shops'
    const send = () =>
      flag({ targets: [other, ...fine, expired], request_id }, true, "卖家备注 包含 '加急'", '3,1')
    const first = await send()
    expect(first).toMatchObject({
      code: 0,
      data: {
        success: fine.map((shop) => idOf(merchant.key, shop)),
        failed: [
          { id: idOf(merchant.key, other), code: 40014 },
          { id: idOf(merchant.key, expired), code: 40002 },
        ],
      },
    })
    for (const shop of fine) expect(await ruleOf(shop, 'flag_push_rule')).toContain('"1,3"')
    // Somebody else changes it meanwhile: the same request does not happen again.
    await flag(fine[0] ?? {}, false, '', '')
    expect(await send()).toEqual(first)
    expect(await ruleOf(fine[0] ?? {}, 'flag_push_rule')).toBe('')
    expect(await flag({ targets: fine, request_id }, false, '', '')).toMatchObject({ code: 10005 })
  })

  it('is found by whether a rule is set', async () => {
    const shop = granted()
    const found = async (rule: string) => {
      const answer = await running.get(
        `/user/merchantlist?rule=${rule}&seller_nick=${encodeURIComponent(shop.seller_nick)}`,
        token,
      )
      return dataOf<{ items: readonly Merchant[] }>(answer).items.length
    }
    await paid(shop)
    await flag(shop)
    expect([await found('SET'), await found('UNSET')]).toEqual([0, 1])
    await paid(shop, true)
    expect([await found('SET'), await found('UNSET')]).toEqual([1, 0])
  })
})

/** What of a body is sent at all. */
const asked = (body: { readonly [name: string]: boolean | string | undefined }) =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const expressions = (rule: unknown, part: string): string[] => {
  const text: unknown = rule ? JSON.parse(String(rule))[part] : ''
  return typeof text === 'string' && text !== '' ? [text] : []
}
