import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { l, type Resource, text } from '@/declaration'
import type { AreaComponentModules } from '@/screens'
import { manyShops, openList, platformOf, rowOf, shops } from './list.fixture'
import { absent, button, dialog, silenceErrors, tick, visible } from './onPage'

/** The files of the area's own parts cannot be fetched until this is false. */
const files = { lost: true }
const unreachable = vi.hoisted(() => () => new TypeError('Failed to fetch dynamically imported module'))
// The bar's file never arrives.
vi.mock('@/screens/list/toolbar/SelectionBar', () => ({
  get SelectionBar(): never {
    throw unreachable()
  },
}))

const { note } = shops.fields
/** The small area, with parts of its own in a cell, in a detail and in a question. */
const area: Resource = {
  ...shops,
  fields: { ...shops.fields, note: { ...note, component: 'Note' } },
  list: { ...shops.list, columns: ['shop_name', 'note'], moreColumns: [] },
  detail: { ...shops.detail, component: 'Visits' },
  actions: {
    rename: {
      label: l('改名', 'Rename', 'Renombrar'),
      icon: 'pause',
      call: 'POST /demo/rename',
      on: ['row', 'bulk'],
      batch: 'ids',
      inputs: { name: { ...text({ label: l('新名', 'New name', 'Nombre') }), input: 'Name' } },
    },
  },
}

const part = (words: string) => async () => {
  if (files.lost) throw unreachable()
  return { default: () => <b>{words}</b> }
}
const components: AreaComponentModules = {
  Note: part('拜访过'),
  Visits: part('上周拜访'),
  Name: part('店名'),
}

const open = async () => {
  files.lost = true
  silenceErrors(TypeError)
  return openList(platformOf(manyShops(3).map((one) => ({ ...one, note: '好店' }))), { area, components })
}
const failed = () => page.getByRole('heading', { name: '页面出错了' })
const lost = () => page.getByRole('alert').filter({ hasText: '加载失败' })

test('the bar of ticked records that does not arrive is missed in its place, and the ticks stay', async () => {
  await open()
  await tick('2号店').click()
  await visible(lost())
  await lost().getByRole('button', { name: '重试' }).click()
  await visible(lost())
  await expect.element(tick('2号店')).toBeChecked()
  await absent(failed())
})

test('cells that do not arrive say so, and come together; the row is not opened by that', async () => {
  const { path } = await open()
  await expect.element(rowOf('2号店')).toHaveTextContent('加载失败')
  await absent(failed())
  files.lost = false
  await rowOf('2号店').getByRole('button', { name: '重试' }).click()
  for (const name of ['1号店', '2号店', '3号店'])
    await expect.element(rowOf(name)).toHaveTextContent('拜访过')
  expect(path()).toBe('/demo/shop')
})

test('a part of a detail that does not arrive leaves the detail and the ticks behind it', async () => {
  await open()
  await tick('2号店').click()
  await rowOf('3号店').getByText('3号店', { exact: true }).click()
  const part = dialog().getByRole('alert')
  await expect.element(part).toHaveTextContent('加载失败')
  await expect.element(dialog().getByRole('heading', { name: '3号店' })).toBeVisible()
  files.lost = false
  await part.getByRole('button', { name: '重试' }).click()
  await visible(dialog().getByText('上周拜访'))
  await button('关闭').click()
  await expect.element(tick('2号店')).toBeChecked()
})

test('a question whose input does not arrive is reported, and opens at the next try', async () => {
  await open()
  const ask = () => rowOf('3号店').getByRole('button', { name: '改名' }).click()
  await ask()
  await visible(page.getByRole('region', { name: '消息提示' }).getByRole('alert'))
  await absent(dialog())
  await absent(failed())
  files.lost = false
  await ask()
  await visible(dialog().getByText('店名', { exact: true }))
})

test('the page does not reload by itself while records are ticked', async () => {
  await open()
  const mayReload = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await visible(tick('2号店'))
  expect(mayReload()).toBe(true)
  await tick('2号店').click()
  await expect.poll(mayReload).toBe(false)
  await tick('2号店').click()
  await expect.poll(mayReload).toBe(true)
})
