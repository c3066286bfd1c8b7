import { afterAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '@/platform/client'
import { clearToken, readToken } from '@/platform/session'
import {
  browserAsks,
  forgetSession,
  inDialog,
  openSession,
  question,
  sessionPlatform,
} from './session.fixture'

const visited = vi.hoisted(() => [] as string[])
// A window that is left would take the test with it.
vi.mock('@/platform/newDocument', () => ({ openAnew: (path: string) => visited.push(path) }))

afterAll(() => {
  clearToken()
  forgetSession()
})

test('leaving for the sign-in page names first what would be lost, clears the token and asks nothing more', async () => {
  const platform = sessionPlatform()
  const { router } = await openSession(platform, '/demo/letter/L1')
  await page.getByRole('textbox', { name: '主题' }).fill('草稿')
  await router.navigate('/demo/shop')
  platform.expire()
  void call('GET /user/something').catch(() => undefined)
  await expect.element(question()).toHaveTextContent('“登录并继续”会保留它们，“重新登录”将丢失')
  await expect.element(question().getByRole('listitem')).toHaveTextContent('编辑信件 - 第1封信')
  await inDialog('重新登录').click()
  expect(visited).toEqual([`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`])
  expect(readToken()).toBeUndefined()
  expect(browserAsks()).toBe(false)
  const sent = platform.calls.length
  void call('GET /user/something').catch(() => undefined)
  await router.navigate('/demo/letter')
  await expect
    .element(page.getByRole('tab', { name: '信件', exact: true, includeHidden: true }))
    .toBeVisible()
  expect(platform.calls).toHaveLength(sent)
})
