import type { Partner } from '@resources/partner/profile.endpoints'
import PartnerInfo from '@resources/partner/ui/PartnerInfo.part'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PermittedContext } from '@/screens/endpoints'
import { type Body, behindFetch, type Call, refusal } from './behindFetch'
import { absent, button, dialog, texts, visible } from './onPage'
import { renderInFrame } from './shell/openNavbar'

const partner: Partner = {
  partner_id: 100_238,
  username: 'demo_partner',
  partner_type: 'ISV',
  status: 'NORMAL',
  company_name: '青禾软件科技有限公司',
  license_no: '9100**********000X',
  contact_name: '林青',
  mobile: '154****0001',
  email: 'li***@example.com',
  qq: '10000000',
  apps: [],
  balance_li: 1_280_355,
  available_li: 1_200_000,
  frozen_li: 4500,
  credit_li: 200_000,
  alert_li: 100_000,
  alert_receivers: ['154****0001'],
  push_mode: 'HTTP',
  order_push_url: 'https://erp.example.com/push',
  pay_notify_url: '',
  auth_push_url: '',
  ip_white_list: ['203.0.113.10'],
  own_ip: '198.51.100.9',
  wx_bind: { bound: false, nickname: '', headimgurl: '', bind_time: null },
  pay_accounts: [],
  agent_pay_permission: true,
  create_time: 1_717_200_000,
  version: 7,
}

let answers: { [call: string]: (body: Body) => unknown }
let calls: readonly Call[]
const bodiesOf = (call: string) => calls.filter(({ name }) => name === call).map(({ body }) => body)
const now = () => Math.floor(Date.now() / 1000)

beforeEach(() => {
  answers = { partnerinfo: () => partner }
  calls = behindFetch(({ name, body }) => answers[name]?.(body))
})

const open = (at = '/paymentaccount/paymentaccount', may = (_: string) => true) =>
  renderInFrame(
    <PermittedContext value={may}>
      <PartnerInfo />
    </PermittedContext>,
    { at },
  )
const field = (name: string) => page.getByLabelText(name, { exact: true })
/** Only stops the timers of what waits; the page itself goes on. */
const holdClock = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.now(),
  })
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

it('personal info says what failed, and shows the partner once it is there', async () => {
  answers.partnerinfo = () => refusal(10500, '系统繁忙，请稍后再试')
  await open()
  await expect.element(page.getByRole('alert')).toHaveTextContent('系统繁忙')
  answers.partnerinfo = () => ({ ...partner, available_li: 99_999 })
  await button('重试').click()
  await visible('¥ 1,280.355', '低于预警线', '9100**********000X')
})

it('personal info leads from the balance to what can be spent', async () => {
  await open()
  await visible('¥ 1,280.355', '未结算消费', '-¥ 75.855', '-¥ 4.500', '= ¥ 1,200.000')
})

it('personal info offers nothing that the operator may not do, nor a top-up while the profile is looked through', async () => {
  const { screen } = await open('/?topup=1', (key) => key === 'partner.view')
  await visible('青禾软件科技有限公司')
  const offered = page.getByRole('button').elements()
  expect(offered.filter((one) => !one.matches('.ui-copy')).map((one) => one.ariaLabel)).toEqual(['刷新'])
  expect(dialog().query()).toBeNull()
  await screen.unmount()
  answers.partnerinfo = () => ({ ...partner, status: 'REVIEWING' })
  await open('/?topup=1')
  await expect.element(button('充值')).toBeDisabled()
  await visible(/^资料审核中：/)
  expect(dialog().query()).toBeNull()
})

const order = (number: number, amount_fen: number) => ({
  out_trade_no: `RC${number}`,
  qr_url: `demo://pay/RC${number}`,
  amount_fen,
  expire_time: now() + 900,
  expire_seconds: 900,
  trade_state: 'NOTPAY',
})
const payment = (trade_state: string) => () => ({
  out_trade_no: 'RC1',
  trade_state,
  pay_time: null,
  balance_li: 1_292_855,
})
const qr = () => page.getByRole('img', { name: '支付宝付款二维码' })

