import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { userHash } from '@/platform/userInfo'
import { createJournal } from '@/runs/journal'
import { button, tasks, tasksButton, toasts } from '../onPage'
import { visited } from '../visited'
import { openSession, partner, sessionPlatform } from './session.fixture'

const journal = createJournal('open-platform-console.runs')
const kept = async () => (await journal.load(() => false)).map(({ header }) => header.id)

/** Leaves in the journal what a page has written that crashed after its second call: three shops, a call for each. */
const crashed = async (id: string, mark: string) => {
  const rows = [1, 2, 3].map((number) => ({ id: `S${number}`, name: `${number}号店` }))
  await journal.append(
    id,
    [
      { kind: 'round', round: { base: id, plannedAt: Date.now(), size: 1, rows: [0, 1, 2] } },
      { kind: 'covered', below: 2 },
      { kind: 'settled', rows: [[0]] },
    ],
    true,
    { id, mark, kind: 'action', area: 'demo/shop', action: 'delist', input: {}, startedAt: Date.now(), rows },
  )
}

test('a run that a crash has cut off is offered once, gone on with without doing a row twice, and forgotten with its operator', async () => {
  await journal.clear()
  await crashed('mine', userHash(partner))
  await crashed('others', 'somebody else')
  const platform = sessionPlatform()
  await openSession(platform)
  const told = toasts().getByRole('status')
  await expect.element(tasksButton()).toHaveAccessibleName('后台任务：1 个需处理')
  await expect.element(told).toHaveTextContent('有 1 个后台任务被中断')
  expect(platform.screens().map(({ path }) => path)).not.toContain('/api/user/delistshop')

  await told.getByRole('button', { name: '查看' }).click()
  const run = tasks().getByRole('listitem', { name: '下架 · 店铺' })
  await run.getByRole('button', { name: '继续' }).click()
  await expect.element(run).toHaveTextContent('3 条全部成功')
  // The second call may have come through, the third was never sent.
  const sent = (call: string) => platform.screens().filter(({ path }) => path === `/api/user/${call}`)
  expect(sent('requestresult').map(({ url }) => new URL(url).search)).toEqual(['?request_id=mine-1'])
  // The outcome of the second is asked first, so the third can overtake it.
  expect(new Set(sent('delistshop').map(({ body }) => body))).toEqual(
    new Set([
      { no: 'S2', request_id: 'mine-1' },
      { no: 'S3', request_id: 'mine-2' },
    ]),
  )

  await tasks().getByRole('button', { name: '关闭' }).click()
  // Another window is at work.
  void navigator.locks.request('open-platform-console.runs:elsewhere', () => new Promise(() => {}))
  await crashed('elsewhere', userHash(partner))
  await button(/^账号菜单/).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  const question = page.getByRole('alertdialog', { name: '后台任务仍在进行' })
  await expect.element(question).toHaveTextContent('其他窗口中还有 1 个任务未完成')
  expect(visited).toEqual([])
  await question.getByRole('button', { name: '停止并退出' }).click()
  await expect.poll(() => visited).toHaveLength(1)
  await expect.poll(kept).toEqual([])
})
