import type { JsonObject } from '@mock/platform/contract'
import merchant from '@resources/merchant/merchant/merchant.area'
import { shopClosed } from '@resources/merchant/merchant/platform/rules'
import { describe, expect, test } from 'vitest'
import { type Condition, secondsPerDay } from '@/declaration'
import { calls as specified } from '../otherPlatform/calls'
import type { Answer } from './answers'
import { newRequestId } from './harness'
import { batchOf, Operator, shopInAddress, shopKey } from './operator'

/** Makes the call of a row. */
type Send = (body?: JsonObject) => Promise<Answer>
type Refused = Pick<Answer, 'code' | 'message'> | undefined
type Row = [code: number, message: string | RegExp, ask: (send: Send) => Promise<Refused>]
type Shop = ReturnType<typeof shopKey>

const nobody: Shop = { op: 'taobao', app_id: 'x', seller_nick: 'nobody' }
const granted = { grant_status: 'GRANTED', op: 'taobao', error_message: '' }
const expired = { grant_status: 'EXPIRED' }
const cleared = { grant_status: 'CLEARED' }

/**
 * Which call refuses with which code, and its message (resources/README.md#error-codes). Sign-in and registration, the
 * personal info page and push rules have tables of their own; what the declaration of an area refuses is tested with it.
 */
