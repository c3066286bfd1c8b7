import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Head } from '@/declaration'
import { useRunContext, useRuns } from '@/screens/runs/useRuns'
import { appearancePreference } from '@/theme/preferences'
import { absent, button, tasks, tasksButton, toasts, visible } from '../onPage'
import { violations } from '../violations'
import { browserAsks } from '../visited'
import { entry, openWorkspace, shops, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()

/** A screen that begins to take ten shops off the shelves, one call for each, four at once. */
const Delisting = () => {
  const runs = useRuns()
  const context = useRunContext()
  const records = Array.from({ length: 10 }, (_, index) => ({
    id: `S${index + 1}`,
    name: `${index + 1}号店`,
  }))
  const start = () => runs.startAction({ resource: shops, action: 'delist', records, input: {} }, context)
  return (
    <>
      <h1>店铺</h1>
      <button type="button" onClick={start}>
        开始下架
      </button>
    </>
  )
}
const screensOf = ({ label }: Head) => ({
  list: label.zh === '店铺' ? Delisting : () => <h1>{label.zh}</h1>,
})

const begun = async (width = 1280) => {
  const opened = await openWorkspace(platform, { screensOf, width })
  platform.hold()
  await button('开始下架').click()
  return opened
}

test('a run goes on while another page is open, tells there how it ended, and leads to what became of each row', async () => {
  const { router } = await begun()
  await expect.element(tasksButton()).toHaveAccessibleName('后台任务：1 个进行中')
  await expect.poll(browserAsks).toBe(true)
  // The first four are under way: the next call is the one of the fifth shop.
  await expect.poll(() => platform.act.mock.calls.length).toBe(4)
  platform.act.mockImplementationOnce(async () => ({
    data: { succeeded: [], failed: [{ id: 'S5', code: 40005, message: '店铺有未完成的订单' }] },
  }))
  await entry('信件').click()
  await visible(page.getByRole('heading', { name: '信件' }))
  expect(platform.act).toHaveBeenCalledTimes(4)
  platform.release()
  const told = toasts().getByRole('alert').filter({ hasText: '下架 · 店铺：处理完成：成功 9 条，失败 1 条' })
  await visible(told)
  await expect.element(tasksButton()).toHaveAccessibleName('后台任务：1 个有失败')
  await expect.poll(browserAsks).toBe(false)

  await told.getByRole('button', { name: '查看' }).click()
  const run = tasks().getByRole('listitem').filter({ hasText: '下架 · 店铺' })
  await expect.element(run.getByRole('row', { name: /5号店/ })).toHaveTextContent('店铺有未完成的订单')
  await userEvent.keyboard('{Escape}')
  await absent(tasks())
  await expect.element(tasksButton()).toHaveFocus()
  expect(router.state.location.pathname).toBe('/demo/letter')
})

test('the panel says it all on a phone too, in the dark, and for everybody; what has ended can be cleared away', async () => {
  appearancePreference.write('dark')
  await begun(390)
  await tasksButton().click()
  const run = tasks().getByRole('listitem', { name: '下架 · 店铺' })
  await expect.element(run).toHaveTextContent('已处理 0 / 10')
  await run.getByRole('button', { name: '查看明细' }).click()
  await visible(run.getByRole('row', { name: /10号店/ }))
  expect(tasks().element().getBoundingClientRect().width).toBe(390)
  await expect.element(tasks()).not.toHaveTextContent('清除已结束')
  expect(await violations()).toEqual([])

  platform.release()
  await expect.element(run).toHaveTextContent('10 条全部成功')
  // The operator already sees it.
  await absent(toasts())
  await tasks().getByRole('button', { name: '清除已结束' }).click()
  await expect.element(tasks()).toHaveTextContent('没有后台任务')
  await tasks().getByRole('button', { name: '关闭' }).click()
  await expect.element(tasksButton()).toHaveFocus()
})

test('signing out names the runs that would end and asks; a closed tab neither asks nor ends them', async () => {
  const { logout, path } = await begun()
  await button('关闭“店铺”').click()
  await expect.poll(path).toBe('/dashboard')
  const question = () => page.getByRole('alertdialog', { name: '后台任务仍在进行' })
  const signOut = async () => {
    await button(/^账号菜单/).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
  }
  await signOut()
  await expect.element(question().getByRole('listitem')).toHaveTextContent('下架 · 店铺 0/10')
  await question().getByRole('button', { name: '继续处理' }).click()
  expect(logout).not.toHaveBeenCalled()
  await expect.element(tasksButton()).toHaveAccessibleName('后台任务：1 个进行中')

  await signOut()
  await question().getByRole('button', { name: '停止并退出' }).click()
  await expect.poll(() => logout.mock.calls.length).toBe(1)
  platform.release()
  await expect.element(tasksButton()).toHaveAccessibleName('后台任务：1 个已结束')
  expect(platform.act).toHaveBeenCalledTimes(4)
})
