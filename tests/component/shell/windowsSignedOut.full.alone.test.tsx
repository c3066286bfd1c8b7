import Cookies from 'js-cookie'
import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionChannel } from '@/platform/session'
import { visited } from '../visited'
import { browserAsks, forgetSession, openSession, sessionPlatform } from './session.fixture'

afterAll(forgetSession)

test('signing out in another window leaves this one at once, with unsaved input and all', async () => {
  const platform = sessionPlatform()
  await openSession(platform, '/demo/letter/L1')
  await page.getByRole('textbox', { name: '主题' }).fill('草稿')
  await expect.poll(() => sessionStorage.getItem('open-platform-console.tabs')).toContain('/demo/letter/L1')
  const calls = platform.calls.length
  const other = new BroadcastChannel(sessionChannel)
  Cookies.remove('Admin-Token', { path: '/' })
  other.postMessage('out')
  await expect.poll(() => visited).toHaveLength(1)
  expect(visited[0]).toMatch(/^\/login\?redirect=/)
  expect(browserAsks()).toBe(false)
  expect(sessionStorage.getItem('open-platform-console.tabs')).toBeNull()
  // What somebody has set up for themselves stays under their own mark.
  expect(Object.keys(localStorage).filter((key) => !/people/.test(key))).toEqual([])
  expect(platform.calls).toHaveLength(calls)
  other.close()
})
