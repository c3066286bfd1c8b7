import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FormDialog } from '@/screens/form/FormDialog'
import { address } from './address.fixture'
import { keptTexts, reload, signInWithDrafts } from './drafts.fixture'
import { show } from './kinds.fixture'
import { absent } from './onPage'

beforeEach(signInWithDrafts)
afterEach(() => void vi.restoreAllMocks())

const warning = () =>
  page.getByRole('status').filter({ hasText: '浏览器未能暂存填写的内容，离开此页后会丢失。' })
const receiver = () => page.getByLabelText('收件人')

it('says that a full browser keeps no draft, for as long as it keeps none', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await show(<FormDialog onClose={() => {}} />, { resources: [address], dataProvider: {} })
  await receiver().fill('许柚')
  await expect.element(warning()).toBeVisible()
  await expect.element(receiver()).toHaveValue('许柚')
  put.mockRestore()
  await receiver().fill('许柚柚')
  await absent(warning())
  await reload()
  expect(await keptTexts()).toEqual([{ receiver: '许柚柚' }])
})
