import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manyShops, openList, platformOf } from './list.fixture'
import { bar, button, tick, visible } from './onPage'

const onPhone = () => openList(platformOf(manyShops(20)), { width: 390, height: 844 })
const boxOf = (element: Element) => element.getBoundingClientRect()
const isAtThumb = () => boxOf(bar().element()).bottom >= 844 - 8 && boxOf(bar().element()).top < 844

test('a card is low enough for a screen to show several, and its buttons are high enough for a thumb', async () => {
  await onPhone()
  await visible(button('1号店'))
  const cards = page.getByRole('listitem').elements()
  expect(cards.length).toBe(20)
  for (const card of cards) expect(boxOf(card).height).toBeLessThanOrEqual(150)
  const first = page.getByRole('listitem').first()
  const action = first.getByRole('button', { name: '暂停营业' })
  expect(boxOf(action.element()).height).toBeGreaterThanOrEqual(40)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('the fields of a card share a line as long as they fit there, each value beside its name', async () => {
  await onPhone()
  const card = page.getByRole('listitem').first()
  await visible(card.getByText('金额'))
  const at = (words: string) => boxOf(card.getByText(words, { exact: true }).element())
  expect(Math.abs(at('金额').top - at('¥ 123,456.01').top)).toBeLessThan(4)
  expect(at('¥ 123,456.01').left - at('金额').right).toBeLessThan(12)
  expect(at('添加时间').top).toBe(at('金额').top)
})

test('while nothing is ticked the selection waits below the list; with a tick it is at the thumb', async () => {
  await onPhone()
  await visible(button('1号店'))
  expect(isAtThumb()).toBe(false)
  expect(boxOf(bar().element()).top).toBeGreaterThan(boxOf(button('20号店').element()).bottom)
  await tick('1号店').click()
  await expect.element(bar().getByRole('status')).toHaveTextContent('已选 1 项')
  expect(isAtThumb()).toBe(true)
  await bar().getByRole('button', { name: '取消选择' }).click()
  expect(isAtThumb()).toBe(false)
  await bar().getByRole('button', { name: '选择全部 20 项' }).click()
  await expect.element(bar().getByRole('status')).toHaveTextContent('已选择全部 20 项')
})
