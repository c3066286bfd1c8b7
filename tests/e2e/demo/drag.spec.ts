import type { Locator, Page } from '@playwright/test'
import { middleOf } from '../onPage'
import { expect, go, test } from './fixtures'

/** Drags with the mouse, and lets go once `read` reports the expected change, also during the drag. */
const drag = async (
  page: Page,
  from: Locator,
  to: Locator,
  read: () => Promise<string>,
  expected: string,
  end: 'drop' | 'Escape' = 'drop',
) => {
  const target = await middleOf(to)
  const start = await middleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 4, start.y + 8, { steps: 3 })
  await expect(page.locator('[data-dnd-dragging]')).toBeVisible()
  await expect(async () => {
    await page.mouse.move(target.x, target.y)
    await page.mouse.move(target.x, target.y + 2)
    expect(await read()).toBe(expected)
  }).toPass()
  if (end === 'Escape') await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('[data-dnd-dragging]')).toHaveCount(0)
}

/** Presses these keys, one after the other. */
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

const items = async (list: Locator) => (await list.getByRole('listitem').allInnerTexts()).join()
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text, visible: true }).first()).toBeAttached()

test('rows of a table are put in another order, by mouse and by keyboard', async ({ page }) => {
  await go(page, '/table/drag-table')
  const order = page.getByRole('definition').nth(1)
  const row = (number: number) => page.getByRole('row').nth(number)
  const grip = (number: number) => row(number).getByRole('button', { name: /^移动/ })
  await expect(order).toHaveText('1, 2, 3, 4, 5, 6, 7, 8, 9, 10')

  await test.step('by any part of a row', async () => {
    const moved = '2, 3, 4, 1, 5, 6, 7, 8, 9, 10'
    await drag(page, row(1).getByRole('cell').nth(1), row(4), () => order.innerText(), moved)
    await expect(order).toHaveText(moved)
    await said(page, '第 4 项，共 10 项')
  })
  await test.step('by its handle, and put back by Escape', async () => {
    await drag(page, grip(1), row(3), () => order.innerText(), '3, 4, 2, 1, 5, 6, 7, 8, 9, 10', 'Escape')
    await expect(order).toHaveText('2, 3, 4, 1, 5, 6, 7, 8, 9, 10')
  })
  await test.step('by keyboard, which is told what happens', async () => {
    await grip(1).focus()
    await page.keyboard.press('Space')
    await said(page, '已拿起')
    await press(page, 'ArrowDown', 'End')
    await expect(order).toHaveText('3, 4, 1, 5, 6, 7, 8, 9, 10, 2')
    await expect(grip(10)).toBeFocused()
    await page.keyboard.press('Space')
    await said(page, '已放下')
    await press(page, 'Enter', 'Home', 'Escape')
    await said(page, '已放回原处')
    await expect(order).toHaveText('3, 4, 1, 5, 6, 7, 8, 9, 10, 2')
  })
  await test.step('and again as it was', async () => {
    await page.getByRole('button', { name: '恢复默认顺序' }).click()
    await expect(order).toHaveText('1, 2, 3, 4, 5, 6, 7, 8, 9, 10')
    await expect(page.getByRole('definition').first()).toHaveText('1, 2, 3, 4, 5, 6, 7, 8, 9, 10')
  })
})

test('missions go from column to column, also after another page', async ({ page }) => {
  await go(page, '/components/drag-kanban')
  const column = (name: string) => page.getByRole('list', { name, exact: true })
  const mission = (number: number) => page.getByRole('button', { name: `移动 任务 ${number}`, exact: true })
  const board = async () =>
    (await Promise.all(['待办', '进行中', '已完成'].map((name) => items(column(name))))).join(' | ')

  await test.step('by mouse', async () => {
    const moved = '任务 2,任务 3,任务 4 | 任务 5,任务 1,任务 6,任务 7 | 任务 8,任务 9,任务 10'
    await drag(page, mission(1), mission(6), board, moved)
    await expect.poll(board).toBe(moved)
    await said(page, '已放下 任务 1：进行中，第 2 项，共 4 项')
  })
  await test.step('by keyboard, when the page has been put aside meanwhile', async () => {
    await go(page, '/components/drag-select')
    await go(page, '/components/drag-kanban')
    await mission(4).focus()
    await press(page, 'Space', 'ArrowRight', 'ArrowRight', 'ArrowUp')
    await expect(mission(4)).toBeFocused()
    await page.keyboard.press('Space')
    await said(page, '已放下 任务 4：已完成，第 2 项，共 4 项')
    expect(await board()).toBe('任务 2,任务 3 | 任务 5,任务 1,任务 6,任务 7 | 任务 8,任务 4,任务 9,任务 10')
  })
  await test.step('and by mouse again', async () => {
    const moved = '任务 3 | 任务 5,任务 1,任务 6,任务 7 | 任务 8,任务 2,任务 4,任务 9,任务 10'
    await drag(page, mission(2), mission(4), board, moved)
    await expect.poll(board).toBe(moved)
  })
})

