import Cookies from 'js-cookie'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '@/declaration/label'
import { loadPageSpeech } from '@/i18n/pageTexts'
import { useSay } from '@/i18n/useSay'
import { LoginPage, type Welcome } from '@/pages/login/LoginPage'
import { PublicFrame } from '@/pages/PublicFrame'
import { absent, button, click, later, visible } from './onPage'
import { fillIn, publicPlatform, showPage } from './pages.fixture'
import { violations } from './violations'
import { browserAsks } from './visited'

const platform = publicPlatform()
const onTyping = vi.fn()
const onSignedIn = vi.fn<() => Promise<void>>()

const show = (props: { query?: string; notice?: string; welcome?: Welcome } = {}) =>
  showPage(<LoginPage onTyping={onTyping} onSignedIn={onSignedIn} {...props} />)
/** The page with a name and a password. */
const typed = async () => {
  await show()
  await fillIn({ '用户名/手机号': 'demo_partner', 密码: 'demo123456' })
}
const sent = () => platform.sentTo('/user/login')
const accepted = { code: 0, data: { token: 'k3VnQe' } }

const username = page.getByLabelText('用户名/手机号')
const password = page.getByLabelText('密码', { exact: true })
const signIn = button('登录')
const alert = page.getByRole('alert')

beforeEach(() => {
  onSignedIn.mockResolvedValue(undefined)
  platform.answer('/user/login', accepted)
})

it('signs in with Enter: the name trimmed, the token kept, the console asked for', async () => {
  await show()
  await expect.element(username).toHaveFocus()
  await userEvent.keyboard(' demo_partner ')
  await userEvent.tab()
  await userEvent.keyboard('demo 123{Enter}')

  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
  expect(sent()).toEqual([{ username: 'demo_partner', password: 'demo 123', mobile_vcode: '' }])
  expect(Cookies.get('Admin-Token')).toBe('k3VnQe')
  expect(onTyping).toHaveBeenCalled()
})

it('marks what is missing beside the field, moves there, and sends nothing', async () => {
  await show()
  await signIn.click()
  await visible('请输入用户名或手机号', '请输入密码')
  await expect.element(username).toHaveFocus()
  await expect.element(username).toHaveAccessibleDescription('请输入用户名或手机号')
  await expect.element(username).toBeInvalid()

  // A blank name does not count.
  await username.fill('   ')
  await signIn.click()
  await visible('请输入用户名或手机号')
  await username.fill('demo_partner')
  await expect.element(username).toBeValid()
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveFocus()
  expect(sent()).toEqual([])
})

it('says why the platform refused for five seconds, and lets the operator type again at once', async () => {
  platform.answer('/user/login', { code: 60204, message: '账号或密码错误' })
  await typed()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveTextContent('账号或密码错误')
  await expect.element(password).toHaveFocus()
  expect(onSignedIn).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(4900)
  await visible(alert)
  await vi.advanceTimersByTimeAsync(100)
  await absent(alert)
})

it('says so when the platform cannot be reached', async () => {
  platform.answer('/user/login', 'lost')
  await typed()
  await signIn.click()
  await expect.element(alert).toHaveTextContent('网络连接失败，请检查网络')
  await button('关闭提示').click()
  await absent(alert)
})

it('keeps saying beside what was typed that no answer came in time, until the next try', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  platform.answer('/user/login', 'silent', accepted)
  await typed()
  await signIn.click()
  await expect.poll(sent).toHaveLength(1)
  // Five seconds for the answer, and five more for the toast.
  await vi.advanceTimersByTimeAsync(5000)
  await expect.element(alert).toHaveTextContent('请求超时，请稍后重试')
  await vi.advanceTimersByTimeAsync(5000)
  await absent(alert)
  await expect.element(password).toHaveAccessibleDescription('请求超时，请稍后重试')
  await expect.element(password).toBeValid()
  await expect.element(username).toHaveValue('demo_partner')
  await expect.element(password).toHaveValue('demo123456')

  await signIn.click()
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  await expect.element(password).not.toHaveAccessibleDescription()
})

