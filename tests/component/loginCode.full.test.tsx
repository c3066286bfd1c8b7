import Cookies from 'js-cookie'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LoginPage } from '@/pages/login/LoginPage'
import { codeCountdown } from '@/platform/codeCountdown'
import { absent, button, visible } from './onPage'
import { field, fillIn, publicPlatform, showPage } from './pages.fixture'
import { violations } from './violations'

const platform = publicPlatform()
const onSignedIn = vi.fn<() => Promise<void>>()
const alert = page.getByRole('alert')
const signIn = button('登录')
const sendCode = button('获取验证码')
const code = field('短信验证码')

const unusual = {
  code: 60210,
  message: '登录环境异常，请输入短信验证码',
  data: { need_mobile_vcode: true, mobile_mask: '154****0001' },
}
const who = { username: 'demo_partner', password: 'demo123456' }

/** The page at the second step. */
const atCodeStep = async (...answers: Parameters<typeof platform.answer>[1][]) => {
  platform.answer('/user/login', unusual, ...answers)
  await showPage(<LoginPage onTyping={() => undefined} onSignedIn={onSignedIn} />)
  await fillIn({ '用户名/手机号': 'demo_partner', 密码: 'demo123456' })
  await userEvent.keyboard('{Enter}')
  await visible(code)
}

const submitCode = async (typed: string) => {
  await code.fill(typed)
  await signIn.click()
}

beforeEach(() => void onSignedIn.mockResolvedValue(undefined))

it('asks for the code of an unusual sign-in, and signs in with it', async () => {
  await atCodeStep({ code: 0, data: { token: 'k3VnQe' } })
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('登录环境异常，请输入 154****0001 收到的短信验证码。')
  // The refusal leads to the next step; it is not shown as an error.
  await absent(alert)
  await expect.element(field('密码')).not.toBeVisible()
  await expect.element(sendCode).toHaveFocus()

  platform.answer('/user/sendloginsms', {
    code: 0,
    data: { mobile_mask: '154****0001', expire_seconds: 300, resend_seconds: 60 },
  })
  await userEvent.keyboard('{Enter}')
  await visible('验证码已发送，5 分钟内有效')
  expect(platform.sentTo('/user/sendloginsms')).toEqual([who])
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await userEvent.keyboard('000 000{Enter}')
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
  expect(platform.sentTo('/user/login')).toEqual([
    { ...who, mobile_vcode: '' },
    { ...who, mobile_vcode: '000000' },
  ])
  expect(Cookies.get('Admin-Token')).toBe('k3VnQe')
})

it.each([
  ['', '请输入验证码'],
  ['12345', '验证码为 6 位数字'],
])('does not send a code of %j, and says why not', async (typed, message) => {
  await atCodeStep()
  await submitCode(typed)
  await expect.element(code).toHaveAccessibleDescription(message)
  await expect.element(code).toHaveFocus()
  expect(platform.sentTo('/user/login')).toHaveLength(1)
  await code.fill('1')
  await expect.element(code).toBeValid()
})

it.each([
  [60211, '验证码错误'],
  [60212, '验证码已过期，请重新获取'],
])('%i is a toast and stands beside the code; another one can be typed at once', async (number, message) => {
  await atCodeStep({ code: number, message }, { code: 0, data: { token: 'k3VnQe' } })
  await submitCode('111111')
  await expect.element(alert).toHaveTextContent(message)
  await expect.element(code).toHaveAccessibleDescription(message)
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('000000{Enter}')
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
})

it('keeps the step when nobody answers, and goes back by itself when it is the name or the password that is refused', async () => {
  await atCodeStep(
    { code: 10500, message: '系统繁忙，请稍后再试' },
    { code: 60205, message: '密码错误次数过多，请15分钟后再试' },
  )
  await submitCode('000000')
  await expect.element(alert).toHaveTextContent('系统繁忙，请稍后再试')
  await expect.element(code).toHaveValue('000000')
  await signIn.click()
  await expect.element(field('密码')).toHaveFocus()
  await visible('密码错误次数过多，请15分钟后再试')
})

it('goes back when no code is sent for this password any more', async () => {
  await atCodeStep()
  platform.answer('/user/sendloginsms', { code: 60204, message: '账号或密码错误' })
  await sendCode.click()
  await expect.element(alert).toHaveTextContent('账号或密码错误')
  await expect.element(field('密码')).toHaveFocus()
})

it('goes back to what was typed, and keeps nobody waiting for the code of another account', async () => {
  await atCodeStep(unusual)
  platform.answer('/user/sendloginsms', { code: 0, data: { expire_seconds: 300, resend_seconds: 60 } })
  await sendCode.click()
  await visible(button(/秒后重新获取$/))
  await button('返回上一步').click()
  await expect.element(field('用户名/手机号')).toHaveValue('demo_partner')
  await expect.element(field('密码')).toHaveValue('demo123456')
  await expect.element(field('密码')).toHaveFocus()
  await expect.element(field('密码')).not.toHaveAttribute('readonly')
  await absent(code)
  await field('用户名/手机号').fill('demo_agent')
  await signIn.click()
  await expect.element(sendCode).toHaveFocus()
  await expect.element(sendCode).toHaveAttribute('aria-disabled', 'false')
})

it('counts down what a former visit of this tab has begun, and goes to the code', async () => {
  codeCountdown('login').start(42)
  await atCodeStep()
  await visible(button(/^4[012] 秒后重新获取$/))
  await expect.element(code).toHaveFocus()
  codeCountdown('login').start(0)
  await visible(sendCode)
})

it.each([1280, 390])('nothing moves, and axe finds no fault, at %i px', async (width) => {
  await page.viewport(width, 800)
  await atCodeStep()
  const top = () => signIn.element().getBoundingClientRect().top
  const before = top()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(width)
  await button('返回上一步').click()
  await absent(code)
  expect(top()).toBe(before)
})
