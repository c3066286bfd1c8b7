import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l, multiline, text, timestamp } from '@/declaration'
import { appearancePreference } from '@/theme/preferences'
import { colourTokens } from '@/theme/tokens'
import { manyShops, openList, platformOf, shops } from './list.fixture'
import { bar, button, tick, visible } from './onPage'

const onPhone = () => openList(platformOf(manyShops(20)), { width: 390, height: 844 })
/** `rgb(1, 2, 3)` as `#010203`. */
const hexOf = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? []).map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`
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

test('a card leaves out what has no value, and keeps the end of a number that is too long for its line', async () => {
  const area = { ...shops, title: 'shop_no', card: ['state', 'amount', 'note'] }
  const long = '200201820261129736032724084200201820261129736032724084'
  const [one, two] = manyShops(2)
  const records = [
    { ...one, id: long, shop_no: long },
    { ...two, id: 'S2', note: '周末不发货' },
  ]
  await openList(platformOf(records), { area, width: 390, height: 844 })
  const [first, second] = [button(long), button('S2')]
  await visible(first, second, page.getByText('周末不发货'))
  expect(page.getByText('备注', { exact: true }).elements()).toHaveLength(1)
  expect(page.getByText('金额', { exact: true }).elements()).toHaveLength(2)
  const { height, right } = boxOf(first.element())
  expect(height).toBe(boxOf(second.element()).height)
  const end = document.createRange()
  end.selectNodeContents(first.element().lastChild ?? document.body)
  expect(end.toString()).toBe('724084')
  expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1)
})

test('a text of several lines has a line of its card to itself, and a second one; what means something without a value says so', async () => {
  const area = {
    ...shops,
    card: ['amount', 'text', 'note'],
    fields: {
      ...shops.fields,
      text: multiline({ label: l('说明', 'Text', 'Texto') }),
      note: text({ label: l('备注', 'Note', 'Nota'), emptyText: l('全部', 'All', 'Todos') }),
    },
  }
  const [one] = manyShops(1)
  const words = '周末和节假日不发货，其余时间当天十六点前付款的订单当天发出。'.repeat(3)
  await openList(platformOf([{ ...one, id: 'S1', text: words }]), { area, width: 390, height: 844 })
  await visible(page.getByRole('listitem').getByText('全部', { exact: true }))
  const cell = page.getByText(words).element().closest('dd') ?? document.body
  expect(boxOf(cell).width).toBeGreaterThan(250)
  expect(boxOf(cell).height).toBe(44)
  expect(boxOf(cell).top).toBeGreaterThan(boxOf(page.getByText('金额', { exact: true }).element()).top + 10)
})

test('what a list is sorted by is told in full, in a second line where one is too short', async () => {
  const create_time = timestamp({
    label: l('添加时间', 'Added', 'Fecha y hora en que se dio de alta la tienda'),
  })
  const area = { ...shops, fields: { ...shops.fields, create_time } }
  await openList(platformOf(manyShops(2)), { area, locale: 'es', width: 390, height: 844 })
  const order = button(/^Orden: «Fecha y hora .*», lo más reciente primero$/)
  await visible(order)
  const words = document.createRange()
  words.selectNodeContents(order.element())
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(boxOf(order.element()).right)
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(boxOf(order.element()).bottom)
  expect(boxOf(order.element()).right).toBeLessThanOrEqual(390)
})

test('while nothing is ticked the selection waits below the list; with a tick it is at the thumb', async () => {
  await onPhone()
  await visible(button('1号店'))
  expect(isAtThumb()).toBe(false)
  expect(boxOf(bar().element()).top).toBeGreaterThan(boxOf(button('20号店').element()).bottom)
  await tick('1号店').click()
  await expect.element(bar().getByRole('status')).toHaveTextContent('已选 1 条')
  expect(isAtThumb()).toBe(true)
  await bar().getByRole('button', { name: '取消选择' }).click()
  expect(isAtThumb()).toBe(false)
  await bar().getByRole('button', { name: '选择全部 20 条' }).click()
  await expect.element(bar().getByRole('status')).toHaveTextContent('已选择全部 20 条')
})

test.each(['light', 'dark'] as const)(
  'the boxes of a list have the colours of the %s theme',
  async (mode) => {
    appearancePreference.write(mode)
    await openList(platformOf(manyShops(3)))
    const { ink, ground, tone } = colourTokens(mode)
    const colours = (box: Element) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(box)
      return [borderTopColor, backgroundColor].map(hexOf)
    }
    await visible(tick('1号店'))
    expect(colours(tick('1号店').element())).toEqual([ink.disabled, ground.surface])
    await tick('1号店').click()
    await userEvent.unhover(document.body)
    await expect.poll(() => colours(tick('1号店').element())).toEqual([tone.primary.main, tone.primary.main])
    const wholePage = page.getByRole('checkbox', { name: '选择本页全部' })
    await expect.element(wholePage).toBePartiallyChecked()
    expect(colours(wholePage.element())).toEqual([tone.primary.main, tone.primary.main])
    appearancePreference.reset()
  },
)
