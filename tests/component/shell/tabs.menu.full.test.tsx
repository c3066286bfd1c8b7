import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import { readLink } from '@/shell/share/link'
import { appearancePreference } from '@/theme/preferences'
import { variants } from '../../scope'
import { absent, button, click, menuItem, tab, texts, visible } from '../onPage'
import { violations } from '../violations'
import { boxOf, few, many, openStrip, shown } from './tabs.fixture'

const menu = () => page.getByRole('menu')
const entries = () => texts(page.getByRole('menuitem'))

const further = ['关闭左侧', '关闭右侧', '在新窗口打开', '复制链接', '复制全部链接']

const open = async (name: string) => {
  await tab(name).click({ button: 'right' })
  await visible(menu())
}

it('the menu of a tab offers what can be done with it', async () => {
  await openStrip()
  for (const [name, expected] of [
    ['费用明细', ['刷新', '固定', '关闭', '关闭其它', '关闭所有', ...further]],
    // Pinned by the operator, and by its route.
    ['交易记录', ['刷新', '取消固定', '关闭其它', '关闭所有', ...further]],
    ['首页', ['刷新', '关闭其它', '关闭所有', ...further]],
  ] as const) {
    await open(name)
    expect(entries()).toEqual(expected)
    await visible(page.getByRole('menu', { name }))
    await userEvent.keyboard('{Escape}')
    await absent(menu())
  }
})

it.each([
  ['刷新', 'refresh', ['首页', '交易记录', '授权商家', '费用明细', '消费者投诉']],
  ['固定', 'togglePin', ['首页', '交易记录', '费用明细', '授权商家', '消费者投诉']],
  ['关闭', 'close', ['首页', '交易记录', '授权商家', '消费者投诉']],
  ['关闭其它', 'closeOthers', ['首页', '交易记录', '费用明细']],
  ['关闭所有', 'closeAll', ['首页', '交易记录']],
])('the menu of a tab does “%s”, and is gone', async (entry, what, left) => {
  const { asked } = await openStrip()
  await open('费用明细')
  await menuItem(entry).click()
  expect(asked.mock.calls).toEqual([[what, '/费用明细']])
  expect(shown()).toEqual(left)
  await absent(menu())
})

it.each([
  ['关闭左侧', 'left', ['首页', '交易记录', '费用明细', '消费者投诉']],
  ['关闭右侧', 'right', ['首页', '交易记录', '授权商家', '费用明细']],
])(
  'the menu of a tab does “%s”: what is pinned stays, and so does what is on its other side',
  async (entry, side, left) => {
    const { asked } = await openStrip({ active: '/费用明细' })
    await open('费用明细')
    await menuItem(entry).click()
    expect(asked.mock.calls).toEqual([['closeOthers', '/费用明细', side]])
    expect(shown()).toEqual(left)
    await absent(menu())
  },
)

it.each([
  ['首页', { 关闭左侧: false, 关闭右侧: true }],
  // Only pinned tabs are to its left.
  ['授权商家', { 关闭左侧: false, 关闭右侧: true }],
  ['费用明细', { 关闭左侧: true, 关闭右侧: true }],
  ['消费者投诉', { 关闭左侧: true, 关闭右侧: false }],
])('the menu of “%s” closes one side only where there is something to close', async (name, offered) => {
  await openStrip()
  await open(name)
  for (const [entry, isOffered] of Object.entries(offered)) {
    if (isOffered) await expect.element(menuItem(entry)).toBeEnabled()
    else await expect.element(menuItem(entry)).toBeDisabled()
  }
})

it.each<[entry: string, shared: Awaited<ReturnType<typeof readLink>>]>([
  ['复制链接', { addresses: ['/费用明细'], shown: 0 }],
  ['复制全部链接', { addresses: few.map(({ fullPath }) => fullPath), shown: 2 }],
])('the menu of a tab copies what “%s” says', async (entry, shared) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openStrip()
  await open('费用明细')
  await menuItem(entry).click()
  await expect.poll(() => write.mock.calls.length).toBe(1)
  const { origin, pathname, hash } = new URL(String(write.mock.calls[0]?.[0]))
  expect([origin, pathname]).toEqual([location.origin, '/open'])
  expect(await readLink(hash)).toEqual(shared)
  await absent(menu())
})

it('the menu of a tab opens its page in a window of its own, and leaves the tab as it is', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { asked } = await openStrip()
  const before = shown()
  await open('费用明细')
  await menuItem('在新窗口打开').click()
  expect(opened.mock.calls).toEqual([['/base/费用明细', '_blank', 'noopener']])
  expect(asked).not.toHaveBeenCalled()
  expect(shown()).toEqual(before)
  await absent(menu())
})

it('the menu of a tab opens 15 px beside the pointer, 105 px wide', async () => {
  await openStrip()
  const { left, top } = boxOf('费用明细')
  const press = { clientX: left + 10, clientY: top + 8, bubbles: true, cancelable: true }
  const event = new MouseEvent('contextmenu', press)
  tab('费用明细').element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await visible(menu())
  const box = menu().element().getBoundingClientRect()
  // A pointer's place comes in whole pixels.
  expect([box.left - left, box.top - top, box.width].map(Math.round)).toEqual([25, 8, 105])
})

it.each(labelLocales)('the menu of a tab stays inside the strip at its right end in %s', async (locale) => {
  await openStrip({ tabs: many, active: '/第29个页面', locale })
  const { width } = boxOf('第29个页面')
  await tab('第29个页面').click({ button: 'right', position: { x: width - 2, y: 8 } })
  await visible(menu())
  const room = page.getByRole('navigation').element().getBoundingClientRect()
  expect(menu().element().getBoundingClientRect().right).toBeCloseTo(room.right)
})

