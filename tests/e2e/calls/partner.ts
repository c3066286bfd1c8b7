import { partnerActs, scans } from '../acts'
import { expect, signIn } from '../fixtures'
import { anId, perform, type Story, said } from './wire'

/** The version of the partner that was seen: a save of an older one is refused. */
const seen = { version: expect.any(Number) }

/** The partner's own page: profile, white list, addresses, top-up and WeChat. */
export const partner: Story = {
  'GET /user/partnerinfo': async ({ page, wire }) => {
    await signIn(page)
    await page.getByRole('navigation').getByRole('link', { name: '个人信息', exact: true }).click()
    await wire.sent('GET /user/partnerinfo')
    await expect(page.getByText('青禾软件科技有限公司').first()).toBeVisible()
  },

  'POST /user/updatepartner': async (context) => {
    const { done } = await perform(context, partnerActs, seen)
    await said(context.page, done)
  },

  'POST /user/updateipwhite': async (context) => {
    await perform(context, partnerActs, seen)
    await expect(context.page.getByRole('dialog')).toBeHidden()
    // The operator's own address is not on the internet here, so no list can contain it.
    await said(context.page, '您当前的 IP 127.0.0.1 不在名单中。')
  },

  'POST /user/bindauthpushurl': async (context) => {
    await perform(context, partnerActs, {})
    await expect(context.page.getByText(/^校验通过：HTTP 200，\d+ 毫秒$/)).toBeVisible()
  },

  'POST /user/getbindwxqrcode': async (context) => {
    await perform(context, scans, {})
    await expect(context.page.getByRole('img', { name: '微信绑定二维码' })).toBeVisible()
  },

  'POST /user/checkwxbindstatus': async ({ page, wire }) => {
    await wire.sent('POST /user/checkwxbindstatus', { body: { scene_str: expect.any(String) } })
    await expect(page.getByText(/^已绑定微信 \S+$/)).toBeVisible()
  },

  'POST /user/getpayqrcode': async (context) => {
    await perform(context, scans, { request_id: anId })
    await expect(context.page.getByRole('img', { name: '微信支付付款二维码' })).toBeVisible()
  },

  'POST /user/checkpaymentstatus': async ({ page, wire }) => {
    await wire.sent('POST /user/checkpaymentstatus', { body: { out_trade_no: expect.any(String) } })
    await expect(page.getByText('充值成功，已到账 ¥ 1,000.00', { exact: true })).toBeVisible()
  },
}
