import type { JsonObject } from '@mock/platform/contract'
import fee from '@resources/fee/fee.area'
import { failingCents, unpaidCents } from '@resources/partner/platform/topUp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WireRecord } from '@/declaration'
import { isFullRun } from '../scope'
import { newAccount } from './accounts/people'
import { type Answer, dataOf as answerOf } from './answers'
import { Operator, shopKey } from './operator'

const dataOf = (answer: Answer) => answerOf<JsonObject>(answer)

/** Every call of the personal info page (resources/README.md#partner). */
describe('personal info', () => {
  const at = new Operator()
  const { post, ask } = at
  let agent = ''
  beforeAll(async () => {
    agent = await at.running.signIn('demo_agent')
  })

  const info = (as?: string) => ask<JsonObject>('partnerinfo', as)
  const version = async () => (await info()).version ?? 0
  const update = async (changes: JsonObject) =>
    post('updatepartner', { ...changes, version: await version() })
  const white = async (ip_list: readonly string[]) =>
    post('updateipwhite', { ip_list, version: await version() })
  let requests = 0
  const order = (amount_fen: number, more: JsonObject = {}, as?: string) =>
    post(
      'getpayqrcode',
      { amount_fen, pay_channel: 'WXPAY', request_id: `top-up-${++requests}-of-a-test`, ...more },
      as,
    )
  const state = async (order: JsonObject) =>
    dataOf(await post('checkpaymentstatus', { out_trade_no: order.out_trade_no ?? '' }))
  const later = (seconds: number) => {
    at.clock.now += seconds
  }
  /** The amount that a top-up gave, according to the ledger. */
  const credits = async ({ out_trade_no }: JsonObject) =>
    (await at.stored(fee, { out_trade_no: String(out_trade_no) })).map(({ amount_li }) => amount_li)
  /** Requests a code, a minute after the last one. */
  const withCode = async () => {
    later(61)
    dataOf(await post('sendverifysms'))
    return { vcode: '000000' }
  }

  test('the profile is told with sensitive values masked', async () => {
    const partner = await info()
    expect(partner).toMatchObject({
      ...{ partner_id: 100238, username: 'demo_partner', partner_type: 'ISV', status: 'NORMAL' },
      ...{ license_no: '9100**********000X', mobile: '154****0001', email: 'li***@example.com' },
      ...{ alert_receivers: ['154****0001'], wx_bind: { bound: false }, agent_pay_permission: true },
      apps: [{ app_id: 'part8aqEXPhU0001', app_secret_mask: '****B7Qz' }, { app_id: 'part8aqEXPhU0002' }],
    })
    expect(new Set(Object.values(partner.pay_accounts ?? {}).map((one) => one.sign_status))).toEqual(
      new Set(['SIGNED', 'SIGNING', 'UNSIGNED', 'CLOSED']),
    )
    expect((await info(agent)).wx_bind).toMatchObject({ bound: true, nickname: '柚见小许' })
    expect(await at.get('partnerinfo', await at.running.signIn('visitor', '111111'))).toMatchObject({
      code: 10003,
    })
  })

  describe('updatepartner', () => {
    test('changes what is sent and nothing else, and takes masked values for unchanged', async () => {
      const before = await info()
      const changes = { qq: '12345678', alert_li: 200_000 }
      const after = dataOf(await update({ ...changes, email: 'li***@example.com' }))
      expect(after).toEqual({ ...before, ...changes, version: Number(before.version) + 1 })
      const { alert_receivers } = dataOf(await update({ alert_receivers: ['15400000009', '154****0001'] }))
      expect(alert_receivers).toEqual(['154****0009', '154****0001'])
    })

    test.each<[string, JsonObject, number, message?: string]>([
      ['an old version', { qq: '12345678', version: 1 }, 10007, '数据已被他人修改，请刷新后重试'],
      ['no company', { company_name: '' }, 10001, '参数错误：公司名称'],
      ['a short company', { company_name: '青' }, 10001],
      ['a credit code with an I', { license_no: '91000000MA000000II' }, 10001],
      ['six receivers', { alert_receivers: Array.from({ length: 6 }, (_, n) => `1540000010${n}`) }, 10001],
      ['a receiver that is no number', { alert_receivers: ['12'] }, 10001],
      ['a WeChat that is not bound', { alert_receivers: ['WECHAT'] }, 10001],
      ['a private push URL', { order_push_url: 'https://10.0.0.8/push' }, 30006],
      ['a push URL that is none', { pay_notify_url: 'erp' }, 30006],
      ['a receiver that is down', { order_push_url: 'https://down.example.com/push' }, 30007],
      ['a mobile without a code', { mobile: '15400000010' }, 60211, '验证码错误'],
      ['a mobile with a code that nobody sent', { mobile: '15400000010', vcode: '111111' }, 60212],
    ])('%s: refused', async (_, changes, code, message = '') => {
      const before = await info()
      expect(await post('updatepartner', { version: before.version ?? 0, ...changes })).toMatchObject({
        code,
        message: expect.stringContaining(message),
      })
      expect(await info()).toEqual(before)
    })

    test('a mobile number needs the code that was sent', async () => {
      const mobile = '15400000010'
      const late = await withCode()
      later(301)
      expect(await update({ mobile, ...late })).toMatchObject({ code: 60212 })
      expect(dataOf(await update({ mobile, ...(await withCode()) })).mobile).toBe('154****0010')
    })

    if (isFullRun)
      test('another company is looked through first: reading goes on, payments wait', async () => {
        expect(dataOf(await update({ company_name: '青禾科技有限公司' })).status).toBe('REVIEWING')
        expect(await order(100_000)).toMatchObject({ code: 30003, message: '资料审核中，暂不可用' })
        await at.pass(121)
        expect(await info()).toMatchObject({ status: 'NORMAL', company_name: '青禾科技有限公司' })
      })
  })

  if (isFullRun)
    test('who has just registered reads an empty profile, and is looked through by the platform’s clock', async () => {
      const fresh = await at.running.signIn((await newAccount(at.running)).username, 'secret-1')
      expect(await info(fresh)).toMatchObject({
        ...{ status: 'REVIEWING', mobile: '139****0001', apps: [], pay_accounts: [], version: 1 },
        ...{ balance_li: 0, agent_pay_permission: false, create_time: null, push_mode: 'OFF' },
      })
      expect(await order(5_000, {}, fresh)).toMatchObject({ code: 30003 })
      await at.pass(5)
      await at.pass(121)
      expect(await info(fresh)).toMatchObject({ status: 'NORMAL' })
      expect(await order(5_000, {}, fresh)).toMatchObject({ code: 0 })
    })

  describe('updateipwhite', () => {
    test('keeps each entry once, by address, from a list or a text', async () => {
      const kept = ['198.51.100.7', '203.0.113.0/24']
      expect(dataOf(await white(['203.0.113.9/24', '198.51.100.7', '198.51.100.7']))).toMatchObject({
        ip_white_list: kept,
        own_ip_missing: true,
      })
      const typed = { ip_text: '203.0.113.0/24\n198.51.100.7，', version: await version() }
      const answer = dataOf(await post('updateipwhite', typed))
      expect(answer).toMatchObject({ ip_white_list: kept, version: await version() })
      expect(dataOf(await white([]))).toMatchObject({ ip_white_list: [], own_ip_missing: false })
    })

    test('refuses what is no public address, more than 20, and an old version', async () => {
      const refused = { code: 30004, message: 'IP 格式不正确：10.0.0.1' }
      expect(await white(['8.8.8.8', '10.0.0.1'])).toMatchObject(refused)
      expect(await white(['203.0.0.0/16'])).toMatchObject({ code: 30004 })
      const many = Array.from({ length: 21 }, (_, n) => `203.0.113.${n}`)
      expect(await white(many)).toMatchObject({ code: 30005, message: 'IP 白名单最多20个' })
      expect(await post('updateipwhite', { ip_list: [], version: 1 })).toMatchObject({ code: 10007 })
      expect(await post('updateipwhite', { version: await version() })).toMatchObject({ code: 10001 })
    })
  })

  describe('bindauthpushurl and testpushurl', () => {
    test('a receiver that answers as it should is bound; an empty address unbinds it', async () => {
      const auth_push_url = 'https://erp.example.com/grant'
      const bound = dataOf(await post('bindauthpushurl', { auth_push_url }))
      expect(bound).toMatchObject({ auth_push_url, check: { ok: true, http_status: 200 } })
      expect((await info()).auth_push_url).toBe(auth_push_url)
      expect(dataOf(await post('bindauthpushurl', { auth_push_url: '' }))).toMatchObject({ check: null })
      expect((await info()).auth_push_url).toBe('')
      const unknown = await post('bindauthpushurl', { auth_push_url, app_id: 'nobody' })
      expect(unknown.code).toBe(10002)
    })

    test.each([
      ['http://localhost/grant', 30006, null],
      ['https://down.example.com/grant', 30007, { http_status: 502 }],
      ['https://erp.example.com/timeout', 30007, { http_status: null, cost_ms: 3000 }],
      ['https://wrong.example.com/grant', 30007, { http_status: 200, ok: false }],
    ])('%s: %i', async (auth_push_url, code, check) => {
      const refused = await post('bindauthpushurl', { auth_push_url })
      expect(refused).toMatchObject({ code, data: check && { check } })
      if (check) {
        expect(refused.message).toMatch(/^推送地址校验失败：.*\d+ 毫秒/)
        expect(dataOf(await post('testpushurl', { url: auth_push_url }))).toMatchObject(check)
      } else expect(await post('testpushurl', { url: auth_push_url })).toMatchObject({ code })
    })
  })

  describe('top-up', () => {
    test('is paid by the platform’s clock, and credited once, whoever asks and however often', async () => {
      const unasked = dataOf(await order(20_000, { pay_channel: 'ALIPAY' }))
      await at.pass(30)
      expect(await credits(unasked)).toEqual([200_000])
      const { balance_li: before } = await info()
      const opened = dataOf(await order(12_345))
      expect(opened).toMatchObject({
        ...{ trade_state: 'NOTPAY', amount_fen: 12_345, expire_seconds: 900 },
        expire_time: at.clock.now + 900,
        qr_url: `demo://pay/${opened.out_trade_no}`,
      })
      expect(await state(opened)).toMatchObject({ trade_state: 'NOTPAY', pay_time: null, balance_li: before })
      later(4)
      expect((await state(opened)).trade_state).toBe('USERPAYING')
      later(4)
      const [paid] = await Promise.all([state(opened), state(opened), at.running.runDueJobs()])
      const balance_li = Number(before) + 123_450
      expect(paid).toMatchObject({ trade_state: 'SUCCESS', pay_time: at.clock.now, balance_li })
      await at.pass(60)
      expect(await state(opened)).toEqual(paid)
      expect(await credits(opened)).toEqual([123_450])
      expect((await info()).balance_li).toBe(balance_li)
    })

    test('keeps its code for the same request while it is unpaid, and has none once it expired', async () => {
      const request_id = 'one-request-of-a-test'
      const opened = dataOf(await order(100 + unpaidCents, { request_id }))
      expect(dataOf(await order(100 + unpaidCents, { request_id }))).toEqual(opened)
      expect(await order(200, { request_id })).toMatchObject({ code: 10005, message: '请勿重复提交' })
      later(900)
      expect(await state(opened)).toMatchObject({ trade_state: 'CLOSED', pay_time: null })
      expect(await order(100 + unpaidCents, { request_id })).toMatchObject({
        code: 31003,
        message: expect.stringMatching(/^二维码已过期/),
      })
      expect(await credits(opened)).toEqual([])
    })

    test('may fail at the channel, and may be cancelled before it is scanned', async () => {
      const failing = dataOf(await order(100 + failingCents))
      later(9)
      expect((await state(failing)).trade_state).toBe('PAYERROR')
      const cancel = ({ out_trade_no = '' }: JsonObject) => post('closepayqrcode', { out_trade_no })
      const closed = dataOf(await order(5_000))
      for (const _ of [1, 2]) expect(dataOf(await cancel(closed)).trade_state).toBe('CLOSED')
      later(60)
      expect((await state(closed)).trade_state).toBe('CLOSED')
      const paying = dataOf(await order(5_000))
      later(5)
      expect(await cancel(paying)).toMatchObject({ code: 10006 })
      later(5)
      expect((await state(paying)).trade_state).toBe('SUCCESS')
    })

    test.each([[99], [5_000_001], [0]])('%i fen: refused', async (amount) => {
      expect(await order(amount)).toMatchObject({ code: 31001, message: '充值金额须在1至50000元之间' })
    })

    test('of another partner is not there', async () => {
      const { out_trade_no = '' } = dataOf(await order(5_000, {}, agent))
      for (const call of ['checkpaymentstatus', 'closepayqrcode'])
        expect(await post(call, { out_trade_no })).toMatchObject({ code: 31002, message: '支付单不存在' })
    })

    test('five may be open at a time', async () => {
      const first = dataOf(await order(1_000 + unpaidCents))
      later(100)
      for (let count = 2; count <= 5; count++) dataOf(await order(1_000 + unpaidCents))
      expect(await order(5_000)).toMatchObject({ code: 10004, message: '操作过于频繁，请800秒后再试' })
      dataOf(await post('closepayqrcode', { out_trade_no: first.out_trade_no ?? '' }))
      dataOf(await order(5_000))
      later(1_000)
    })
  })

  describe('WeChat', () => {
    const check = (scene_str: unknown, as?: string) =>
      post('checkwxbindstatus', { scene_str: String(scene_str) }, as)
    const scene = async (as?: string) => dataOf(await post('getbindwxqrcode', {}, as))

    test('is bound once the code was scanned and confirmed; a new code voids the former', async () => {
      const void_ = await scene()
      const { scene_str, expire_time, expire_seconds } = await scene()
      expect([expire_time, expire_seconds]).toEqual([at.clock.now + 300, 300])
      expect(dataOf(await check(void_.scene_str)).bind_status).toBe('EXPIRED')
      expect(dataOf(await check(scene_str)).bind_status).toBe('WAITING')
      later(4)
      expect(dataOf(await check(scene_str)).bind_status).toBe('SCANNED')
      later(4)
      expect(dataOf(await check(scene_str))).toMatchObject({
        ...{ bind_status: 'BOUND', nickname: '青青', bind_time: at.clock.now },
      })
      expect((await info()).wx_bind).toMatchObject({ bound: true, nickname: '青青' })
      expect(await post('getbindwxqrcode')).toMatchObject({ code: 31011, message: '当前账号已绑定微信' })
      expect(dataOf(await update({ alert_receivers: ['WECHAT'] })).alert_receivers).toEqual(['WECHAT'])
      expect((await check('wxbind_nobody')).code).toBe(10002)
      expect((await check(scene_str, agent)).code).toBe(10002)
    })

    test('is let go with a code, as often as one likes', async () => {
      expect(await post('unbindwx')).toMatchObject({ code: 60211 })
      for (const _ of [1, 2])
        expect(dataOf(await post('unbindwx', await withCode())).wx_bind).toMatchObject({ bound: false })
      expect((await info()).alert_receivers).toEqual([])
    })

    test('that another partner is bound to stays there', async () => {
      const admin = await at.running.signIn('admin', '111111')
      const { scene_str } = await scene(admin)
      later(10)
      expect(dataOf(await check(scene_str, admin))).toMatchObject({ bind_status: 'CONFLICT', nickname: '' })
      expect((await info(admin)).wx_bind).toMatchObject({ bound: false })
    })
  })

  test('agent pay needs the partner’s right and a balance; switching it off needs neither', async () => {
    const pay = async (is_enable: boolean, as = at.token) => {
      const { items } = await at.list<WireRecord>('merchantlist?grant_status=GRANTED&limit=1', as)
      return post('saveagentpay', { ...shopKey(items[0] ?? {}), is_enable, month_limit_li: 0 }, as)
    }
    expect(await pay(true, agent)).toMatchObject({ code: 40031, message: '未开通代付' })
    expect(await pay(false, agent)).toMatchObject({ code: 0 })
    expect(await pay(true)).toMatchObject({ code: 0 })
    await at.query('update partner_wallet set balance_li = 0 where partner_id = $1')
    expect(await pay(true)).toMatchObject({ code: 30001, message: '余额不足，请先充值' })
    expect(await pay(false)).toMatchObject({ code: 0 })
  })

  test('a new app secret is told once for each request, and only its end is shown afterwards', async () => {
    later(3600)
    const wanted = { app_id: 'part8aqEXPhU0002', request_id: 'a-secret-of-a-test', ...(await withCode()) }
    expect(await post('resetappsecret', { ...wanted, vcode: '999999' })).toMatchObject({ code: 60211 })
    const { app_secret } = dataOf(await post('resetappsecret', wanted))
    expect(app_secret).toMatch(/^\w{32}$/)
    expect(dataOf(await post('resetappsecret', wanted)).app_secret).toBe(app_secret)
    expect(JSON.stringify((await info()).apps)).toContain(`****${String(app_secret).slice(-4)}`)
    const unknown = { app_id: 'nobody', request_id: 'another-secret-of-a-test', ...(await withCode()) }
    expect((await post('resetappsecret', unknown)).code).toBe(10002)
  })
})
