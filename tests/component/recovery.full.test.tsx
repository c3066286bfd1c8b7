import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RecoveryPage } from '@/pages/recovery/RecoveryPage'
import { absent, button, click, visible } from './onPage'
import { field, fillIn, publicPlatform, showPage } from './pages.fixture'
import { violations } from './violations'

const platform = publicPlatform()
const onDone = vi.fn()
const alert = page.getByRole('alert')
const submit = button('重置密码')
const sendCode = button('获取验证码')

const filled = {
  手机号: '15400000001',
  短信验证码: '000000',
  新密码: 'demo654321',
  确认密码: 'demo654321',
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  await showPage(<RecoveryPage signInAddress="/login" onDone={onDone} />)
})

it('sets the password anew, says so, and goes to the sign-in after two seconds', async () => {
  await fillIn(filled)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await submit.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('密码已重置')
  await expect.element(page.getByRole('link', { name: '立即登录' })).toHaveFocus()
  expect(platform.sentTo('/user/findpwd/updatewd')).toEqual([
    {
      mobile: '15400000001',
      vcode: '000000',
      new_password: 'demo654321',
      new_password_again: 'demo654321',
      request_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ])
  await vi.advanceTimersByTimeAsync(1900)
  expect(onDone).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(onDone).toHaveBeenCalledOnce()
  expect(onDone.mock.lastCall?.[0]).toMatchObject({
    username: '15400000001',
    text: { zh: '密码已重置，请使用新密码登录' },
  })
})

it('says the same whether the number has an account or not, and goes to the sign-in at once for those in a hurry', async () => {
  await field('手机号').fill('19900000000')
  await sendCode.click()
  await visible('若该手机号已注册，您将收到验证码，5 分钟内有效')
  expect(platform.sentTo('/user/findpwd/sendvcode')).toEqual([{ mobile: '19900000000' }])
  await fillIn(filled)
  await click(submit, page.getByRole('link', { name: '立即登录' }))
  expect(onDone).toHaveBeenCalledOnce()
})

it('checks everything before it sends anything', async () => {
  await fillIn({ ...filled, 手机号: '154', 确认密码: 'demo12345' })
  await submit.click()
  await expect.element(field('手机号')).toHaveAccessibleDescription('手机号格式不正确')
  await expect.element(field('手机号')).toHaveFocus()
  await expect.element(field('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致')
  expect(platform.sentTo('/user/findpwd/updatewd')).toEqual([])
})

it.each([
  [60211, '短信验证码', '验证码错误', true],
  [60212, '短信验证码', '验证码已过期，请重新获取', true],
  [60217, '手机号', '手机号未注册', false],
  [60221, '确认密码', '两次输入的密码不一致', false],
  [60222, '新密码', '长度在 6 到 20 个字符', false],
])('%i stands beside %s, and nothing typed is lost', async (code, label, message, toast) => {
  platform.answer('/user/findpwd/updatewd', { code, message })
  await fillIn(filled)
  await submit.click()
  await expect.element(field(label)).toHaveAccessibleDescription(message)
  await expect.element(field(label)).toHaveFocus()
  if (toast) await expect.element(alert).toHaveTextContent(message)
  else await absent(alert)
  for (const [name, value] of Object.entries(filled)) await expect.element(field(name)).toHaveValue(value)
  expect(onDone).not.toHaveBeenCalled()
})

it.each([
  ['a timeout', 'lost' as const, '网络连接失败，请检查网络。尚不清楚是否已提交成功'],
  ['too many codes', { code: 10004, message: '操作过于频繁，请9秒后再试' }, '操作过于频繁，请9秒后再试'],
])('%s is a toast', async (_name, answer, message) => {
  platform.answer('/user/findpwd/updatewd', answer)
  await fillIn(filled)
  await submit.click()
  await expect.element(alert).toHaveTextContent(message)
  await expect.element(field('新密码')).toHaveValue('demo654321')
})

it.each([1280, 390])(
  'has nothing axe finds fault with, and nothing scrolls sideways at %i px',
  async (width) => {
    await page.viewport(width, 800)
    await submit.click()
    await visible('请再次输入密码')
    expect(await violations()).toEqual([])
    await fillIn(filled)
    await submit.click()
    await visible(page.getByRole('status'))
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)
