import type { GetOneResult } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PlatformError } from '@/platform/errors'
import { PageFrameContext } from '@/screens/page'
import { ShowPage } from '@/screens/show/ShowPage'
import { show } from './kinds.fixture'
import { button, silenceErrors, visible } from './onPage'
import { components, merchant, merchantRow, now, resources } from './show.fixture'
import { violations } from './violations'

const getOne = vi.fn<(resource: string, params: { id: string }) => Promise<GetOneResult>>()

const id = String(merchantRow.id)

const frame = {
  setSubject: vi.fn(),
  setDraft: vi.fn(),
  settle: vi.fn(),
  whenEnded: vi.fn(),
  isShown: () => true,
  leave: vi.fn(),
}

const open = () =>
  show(
    <PageFrameContext value={frame}>
      <Routes>
        <Route path="/merchant/merchant/:id/page" element={<ShowPage />} />
        <Route path="/merchant/merchant" element={<p>商家列表</p>} />
      </Routes>
    </PageFrameContext>,
    {
      resources,
      components,
      resource: merchant,
      at: `/merchant/merchant/${encodeURIComponent(id)}/page`,
      dataProvider: { getOne: getOne as never },
    },
  )

beforeEach(async () => {
  vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] })
  getOne.mockResolvedValue({ data: merchantRow })
  await page.viewport(1440, 900)
})

afterEach(() => {
  getOne.mockReset()
})

it('a detail as a page shows the record of its address, names the page after it, offers its actions, and leads back to the list', async () => {
  const { path } = await open()
  const article = page.getByRole('article', { name: '青禾家居旗舰店' })
  await visible(article.getByRole('heading', { level: 1, name: '青禾家居旗舰店' }))
  expect(getOne.mock.calls[0]?.[1].id).toBe(id)
  // Components of the area draw their own parts.
  await visible(
    article.getByText('买家留言 包含 “vip” 且 买家留言 不包含 “测试”'),
    article.getByText('5天后到期'),
  )
  expect(frame.setSubject).toHaveBeenLastCalledWith('青禾家居旗舰店')
  expect(await violations(article.element())).toEqual([])
  await visible(button('暂停同步'))
  await page.getByRole('link', { name: '授权商家' }).click()
  expect(path()).toBe('/merchant/merchant')
})

it('a detail as a page says that there is no such record, and stays', async () => {
  const printed = silenceErrors()
  getOne.mockRejectedValue(
    new PlatformError({ code: 40001, message: '商家不存在或未授权给该应用', data: null }),
  )
  const { path } = await open()
  await visible('该授权商家不存在或已被删除')
  expect(path()).toContain('/page')
  await page.getByRole('link', { name: '返回列表' }).click()
  expect(path()).toBe('/merchant/merchant')
  expect(printed.mock.calls.every(([first]) => first instanceof PlatformError)).toBe(true)
})
