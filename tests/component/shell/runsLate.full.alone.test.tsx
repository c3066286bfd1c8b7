import { expect, test, vi } from 'vitest'
import { absent, button, later, visible } from '../onPage'
import { leaveRun, workspacePlatform } from './workspace.fixture'

const { answer: arrival, come: arrive } = later()
vi.mock('@/shell/runs/RunCentre', async (original) => {
  await arrival
  return original()
})

const platform = workspacePlatform()

test('the end of a run is told although it came before the part that tells of it', async () => {
  await leaveRun(platform)
  platform.release()
  await expect.poll(() => platform.act.mock.settledResults.at(0)?.type).toBe('fulfilled')
  await absent(button(/^后台任务/))
  arrive()
  await visible('暂停营业 · 店铺：2 条全部成功')
})
