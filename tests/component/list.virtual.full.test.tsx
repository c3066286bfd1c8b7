import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Aside } from './kinds.fixture'
import { lastAsked, manyShops, openList, platformOf } from './list.fixture'
import { absent, bar, button, click, focus, grid, tick, visible } from './onPage'

const drawn = () => [...document.querySelectorAll<HTMLElement>('tbody > tr[data-index]')]
const rowAt = (place: number) => document.querySelector<HTMLElement>(`tr[aria-rowindex="${place}"]`)
const scroller = () => {
  const found = document.querySelector<HTMLElement>('.list-scroll')
  if (!found) throw new Error('there is no table')
  return found
}

/** The code that draws long pages has arrived; the first time it is fetched. */
const windowed = () =>
  expect.poll(() => document.querySelector('.list-window'), { timeout: 10_000 }).not.toBeNull()

/** How many rows below the first row of its page a row is. */
const stepsDown = (row: HTMLElement): number => {
  const body = row.parentElement?.getBoundingClientRect().top ?? 0
  const { top, height } = row.getBoundingClientRect()
  return (top - body) / height
}

const openLong = async () => {
  const platform = platformOf(manyShops(1200))
  await openList(platform, { at: '/demo/shop?perPage=1000', staleTime: 30_000 })
  await windowed()
  return platform
}

test('a page of 1,000 rows has only the rows in sight, each in its place, down to the last, and follows another density', async () => {
  const platform = await openLong()
  expect(lastAsked(platform)?.pagination).toEqual({ page: 1, perPage: 1000 })
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '1201')
  expect(drawn().length).toBeGreaterThan(10)
  expect(drawn().length).toBeLessThan(60)
  scroller().scrollTo(0, scroller().scrollHeight)
  await visible(grid().getByText('1000号店'))
  expect(drawn().length).toBeLessThan(60)
  const last = rowAt(1001)
  expect(last && stepsDown(last)).toBe(999)
  const [foot, edge] = [last?.getBoundingClientRect().bottom ?? 0, scroller().getBoundingClientRect().bottom]
  expect(Math.abs(foot - edge)).toBeLessThan(20)
  scroller().scrollTo(0, 10_000)
  await click(button('表格密度'), page.getByRole('menuitemradio', { name: '紧凑' }))
  const whole = () => drawn().every((row) => Math.abs(stepsDown(row) - Number(row.dataset.index)) < 0.01)
  const height = () => rowAt(2)?.getBoundingClientRect().height ?? 0
  await expect.poll(() => Math.round(scroller().scrollHeight / height())).toBe(1001)
  expect(whole()).toBe(true)
  // Everything in sight is drawn: there is no gap at the lower edge.
  const lower = scroller().getBoundingClientRect().bottom
  await expect.poll(() => (drawn().at(-1)?.getBoundingClientRect().bottom ?? 0) >= lower).toBe(true)
})

test('a page of 1,000 rows is printed whole, and afterwards has only the rows in sight', async () => {
  await openLong()
  scroller().scrollTo(0, 10_000)
  const count = () => drawn().length
  await expect.poll(() => rowAt(3)).toBeNull()
  dispatchEvent(new Event('beforeprint'))
  expect(count()).toBe(1000)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(count).toBeLessThan(60)
  expect(scroller().scrollTop).toBe(10_000)
})

test('a page of 1,000 rows is gone through by the keyboard, also where nothing is drawn yet', async () => {
  await openLong()
  rowAt(2)?.focus()
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(rowAt(1001))
  await visible(grid().getByText('1000号店'))
  await userEvent.keyboard('{ArrowUp} ')
  expect(document.activeElement).toBe(rowAt(1000))
  await expect.element(tick('999号店')).toBeChecked()
  await userEvent.keyboard('{PageUp}')
  const steps = 1000 - Number(document.activeElement?.getAttribute('aria-rowindex'))
  expect(steps).toBeGreaterThan(5)
  expect(steps).toBeLessThan(30)
  await userEvent.keyboard('{PageDown}')
  expect(document.activeElement).toBe(rowAt(1000))
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(rowAt(2))
})

test('a page of 1,000 rows keeps the focus of a row that is scrolled out of sight, and one row for the Tab key', async () => {
  await openLong()
  const row = rowAt(4)
  row?.focus()
  scroller().scrollTo(0, 500 * (row?.offsetHeight ?? 0))
  await visible(grid().getByText('505号店'))
  expect(document.activeElement).toBe(row)
  expect(drawn().filter(({ tabIndex }) => tabIndex === 0)).toEqual([row])
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(rowAt(5))
  await expect.poll(() => scroller().scrollTop).toBeLessThan(1000)
})

test('a page of 1,000 rows ticks a range over rows that are not drawn', async () => {
  await openLong()
  await tick('3号店').click()
  scroller().scrollTo(0, 300 * (rowAt(2)?.offsetHeight ?? 0))
  await tick('303号店').click({ modifiers: ['Shift'] })
  await expect.element(bar().getByRole('status')).toHaveTextContent('已选 301 条')
  await expect.element(page.getByRole('checkbox', { name: '选择本页全部' })).toBePartiallyChecked()
})

test('a page of 100 rows has all of them, and a longer one that is chosen there has those in sight', async () => {
  await openList(platformOf(manyShops(500)), { at: '/demo/shop?perPage=100' })
  await expect.poll(() => drawn().length).toBe(100)
  expect(document.querySelector('.list-window')).toBeNull()
  await page.getByRole('combobox', { name: '每页条数' }).selectOptions('500')
  await expect.element(grid()).toHaveAttribute('aria-busy', 'false')
  await windowed()
  expect(drawn().length).toBeLessThan(60)
})

test('a long page whose tab is left and come back to stands where it stood', async () => {
  await openList(platformOf(manyShops(500)), {
    at: '/demo/shop?perPage=500',
    around: Aside,
    staleTime: 30_000,
  })
  await windowed()
  scroller().scrollTo(0, 9000)
  await expect.poll(() => Number(drawn().at(-1)?.dataset.index)).toBeGreaterThan(200)
  const before = drawn().map(({ dataset }) => dataset.index)
  await button('其他页面').click()
  await absent(grid())
  await button('其他页面').click()
  await visible(grid())
  expect(scroller().scrollTop).toBe(9000)
  expect(drawn().map(({ dataset }) => dataset.index)).toEqual(before)
})

const cards = () => [...document.querySelectorAll<HTMLElement>('.list-record')]

test('a long page on a phone has the cards in sight, none over another, down to the last, and keeps the focus on one that is scrolled out of sight', async () => {
  await openList(platformOf(manyShops(500)), { at: '/demo/shop?perPage=500', width: 390, height: 800 })
  await windowed()
  const scrolled = page.getByRole('main').element()
  expect(cards().length).toBeLessThan(40)
  scrolled.scrollTo(0, scrolled.scrollHeight)
  await expect.element(button('500号店')).toBeInViewport()
  expect(cards().length).toBeLessThan(40)
  expect(cards().at(-1)?.ariaPosInSet).toBe('500')
  const boxes = cards().map((card) => card.getBoundingClientRect())
  const gaps = boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)))
  expect(new Set(gaps)).toEqual(new Set([8]))
  scrolled.scrollTo(0, 0)
  await visible(button('3号店'))
  focus(button('3号店'))
  scrolled.scrollTo(0, 20_000)
  await expect.poll(() => Number(cards().at(-1)?.ariaPosInSet)).toBeGreaterThan(50)
  expect(document.activeElement?.textContent).toContain('3号店')
})
