import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import { appearancePreference } from '@/theme/preferences'
import { variants } from '../../scope'
import { button, tab, visible } from '../onPage'
import { violations } from '../violations'
import { allTabs, boxOf, few, many, openStrip, shown } from './tabs.fixture'

it('a tab goes to its page, whose pane it controls; is a link, which the browser opens elsewhere when asked to', async () => {
  const { asked } = await openStrip()
  const pane = tab('授权商家').element().getAttribute('aria-controls') ?? ''
  expect(document.getElementById(pane)).toBe(page.getByRole('tabpanel', { name: '授权商家' }).element())
  await expect.element(tab('费用明细')).toHaveAttribute('href', '/base/费用明细')
  const left: boolean[] = []
  const note = (event: Event) => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', note)
  await tab('费用明细').click({ modifiers: ['ControlOrMeta'] })
  await tab('费用明细').click({ modifiers: ['Shift'] })
  await tab('费用明细').click()
  document.removeEventListener('click', note)
  expect(left).toEqual([true, true, false])
  expect(asked.mock.calls).toEqual([['open', '/费用明细']])
  await expect.element(tab('费用明细')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('授权商家')).toHaveAttribute('aria-selected', 'false')
})

it('a tab says that its page is pinned, or holds something unsaved', async () => {
  await openStrip({ unsaved: ['/费用明细', '/交易记录'] })
  expect(await Promise.all(few.map(async ({ path }) => tab(path.slice(1)).element().textContent))).toEqual([
    '首页',
    '交易记录 已固定 未保存',
    '授权商家',
    '费用明细 未保存',
    '消费者投诉',
  ])
  await visible(page.getByTitle('未保存').first())
})

it('a tab cuts a long title off, and tells it in full', async () => {
  const title = '一家名字特别特别特别特别特别特别特别特别特别特别特别特别长的旗舰店'
  await openStrip({ titles: { '/授权商家': title } })
  expect(boxOf(title).width).toBeLessThan(250)
  await expect.element(tab(title)).toHaveAttribute('title', title)
})

it('a tab closes by its button or a middle click, unless it is pinned', async () => {
  const { asked } = await openStrip()
  expect(button(/^关闭“/).elements()).toHaveLength(3)
  await button('关闭“消费者投诉”').click()
  await tab('费用明细').click({ button: 'middle' })
  await tab('首页').click({ button: 'middle' })
  await tab('交易记录').click({ button: 'middle' })
  expect(asked.mock.calls).toEqual([
    ['close', '/消费者投诉'],
    ['close', '/费用明细'],
  ])
  expect(shown()).toEqual(['首页', '交易记录', '授权商家'])
})

