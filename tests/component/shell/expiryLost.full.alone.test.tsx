import { afterAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '@/platform/client'
import { clearToken, readToken, takeNotice } from '@/platform/session'
import { visited } from '../visited'
import { forgetSession, openSession, sessionPlatform } from './session.fixture'

// As when a release replaced the code that this one would fetch.
vi.mock('@/shell/session/ExpiryDialog', () => ({
  get default(): never {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

afterAll(() => {
  clearToken()
  forgetSession()
})

test('where the dialog cannot be fetched, the end of the session leads to the sign-in page, which says why', async () => {
  const platform = sessionPlatform()
  await openSession(platform)
  await expect.element(page.getByRole('grid')).toBeVisible()
  platform.expire()
  void call('GET /user/something').catch(() => undefined)
  await expect.poll(() => visited).toHaveLength(1)
  expect(visited[0]).toMatch(/^\/login\?redirect=/)
  expect(readToken()).toBeUndefined()
  expect(takeNotice()).toBe('登录状态已过期，请重新登录')
})