it('top-up is found paid without a reload: the balance is the new one, said for two seconds, and the dialog closes', async () => {
  answers.getpayqrcode = () => order(1, 1250)
  answers.checkpaymentstatus = payment('NOTPAY')
  const { router } = await open('/paymentaccount/paymentaccount?topup=1')
  await expect.element(button('充值 ¥ 1,000.00')).toBeEnabled()
  const amount = field('其他金额（元）')
  for (const wrong of ['0.99', '50000.01', '12.345', 'x']) {
    await amount.fill(wrong)
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    await expect.element(button('充值').last()).toBeDisabled()
  }
  await amount.fill('12.5')
  await page.getByRole('radio', { name: '支付宝' }).click()
  await expect.element(button('充值 ¥ 12.50')).toBeEnabled()
  holdClock()
  await button('充值 ¥ 12.50').click()
  await visible(qr(), '15:00 后失效')
  answers.checkpaymentstatus = payment('USERPAYING')
  await pass(2)
  await visible('已扫码，请在手机上完成支付')
  expect(button('取消充值').query()).toBeNull()
  answers.checkpaymentstatus = payment('SUCCESS')
  answers.partnerinfo = () => ({ ...partner, balance_li: 1_292_855 })
  await pass(2)
  await visible('充值成功，已到账 ¥ 12.50', '¥ 1,292.855')
  await absent(dialog())
  expect(router.state.location.search).toBe('')
  await pass(1.8)
  expect(page.getByText('充值成功，已到账 ¥ 12.50').query()).not.toBeNull()
  await pass(0.3)
  await absent('充值成功，已到账 ¥ 12.50')
  expect(bodiesOf('checkpaymentstatus')).toHaveLength(2)
})

it('top-up asks for one order however often it must be sent, and for another once that failed', async () => {
  let tries = 0
  answers.getpayqrcode = () => {
    tries += 1
    if (tries === 1) throw new TypeError('no network')
    return order(tries, 100_000)
  }
  answers.checkpaymentstatus = payment('PAYERROR')
  answers.closepayqrcode = () => ({ out_trade_no: 'RC3', trade_state: 'CLOSED' })
  await open('/?topup=1')
  await button('充值 ¥ 1,000.00').click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('网络连接失败')
  holdClock()
  await button('充值 ¥ 1,000.00').click()
  await visible(button('修改金额'))
  await pass(2)
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('支付失败，未扣款')
  answers.checkpaymentstatus = payment('NOTPAY')
  await button('重新获取').click()
  await visible(button('取消充值'))
  const [first, second, third] = bodiesOf('getpayqrcode')
  expect(second).toEqual(first)
  expect(third).toMatchObject({ amount_fen: 100_000, pay_channel: 'WXPAY' })
  expect(third?.request_id).not.toBe(first?.request_id)
  await button('取消充值').click()
  await expect.poll(() => bodiesOf('closepayqrcode')).toEqual([{ out_trade_no: 'RC3' }])
})

it('the binding of WeChat goes from waiting to scanned to its end, which may be a conflict', async () => {
  answers.getbindwxqrcode = () => ({
    ...{ scene_str: `wxbind_${calls.length}`, qr_url: 'demo://wxbind' },
    ...{ expire_time: now() + 300, expire_seconds: 300 },
  })
  const binding = (bind_status: string) => () => ({
    bind_status,
    nickname: '青青',
    headimgurl: '',
    bind_time: now(),
  })
  answers.checkwxbindstatus = binding('SCANNED')
  await open()
  await visible(button('绑定微信'))
  holdClock()
  await button('绑定微信').click()
  await visible(page.getByRole('img', { name: '微信绑定二维码' }))
  await pass(2)
  await visible('已扫码，请在手机上确认绑定')
  answers.checkwxbindstatus = binding('CONFLICT')
  await pass(2)
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('该微信已绑定其他账号')
  answers.checkwxbindstatus = binding('BOUND')
  await button('重新获取').click()
  await visible('请用微信扫一扫，并在手机上确认')
  await pass(2)
  await visible('已绑定微信 青青')
  expect(bodiesOf('getbindwxqrcode')).toHaveLength(2)
})

