import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TransportError } from '@/platform/errors'
import { isFullRun } from '../scope'
import { lastAsked, manyShops, openList, platformOf, rowOf, rows, shop, shops } from './list.fixture'
import { absent, button, click, dialog, focus, grid, header, silenceErrors, texts, visible } from './onPage'

const declared = ['', '店铺名称', '店铺编号', '状态', '金额', '订单数', '添加时间', '操作']

test('a list’s table shows the declared columns, formatted by kind, under the area’s name and true total', async () => {
  await openList(platformOf(manyShops(235)))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('店铺共 235 条')
  await expect.poll(() => texts(grid().getByRole('columnheader'))).toEqual(declared)
  const first = rowOf('S1').first()
  await visible(first.getByText('营业', { exact: true }), first.getByText('¥ 123,456.01'))
  expect(rows().elements()).toHaveLength(21)
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '236')
})

test('a list’s table right-aligns numbers and cuts long texts to one line, the whole text on hover', async () => {
  const long = '超长店铺名称'.repeat(12)
  await openList(platformOf([{ ...shop(1), shop_name: long }]))
  const cell = grid().getByRole('gridcell', { name: long, exact: true })
  await visible(cell)
  expect(cell.element().getBoundingClientRect().height).toBeLessThan(60)
  await cell.hover()
  expect(
    cell.element().querySelector('[title]')?.getAttribute('title') ?? cell.element().getAttribute('title'),
  ).toBe(long)
  const amount = grid().getByRole('gridcell', { name: '¥ 123,456.01' })
  expect(getComputedStyle(amount.element()).textAlign).toBe('end')
})

test('a list’s table sorts by a header: up, down, and back to the declared order', async () => {
  const platform = platformOf(manyShops(30))
  const { search } = await openList(platform)
  await expect.element(header('金额')).toHaveAttribute('aria-sort', 'none')
  await header('金额').getByRole('button').click()
  await expect.element(header('金额')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => lastAsked(platform)?.sort).toEqual({ field: 'amount', order: 'ASC' })
  await header('金额').getByRole('button').click()
  await expect.element(header('金额')).toHaveAttribute('aria-sort', 'descending')
  expect(search().get('order')).toBe('DESC')
  await header('金额').getByRole('button').click()
  await expect.element(header('金额')).toHaveAttribute('aria-sort', 'none')
  await expect.element(header('添加时间')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(header('订单数')).not.toHaveAttribute('aria-sort')
})

test('a list’s table keeps its header, its first column and its actions in sight while it is scrolled', async () => {
  await openList(platformOf(manyShops(100)), { at: '/demo/shop?perPage=100', width: 800, height: 600 })
  await expect.element(rowOf('S99')).toBeInTheDocument()
  const scroll = grid().element().parentElement
  scroll?.scrollTo(300, 1500)
  const box = scroll?.getBoundingClientRect()
  const { top, left } = header('店铺名称').element().getBoundingClientRect()
  expect(Math.abs(top - (box?.top ?? 0))).toBeLessThan(3)
  expect(left - (box?.left ?? 0)).toBeLessThan(50)
  expect(header('操作').element().getBoundingClientRect().right).toBeLessThanOrEqual(box?.right ?? 0)
  expect(document.documentElement.scrollWidth).toBe(800)
})

const detail = (name: string) => dialog().getByRole('heading', { name })
const inDetail = (name: string) => dialog().getByRole('button', { name })

if (isFullRun)
  test('an operator who goes back from a page that does not come is not taken there when it comes', async () => {
    const platform = platformOf(manyShops(30))
    const { path } = await openList(platform, { at: '/demo/shop' })
    await expect.element(rowOf('S20')).toBeInTheDocument()
    silenceErrors()
    platform.state.failure = new TransportError('network')
    await rowOf('S20').getByText('20号店').click()
    await click(inDetail('下一条'), inDetail('上一条'))
    await visible(detail('19号店'))
    platform.state.failure = undefined
    // Behind the open detail. It loads the list again.
    const again = () => [...document.querySelectorAll('button')].find((one) => one.textContent === '重试')
    await expect.poll(again).toBeTruthy()
    again()?.click()
    await expect.poll(() => document.body.textContent).toContain('S21')
    expect(path()).toBe('/demo/shop/S19/show')
  })

if (isFullRun)
  test('a list’s table opens a row’s detail over the list, gives the focus back to the row on its page, marks it, goes on to the next and back over the edge of the page, and closes', async () => {
    const { path, search } = await openList(platformOf(manyShops(30)), { at: '/demo/shop?page=2' })
    await click(rowOf('S21').getByText('21号店'), inDetail('关闭'))
    await expect.poll(path).toBe('/demo/shop')
    expect(search().get('page')).toBe('2')
    await expect.element(rowOf('S21')).toHaveFocus()
    await expect.element(rowOf('S21')).toHaveAttribute('data-last')
    await rowOf('S21').getByText('21号店').click()
    await visible(detail('21号店'))
    expect(path()).toBe('/demo/shop/S21/show')
    expect(search().get('page')).toBe('2')
    await inDetail('下一条').click()
    await visible(detail('22号店'))
    await inDetail('上一条').click()
    await visible(detail('21号店'))
    await inDetail('上一条').click()
    await visible(detail('20号店'))
    expect(path()).toBe('/demo/shop/S20/show')
    expect(search().get('page') ?? '1').toBe('1')
    await inDetail('关闭').click()
    await expect.poll(path).toBe('/demo/shop')
    await expect.element(rowOf('S20')).toHaveAttribute('data-last')
    await expect.element(rowOf('S19')).not.toHaveAttribute('data-last')
  })

if (isFullRun)
  test('a list’s table opens a row in a window of its own with Ctrl or the middle button, and leaves it closed when its button is pressed', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { path } = await openList(platformOf(manyShops(3)))
    await rowOf('S2')
      .getByText('2号店')
      .click({ modifiers: ['ControlOrMeta'] })
    await rowOf('S3').getByText('3号店').click({ button: 'middle' })
    await rowOf('S1').getByRole('button', { name: '暂停营业' }).click({ button: 'middle' })
    expect(opened.mock.calls.map(([address]) => address)).toEqual([
      '/demo/shop/S2/show',
      '/demo/shop/S3/show',
    ])
    expect(path()).toBe('/demo/shop')
    await rowOf('S1').getByRole('button', { name: '暂停营业' }).click()
    await visible(dialog())
    expect(path()).toBe('/demo/shop')
  })

