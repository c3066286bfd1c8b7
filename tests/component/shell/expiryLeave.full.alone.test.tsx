import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '@/platform/client'
import { readToken } from '@/platform/visit'
import { runsOf } from '@/runs/runs'
import { button, texts, visible } from '../onPage'
import { browserAsks, visited } from '../visited'
import { clients } from './queryClients'
import { inDialog, openSession, question, sessionPlatform } from './session.fixture'

vi.mock('@/shell/queryClient', async (original) => (await import('./queryClients')).keepClients(original))

/** Runs halfway through ten rows: two end with the page, and an action can be resumed afterwards. */
const halfDone = () => {
  const counts = { total: 10, done: 5, failed: 0, unknown: 0, waiting: 5 }
  const half = { area: 'demo/shop', state: 'running', counts, startedAt: Date.now() } as const
  for (const client of clients) {
    runsOf(client).add({ ...half, id: 'one', kind: 'export', fleeting: true }, [], {})
    runsOf(client).add({ ...half, id: 'two', kind: 'action', action: 'delist' }, [], {})
    runsOf(client).add({ ...half, id: 'three', kind: 'import', fleeting: true }, [], {})
  }
}

test('leaving for the sign-in page names first what would be lost, clears the token and asks nothing more', async () => {
  const platform = sessionPlatform()
  const { router } = await openSession(platform, '/demo/letter/L1')
  await page.getByRole('textbox', { name: '主题' }).fill('草稿')
  await router.navigate('/demo/shop')
  halfDone()
  await visible(button('后台任务：3 个进行中'))
  platform.expire()
  void call('GET /user/something').catch(() => undefined)
  await expect.element(question()).toHaveTextContent('“登录并继续”会保留它们，“重新登录”将丢失')
  const lost = question().getByRole('listitem')
  await expect.poll(() => texts(lost)).toEqual(['编辑信件 - 第1封信', '导入 · 店铺 5/10', '导出 · 店铺 5/10'])
  await inDialog('重新登录').click()
  expect(visited).toEqual([`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`])
  expect(readToken()).toBeUndefined()
  expect(browserAsks()).toBe(false)
  const sent = platform.calls.length
  void call('GET /user/something').catch(() => undefined)
  await router.navigate('/demo/letter')
  await visible(page.getByRole('tab', { name: '信件', exact: true, includeHidden: true }))
  expect(platform.calls).toHaveLength(sent)
})