it('sends one request however often Enter is pressed, and says that it is busy', async () => {
  const { answer, come } = later<typeof accepted>()
  platform.answer('/user/login', answer)
  await typed()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await visible(button('正在登录…'))
  await expect.element(username).toHaveAttribute('readonly')
  await expect.poll(sent).toHaveLength(1)
  come(accepted)
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
  expect(sent()).toHaveLength(1)
})

it('can be used again when the console cannot be shown', async () => {
  onSignedIn.mockRejectedValueOnce(new Error('no console'))
  await typed()
  await signIn.click()
  await expect.element(alert).toHaveTextContent('发生了意外错误，已记入错误日志')
  await expect.element(username).not.toHaveAttribute('readonly')
})

it('is a form that password managers know, and shows the password only while asked to', async () => {
  await show()
  await expect.element(username).toHaveAttribute('autocomplete', 'username')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  const form = document.querySelector('form')
  expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['post', '/login'])
  await password.fill('demo123456')
  await expect.element(password).toHaveAttribute('type', 'password')
  const toggle = button('显示密码')
  await toggle.click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

it('changes the language at once, keeps what was typed, and remembers the choice', async () => {
  await show()
  await username.fill('demo_partner')
  await button('English').click()
  await expect.element(page.getByRole('heading')).toHaveTextContent('Sign in to the console')
  await expect.element(page.getByLabelText('Username or mobile')).toHaveValue('demo_partner')
  await expect.poll(() => document.documentElement.lang).toBe('en')
  expect(document.title).toBe('Sign in to the console - Open Platform')
  expect(Cookies.get('language')).toBe('en')
})

it('stays as it is when a language cannot be had, and says so', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await showPage(<PublicFrame title="登录控制台">{null}</PublicFrame>, lost)
  await button('English').click()
  await expect.element(alert).toHaveTextContent('页面内容没有加载成功，请检查网络后重试')
})

it('changes to the language that was asked for last, whichever comes first', async () => {
  const arrived: Array<() => void> = []
  const load = async (locale: Locale) => {
    await new Promise<void>((resolve) => arrived.push(resolve))
    return loadPageSpeech(locale)
  }
  const Page = () => <PublicFrame title={useSay()('signInTitle')}>{null}</PublicFrame>
  await showPage(<Page />, load)
  await click(button('English'), button('Español'))
  for (const arrive of arrived.reverse()) arrive()
  const heading = page.getByRole('heading')
  await expect.element(heading).toHaveTextContent('Iniciar sesión en la consola')
  await new Promise(requestAnimationFrame)
  await expect.element(heading).toHaveTextContent('Iniciar sesión en la consola')
  expect(Cookies.get('language')).toBe('es')
})

it('is not loaded anew by itself over what was typed, and asks nobody who leaves', async () => {
  await show()
  expect(browserAsks()).toBe(false)
  await username.fill('demo_partner')
  expect(browserAsks()).toBe(true)
})

it('takes over what a registration hands over: the name is there, the password is next', async () => {
  const text = { zh: '注册成功，请登录', en: 'Your account is ready.', es: 'Su cuenta está lista.' }
  await show({ welcome: { username: 'qinghe_01', text } })
  await expect.element(page.getByRole('status')).toHaveTextContent('注册成功，请登录')
  await absent(alert)
  await expect.element(username).toHaveValue('qinghe_01')
  await expect.element(password).toHaveFocus()
  await button('English').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Your account is ready.')
})

it('leads to registration and recovery, and from there to where the visitor wanted to go', async () => {
  await show({ query: '?redirect=%2Fpay%2Ftradelist' })
  const links = { 注册账号: '/register', '忘记密码？': '/resetpwd' }
  for (const [name, path] of Object.entries(links))
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAttribute('href', `${path}?redirect=%2Fpay%2Ftradelist`)
})

it.each([1280, 390])(
  'has nothing axe finds fault with, and nothing scrolls sideways at %i px',
  async (width) => {
    // The notice says why the last session ended.
    await page.viewport(width, 800)
    await show({ notice: '登录已过期' })
    await signIn.click()
    await visible('请输入密码')
    await expect.element(alert).toHaveTextContent('登录已过期')
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)
