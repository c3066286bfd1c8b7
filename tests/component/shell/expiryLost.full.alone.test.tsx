import { expect, test, vi } from 'vitest'
import { call } from '@/platform/client'
import { readToken, takeNotice } from '@/platform/visit'
import { grid, visible } from '../onPage'
import { visited } from '../visited'
import { openSession, sessionPlatform } from './session.fixture'

// As when a release has replaced the code.
vi.mock('@/shell/session/ExpiryDialog', () => ({
  get default(): never {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

test('where the dialog cannot be fetched, the end of the session leads to the sign-in page, which says why', async () => {
  const platform = sessionPlatform()
  await openSession(platform)
  await visible(grid())
  platform.expire()
  void call('GET /user/something').catch(() => undefined)
  await expect.poll(() => visited).toHaveLength(1)
  expect(visited[0]).toMatch(/^\/login\?redirect=/)
  expect(readToken()).toBeUndefined()
  expect(takeNotice()).toBe('登录状态已过期，请重新登录')
})
