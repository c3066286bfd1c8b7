import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { absent, button, click, dialog, grid, later, tick, visible } from '../onPage'
import { openWorkspace, workspacePlatform } from './workspace.fixture'

const { answer: arrival, come: arrive } = later()
vi.mock('@/shell/runs/RunCentre', async (original) => {
  await arrival
  return original()
})

const platform = workspacePlatform()

test('the end of a run is told although it came before the part that tells of it', async () => {
  const { router } = await openWorkspace(platform)
  const ticked = page.getByRole('region', { name: '已选记录' })
  await click(tick('1号店'), tick('2号店'), ticked.getByRole('button', { name: '暂停营业' }))
  await dialog().getByRole('textbox', { name: '暂停原因' }).fill('盘点')
  platform.hold()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => platform.act.mock.calls.length).toBe(1)
  await router.navigate('/demo/letter')
  await visible(grid().getByText('第1封信'))
  await absent(dialog())
  platform.release()
  await expect.poll(() => platform.act.mock.settledResults.at(0)?.type).toBe('fulfilled')
  await absent(button(/^后台任务/))
  arrive()
  await visible('暂停营业 · 店铺：2 条全部成功')
})