it('by keyboard the strip is one stop, at the page on the screen; Alt+Shift+arrow moves within the group, and the focus goes along', async () => {
  await openStrip()
  await userEvent.keyboard('{Tab}')
  await expect.element(tab('授权商家')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('查询')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tab('授权商家')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  expect(shown()).toEqual(['首页', '交易记录', '费用明细', '授权商家', '消费者投诉'])
  await expect.element(tab('授权商家')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}')
  expect(shown()).toEqual(['首页', '交易记录', '授权商家', '费用明细', '消费者投诉'])
  await expect.element(tab('授权商家')).toHaveFocus()
})

it('by keyboard arrows go along the tabs and around, and open nothing; Enter and space open', async () => {
  const { asked } = await openStrip()
  await userEvent.keyboard('{Tab}')
  for (const [key, name] of [
    ['ArrowRight', '费用明细'],
    ['ArrowLeft', '授权商家'],
    ['End', '消费者投诉'],
    ['ArrowRight', '首页'],
    ['ArrowLeft', '消费者投诉'],
    ['Home', '首页'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(name)).toHaveFocus()
  }
  expect(asked).not.toHaveBeenCalled()
  expect(allTabs.elements().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(asked).toHaveBeenLastCalledWith('open', '/首页')
  await userEvent.keyboard('{End} ')
  expect(asked).toHaveBeenLastCalledWith('open', '/消费者投诉')
})

it('by keyboard Delete closes, and the keyboard stays in the strip', async () => {
  const { asked } = await openStrip()
  await userEvent.keyboard('{Tab}{ArrowRight}{Delete}')
  await expect.element(tab('消费者投诉')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(tab('授权商家')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Delete}{Home}{Delete}')
  expect(asked.mock.calls).toEqual([
    ['close', '/费用明细'],
    ['close', '/消费者投诉'],
  ])
  expect(shown()).toEqual(['首页', '交易记录', '授权商家'])
})

const strip = () => page.getByRole('navigation', { name: '已打开的页面' }).element().getBoundingClientRect()
/** Whether it is visible in the strip, and not covered by the tab that stays at the left end. */
const isSeen = (name: string) => {
  const [box, room] = [boxOf(name), strip()]
  const affix = tab(name).element().closest('.tabs-affix') ? undefined : document.querySelector('.tabs-affix')
  const left = affix?.getBoundingClientRect().right ?? room.left
  return box.left >= left && box.right <= room.right
}

it.each([
  ['the first', '/首页', []],
  ['one in the middle', '/第14个页面', ['第13个页面', '第15个页面']],
  ['the last', '/第29个页面', ['第28个页面']],
])('a full strip: %s is scrolled to, with its neighbours', async (_, active, neighbours) => {
  await openStrip({ tabs: many, active })
  for (const name of [active.slice(1), ...neighbours]) await expect.poll(() => isSeen(name)).toBe(true)
  expect(isSeen(active === '/首页' ? '第29个页面' : '第1个页面')).toBe(false)
})

it.each([1280, 390])('a full strip: what routes pin stays at its left end, %i px wide', async (width) => {
  await openStrip({ tabs: many, active: '/第29个页面', width })
  await expect.poll(() => isSeen('第29个页面')).toBe(true)
  expect(isSeen('首页')).toBe(true)
  expect(boxOf('首页').left).toBeLessThan(boxOf('第29个页面').left)
  await tab('首页').click()
  await expect.element(tab('首页')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => isSeen('第1个页面')).toBe(true)
})

it('a full strip: a tab of which hardly more than its button is left has none to close it by', async () => {
  await openStrip({ tabs: many, active: '/第14个页面' })
  const scroller = document.querySelector('.tabs-scroller') ?? document.body
  const affix = document.querySelector('.tabs-affix')?.getBoundingClientRect()
  await expect.poll(() => isSeen('第14个页面')).toBe(true)
  const cross = (name: string) => button(`关闭“${name}”`).element().matches('[data-cut] > button')
  // On a slow machine, the strip may only now get its size, and scroll back to the page.
  const scrolled = () => {
    scroller.scrollLeft += boxOf('第14个页面').right - (affix?.right ?? 0)
    return cross('第14个页面')
  }
  await expect.poll(scrolled).toBe(true)
  expect(cross('第15个页面')).toBe(false)
  expect(tab('首页').element().closest('[data-cut]')).toBe(null)
  await tab('首页').click()
  await expect.poll(() => cross('第14个页面')).toBe(false)
})

it('a full strip: what routes pin scrolls along where it would leave too little room', async () => {
  const title = '一个名字特别特别特别特别特别特别长的首页'
  await openStrip({ tabs: many, active: '/第14个页面', width: 390, titles: { '/首页': title } })
  await expect.poll(() => isSeen('第14个页面')).toBe(true)
  expect(isSeen(title)).toBe(false)
})

it('a full strip: keeps the active tab in sight when the window narrows', async () => {
  await openStrip({ tabs: many, active: '/第7个页面' })
  await expect.poll(() => isSeen('第7个页面')).toBe(true)
  for (const width of [600, 390]) {
    await page.viewport(width, 800)
    await expect.poll(() => isSeen('第7个页面')).toBe(true)
  }
})

it('a full strip: the keyboard leaves 4 px beside the neighbour', async () => {
  await openStrip({ tabs: many, active: '/首页' })
  await tab('首页').click()
  await userEvent.keyboard('{End}')
  await expect.poll(() => isSeen('第29个页面')).toBe(true)
  // From the right end to the left, until the strip has to scroll.
  const seen = shown().findIndex((name) => name !== '首页' && isSeen(name))
  for (let at = many.length - 1; at > seen; at--) await userEvent.keyboard('{ArrowLeft}')
  const before = many[seen - 1]?.path.slice(1) ?? ''
  const edge = boxOf(before).left - boxOf('首页').right
  // Next to the fixed tab, as at the end of the strip. A link begins 1 px inside its tab's border.
  expect(Math.round(edge)).toBe(4 + 2)
})

it('a full strip: stays where it is when others are closed, so that the next is under the mouse', async () => {
  await openStrip({ tabs: many, active: '/第29个页面' })
  await expect.poll(() => isSeen('第29个页面')).toBe(true)
  const turned = tab('首页').element().closest('.tabs-scroller')
  turned?.scrollTo(0, 0)
  for (const name of ['第1个页面', '第2个页面', '第3个页面']) await button(`关闭“${name}”`).click()
  expect(shown().slice(0, 2)).toEqual(['首页', '第4个页面'])
  expect(turned?.scrollLeft).toBe(0)
})

it('a full strip: follows a tab that is moved by keyboard', async () => {
  await openStrip({ tabs: many, active: '/第1个页面' })
  await userEvent.keyboard('{Tab}{Alt>}{Shift>}')
  for (let step = 1; step < 20; step++) await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{/Shift}{/Alt}')
  expect(shown()[20]).toBe('第1个页面')
  expect(isSeen('第1个页面')).toBe(true)
  expect(isSeen('第2个页面')).toBe(false)
})

it('a full strip: the wheel scrolls sideways, and the page stays', async () => {
  await openStrip({ tabs: many, active: '/首页' })
  expect(isSeen('第1个页面')).toBe(true)
  const event = new WheelEvent('wheel', { deltaY: 240, bubbles: true, cancelable: true })
  tab('首页').element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await expect.poll(() => isSeen('第1个页面')).toBe(false)
  const zoom = new WheelEvent('wheel', { deltaY: 240, ctrlKey: true, bubbles: true, cancelable: true })
  tab('首页').element().dispatchEvent(zoom)
  expect(zoom.defaultPrevented).toBe(false)
})

it('a full strip: two buttons scroll, out of the keyboard’s way; where all have room there are none', async () => {
  const { screen } = await openStrip({ tabs: many, active: '/首页' })
  const turns = () => [...document.querySelectorAll<HTMLElement>('.tabs-turn')]
  expect(turns().map((one) => [one.tabIndex, one.ariaHidden])).toEqual([
    [-1, 'true'],
    [-1, 'true'],
  ])
  turns()[1]?.click()
  await expect.poll(() => isSeen('第1个页面')).toBe(false)
  turns()[0]?.click()
  await expect.poll(() => isSeen('第1个页面')).toBe(true)
  await screen.unmount()
  await openStrip()
  expect(document.querySelectorAll('.tabs-turn')).toHaveLength(0)
})

/** Presses on a tab and goes `by` pixels to the right, without letting go. */
const drag = async (name: string, by: number) => {
  const element = tab(name).element()
  const { left, top } = element.getBoundingClientRect()
  const send = (type: string, x: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true },
        ...{ clientX: left + 5 + x, clientY: top + 5 },
      }),
    )
  vi.spyOn(element, 'setPointerCapture').mockReturnValue()
  send('pointerdown', 0)
  for (let step = 1; step <= 10; step++) send('pointermove', (by * step) / 10)
  return () => {
    send('pointerup', by)
    element.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }))
  }
}

