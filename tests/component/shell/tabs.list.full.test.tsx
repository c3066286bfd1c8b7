import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appearancePreference } from '@/theme/preferences'
import { variants } from '../../scope'
import { absent, button, visible } from '../onPage'
import { violations } from '../violations'
import { few, many, openStrip } from './tabs.fixture'

const opener = () => page.getByRole('button', { name: '已打开的页面', includeHidden: true })
const list = () => page.getByRole('dialog', { name: '已打开的页面' })
const entry = (name: string) => list().getByRole('button', { name, exact: true })
const lines = () =>
  list()
    .getByRole('listitem')
    .elements()
    .map((one) => one.querySelector('button')?.title)

it.each([1280, 390])(
  'a full strip lists all open tabs behind a button, %i px wide; one with room has no such button',
  async (width) => {
    const { screen } = await openStrip({ tabs: many, active: '/第14个页面', width })
    await opener().click()
    await visible(list())
    expect(lines()).toEqual(many.map(({ path }) => path.slice(1)))
    const box = list().element().getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    await screen.unmount()
    await openStrip({ tabs: few })
    expect(opener().elements()).toHaveLength(0)
  },
)

it('the list of tabs marks the page on the screen and what is pinned or unsaved, and goes to a page', async () => {
  const pinned = many.map((tab, at) => (at === 1 ? { ...tab, pinned: true } : tab))
  const { asked } = await openStrip({ tabs: pinned, active: '/第14个页面', unsaved: ['/第3个页面'] })
  await opener().click()
  await visible(list())
  await expect.element(entry('第14个页面')).toHaveAttribute('aria-current', 'page')
  expect(list().element().querySelectorAll('[aria-current]')).toHaveLength(1)
  await visible(entry('第1个页面 已固定'))
  await entry('第3个页面 未保存').click()
  await absent(list())
  expect(asked.mock.calls).toEqual([['open', '/第3个页面']])
})

it('the list of tabs closes tabs, not the pinned ones, and stays open', async () => {
  const { asked } = await openStrip({ tabs: many, active: '/第14个页面' })
  await opener().click()
  await visible(list())
  expect(list().getByRole('button', { name: '关闭“首页”' }).elements()).toHaveLength(0)
  await list().getByRole('button', { name: '关闭“第2个页面”' }).click()
  expect(asked.mock.calls).toEqual([['close', '/第2个页面']])
  await absent(entry('第2个页面'))
  await expect.element(entry('第3个页面')).toHaveFocus()
})

it('by keyboard the list of tabs is gone through with arrows, and around; Delete closes, Escape goes back', async () => {
  const { asked } = await openStrip({ tabs: many, active: '/第28个页面' })
  await opener().click()
  await visible(list())
  await expect.element(entry('第28个页面')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowDown', '第29个页面'],
    ['ArrowDown', '首页'],
    ['ArrowUp', '第29个页面'],
    ['Home', '首页'],
    ['Delete', '首页'],
    ['End', '第29个页面'],
    ['Delete', '第28个页面'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(entry(name)).toHaveFocus()
  }
  expect(asked.mock.calls).toEqual([['close', '/第29个页面']])
  await userEvent.keyboard('{Escape}')
  await absent(list())
  await expect.element(button('已打开的页面')).toHaveFocus()
})

it('the list of tabs stays while it is open, even if the tabs left have room in the strip', async () => {
  await openStrip({ tabs: few, width: 390, active: '/授权商家' })
  await opener().click()
  await visible(list())
  for (const name of ['消费者投诉', '费用明细', '授权商家']) {
    await list()
      .getByRole('button', { name: `关闭“${name}”` })
      .click()
    await absent(entry(name))
  }
  expect(lines()).toEqual(['首页', '交易记录'])
  await userEvent.keyboard('{Escape}')
  await absent(list())
  await expect.poll(() => opener().elements().length).toBe(0)
})

it.each(variants(['light', 'dark'] as const))('everybody can use the list of tabs in %s', async (mode) => {
  appearancePreference.write(mode)
  await openStrip({ tabs: many, width: 390, unsaved: ['/第3个页面'] })
  await opener().click()
  await visible(list())
  expect(await violations()).toEqual([])
})
