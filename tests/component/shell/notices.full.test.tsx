import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emitFailure } from '@/platform/failureEvents'
import { sizePreference } from '@/theme/preferences'
import { absent, button, grid, tab, texts, toasts, visible } from '../onPage'
import { openWorkspace, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()
afterEach(() => sizePreference.reset())
const long = '数据已被他人修改，请刷新后重试。'.repeat(8)
const shown = () => texts(toasts().getByRole('alert'))

/** Opens a list and reports two failures, the second of them long. */
const withTwo = async (options: Parameters<typeof openWorkspace>[1] = {}) => {
  await openWorkspace(platform, { width: 1440, ...options })
  await visible(grid())
  await userEvent.hover(grid())
  emitFailure('系统繁忙，请稍后再试')
  emitFailure(long)
  await expect.poll(shown).toEqual([`${long}+1`])
}
/** The names of clickable elements below the message, without those scrolled out of sight. */
const covered = () => {
  const box = document.querySelector('.notice')?.getBoundingClientRect() ?? new DOMRect()
  return [
    ...document.querySelectorAll('.pane button, .pane a, .pane select, .pane input, .tabs-strip button'),
  ]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isThere = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element)
      return isThere && left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    .map((element) => element.ariaLabel ?? element.textContent)
}

it('two failures and a long text lie over nothing that is clicked: one is shown, the other waits', async () => {
  await withTwo()
  expect(covered()).toEqual([])
  await button('关闭提示').click()
  await expect.poll(shown).toEqual(['系统繁忙，请稍后再试'])
  await button('关闭提示').click()
  await absent(toasts())
})

it('a message lies over nothing that is clicked in the smallest size either', async () => {
  sizePreference.write('mini')
  await withTwo()
  expect(covered()).toEqual([])
})

it('a message that is looked at is told in full, and gives way to none', async () => {
  await withTwo()
  const text = toasts().getByText(long).element().parentElement
  expect(text?.scrollHeight).toBeGreaterThan(text?.clientHeight ?? 0)
  await userEvent.hover(toasts().getByRole('alert'))
  expect(text?.scrollHeight).toBe(text?.clientHeight)
  emitFailure('网络连接失败')
  await expect.poll(shown).toEqual([`${long}+2`])
})

it('messages leave the pages of a list in reach while the strip is full of tabs', async () => {
  const { router } = await openWorkspace(platform, { width: 1024 })
  for (let index = 0; index < 10; index += 1) {
    await router.navigate(`/demo/more${index}`)
    await visible(tab(`其他${index}`))
  }
  await router.navigate('/demo/shop')
  await visible(grid().getByText('1号店', { exact: true }), button('已打开的页面'))
  await userEvent.hover(grid())
  emitFailure(long)
  await expect.poll(shown).toEqual([long])
  expect(covered()).toEqual([])
})
