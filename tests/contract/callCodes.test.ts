import type { JsonObject } from '@mock/platform/contract'
import { shopClosed } from '@resources/merchant/merchant/platform/rules'
import { unpaidCents } from '@resources/partner/platform/topUp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, type Key } from './codes/calls'
import { type Answer, oneWay, type Running } from './harness'

/** The 28 calls that every platform offers. */
const specified =
  `POST login, GET info, POST logout, POST editpwd, GET dashboard, GET partnerinfo, POST getpayqrcode,
  POST checkwxbindstatus, GET feelist, POST getbindwxqrcode, POST updatepartner, POST updateipwhite, GET merchantlist,
  POST merchantremove, POST cleargrant, POST savepaidpushrule, POST saveagentpay, POST sendregsms, POST sendloginsms,
  POST findpwd/sendvcode, POST register, POST findpwd/updatewd, POST saveflagpushrule, POST checkpaymentstatus,
  GET eventlist, POST updateevent, POST updateeventlist, POST bindauthpushurl`.split(/,\s+/)

/** Makes the call of a row. */
type Send = (body?: JsonObject) => Promise<Answer>

const nobody: Key = { op: 'taobao', app_id: 'x', seller_nick: 'nobody' }

/**
 * Which call refuses with which code, and its message (resources/README.md#error-codes). Sign-in and registration have a
 * table of their own.
 */
