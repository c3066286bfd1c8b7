import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { watchSaved } from './browserFiles'
import { lastingStore, manyShops, openList, platformOf } from './list.fixture'
import { absent, bar, button, click, dialog } from './onPage'

/** The files that the browser was given, in their order. */
let saved: File[]
beforeEach(() => {
  saved = watchSaved()
})

const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name })
const choose = (name: string | RegExp) => dialog().getByRole('radio', { name }).click()
const lines = async () => (await saved[0]?.text())?.split('\r\n').slice(0, -1) ?? []

test('an export writes every row of the filter, with the columns as the operator has arranged them', async () => {
  const store = lastingStore()
  const columns = ['shop_name', 'state', 'amount', 'shop_no']
  store.setItem(
    'own.demo/shop.columns',
    columns.map((name) => ({ name, shown: name !== 'shop_no' })),
  )
  const { search } = await openList(platformOf(manyShops(235)), {
    at: '/demo/shop?filter={"shop_name":"号"}',
    store,
  })
  await button('导出').click()
  await expect.element(dialog()).toHaveTextContent('此筛选下全部 235 条店铺名称：号')
  await choose(/^CSV/)
  const before = search().toString()
  await inDialog('导出 235 条').click()
  await expect.element(dialog()).toHaveTextContent('已写入 235 条')
  const [header, first, ...others] = await lines()
  expect(header).toMatch(/^\uFEFF?店铺名称,状态,金额,/)
  expect(first).toMatch(/^1号店,营业,123456\.01,/)
  expect(others).toHaveLength(234)
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^店铺_\d{8}-\d{6}\.csv$/)])

  await inDialog('再次保存').click()
  expect(saved).toHaveLength(2)
  await inDialog('关闭').click()
  await absent(bar())
  expect(search().toString()).toBe(before)

  // The format is remembered.
  await button('导出').click()
  await expect.element(dialog().getByRole('radio', { name: /^CSV/ })).toBeChecked()
})

test('an export of ticked records writes these alone, with all columns and in the language on the screen', async () => {
  await openList(platformOf(manyShops(30)), { locale: 'en' })
  const box = (name: string) => page.getByRole('checkbox', { name: `Select: ${name}`, exact: true })
  await click(box('3号店'), box('1号店'))
  await button('Export selected').click()
  await choose(/^CSV/)
  await choose(/^All columns \(7\)/)
  await inDialog('Export 2 rows').click()
  await expect.element(dialog()).toHaveTextContent('Rows written: 2')
  const [header, ...rows] = await lines()
  expect(header).toMatch(/Shop name,Shop no\.,State,Amount,Orders,Added,Note$/)
  expect(rows.map((line) => line.split(',').slice(0, 3))).toEqual([
    ['3号店', 'S3', 'Paused'],
    ['1号店', 'S1', 'Open'],
  ])
  await inDialog('Close').click()
  await expect.element(box('1号店')).toBeChecked()
})

test('an export names the rows that it could not read, saves nothing by itself, and reads them again', async () => {
  const platform = platformOf(manyShops(235))
  await openList(platform, { locale: 'es' })
  platform.state.lost = 2
  await click(button('Exportar'), inDialog('Exportar 235 filas'))
  await expect.element(dialog()).toHaveTextContent('Filas escritas: 135, no se pudieron leer: 100')
  await expect.element(dialog()).toHaveTextContent('Filas 101–200 no leídas: ')
  expect(saved).toEqual([])
  platform.state.lost = undefined
  await inDialog(/^Reintentar/).click()
  await expect.element(dialog()).toHaveTextContent('Filas escritas: 235')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual([expect.stringMatching(/\.xlsx$/)])
})
