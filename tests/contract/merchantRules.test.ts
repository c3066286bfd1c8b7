import merchant, { type Merchant } from '@resources/merchant/merchant/merchant.area'
import { describe, expect, it } from 'vitest'
import { type Condition, idOf, type WireRecord } from '@/declaration'
import { parse } from '@/expression'
import { isFullRun } from '../scope'
import { Operator, shopKey } from './operator'

/** The two push rules of shops (resources/README.md#push-rules), their caps and grants. */
describe('rules of merchants', () => {
  const at = new Operator()
  const { post, list } = at
  /** A shop by its key, as the calls take it. */
  const shopWith = async (condition: Condition) => shopKey(await at.sampleOf(merchant, condition))
  const granted = () => shopWith({ grant_status: 'GRANTED', op: 'taobao' })
  const expired = () => shopWith({ grant_status: 'EXPIRED', op: { not: '1688' } })
  const expiring = () => shopWith({ grant_status: 'EXPIRING', op: { not: '1688' } })
  const of1688 = () => shopWith({ grant_status: 'GRANTED', op: '1688' })
  const ruleOf = async (shop: WireRecord, name: 'paid_push_rule' | 'flag_push_rule') =>
    (await at.sampleOf(merchant, shopKey(shop)))[name]
  // Undefined values are not sent.
  const paid = (shop: object, is_enable?: boolean, filter_express?: string) =>
    post('savepaidpushrule', JSON.parse(JSON.stringify({ ...shop, is_enable, filter_express })))
  const flag = (shop: object, again?: boolean, memo?: string, flags?: string) => {
    const rule = {
      ordersync_after_seller_change_memo: again,
      ordersync_memo_filter_express: memo,
      ordersync_seller_flag: flags,
    }
    return post('saveflagpushrule', JSON.parse(JSON.stringify({ ...shop, ...rule })))
  }

  it('has only expressions in its sample that can be read', async () => {
    const rules = (await at.stored(merchant)).flatMap(({ paid_push_rule, flag_push_rule }) => [
      ...expressions(paid_push_rule, 'filter_express').map((text) => parse(text, 'message')),
      ...expressions(flag_push_rule, 'ordersync_memo_filter_express').map((text) => parse(text, 'memo')),
    ])
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.filter(({ ok }) => !ok)).toEqual([])
  })

  it('keeps the buyer-message rule as the text of its JSON, changes it, and deletes it when nothing is left of it', async () => {
    const shop = await granted()
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
    const shop = await granted()
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
    const shop = await granted()
    const before = await ruleOf(shop, 'paid_push_rule')
    expect(await paid(shop, true, text)).toMatchObject({ code, message })
    expect(await ruleOf(shop, 'paid_push_rule')).toBe(before)
  })

  it.each([
    ["买家留言 包含 'vip'", '1', 40011, '规则表达式有误：第1个字符附近'],
    ["卖家备注 = 'vip'", '1', 40011, '规则表达式有误：第6个字符附近'],
    [`卖家备注 包含 '${'长'.repeat(191)}'`, '1', 40012, '规则表达式不能超过200个字符'],
    ['', '6', 40013, '旗帜取值只能为0到5'],
    ['', '1,,3', 40013, '旗帜取值只能为0到5'],
    ['', '红', 40013, '旗帜取值只能为0到5'],
  ])('refuses the memo rule %j with the flags %j', async (memo, flags, code, message) => {
    expect(await flag(await granted(), true, memo, flags)).toMatchObject({ code, message })
  })

  it('sets the rule for many shops, and tells for each that was refused why', async () => {
    const [other, late] = [await of1688(), await expired()]
    const fine = [await granted(), await expiring()]
    const request_id = 'rules-for-many-shops'
    const send = () =>
      flag({ targets: [other, ...fine, late], request_id }, true, "卖家备注 包含 '加急'", '3,1')
    const first = await send()
    expect(first).toMatchObject({
      code: 0,
      data: {
        success: fine.map((shop) => idOf(merchant.key, shop)),
        failed: [
          { id: idOf(merchant.key, other), code: 40014 },
          { id: idOf(merchant.key, late), code: 40002 },
        ],
      },
    })
    for (const shop of fine) expect(await ruleOf(shop, 'flag_push_rule')).toContain('"1,3"')
    // Somebody else changes it meanwhile: the same request does not happen again.
    await flag(fine[0] ?? {}, false, '', '')
    expect(await send()).toEqual(first)
    expect(await ruleOf(fine[0] ?? {}, 'flag_push_rule')).toBe('')
  })

  it('is found by whether a rule is set', async () => {
    const shop = await granted()
    const found = async (rule: string) => {
      const query = new URLSearchParams({ rule, seller_nick: shop.seller_nick })
      return (await list(`merchantlist?${query}`)).items.length
    }
    await paid(shop)
    await flag(shop)
    expect([await found('SET'), await found('UNSET')]).toEqual([0, 1])
    await paid(shop, true)
    expect([await found('SET'), await found('UNSET')]).toEqual([1, 0])
  })

  it('takes no monthly cap below what was used; 0 is no cap', async () => {
    const { items } = await list<Merchant>('merchantlist?agent_pay=1&grant_status=GRANTED&limit=100')
    const shop = items.find((one) => one.agent_pay.month_used_li > 1)
    if (!shop) throw new Error('the sample has no shop with agent pay')
    const { op, app_id, seller_nick, agent_pay } = shop
    const cap = (month_limit_li: number) =>
      post('saveagentpay', { op, app_id, seller_nick, is_enable: true, month_limit_li })
    expect(await cap(agent_pay.month_used_li - 1)).toMatchObject({ code: 40032 })
    expect(await cap(0)).toMatchObject({ code: 0, data: { agent_pay: { month_limit_li: 0 } } })
    expect(await cap(agent_pay.month_used_li)).toMatchObject({ code: 0 })
  })

  if (isFullRun)
    it('has a grant expiring seven days before its end and expired after it, without anybody asking', async () => {
      // The next grant to end: all jobs until then are done.
      const granted = 'grant_status=GRANTED&sync_status=RUNNING&sort=grant_expire_time&limit=1'
      const [shop = {}] = (await list<WireRecord>(`merchantlist?${granted}`)).items
      const now = () => at.sampleOf(merchant, shopKey(shop))
      await at.pass(Number(shop.grant_expire_time) - at.clock.now - 7 * 86_400)
      expect(await now()).toMatchObject({ grant_status: 'EXPIRING', sync_status: 'RUNNING' })
      await at.pass(7 * 86_400 + 1)
      expect(await now()).toMatchObject({ grant_status: 'EXPIRED', sync_status: 'ERROR' })
    })
})

const expressions = (rule: unknown, part: string): string[] => {
  const text: unknown = rule ? JSON.parse(String(rule))[part] : ''
  return typeof text === 'string' && text !== '' ? [text] : []
}
