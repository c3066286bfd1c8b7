import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call } from '@/platform/client'
import { readExpiry } from '@/platform/expiry'
import { sessionChannel } from '@/platform/session'
import { absent, button, grid, silenceErrors, subject, tab, texts, tick, visible } from '../onPage'
import {
  inDialog,
  openSession,
  partner,
  password,
  question,
  type SessionPlatform,
  sessionPlatform,
  signInAgain,
  toasts,
} from './session.fixture'
import { entry } from './workspace.fixture'

let platform: SessionPlatform
beforeEach(() => {
  platform = sessionPlatform()
})
afterEach(async () => {
  // The session's state outlives the page in these tests, so each test restores it.
  if (readExpiry()) await inDialog('取消').click()
})

const reason = '登录状态已过期，请重新登录'
const lists = () => platform.screens().filter(({ path }) => path.endsWith('list'))

const listPaths = () => lists().map(({ path }) => path)

const expired = async (at?: string) => {
  const opened = await openSession(platform, at)
  await visible(grid())
  platform.expire()
  return opened
}

/** Asks the platform for something. */
const meetTheEnd = async () => {
  const outcome = call('GET /user/something').then(
    () => 'answered',
    (error: Error) => error.message,
  )
  await visible(question())
  return { outcome }
}

test('when the session has ended, twenty calls that meet with it bring one dialog and one toast; cancelled, each fails and nothing more is said', async () => {
  await expired()
  // Every toast that appears, even if it has gone again.
  const appeared = new Set<Element>()
  const watching = new MutationObserver(() => {
    for (const toast of toasts().elements()) appeared.add(toast)
  })
  watching.observe(document.body, { childList: true, subtree: true })
  const failures = Array.from({ length: 20 }, (_, index) =>
    call(`GET /user/list${index}`).then(
      () => 'answered',
      (error: Error) => error.message,
    ),
  )
  await visible(question())
  await expect.element(question()).toHaveTextContent('你已被登出，可以取消继续留在该页面，或者重新登录')
  expect(question().elements()).toHaveLength(1)
  await expect.poll(() => texts(toasts())).toEqual([reason])
  await inDialog('取消').click()
  expect(await Promise.all(failures)).toEqual(failures.map(() => reason))
  await absent(question())
  await visible(grid())
  watching.disconnect()
  expect(appeared.size).toBe(1)
})

test.each([
  [50008, '非法令牌'],
  [50008, 'Login failed, unable to get user details.'],
  [50012, '账号在其他地方登录'],
  [50014, '登录已过期'],
])('the end of a session, %i, is told in the platform’s own words: %s', async (code, message) => {
  await openSession(platform)
  await visible(grid())
  platform.expire({ code, message })
  await meetTheEnd()
  await expect
    .element(question())
    .toHaveAccessibleDescription(`你已被登出，可以取消继续留在该页面，或者重新登录 原因：${message}`)
  await expect.element(toasts()).toHaveTextContent(message)
})

test('when the session has ended, cancelled, a list shows in its place that it failed, and no second toast says so', async () => {
  silenceErrors()
  const { router } = await expired()
  await router.navigate('/demo/letter')
  await visible(question())
  await page.getByRole('button', { name: '关闭提示', includeHidden: true }).click()
  await absent(toasts())
  // A click outside the dialog does nothing.
  await userEvent.click(document.body, { position: { x: 5, y: 400 }, force: true })
  await visible(question())
  await userEvent.keyboard('{Escape}')
  await absent(question())
  await visible(page.getByRole('main').getByText(reason))
  await absent(toasts())
  expect(lists().filter(({ path }) => path === '/api/user/letterlist')).toHaveLength(1)
})

test('signing in again in the dialog lets the list that waited go on with the new token, and asks for it once more only', async () => {
  const { router } = await expired()
  await router.navigate('/demo/letter')
  await visible(question())
  await expect.element(question().getByLabelText('用户名/手机号')).toHaveValue('demo_partner')
  await expect.element(password()).toHaveFocus()
  await password().fill('demo123456')
  await userEvent.keyboard('{Enter}')
  await visible('第1封信')
  await absent(question())
  const asked = lists().filter(({ path }) => path === '/api/user/letterlist')
  expect(asked.map(({ token }) => token)).toEqual([expect.any(String), 'secret-token-1'])
  expect(asked[0]?.token).not.toBe('secret-token-1')
})