describe('codes of calls', () => {
  const at = new Operator()
  const { get, post, down } = at

  const shop = async (condition: Condition): Promise<Shop> => shopKey(await at.sampleOf(merchant, condition))
  const order = () =>
    post('getpayqrcode', { amount_fen: 10_000, pay_channel: 'WXPAY', request_id: newRequestId() })
  const days = (begin: string, end: string) => get(`feestat?group=DAY&begin_date=${begin}&end_date=${end}`)
  const remind = async (of: Condition = expired) =>
    post('sendrenewremind', { ...(await shop(of)), request_id: newRequestId() })
  /** Changes a column for the duration of one call. */
  const during = async (
    [column, value, usual]: readonly [column: string, value: string, usual: string],
    ask: () => Promise<Refused>,
    where = 'true',
  ) => {
    const put = (to: string) => at.query(`update ${column} = $2 where partner_id = $1 and ${where}`, to)
    await put(value)
    return ask().finally(() => put(usual))
  }
  const reviewing = (ask: () => Promise<Answer>) =>
    during(['platform.partner set status', 'REVIEWING', 'NORMAL'], ask)
  /** Sets the partner's balance behind the ledger's back; the next look restores what the entries say. */
  const poor = async (balance_li: number, ask: () => Promise<Answer>) => {
    await at.query('delete from partner_wallet where partner_id = $1')
    await at.query('insert into partner_wallet values ($1, $2::bigint, 0, 0, 200000, 9999999, 0)', balance_li)
    return ask().finally(() => at.query('delete from partner_wallet where partner_id = $1'))
  }
  const topic = async (of: Condition, one: string, is_enable: boolean) =>
    post(`updateevent?${shopInAddress(await shop(of))}`, { topic: one, is_enable })
  const topics = async (of: Condition, ...topic_list: readonly string[]) =>
    post(`updateeventlist?${shopInAddress(await shop(of))}`, { topic_list })
  const agentPay = async () =>
    post('saveagentpay', { ...(await shop(granted)), is_enable: true, month_limit_li: 0 })
  /** A push's refusal within a batch, in the form of a single call's. */
  const repush = async (where: string) => {
    const [one] = await at.query<{ message_id: string }>(
      `select message_id from area."pushLog" where partner_id = $1 and ${where} limit 1`,
    )
    return batchOf(await post('repushorder', { ids: [one?.message_id ?? 'none'] })).failed[0]
  }

  test.each(specified)('%s is answered', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    expect((await at.running.fetch(path, { method })).status).toBe(200)
  })

  const calls: Readonly<Record<string, readonly Row[]>> = {
    getpayqrcode: [[31004, '支付渠道暂不可用', () => down('wxpay', order)]],
    closepayqrcode: [[31002, '支付单不存在', (send) => send({ out_trade_no: "'; drop table x" })]],
    getbindwxqrcode: [[10501, '微信接口暂不可用', (send) => down('wechat', () => send())]],
    feestat: [
      [10009, '查询时间跨度不能超过92天', () => days('2024-01-01', '2024-06-01')],
      [10001, /^参数错误/, () => days('2024-06-02', '2024-06-01')],
    ],
    cleargrant: [
      [10001, /^参数错误/, (send) => send({ ...nobody, seller_nick: 'no\0body' })],
      [40001, /^商家不存在/, (send) => send(nobody)],
      [40005, `清除授权失败：${shopClosed}`, async (send) => send(await shop({ error_message: shopClosed }))],
      [10501, '淘宝/天猫接口暂不可用', (send) => down('shops', async () => send(await shop(granted)))],
    ],
    saveagentpay: [[30003, '资料审核中，暂不可用', () => reviewing(() => agentPay())]],
    eventlist: [
      [40001, /^商家不存在/, () => get(`eventlist?${shopInAddress(nobody)}`)],
      [40022, 'op 不合法', () => get(`eventlist?${shopInAddress({ ...nobody, op: 'add' })}`)],
    ],
    updateevent: [
      [
        40001,
        /^商家不存在/,
        () => post(`updateevent?${shopInAddress(nobody)}`, { topic: 'tb_trade_fee', is_enable: true }),
      ],
      [40002, /重新授权$/, () => topic(expired, 'tb_trade_ship', true)],
      [40003, '商家授权已清除', () => topic(cleared, 'tb_trade_ship', true)],
      [40021, '未知或不支持的消息类型：pdd_x', () => topic(granted, 'pdd_x', true)],
      [40023, '必选消息不能关闭：买家已付款，待发货', () => topic(granted, 'tb_trade_paid', false)],
    ],
    updateeventlist: [
      [10001, /^参数错误/, async () => post(`updateeventlist?${shopInAddress(await shop(granted))}`)],
      [40002, /重新授权$/, () => topics(expired, 'tb_trade_paid')],
      [40003, '商家授权已清除', () => topics(cleared, 'tb_trade_paid')],
      [40021, '未知或不支持的消息类型：pdd_x', () => topics(granted, 'tb_trade_paid', 'pdd_x')],
      [40023, '必选消息不能关闭：买家已付款，待发货', () => topics(granted, 'tb_trade_ship')],
    ],
    grantlink: [
      [40022, 'op 不合法', () => get('grantlink?op=x&app_id=part8aqEXPhU0001')],
      [10002, /不存在/, () => get('grantlink?op=jd&app_id=agen8aqEXPhU0001')],
    ],
    repushorder: [
      [40041, /超过7天/, () => repush(`create_time < ${at.clock.now - 7 * secondsPerDay}`)],
      [
        40002,
        /重新授权$/,
        () =>
          during(
            ['area.merchant set grant_status', 'EXPIRED', 'GRANTED'],
            () => repush(`status = 'SUCCESS' and create_time > ${at.clock.now - secondsPerDay / 3}`),
            'today_push > 0',
          ),
      ],
      [10001, /^参数错误/, (send) => send({ op: 'taobao', seller_nick: 'x', tid: '\0' })],
      [10002, /不存在/, () => repush("status = 'NONE'")],
      [
        10006,
        '当前状态（推送已关闭）不允许此操作',
        () => during(['partner_profile set push_mode', 'OFF', 'HTTP'], () => repush("status = 'FAILED'")),
      ],
    ],
    sendrenewremind: [
      [10006, /^当前状态/, () => remind(granted)],
      [10501, '短信接口暂不可用', () => down('sms', () => remind())],
      [30003, '资料审核中，暂不可用', () => reviewing(() => remind())],
      [30001, '余额不足，请先充值', () => poor(-200_000, () => remind())],
      [30002, '账户已欠费停用', () => poor(-200_001, () => remind())],
      [10004, '操作过于频繁，请86400秒后再试', () => remind().then(() => remind())],
    ],
  }
  const rows = Object.entries(calls).flatMap(([call, refusals]) =>
    refusals.map((refusal) => [call, ...refusal] as const),
  )
  test.each(rows)('%s: %i %s', async (call, code, message, ask) => {
    expect(await ask((body) => post(call, body))).toMatchObject({
      code,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })
})
