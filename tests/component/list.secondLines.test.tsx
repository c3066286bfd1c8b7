import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Resource } from '@/declaration'
import { watchSaved } from './browserFiles'
import { lastingStore, manyShops, openList, platformOf, shops } from './list.fixture'
import { absent, button, click, dialog, recordRow, visible } from './onPage'

const area: Resource = { ...shops, list: { ...shops.list, secondLines: { shop_name: 'shop_no' } } }
const open = (options: object = {}) => openList(platformOf(manyShops(3)), { area, ...options })

const head = (name: RegExp) => page.getByRole('columnheader', { name })

let saved: File[]
beforeEach(() => {
  saved = watchSaved()
})

/** The lines of a cell from top to bottom. */
const linesOf = (cell: Element) =>
  [...cell.querySelectorAll('.list-line')].map((line) => [line.textContent, line.getBoundingClientRect().top])

test('two columns that belong together take the room of one, the second below the first in the height of a row', async () => {
  await open()
  await visible(head(/^店铺名称\s*店铺编号$/))
  await absent(head(/^店铺编号/))
  const place = recordRow('2号店').getByRole('gridcell').nth(1)
  await visible(place)
  const cell = place.element()
  const [first, second] = linesOf(cell)
  expect([first?.[0], second?.[0]]).toEqual(['2号店', 'S2'])
  expect(Number(second?.[1])).toBeGreaterThan(Number(first?.[1]))
  expect(cell.getBoundingClientRect().height).toBeLessThanOrEqual(44)
})

test('where rows are too low for two lines, both stand side by side', async () => {
  await open()
  await click(button('表格密度'), page.getByRole('menuitemradio', { name: '紧凑' }))
  await visible(head(/^店铺编号$/))
  expect(linesOf(recordRow('2号店').getByRole('gridcell').nth(1).element())).toEqual([])
  await expect.element(recordRow('2号店').getByRole('gridcell').nth(2)).toHaveTextContent('S2')
})

test('whoever hides the second column has one line, and whoever hides none finds both under “columns”', async () => {
  await open()
  await click(button('列设置'))
  await visible(page.getByRole('checkbox', { name: '显示列：店铺编号', checked: true }))
  await click(page.getByRole('checkbox', { name: '显示列：店铺编号' }))
  await userEvent.keyboard('{Escape}')
  await visible(head(/^店铺名称$/))
  expect(linesOf(recordRow('2号店').getByRole('gridcell').nth(1).element())).toEqual([])
})

test('an export has both as columns of their own', async () => {
  await open({ store: lastingStore() })
  await button('导出').click()
  await dialog().getByRole('radio', { name: /^CSV/ }).click()
  await dialog().getByRole('button', { name: '导出 3 条' }).click()
  await expect.poll(() => saved.length).toBe(1)
  const [head, first] = ((await saved[0]?.text()) ?? '').split('\r\n')
  expect(head).toMatch(/店铺名称,店铺编号,状态/)
  expect(first).toMatch(/^1号店,S1,营业/)
})
