import { askForCode, newcomer, register, resetPassword } from '../acts'
import { expect } from '../fixtures'
import { anId, type Story } from './wire'

const agent = { username: 'demo_agent', mobile: '16000000002' } as const
const newPassword = 'grapefruit9'
/** A code that the sandbox takes for every number. */
const code = '000000'
const codeSent = '验证码已发送，5 分钟内有效'

/** Getting in: registration, recovery, and the sign-in with and without a code. */
export const door: Story = {
  'POST /user/sendregsms': async ({ page, wire }) => {
    await askForCode(page, '/register', '16300000001')
    await wire.sent('POST /user/sendregsms', { body: { mobile: '16300000001' } })
    await expect(page.getByText(codeSent, { exact: true })).toBeVisible()
  },

  'POST /user/register': async ({ page, platform, wire }) => {
    await expect.poll(platform.lastCode).toMatch(/^\d{6}$/)
    const vcode = platform.lastCode()
    await register(page, vcode)
    await wire.sent('POST /user/register', {
      body: {
        ...newcomer,
        partner_type: 'ISV',
        mobile: '16300000001',
        vcode,
        password_again: newcomer.password,
        agree: true,
        request_id: anId,
      },
    })
    await expect(page.getByText('注册成功，请登录', { exact: true })).toBeVisible()
  },

  'POST /user/findpwd/sendvcode': async ({ page, wire }) => {
    await askForCode(page, '/resetpwd', agent.mobile)
    await wire.sent('POST /user/findpwd/sendvcode', { body: { mobile: agent.mobile } })
    await expect(
      page.getByText('若该手机号已注册，您将收到验证码，5 分钟内有效', { exact: true }),
    ).toBeVisible()
  },

  'POST /user/findpwd/updatewd': async ({ page, wire }) => {
    await resetPassword(page, code, newPassword)
    await wire.sent('POST /user/findpwd/updatewd', {
      body: {
        mobile: agent.mobile,
        vcode: code,
        new_password: newPassword,
        new_password_again: newPassword,
        request_id: anId,
      },
    })
    await expect(page.getByText('密码已重置', { exact: true })).toBeVisible()
  },

  'POST /user/sendloginsms': async ({ page, wire }) => {
    const credentials = { username: agent.username, password: newPassword }
    await page.goto('/login')
    await page.getByLabel('用户名/手机号').fill(agent.username)
    await page.getByLabel('密码', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await wire.sent('POST /user/login', { body: { ...credentials, mobile_vcode: '' } })
    await page.getByRole('button', { name: '获取验证码' }).click()
    await wire.sent('POST /user/sendloginsms', { body: credentials })
    await expect(page.getByText(codeSent, { exact: true })).toBeVisible()
  },

  'POST /user/login': async ({ page, wire }) => {
    await page.getByLabel('短信验证码').fill(code)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await wire.sent('POST /user/login', {
      body: { username: agent.username, password: newPassword, mobile_vcode: code },
    })
    await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible()
  },
}
