import type { DataProvider } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PlatformError } from '@/platform/errors'
import { FormDialog } from '@/screens/form/FormDialog'
import inspection from '../areas/inspection.area'
import single from '../areas/single.area'
import { show } from './kinds.fixture'
import { button, dialog, silenceErrors, visible } from './onPage'

test('a number that its place has already is refused beside its input, and can be corrected', async () => {
  silenceErrors()
  const answer = { code: 41003, message: '签名未审核通过', data: null, request_id: 'r' }
  const create = vi
    .fn()
    .mockRejectedValueOnce(new PlatformError(answer, 200, answer.message))
    .mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { id: '8', ...data } }))
  await show(<FormDialog id={undefined} onClose={() => {}} />, {
    resources: [inspection, single],
    dataProvider: {
      create,
      getList: (async () => ({
        data: [{ id: 'here', word: 'here' }],
        total: 1,
      })) as unknown as DataProvider['getList'],
    },
  })
  const round = () => dialog().getByLabelText(/^round项/)
  await dialog()
    .getByLabelText(/^inspector项/)
    .fill('甲')
  await page.getByRole('combobox', { name: 'place项' }).click()
  await page.getByRole('option', { name: 'here' }).click()
  await round().fill('7')
  await button('创建').click()
  await expect.element(round()).toHaveAccessibleDescription(/签名未审核通过/)
  await round().fill('8')
  await button('创建').click()
  await visible('创建成功')
})
