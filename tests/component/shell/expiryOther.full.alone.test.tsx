import { afterAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '@/platform/client'
import { clearToken, readToken } from '@/platform/session'
import { visited } from '../visited'
import {
  browserAsks,
  forgetSession,
  openSession,
  question,
  sessionPlatform,
  signInAgain,
} from './session.fixture'

afterAll(() => {
  clearToken()
  forgetSession()
})

test('another operator who signs in in the dialog gets a window in which nothing of the first is left', async () => {
  const platform = sessionPlatform()
  const { router } = await openSession(platform, '/demo/letter/L1')
  await page.getByRole('textbox', { name: '主题' }).fill('草稿')
  await router.navigate('/demo/shop?page=2')
  await page.getByRole('checkbox', { name: '选择：21号店', exact: true }).click()
  await expect.poll(() => sessionStorage.getItem('open-platform-console.tabs')).toContain('/demo/shop')
  expect(browserAsks()).toBe(true)
  platform.expire()
  const done = vi.fn()
  void call('POST /user/something').then(done, done)
  await expect.element(question()).toBeVisible()
  await signInAgain('demo_agent')
  await expect.poll(() => visited).toEqual(['/'])
  // Nothing holds the window back, and nothing is sent in the other's name.
  expect(browserAsks()).toBe(false)
  expect(readToken()).toBe('secret-token-1')
  expect(platform.screens().filter(({ token }) => token === 'secret-token-1')).toEqual([])
  expect(done).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('open-platform-console.tabs')).toBeNull()
  // What somebody has set up for themselves stays under their own mark.
  expect(Object.keys(localStorage).filter((key) => !/people/.test(key))).toEqual([])
})
