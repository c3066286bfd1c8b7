import { afterAll, afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { claimMemory } from '@/platform/leaving'
import { clearToken, writeToken } from '@/platform/session'
import { renewSession } from '@/platform/windowSession'
import { createConsoleStore } from '@/shell/consoleStore'
import { tab } from '../onPage'
import { forgetSession, openSession, partner, sessionPlatform } from './session.fixture'

afterEach(forgetSession)
afterAll(clearToken)

const names = () =>
  page
    .getByRole('tab')
    .elements()
    .map((element) => element.textContent?.replace('已固定', '').trim())

test('what a window remembers belongs to the operator, not to one of the operator’s sessions', async () => {
  const platform = sessionPlatform()
  const { router, screen } = await openSession(platform, '/demo/shop?page=2')
  await router.navigate('/demo/letter')
  await expect.element(tab('信件')).toBeVisible()
  platform.tokens.set('later', partner)
  writeToken('later')
  await renewSession()
  await screen.unmount()
  await openSession(platform, '/dashboard')
  await expect.poll(names).toEqual(['首页', '店铺', '信件'])
})

test('what the browser remembers of another operator’s lists is not read', () => {
  const before = createConsoleStore()
  before.setItem('demo/shop.listParams', { page: 2 })
  expect(createConsoleStore().getItem('demo/shop.listParams')).toEqual({ page: 2 })
  claimMemory('another')
  expect(createConsoleStore().getItem('demo/shop.listParams')).toBeUndefined()
})