it('dragged with the mouse, a tab takes its place among the others, and is not opened by it; Escape gives up', async () => {
  const { asked } = await openStrip()
  const before = boxOf('授权商家').left
  const drop = await drag('授权商家', 300)
  await expect.poll(() => boxOf('授权商家').left).toBeGreaterThan(before + 50)
  await userEvent.keyboard('{Escape}')
  drop()
  await expect.poll(() => boxOf('授权商家').left).toBe(before)
  expect(asked).not.toHaveBeenCalled()
  const [place, width] = [boxOf('消费者投诉').left, boxOf('授权商家').width]
  const dropped = await drag('授权商家', 300)
  // The neighbours move aside while it is dragged.
  await expect.poll(() => boxOf('消费者投诉').left).toBeLessThan(place - width)
  dropped()
  await expect.poll(shown).toEqual(['首页', '交易记录', '费用明细', '消费者投诉', '授权商家'])
  expect(asked.mock.calls).toEqual([['move', '/授权商家', 4]])
  await tab('费用明细').click()
  expect(asked).toHaveBeenLastCalledWith('open', '/费用明细')
})

it('dragged with the mouse, a tab goes where a real hand takes it', async () => {
  const { asked } = await openStrip()
  await userEvent.dragAndDrop(tab('授权商家'), tab('消费者投诉'))
  expect(shown()).toEqual(['首页', '交易记录', '费用明细', '消费者投诉', '授权商家'])
  expect(asked.mock.calls).toEqual([['move', '/授权商家', 4]])
  await userEvent.dragAndDrop(tab('授权商家'), tab('首页'))
  expect(shown()).toEqual(['首页', '交易记录', '授权商家', '费用明细', '消费者投诉'])
  expect(getSelection()?.toString()).toBe('')
  await tab('费用明细').click()
  expect(asked).toHaveBeenLastCalledWith('open', '/费用明细')
})

it('dragged with the mouse, a tab let go at once is where it was let go, and a small slip is still a click', async () => {
  const { asked } = await openStrip()
  const slip = await drag('费用明细', 3)
  slip()
  expect(asked.mock.calls).toEqual([['open', '/费用明细']])
  const drop = await drag('授权商家', 300)
  drop()
  await expect.poll(shown).toEqual(['首页', '交易记录', '费用明细', '消费者投诉', '授权商家'])
})

const cases = labelLocales.flatMap((locale) =>
  (['light', 'dark'] as const).map((mode) => [locale, mode] as const),
)
it.each(variants(cases))('everybody can use the strip in %s and %s', async (locale, mode) => {
  appearancePreference.write(mode)
  await openStrip({ locale, unsaved: ['/费用明细', '/授权商家'] })
  expect(await violations()).toEqual([])
})

it.each(variants(['light', 'dark'] as const))(
  'everybody can use the strip with more tabs than there is room for, on a phone, in %s',
  async (mode) => {
    appearancePreference.write(mode)
    await openStrip({ tabs: many, width: 390 })
    expect(await violations()).toEqual([])
  },
)