it('a change of the white list is complained of beside its line, and missing one’s own address is warned of', async () => {
  answers.updateipwhite = ({ ip_list }) => ({ ip_white_list: ip_list, own_ip_missing: false, version: 8 })
  await open()
  await button('编辑白名单').click()
  const list = page.getByRole('textbox', { name: 'IP 白名单' })
  await expect.element(list).toHaveFocus()
  await list.fill('203.0.113.10\n8.8.8.0/16\n203.0.113.10, 10.0.0.1')
  expect(texts(dialog().getByRole('listitem'))).toEqual([
    '',
    '网段须为 /24 至 /32 8.8.8.0/16',
    '不是公网地址 10.0.0.1',
  ])
  await expect.element(button('保存')).toBeDisabled()
  await list.fill('203.0.113.10\n8.8.8.77/24')
  await button('加入当前 IP').click()
  await expect.element(list).toHaveValue('203.0.113.10\n8.8.8.77/24\n198.51.100.9')
  await button('保存').click()
  await visible('3 / 20')
  expect(bodiesOf('updateipwhite')).toEqual([
    { ip_list: ['8.8.8.0/24', '198.51.100.9', '203.0.113.10'], version: 7 },
  ])
})

it('a change of the grant push URL is tried first, and the receiver’s answer stands beside it', async () => {
  answers.bindauthpushurl = () =>
    refusal(30007, '推送地址校验失败：HTTP 502', { check: { http_status: 502, cost_ms: 86, ok: false } })
  await open()
  const url = field('授权推送地址')
  await url.fill('https://10.0.0.1/grant')
  await visible('须为公网 http(s) 地址，不超过 256 个字符')
  await expect.element(button('绑定')).toBeDisabled()
  await url.fill('https://erp.example.com/grant')
  await button('绑定').click()
  await visible('校验失败：HTTP 502，86 毫秒')
  answers.bindauthpushurl = ({ auth_push_url }) => ({
    ...{ auth_push_url, version: 8 },
    check: { http_status: 200, cost_ms: 64, ok: true },
  })
  await button('绑定').click()
  await visible('校验通过：HTTP 200，64 毫秒', button('解绑'))
})

it('a change of the profile is sent alone; another mobile wants a code; what was saved meanwhile is not written over', async () => {
  answers.updatepartner = ({ version }) =>
    version === 7
      ? refusal(10007, '数据已被他人修改，请刷新后重试')
      : { ...partner, contact_name: '许青', mobile: '154****0010', version: 9 }
  answers.sendverifysms = () => ({ expire_seconds: 300, resend_seconds: 60 })
  await open()
  await button('编辑资料').click()
  await field('联系人*').fill('许青')
  await field('手机').fill('15400000010')
  await button('保存').click()
  await visible('请输入 6 位验证码')
  await button('发送验证码').click()
  await expect.element(button(/秒后可重发/)).toBeDisabled()
  await field('短信验证码').fill('000000')
  await button('保存').click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('数据已被他人修改')
  answers.partnerinfo = () => ({ ...partner, qq: '20000000', version: 8 })
  await button('载入最新资料').click()
  await expect.element(field('QQ')).toHaveValue('20000000')
  await expect.element(field('联系人*')).toHaveValue('许青')
  await button('保存').click()
  await visible('154****0010')
  const changes = { contact_name: '许青', mobile: '15400000010', vcode: '000000' }
  expect(bodiesOf('updatepartner')).toEqual([
    { ...changes, version: 7 },
    { ...changes, version: 8 },
  ])
})
