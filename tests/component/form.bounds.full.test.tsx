import type { DataProvider } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FormDialog } from '@/screens/form/FormDialog'
import inspection from '../areas/inspection.area'
import single from '../areas/single.area'
import { onRow, platform } from './actions.fixture'
import { show } from './kinds.fixture'
import { button, chooseIn, dialog, visible } from './onPage'

test('an end before its start is told beside it, and is right again once the start is moved', async () => {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: '8', ...data } }))
  await show(<FormDialog id={undefined} onClose={() => {}} />, {
    resources: [inspection, single],
    dataProvider: {
      create: create as unknown as DataProvider['create'],
      getList: (async () => ({
        data: [{ id: 'here', word: 'here' }],
        total: 1,
      })) as unknown as DataProvider['getList'],
    },
  })
  const input = (name: string) => dialog().getByLabelText(new RegExp(`^${name}项`))
  await input('inspector').fill('甲')
  await page.getByRole('combobox', { name: 'place项' }).click()
  await page.getByRole('option', { name: 'here' }).click()
  await input('round').fill('7')
  await input('from').fill('2026-03-02')
  await input('until').fill('2026-03-01')
  await button('创建').click()
  await expect.element(input('until')).toHaveAccessibleDescription('不能早于 from项（2026-03-02）')
  expect(create).not.toHaveBeenCalled()
  await input('from').fill('2026-03-01')
  await expect.element(input('until')).not.toHaveAccessibleDescription(/不能早于/)
  await input('rooms').fill('3')
  await input('rooms_seen').fill('4')
  await expect.element(input('rooms_seen')).toHaveAccessibleDescription('不能大于 rooms项（3）')
  await input('rooms_seen').fill('3')
  await button('创建').click()
  await visible('创建成功')
})

test('an action that asks for both says so in its dialog', async () => {
  const act = platform()
  await onRow(inspection, { id: 'I1', inspection_no: 'I1', inspector: '甲', state: 'OPEN' }, act)
  await chooseIn(page, 'plan项')
  const input = (name: string) => dialog().getByLabelText(new RegExp(`^${name}项`))
  await input('from').fill('2026-03-02')
  await input('until').fill('2026-03-01')
  await dialog()
    .getByRole('button', { name: /plan项/ })
    .click()
  await expect.element(input('until')).toHaveAccessibleDescription('不能早于 from项（2026-03-02）')
  expect(act).not.toHaveBeenCalled()
  await input('until').fill('2026-03-02')
  await dialog()
    .getByRole('button', { name: /plan项/ })
    .click()
  await expect.poll(() => act.mock.calls[0]?.[1].input).toEqual({ from: '2026-03-02', until: '2026-03-02' })
})
