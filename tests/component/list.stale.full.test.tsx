import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manyShops, openList, pause, platformOf, rowOf, shops } from './list.fixture'
import { absent, button, dialog, focus, visible } from './onPage'

const rows = () => {
  const body = document.querySelector('.list-table > tbody')
  return body ? getComputedStyle(body) : undefined
}

test('rows of another page fade while the one that was asked for is on its way, and cannot be pressed', async () => {
  const platform = platformOf(manyShops(30))
  await openList(platform)
  await visible(rowOf('S20'))
  const letGo = platform.hold()
  await button('第 2 页').click()
  await expect.poll(() => rows()?.pointerEvents).toBe('none')
  await expect.poll(() => rows()?.opacity).toBe('0.45')
  await visible(rowOf('S20'))
  letGo()
  await visible(rowOf('S21'))
  expect([rows()?.pointerEvents, rows()?.opacity]).toEqual(['auto', '1'])
})

test('the letters of actions do nothing on rows of another page', async () => {
  const platform = platformOf(manyShops(30))
  const area = { ...shops, actions: { pause: { ...pause, shortcut: 'p' } } }
  await openList(platform, { area })
  await visible(rowOf('S20'))
  const letGo = platform.hold()
  await button('第 2 页').click()
  await expect.poll(() => rows()?.pointerEvents).toBe('none')
  focus(rowOf('S20'))
  await userEvent.keyboard('p')
  letGo()
  await visible(rowOf('S21'))
  await absent(dialog())
  focus(rowOf('S21'))
  await userEvent.keyboard('p')
  await visible(dialog())
})

test('rows that are only asked for anew stay as they are', async () => {
  const platform = platformOf(manyShops(30))
  await openList(platform)
  await visible(rowOf('S20'))
  const letGo = platform.hold()
  await button('刷新').click()
  await expect.element(page.getByRole('progressbar', { name: '正在加载' })).toBeInTheDocument()
  expect([rows()?.pointerEvents, rows()?.opacity]).toEqual(['auto', '1'])
  letGo()
  await absent(page.getByRole('progressbar', { name: '正在加载' }))
})

test('a card opens wherever it is tapped, but beside its buttons and its box', async () => {
  const { path } = await openList(platformOf(manyShops(3)), { width: 390, height: 844 })
  const card = page.getByRole('listitem').first()
  await visible(card)
  const actions = card.element().querySelector<HTMLElement>('.list-record-actions')
  actions?.click()
  card.getByRole('checkbox').element().closest('label')?.click()
  expect(path()).toBe('/demo/shop')
  card.element().querySelector<HTMLElement>('dd')?.click()
  await expect.poll(path).toMatch(/^\/demo\/shop\/.+\/show$/)
})