test('a list is filled from a pool, and a choice is put in order', async ({ page }) => {
  await test.step('by a click, the bin, the mouse and the keyboard; nothing stands twice', async () => {
    await go(page, '/components/dnd-list')
    const list = page.getByRole('list', { name: '列表', exact: true })
    const pool = page.getByRole('list', { name: '文章池' })
    const numbers = async (of: Locator) =>
      (await of.getByRole('listitem').allInnerTexts()).map((text) => Number.parseInt(text, 10)).join()
    await expect.poll(() => numbers(list)).toBe('1,2,3,4,5')
    await pool.getByRole('listitem').first().getByRole('button').nth(1).click()
    await expect.poll(() => numbers(list)).toBe('1,2,3,4,5,6')
    await said(page, '已加入列表')
    await expect(pool.getByRole('listitem').first().getByRole('button').nth(1)).toBeFocused()
    await list.getByRole('listitem').nth(2).getByRole('button', { name: '放回文章池' }).click()
    await expect.poll(() => numbers(list)).toBe('1,2,4,5,6')
    expect((await numbers(pool)).startsWith('3,7,8')).toBe(true)

    const first = pool.getByRole('listitem').first()
    await drag(page, first, list.getByRole('listitem').nth(1), () => numbers(list), '1,3,2,4,5,6')
    await list.getByRole('listitem').first().getByRole('button', { name: '移动' }).focus()
    await press(page, 'Space', 'ArrowRight', 'Space')
    await expect.poll(() => numbers(list)).toBe('3,2,4,5,6')
    expect((await numbers(pool)).startsWith('1,7,8')).toBe(true)
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveCount(20)
  })

  await test.step('chips of a select', async () => {
    await go(page, '/components/drag-select')
    const chips = page.getByRole('list', { name: '水果' })
    const order = page.getByRole('region', { name: '选择的顺序' })
    const chip = (name: string) => chips.getByRole('button', { name: `移动 ${name}`, exact: true })
    await drag(page, chip('苹果'), chip('橙子'), () => items(order), '香蕉,橙子,苹果')
    await chip('苹果').focus()
    await press(page, 'Space', 'ArrowLeft', 'Space')
    await expect.poll(() => items(order)).toBe('香蕉,苹果,橙子')
    await page.getByRole('button', { name: '选择', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: '草莓' }).click()
    await page.keyboard.press('Escape')
    await chip('香蕉').focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => items(order)).toBe('苹果,橙子,草莓')
    await expect(chip('苹果')).toBeFocused()
  })
})

test('a dialog is moved by its header and stays inside the window', async ({ page }) => {
  await go(page, '/components/drag-dialog')
  const open = page.getByRole('button', { name: '打开可拖拽的弹窗' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: '收货地址' })
  const place = async () => {
    const { x, y } = (await dialog.boundingBox()) ?? { x: Number.NaN, y: Number.NaN }
    return { x: Math.round(x), y: Math.round(y) }
  }
  const pull = async (by: Locator, x: number, y: number) => {
    const from = await middleOf(by)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + x, from.y + y, { steps: 4 })
    await page.mouse.up()
  }
  await expect(dialog).toBeVisible()
  const home = await place()

  await pull(dialog.getByRole('heading'), 60, 40)
  await expect.poll(place).toEqual({ x: home.x + 60, y: home.y + 40 })
  await pull(dialog.getByRole('cell').first(), 50, 50)
  expect(await place()).toEqual({ x: home.x + 60, y: home.y + 40 })
  await pull(dialog.getByRole('heading'), -1400, -800)
  await expect.poll(place).toEqual({ x: 0, y: 0 })

  await dialog.getByRole('button', { name: '移动弹窗' }).focus()
  await press(page, 'ArrowRight', 'Shift+ArrowDown', 'ArrowLeft', 'ArrowLeft')
  await expect.poll(place).toEqual({ x: 0, y: 50 })

  await dialog.getByRole('combobox', { name: '加购的点心' }).click()
  await page.getByRole('option', { name: '桂花糕' }).click()
  await expect(dialog.getByRole('combobox')).toHaveText('桂花糕')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})