describe(`codes of calls: ${oneWay.name}`, () => {
  let running: Running
  let token = ''
  beforeAll(async () => {
    running = await oneWay.start()
    token = await running.signIn()
  })
  afterAll(() => running.stop())

  const {
    get,
    post,
    partner,
    shop,
    granted,
    shopOf,
    profile,
    white,
    order,
    remind,
    ofBatch,
    during,
    down,
    poor,
    reviewing,
    paidRule,
    flagRule,
    topic,
    topics,
    agentPay,
    pushes,
    inAddress,
  } = callsOf(() => ({ running, token }))
  const long = '长'.repeat(191)

  test.each(specified)('%s is answered', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const { status: http } = await running.fetch(`/user/${path}`, { method })
    expect(http).toBe(200)
  })

  test.each<
    [call: string, code: number, message: string | RegExp, ask: (send: Send) => Promise<Answer | undefined>]
  >([
    ['updatepartner', 10001, '参数错误：公司名称', () => profile({ company_name: '' })],
    ['updatepartner', 10007, /^数据已被他人修改/, () => profile({ qq: '123456', version: 99 })],
    ['updatepartner', 30006, /公网/, () => profile({ order_push_url: 'http://127.0.0.1/push' })],
    [
      'updatepartner',
      30007,
      /^推送地址校验失败：HTTP 502/,
      () => profile({ pay_notify_url: 'https://down.example.com' }),
    ],
    ['updatepartner', 60211, '验证码错误', () => profile({ mobile: '15400000010' })],
    ['updateipwhite', 30004, 'IP 格式不正确：10.0.0.1', () => white(['203.0.113.1', '10.0.0.1'])],
    [
      'updateipwhite',
      30005,
      'IP 白名单最多20个',
      () => white(Array.from({ length: 21 }, (_, n) => `203.0.113.${n}`)),
    ],
    ['updateipwhite', 10007, /^数据已被他人修改/, () => white([], { version: 99 })],
    ['bindauthpushurl', 30006, /公网/, (send) => send({ auth_push_url: 'https://localhost/x' })],
    [
      'bindauthpushurl',
      30007,
      /3000 毫秒内未响应/,
      (send) => send({ auth_push_url: 'https://slow.example.com' }),
    ],
    ['bindauthpushurl', 10002, /不存在/, (send) => send({ auth_push_url: '', app_id: 'agen8aqEXPhU0001' })],
    ['getpayqrcode', 31001, '充值金额须在1至50000元之间', () => order(99)],
    ['getpayqrcode', 31004, '支付渠道暂不可用', () => down('wxpay', () => order(10_000))],
    ['getpayqrcode', 30003, '资料审核中，暂不可用', () => reviewing(() => order(10_000))],
    [
      'getpayqrcode',
      10005,
      '请勿重复提交',
      async () => {
        await order(10_000 + unpaidCents, 'the-same-request')
        return order(20_000, 'the-same-request')
      },
    ],
    [
      'getpayqrcode',
      31003,
      /^二维码已过期/,
      async () => {
        running.clock.now += 900
        return order(10_000 + unpaidCents, 'the-same-request')
      },
    ],
    [
      'getpayqrcode',
      10004,
      '操作过于频繁，请900秒后再试',
      async () => {
        for (let n = 0; n < 5; n++) await order(10_000 + unpaidCents)
        return order(10_000)
      },
    ],
    ['checkpaymentstatus', 31002, '支付单不存在', (send) => send({ out_trade_no: 'RC0000000' })],
    ['closepayqrcode', 31002, '支付单不存在', (send) => send({ out_trade_no: "'; drop table x" })],
    ['getbindwxqrcode', 10501, '微信接口暂不可用', (send) => down('wechat', () => send())],
    [
      'getbindwxqrcode',
      31011,
      '当前账号已绑定微信',
      async (send) => {
        await send()
        running.clock.now += 10
        return send()
      },
    ],
    ['checkwxbindstatus', 10002, /不存在/, (send) => send({ scene_str: 'wxbind_100517_x' })],
    ['unbindwx', 60211, '验证码错误', (send) => send()],
    ['resetappsecret', 60211, '验证码错误', (send) => send({ app_id: 'x', request_id: 'a-secret-request' })],
    [
      'feelist',
      10009,
      '查询时间跨度不能超过92天',
      () => get('feelist?begin_date=2024-01-01&end_date=2024-06-01'),
    ],
    ['feelist', 10001, /^参数错误/, () => get('feelist?begin_date=2024-02-30&end_date=2024-03-01')],
    [
      'feestat',
      10009,
      '查询时间跨度不能超过92天',
      () => get('feestat?group=DAY&begin_date=2024-01-01&end_date=2024-06-01'),
    ],
    ['cleargrant', 10001, /^参数错误/, (send) => send({ ...nobody, seller_nick: 'no\0body' })],
    ['cleargrant', 40001, /^商家不存在/, (send) => send(nobody)],
    [
      'cleargrant',
      40005,
      `清除授权失败：${shopClosed}`,
      async (send) => send(await shop(`error_message = '${shopClosed}'`)),
    ],
    [
      'cleargrant',
      10501,
      '淘宝/天猫接口暂不可用',
      (send) => down('shops', async () => send(await shop(granted))),
    ],
    [
      'cleargrant',
      10008,
      '单次最多处理100条',
      (send) => send({ targets: Array.from({ length: 101 }, () => nobody) }),
    ],
    ['merchantremove', 40004, '请先清除授权再移除商家', async (send) => send(await shopOf('EXPIRING'))],
    ['merchantremove', 40001, /^商家不存在/, (send) => send(nobody)],
    ['savepaidpushrule', 40001, /^商家不存在/, (send) => send({ ...nobody, is_enable: true })],
    ['savepaidpushrule', 40002, /重新授权$/, () => paidRule("grant_status = 'EXPIRED'", '')],
    [
      'savepaidpushrule',
      40011,
      '规则表达式有误：第6个字符附近',
      () => paidRule(granted, "买家留言 包合 'x'"),
    ],
    ['savepaidpushrule', 40012, /200个字符/, () => paidRule(granted, `买家留言 包含 '${long}'`)],
    [
      'saveflagpushrule',
      40011,
      '规则表达式有误：第1个字符附近',
      () => flagRule(granted, "买家留言 包含 'x'"),
    ],
    ['saveflagpushrule', 40012, /200个字符/, () => flagRule(granted, `卖家备注 包含 '${long}'`)],
    ['saveflagpushrule', 40013, '旗帜取值只能为0到5', () => flagRule(granted, '', '6')],
    ['saveflagpushrule', 40014, '该平台不支持此规则', () => flagRule("op = '1688'", '')],
    [
      'saveagentpay',
      40032,
      '代付限额不能小于本月已用金额',
      async (send) =>
        send({
          ...(await shop("agent_pay ->> 'month_used_li' > '0'")),
          is_enable: true,
          month_limit_li: 1,
        }),
    ],
    ['saveagentpay', 30001, '余额不足，请先充值', () => poor(0, () => agentPay())],
    ['saveagentpay', 30003, '资料审核中，暂不可用', () => reviewing(() => agentPay())],
    [
      'saveagentpay',
      40031,
      '未开通代付',
      () =>
        during(
          'update partner_profile set agent_pay_permission = false',
          () => agentPay(),
          `update partner_profile set agent_pay_permission = true where partner_id = ${partner}`,
        ),
    ],
    ['eventlist', 40001, /^商家不存在/, () => get(`eventlist?${inAddress(nobody)}`)],
    ['eventlist', 40022, 'op 不合法', () => get(`eventlist?${inAddress({ ...nobody, op: 'add' })}`)],
    ['updateevent', 40002, /重新授权$/, () => topic("grant_status = 'EXPIRED'", 'tb_trade_ship', true)],
    ['updateevent', 40003, '商家授权已清除', () => topic("grant_status = 'CLEARED'", 'tb_trade_ship', true)],
    ['updateevent', 40021, '未知或不支持的消息类型：pdd_x', () => topic(granted, 'pdd_x', true)],
    [
      'updateevent',
      40023,
      '必选消息不能关闭：买家已付款，待发货',
      () => topic(granted, 'tb_trade_paid', false),
    ],
    ['updateeventlist', 40002, /重新授权$/, () => topics("grant_status = 'EXPIRED'", ['tb_trade_paid'])],
    ['updateeventlist', 40003, '商家授权已清除', () => topics("grant_status = 'CLEARED'", ['tb_trade_paid'])],
    [
      'updateeventlist',
      40021,
      '未知或不支持的消息类型：pdd_x',
      () => topics(granted, ['tb_trade_paid', 'pdd_x']),
    ],
    [
      'updateeventlist',
      40023,
      '必选消息不能关闭：买家已付款，待发货',
      () => topics(granted, ['tb_trade_ship']),
    ],
    ['grantlink', 40022, 'op 不合法', () => get('grantlink?op=x&app_id=part8aqEXPhU0001')],
    ['grantlink', 10002, /不存在/, () => get('grantlink?op=jd&app_id=agen8aqEXPhU0001')],
    ['syncpause', 40002, /重新授权$/, async (send) => send({ ...(await shopOf('EXPIRED')), pause: true })],
    [
      'syncpause',
      40003,
      '商家授权已清除',
      async (send) => send({ ...(await shopOf('CLEARED')), pause: false }),
    ],
    [
      'syncpause',
      40006,
      '服务订购已到期',
      async (send) =>
        send({
          ...(await shop("grant_status = 'GRANTED' and subscribe_status = 'EXPIRED'")),
          pause: false,
        }),
    ],
    [
      'pushloglist',
      10009,
      '查询时间跨度不能超过7天',
      () => get('pushloglist?begin_date=2024-05-01&end_date=2024-05-08'),
    ],
    ['repushorder', 40041, /超过7天/, () => ofBatch(pushes('create_time < 1716595200'))],
    [
      'repushorder',
      40002,
      /重新授权$/,
      () =>
        during(
          `update area.merchant set grant_status = 'EXPIRED' where today_push > 0`,
          () => ofBatch(pushes("status = 'SUCCESS' and create_time > 1717170000")),
          `update area.merchant set grant_status = 'GRANTED' where today_push > 0`,
        ),
    ],
    ['repushorder', 10001, /^参数错误/, (send) => send({ op: 'taobao', seller_nick: 'x', tid: '\0' })],
    ['repushorder', 10002, /不存在/, () => ofBatch(pushes("status = 'NONE'"))],
    [
      'repushorder',
      10006,
      '当前状态（推送已关闭）不允许此操作',
      () =>
        during(
          "update partner_profile set push_mode = 'OFF'",
          () => ofBatch(pushes("status = 'FAILED'")),
          "update partner_profile set push_mode = 'HTTP'",
        ),
    ],
    ['sendrenewremind', 10006, /^当前状态/, () => remind(granted)],
    ['sendrenewremind', 10501, '短信接口暂不可用', () => down('sms', () => remind())],
    ['sendrenewremind', 30003, '资料审核中，暂不可用', () => reviewing(() => remind())],
    ['sendrenewremind', 30001, '余额不足，请先充值', () => poor(-200_000, () => remind())],
    ['sendrenewremind', 30002, '账户已欠费停用', () => poor(-200_001, () => remind())],
    ['sendrenewremind', 10004, '操作过于频繁，请86400秒后再试', () => remind().then(() => remind())],
    ['announcementdetail', 45001, '公告不存在或已下线', () => get('announcementdetail?id=1')],
    ['readannouncement', 10001, /^参数错误/, (send) => send({ ids: ['1; drop'] })],
  ])('%s: %i %s', async (call, code, message, ask) => {
    const refused = await ask((body) => post(call, body))
    expect(refused).toMatchObject({
      code,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })
})
