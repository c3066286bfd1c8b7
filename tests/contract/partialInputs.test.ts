import merchant, { type Merchant } from '@resources/merchant/merchant/merchant.area'
import complaint from '@resources/pay/complaint/complaint.area'
import { describe, expect, it } from 'vitest'
import { type Condition, idOf, type Resource, type WireRecord } from '@/declaration'
import { Operator, shopKey } from './operator'

/** Settings of records that a call leaves out. */
describe('settings that are not sent', () => {
  const at = new Operator()
  const { post } = at

  const found = async (condition: Condition, count: number, area: Resource = merchant) => {
    const records = await at.stored(area, condition)
    if (records.length < count) throw new Error(`too few records with ${JSON.stringify(condition)}`)
    return records.slice(0, count)
  }
  const now = async (record: WireRecord) => {
    return (await at.sampleOf(merchant, shopKey(record))) as WireRecord & Merchant
  }
  /** Changes a shop in the store; the value is `$5`. */
  const put = (shop: WireRecord, assignment: string, value: object) =>
    at.query(
      `update area.merchant set ${assignment} where partner_id = $1 and op = $2 and app_id = $3 and seller_nick = $4`,
      ...Object.values(shopKey(shop)),
      JSON.stringify(value),
    )
  const shops = (count: number) => found({ grant_status: 'GRANTED', op: 'taobao' }, count)

  /** Two shops, each with a rule of its own. */
  const withRules = async () => {
    const [first = {}, second = {}] = await shops(2)
    const [one, other] = [shopKey(first), shopKey(second)]
    await post('savepaidpushrule', { ...one, is_enable: true, filter_express: "买家留言 包含 '加急'" })
    await post('savepaidpushrule', {
      ...other,
      is_enable: false,
      filter_express: "买家留言 包含 'vip'",
    })
    return { one, other, targets: [one, other] }
  }
  const rules = async (records: readonly WireRecord[]) =>
    Promise.all(records.map(async (one) => JSON.parse((await now(one)).paid_push_rule || 'null')))

  it('of a rule, which is kept as one text, stay as each shop has them', async () => {
    const { targets } = await withRules()
    expect(await post('savepaidpushrule', { targets, is_enable: true })).toMatchObject({ code: 0 })
    expect(await rules(targets)).toEqual([
      { is_enable: true, filter_express: "买家留言 包含 '加急'" },
      { is_enable: true, filter_express: "买家留言 包含 'vip'" },
    ])
    await post('savepaidpushrule', { targets, filter_express: "买家留言 包含 'b'" })
    await post('savepaidpushrule', { targets: targets.slice(1), is_enable: false })
    expect(await rules(targets)).toEqual([
      { is_enable: true, filter_express: "买家留言 包含 'b'" },
      { is_enable: false, filter_express: "买家留言 包含 'b'" },
    ])
  })

  it('stay also where one record is named, and where nothing is sent at all', async () => {
    const { one, targets } = await withRules()
    const before = await rules(targets)
    expect(await post('savepaidpushrule', { ...one })).toMatchObject({ code: 0 })
    expect(await post('savepaidpushrule', { targets })).toMatchObject({ code: 0 })
    expect(await rules(targets)).toEqual(before)
    await post('savepaidpushrule', { ...one, is_enable: false })
    expect(await rules([one])).toEqual([{ is_enable: false, filter_express: "买家留言 包含 '加急'" }])
  })

  it('stay where another is emptied, and the rule goes with its last part', async () => {
    const { one, other, targets } = await withRules()
    await post('savepaidpushrule', { targets, filter_express: '' })
    expect(await rules(targets)).toEqual([{ is_enable: true, filter_express: '' }, null])
    await post('savepaidpushrule', { targets: [one, other], is_enable: false })
    expect(await rules(targets)).toEqual([null, null])
  })

  it('of the memo rule stay, each part for itself', async () => {
    const targets = (await shops(2)).map(shopKey)
    const rule = (flags: string, memo: string, again: boolean) => ({
      ordersync_after_seller_change_memo: again,
      ordersync_memo_filter_express: memo,
      ordersync_seller_flag: flags,
    })
    await post('saveflagpushrule', { ...targets[0], ...rule('1,3', "卖家备注 包含 '加急'", true) })
    await post('saveflagpushrule', { ...targets[1], ...rule('', "卖家备注 包含 'vip'", false) })
    await post('saveflagpushrule', { targets, ordersync_seller_flag: '5,2' })
    const kept = await Promise.all(targets.map(async (one) => JSON.parse((await now(one)).flag_push_rule)))
    expect(kept).toEqual([
      rule('2,5', "卖家备注 包含 '加急'", true),
      rule('2,5', "卖家备注 包含 'vip'", false),
    ])
  })

  it('are held to no rule again: a broken expression that is there stays, with what else is in the rule', async () => {
    const [shop = {}] = await shops(1)
    const write = (rule: object) => put(shop, 'paid_push_rule = $5', rule)
    await write({ is_enable: 1, filter_express: '很久以前写的', by: '王' })
    await post('savepaidpushrule', { targets: [shopKey(shop)], is_enable: false })
    expect(await rules([shop])).toEqual([{ is_enable: false, filter_express: '很久以前写的', by: '王' }])
    // A stored 1 still means yes when the setting is not sent.
    await write({ is_enable: 1, filter_express: '很久以前写的' })
    await post('savepaidpushrule', { targets: [shopKey(shop)], filter_express: '买家留言 为空' })
    expect(await rules([shop])).toEqual([{ is_enable: true, filter_express: '买家留言 为空' }])
    expect(await post('savepaidpushrule', { ...shopKey(shop), filter_express: '坏' })).toMatchObject({
      code: 40011,
    })
  })

  it('of agent pay stay, and conditions judge by them: an amount used above the cap that is kept refuses that shop alone', async () => {
    const [first = {}, second = {}] = await shops(2)
    const give = (shop: WireRecord, agent_pay: object) => put(shop, 'agent_pay = $5::jsonb', agent_pay)
    const targets = [shopKey(first), shopKey(second)]
    const less = { is_enable: false, month_limit_li: 500_000, month_used_li: 900_000 }
    const more = { ...less, month_limit_li: 1_000_000 }
    await give(first, less)
    await give(second, more)
    expect(await post('saveagentpay', { targets, is_enable: true })).toMatchObject({
      code: 0,
      data: {
        success: [idOf(merchant.key, second)],
        failed: [{ id: idOf(merchant.key, first), code: 40032 }],
      },
    })
    expect((await now(first)).agent_pay).toEqual(less)
    expect((await now(second)).agent_pay).toEqual({ ...more, is_enable: true })
    // A cap below the amount used: refused where it is switched on, kept where it is off.
    expect(await post('saveagentpay', { targets, month_limit_li: 100_000 })).toMatchObject({
      data: {
        success: [idOf(merchant.key, first)],
        failed: [{ id: idOf(merchant.key, second), code: 40032 }],
      },
    })
    expect((await now(first)).agent_pay).toMatchObject({ is_enable: false, month_limit_li: 100_000 })
    expect((await now(second)).agent_pay).toMatchObject({ is_enable: true, month_limit_li: 1_000_000 })
  })

  it('are asked for where they are required and nothing else is sent', async () => {
    const open = await found({ complaint_state: { in: ['PENDING', 'PROCESSING'] } }, 2, complaint)
    const ids = open.map(({ complaint_id }) => String(complaint_id))
    for (const body of [{ ids }, { ids, assignee: '' }])
      expect(await post('assigncomplaint', body)).toMatchObject({
        data: { success: [], failed: ids.map((id) => ({ id, code: 10001 })) },
      })
  })
})