it.each(labelLocales)('the menu of a tab has room for every word in %s', async (locale) => {
  await openStrip({ locale })
  await open('费用明细')
  const names = entries()
  await userEvent.keyboard('{Escape}')
  await open('交易记录')
  const line = menuItem(names[0] ?? '').element().clientHeight
  for (const item of page.getByRole('menuitem').elements()) {
    // No item wraps to a second line.
    expect(item.clientHeight).toBe(line)
    expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth)
    expect(item.scrollHeight).toBeLessThanOrEqual(item.clientHeight)
  }
  expect(names).toEqual(
    {
      zh: ['刷新', '固定', '关闭', '关闭其它', '关闭所有', ...further],
      en: [
        'Refresh',
        'Pin',
        'Close',
        'Close others',
        'Close all',
        'Close to the left',
        'Close to the right',
        'Open in new window',
        'Copy link',
        'Copy all links',
      ],
      es: [
        'Actualizar',
        'Anclar',
        'Cerrar',
        'Cerrar otros',
        'Cerrar todos',
        'Cerrar a la izquierda',
        'Cerrar a la derecha',
        'Abrir en otra ventana',
        'Copiar enlace',
        'Copiar todos los enlaces',
      ],
    }[locale],
  )
})

it('the menu of a tab closes at a click elsewhere, which does what it does', async () => {
  const { asked } = await openStrip()
  await open('费用明细')
  await button('查询').click()
  await absent(menu())
  await expect.element(button('查询')).toHaveFocus()
  await open('费用明细')
  await tab('首页').click()
  await absent(menu())
  expect(asked.mock.calls).toEqual([['open', '/首页']])
})

it('the menu of a tab closes when the strip scrolls, but not when the browser tells late of a scroll that ended before it was opened', async () => {
  await openStrip({ tabs: many, active: '/首页' })
  await open('首页')
  document.querySelector('.tabs-scroller')?.dispatchEvent(new Event('scroll'))
  await new Promise((frame) => requestAnimationFrame(frame))
  await visible(menu())
  const wheel = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true })
  tab('首页').element().dispatchEvent(wheel)
  await absent(menu())
})

it('by keyboard the menu opens with Shift+F10 or the menu key, and closes with Escape or Tab, back to the tab', async () => {
  const { asked } = await openStrip()
  await userEvent.keyboard('{Tab}{ArrowRight}')
  for (const [keys, close] of [
    ['{Shift>}{F10}{/Shift}', '{Escape}'],
    ['{ContextMenu}', '{Tab}'],
  ] as const) {
    await userEvent.keyboard(keys)
    await visible(page.getByRole('menu', { name: '费用明细' }))
    await expect.element(menuItem('刷新')).toHaveFocus()
    await userEvent.keyboard(close)
    await absent(menu())
    await expect.element(tab('费用明细')).toHaveFocus()
  }
  expect(asked).not.toHaveBeenCalled()
})

it('by keyboard the menu is gone through with arrows, and around, and does what is chosen; the keyboard goes on beside a closed tab', async () => {
  const { asked } = await openStrip()
  await userEvent.keyboard('{Tab}{Shift>}{F10}{/Shift}')
  for (const [key, name] of [
    ['ArrowDown', '固定'],
    ['ArrowUp', '刷新'],
    ['ArrowUp', '复制全部链接'],
    ['ArrowUp', '复制链接'],
    ['ArrowUp', '在新窗口打开'],
    ['ArrowUp', '关闭右侧'],
    // Skips items that would close nothing: only pinned tabs are to the left of this one.
    ['ArrowUp', '关闭所有'],
    ['End', '复制全部链接'],
    ['ArrowDown', '刷新'],
    ['End', '复制全部链接'],
    ['Home', '刷新'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(menuItem(name)).toHaveFocus()
  }
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(tab('授权商家')).toHaveFocus()
  expect(asked).toHaveBeenLastCalledWith('togglePin', '/授权商家')
  await userEvent.keyboard('{End}{Shift>}{F10}{/Shift}')
  await expect.element(menuItem('刷新')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(asked).toHaveBeenLastCalledWith('close', '/消费者投诉')
  await expect.element(tab('费用明细')).toHaveFocus()
})

it('on a phone a button at the end opens the menu of the page on the screen', async () => {
  const { asked } = await openStrip({ width: 390 })
  const more = button('当前页面的更多操作')
  await more.click()
  await visible(page.getByRole('menu', { name: '授权商家' }))
  const box = menu().element().getBoundingClientRect()
  expect([box.right, box.width]).toEqual([390, 105])
  await more.click()
  await absent(menu())
  await click(more, menuItem('关闭'))
  expect(asked.mock.calls).toEqual([['close', '/授权商家']])
})

it('on a phone a page without a tab has no such button, and a wide window none at all', async () => {
  const { screen } = await openStrip({ width: 390, active: '/404' })
  expect(button('当前页面的更多操作').elements()).toHaveLength(0)
  await screen.unmount()
  await openStrip({ width: 1280 })
  expect(button('当前页面的更多操作').elements()).toHaveLength(0)
})

it.each(variants(['light', 'dark'] as const))('everybody can use the menu in %s', async (mode) => {
  appearancePreference.write(mode)
  await openStrip({ tabs: few, width: 390 })
  await button('当前页面的更多操作').click()
  await visible(menu())
  expect(await violations()).toEqual([])
})