test('signing in again in the dialog keeps what is typed in a form, and saves it as if nothing had happened', async () => {
  const { router } = await openSession(platform, '/demo/letter/create')
  await subject().fill('草稿')
  platform.expire()
  await button('创建').click()
  await visible(question())
  await expect.element(question()).toHaveTextContent('新建信件')
  await expect.element(page.getByRole('textbox', { name: '主题', includeHidden: true })).toHaveValue('草稿')
  await signInAgain()
  await absent(question())
  await visible('创建成功')
  await expect.poll(() => router.state.location.pathname).toBe('/demo/letter')
  const [refused, saved, ...more] = platform.screens().filter(({ path }) => path === '/api/user/saveletter')
  expect(refused?.body).toMatchObject({ subject: '草稿', request_id: expect.any(String) })
  expect(saved).toMatchObject({ token: 'secret-token-1', body: refused?.body })
  expect(more).toEqual([])
})

test('signing in again in the dialog keeps tabs, ticks, filters and drafts, and asks anew for what is on the screen', async () => {
  const { router } = await openSession(platform, '/demo/letter/L1')
  await subject().fill('草稿')
  await router.navigate('/demo/shop?page=2')
  await tick('21号店').click()
  platform.expire()
  const before = lists().length
  const { outcome } = await meetTheEnd()
  await signInAgain()
  expect(await outcome).toBe('answered')
  await absent(question())
  await expect.poll(() => listPaths().slice(before)).toEqual(['/api/user/shoplist'])
  await expect.element(tick('21号店')).toBeChecked()
  expect(router.state.location.search).toContain('page=2')
  await tab('编辑信件').click()
  await expect.element(subject()).toHaveValue('草稿')
})

test('signing in again in the dialog says in the dialog what is wrong, and loses nothing', async () => {
  const { router } = await expired()
  await router.navigate('/demo/letter')
  await visible(question())
  await inDialog('登录并继续').click()
  await expect.element(question()).toHaveTextContent('请输入密码')
  await password().fill('wrong-one')
  await inDialog('登录并继续').click()
  await visible(question().getByText('账号或密码错误'))
  await expect.element(password()).toHaveValue('wrong-one')
  await expect.element(password()).toHaveFocus()
  await question().getByLabelText('用户名/手机号').fill('   ')
  await inDialog('登录并继续').click()
  await expect.element(question()).toHaveTextContent('请输入用户名或手机号')
  await signInAgain()
  await visible('第1封信')
})

test('signing in again in the dialog takes the code of a text message when the platform wants one', async () => {
  platform.checked.add('demo_partner')
  await expired()
  const { outcome } = await meetTheEnd()
  await signInAgain()
  const code = () => question().getByLabelText('短信验证码')
  await expect.element(question()).toHaveTextContent('138****0000')
  await expect.element(inDialog('获取验证码')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(code()).toHaveFocus()
  await expect.element(question().getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
  await code().fill('12')
  await inDialog('登录并继续').click()
  await expect.element(question()).toHaveTextContent('请输入 6 位数字验证码')
  await code().fill('111111')
  await inDialog('登录并继续').click()
  await visible(question().getByText('验证码错误'))
  await code().fill('000000')
  await inDialog('登录并继续').click()
  expect(await outcome).toBe('answered')
  await absent(question())
})

test('signing in again in the dialog does not trouble who gives up meanwhile', async () => {
  const { router } = await expired()
  await router.navigate('/demo/letter')
  await visible(question())
  const asked = lists().length
  await router.navigate('/demo/shop')
  await signInAgain()
  await absent(question())
  await visible(grid())
  expect(listPaths().slice(asked)).not.toContain('/api/user/letterlist')
  await entry('信件').click()
  await visible('第1封信')
})

test('another window of the same operator that renews the session closes the dialog here, and what waited goes on', async () => {
  await expired()
  const { outcome } = await meetTheEnd()
  // The cookie is the same, and the other window says so.
  platform.tokens.set('from-elsewhere', partner)
  Cookies.set('Admin-Token', 'from-elsewhere', { path: '/' })
  const other = new BroadcastChannel(sessionChannel)
  other.postMessage('look')
  await absent(question())
  expect(await outcome).toBe('answered')
  const sent = platform.screens().filter(({ path }) => path === '/api/user/something')
  expect(sent.map(({ token }) => token)).toEqual([expect.any(String), 'from-elsewhere'])
  expect(sent[0]?.token).not.toBe('from-elsewhere')
  expect(readExpiry()).toBeUndefined()
  other.close()
})
