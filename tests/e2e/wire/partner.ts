import { expect, signIn } from '../fixtures'
import { anId, type Story, said } from './wire'

/** The partner's own page: profile, white list, addresses, top-up and WeChat. */
export const partner: Story = {
  'GET /user/partnerinfo': async ({ page, wire }) => {
    await signIn(page)
    await page.getByRole('navigation').getByRole('link', { name: '个人信息', exact: true }).click()
    await wire.sent('GET /user/partnerinfo')
    await expect(page.getByText('青禾软件科技有限公司').first()).toBeVisible()
  },

  'POST /user/updatepartner': async ({ page, wire }) => {
    await page.getByRole('button', { name: '编辑资料' }).click()
    const dialog = page.getByRole('dialog', { name: '编辑资料' })
    await dialog.getByLabel('QQ').fill('10001')
    await dialog.getByRole('button', { name: '保存' }).click()
    await wire.sent('POST /user/updatepartner', { body: { qq: '10001', version: expect.any(Number) } })
    await said(page, '已保存')
  },

  'POST /user/updateipwhite': async ({ page, wire }) => {
    await page.getByRole('button', { name: '编辑白名单' }).click()
    const dialog = page.getByRole('dialog', { name: 'IP 白名单' })
    await dialog.getByRole('textbox').fill('198.51.100.7, 198.51.100.8')
    await dialog.getByRole('button', { name: '保存' }).click()
    await wire.sent('POST /user/updateipwhite', {
      body: { ip_list: ['198.51.100.7', '198.51.100.8'], version: expect.any(Number) },
    })
    await expect(dialog).toBeHidden()
    await said(page, '已保存')
  },

  'POST /user/bindauthpushurl': async ({ page, wire }) => {
    await page.getByRole('textbox', { name: '授权推送地址' }).fill('https://erp.example.com/grant')
    await page.getByRole('button', { name: '绑定', exact: true }).click()
    await wire.sent('POST /user/bindauthpushurl', {
      body: { auth_push_url: 'https://erp.example.com/grant' },
    })
    await expect(page.getByText(/^校验通过：HTTP 200，\d+ 毫秒$/)).toBeVisible()
  },

  'POST /user/getbindwxqrcode': async ({ page, wire }) => {
    await page.getByRole('button', { name: '绑定微信' }).click()
    await wire.sent('POST /user/getbindwxqrcode')
    await expect(page.getByRole('img', { name: '微信绑定二维码' })).toBeVisible()
  },

  'POST /user/checkwxbindstatus': async ({ page, wire }) => {
    await wire.sent('POST /user/checkwxbindstatus', { body: { scene_str: expect.any(String) } })
    await expect(page.getByText(/^已绑定微信 \S+$/)).toBeVisible()
  },

  'POST /user/getpayqrcode': async ({ page, wire }) => {
    await page.getByRole('button', { name: '充值', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '账户充值' })
    await dialog.getByRole('button', { name: '充值 ¥ 1,000.00' }).click()
    await wire.sent('POST /user/getpayqrcode', {
      body: { amount_fen: 100_000, pay_channel: 'WXPAY', request_id: anId },
    })
    await expect(dialog.getByRole('img', { name: '微信支付付款二维码' })).toBeVisible()
  },

  'POST /user/checkpaymentstatus': async ({ page, wire }) => {
    await wire.sent('POST /user/checkpaymentstatus', { body: { out_trade_no: expect.any(String) } })
    await expect(page.getByText('充值成功，已到账 ¥ 1,000.00', { exact: true })).toBeVisible()
  },
}