test('a code in a table is copied by pointer and by keyboard from the line it stands on, and opens nothing', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { path } = await openList(platformOf(manyShops(3)))
  const code = rowOf('2号店').getByText('S2', { exact: true })
  const copy = rowOf('2号店').getByRole('button', { name: '复制店铺编号' })
  const opacity = () => getComputedStyle(copy.element()).opacity
  await visible(code)
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  expect(opacity()).toBe('0')
  await userEvent.hover(code)
  expect(opacity()).toBe('1')
  const [text, icon] = [code.element().getBoundingClientRect(), copy.element().getBoundingClientRect()]
  expect(Math.abs((text.top + text.bottom) / 2 - (icon.top + icon.bottom) / 2)).toBeLessThan(3)
  // The picture is the last 12 px of the button. A code's box ends 6 px after its letters: 4 px are left between them.
  expect(icon.right - 12).toBeGreaterThanOrEqual(text.right - 2)
  await copy.click()
  expect(copied).toHaveBeenLastCalledWith('S2')
  focus(rowOf('3号店'))
  await userEvent.tab()
  await expect.element(rowOf('3号店').getByRole('button', { name: '复制店铺编号' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(copied).toHaveBeenLastCalledWith('S3')
  expect(path()).toBe('/demo/shop')
})

test('the keyboard in a table comes to one row of the table only, the one it was in last; arrows move, Space ticks, Enter opens', async () => {
  const { path } = await openList(platformOf(manyShops(5)))
  await expect.element(rowOf('S1')).toHaveAttribute('tabindex', '0')
  focus(rowOf('S4'))
  await expect.element(rowOf('S4')).toHaveAttribute('tabindex', '0')
  await expect.element(rowOf('S1')).toHaveAttribute('tabindex', '-1')
  focus(rowOf('S1'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(rowOf('S3')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(rowOf('S3')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(rowOf('S5')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(path).toBe('/demo/shop/S1/show')
})

// Whatever is open covers the table, so roles cannot find it.
const headers = () => [...document.querySelectorAll<HTMLElement>('th[scope="col"]')]
const names = () => headers().map((cell) => cell.textContent)

if (isFullRun)
  test('columns are shown, hidden, moved and dragged, take the width that keys or the pointer give them, and stand closer; reset brings the declared ones back', async () => {
    const { store } = await openList(platformOf(manyShops(3)))
    await visible(rowOf('S1'))
    const menu = page.getByRole('dialog', { name: '列设置' })
    await button('列设置').click()
    await expect.element(menu.getByRole('checkbox', { name: '显示列：店铺名称' })).toBeDisabled()
    await click(
      menu.getByRole('checkbox', { name: '显示列：备注' }),
      menu.getByRole('checkbox', { name: '显示列：订单数' }),
    )
    await menu.getByRole('button', { name: '前移一列：金额' }).click()
    await expect.poll(names).toEqual(['', '店铺名称', '店铺编号', '金额', '状态', '添加时间', '备注', '操作'])
    expect(store.getItem('own.demo/shop.columns')).toBeDefined()
    const all = menu.getByRole('checkbox', { name: /^全选/ })
    await expect.element(all).toBePartiallyChecked()
    await expect.element(all).toHaveAccessibleName('全选（6/7）')
    await all.click()
    await expect.element(all).toBeChecked()
    await expect.poll(names).toHaveLength(9)
    await all.click()
    await expect.poll(names).toEqual(['', '店铺名称', '操作'])
    await menu.getByRole('button', { name: '恢复默认列' }).click()
    await expect.poll(names).toEqual(declared)
    const line = (name: string) => menu.getByRole('listitem').filter({ hasText: name })
    await line('添加时间').dropTo(line('店铺编号'))
    await expect
      .poll(names)
      .toEqual(['', '店铺名称', '添加时间', '店铺编号', '状态', '金额', '订单数', '操作'])
    const state = () => headers().find((cell) => cell.textContent === '状态')
    const width = () => state()?.getBoundingClientRect().width
    const natural = width() ?? 0
    focus(menu.getByRole('button', { name: '调整列：状态' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect.poll(width).toBe(natural + 10)
    await userEvent.keyboard('{Escape}')
    await absent(menu)
    const grip = state()?.querySelector<HTMLElement>('.list-grip')
    // The browser only captures a pointer that is really pressed.
    if (grip) grip.setPointerCapture = () => undefined
    const pull = (type: string, clientX: number) =>
      grip?.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, bubbles: true }))
    pull('pointerdown', 500)
    pull('pointermove', 560)
    expect(width()).toBe(natural + 70)
    pull('pointerup', 560)
    await expect.poll(() => state()?.style.flex).toContain('--width-state')
    expect(width()).toBe(natural + 70)
    const height = () => rowOf('S1').element().getBoundingClientRect().height
    const before = height()
    await click(button('表格密度'), page.getByRole('menuitemradio', { name: '紧凑' }))
    await expect.poll(height).toBe(before - 8)
  })

if (isFullRun)
  test('keys move a column in the settings, which say where it went and keep the focus', async () => {
    await openList(platformOf(manyShops(3)))
    await visible(rowOf('S1'))
    await button('列设置').click()
    const menu = page.getByRole('dialog', { name: '列设置' })
    const handle = menu.getByRole('button', { name: '调整列：店铺编号' })
    await visible(handle)
    focus(handle)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect
      .poll(names)
      .toEqual(['', '店铺名称', '状态', '金额', '店铺编号', '订单数', '添加时间', '操作'])
    await expect.element(menu.getByRole('status')).toHaveTextContent('店铺编号：第 4 列，共 7 列')
    await expect.element(handle).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.poll(names).toEqual(declared)
  })

if (isFullRun)
  test('a pinned column comes first and stays in view, also after a reload; one moved out of the pinned ones is free', async () => {
    const wide = { ...shops.fields.amount, width: 1200 }
    // Sorted by a column in view. If it were out of view, it would come before the wide one.
    const list = { ...shops.list, sort: 'shop_name' }
    const area = { ...shops, list, fields: { ...shops.fields, amount: wide } }
    const { store, unmount } = await openList(platformOf(manyShops(3)), { area })
    await visible(rowOf('S1'))
    await button('列设置').click()
    const pin = (name: string) => page.getByRole('button', { name: `固定在左侧：${name}` })
    await expect.element(pin('店铺名称')).toBeDisabled()
    // Pinning it would leave no room for the others.
    await expect.element(pin('金额')).toBeDisabled()
    await click(pin('订单数'), pin('状态'))
    const pinned = ['', '店铺名称', '订单数', '状态', '店铺编号', '金额', '添加时间', '操作']
    await expect.poll(names).toEqual(pinned)
    await unmount()
    await openList(platformOf(manyShops(3)), { area, store })
    await expect.poll(names).toEqual(pinned)
    const place = document.querySelector('.list-scroll')
    place?.scrollTo({ left: 9999 })
    const left = (name: string) => header(name).element().getBoundingClientRect().left
    const cell = rowOf('S1').getByRole('gridcell').nth(3).element().getBoundingClientRect().left
    expect(left('状态')).toBe(cell)
    expect(left('状态')).toBeGreaterThanOrEqual(header('订单数').element().getBoundingClientRect().right)
    expect(left('店铺编号')).toBeLessThan(left('订单数'))
    await button('列设置').click()
    await expect.element(pin('状态')).toHaveAttribute('aria-pressed', 'true')
    focus(page.getByRole('button', { name: '调整列：订单数' }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(pin('订单数')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(pin('状态')).toHaveAttribute('aria-pressed', 'true')
    await click(button('恢复默认列'))
    await expect.poll(names).toEqual(declared)
    await expect.element(pin('状态')).toHaveAttribute('aria-pressed', 'false')
  })

test('the columns of a wide list are found by name', async () => {
  const more = { ...shops.fields, b: shops.fields.note, c: shops.fields.note }
  const area = { ...shops, fields: more, list: { ...shops.list, moreColumns: ['note', 'b', 'c'] } }
  await openList(platformOf(manyShops(3)), { area })
  await visible(rowOf('S1'))
  await button('列设置').click()
  const search = page.getByRole('searchbox', { name: '搜索列' })
  await search.fill('店铺')
  const ticks = page.getByRole('dialog', { name: '列设置' }).getByRole('checkbox')
  await expect
    .poll(() => ticks.elements().map((tick) => tick.getAttribute('aria-label')))
    .toEqual(['显示列：店铺名称', '显示列：店铺编号'])
  await search.fill('没有的列')
  await visible('没有匹配的列')
})
