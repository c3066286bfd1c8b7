import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appearancePreference } from '@/theme/preferences'
import { lastAsked, lastingStore, manyShops, openList, platformOf, rows, shops } from './list.fixture'
import { absent, button, click, focus, grid, header, texts, toasts, visible } from './onPage'
import { noMorePlatform, openingWith, paused, platformWithoutViews, platformWithViews } from './views.fixture'
import { violations, withoutLandmarks } from './violations'

afterEach(noMorePlatform)

const menu = () => page.getByRole('dialog', { name: '视图' })
const inMenu = (name: string) => menu().getByRole('button', { name, exact: true })
const nameField = () =>
  menu().getByRole('form', { name: '保存当前状态为新视图' }).getByRole('textbox', { name: '视图名称' })
const loaded = () => expect.element(rows().nth(1)).toHaveAttribute('tabindex')
const mark = () => page.getByText('已改动')
const appliedName = (name: string) => page.getByRole('strong').filter({ hasText: name })
const columnNames = () => texts(grid().getByRole('columnheader')).map((text) => text?.trim())
const pausedOnly = {
  filter: { state: 'PAUSED' },
  sort: { field: 'amount', order: 'DESC' },
  pagination: { page: 1, perPage: 10 },
}

describe('a list whose platform keeps views', () => {
  test('shows one as it was saved: filters, columns, widths, density, order and page size; its address names it', async () => {
    await platformWithViews([paused])
    const platform = platformOf(manyShops(30))
    const { search } = await openList(platform)
    await loaded()
    await click(button('视图'), inMenu('暂停的店铺'))
    await expect.poll(() => lastAsked(platform)).toMatchObject(pausedOnly)
    await visible(appliedName('暂停的店铺'))
    expect(Object.fromEntries(search())).toEqual({ view: '1' })
    expect(columnNames().slice(1, 4)).toEqual(['店铺名称', '金额', '状态'])
    await absent(header('订单数'))
    expect(header('金额').element().getBoundingClientRect().width).toBeCloseTo(222, 0)
    expect(rows().nth(1).element().getBoundingClientRect().height).toBeLessThan(40)
    await absent(mark())
  })

  test('saves what it shows now under a name', async () => {
    const { sent } = await platformWithViews()
    const { search } = await openList(platformOf(manyShops(30)), {
      at: '/demo/shop?filter={"state":"OPEN"}&sort=amount&order=ASC&perPage=50',
    })
    await loaded()
    await click(button('列设置'), page.getByRole('checkbox', { name: '显示列：订单数' }))
    await userEvent.keyboard('{Escape}')
    await click(button('视图'))
    await nameField().fill('  营业的店铺 ')
    await userEvent.keyboard('{Enter}')
    await visible(appliedName('营业的店铺'))
    expect(sent('saveview')).toEqual([
      {
        area: 'shop',
        name: '营业的店铺',
        scope: 'mine',
        is_default: false,
        filter: { state: 'OPEN' },
        columns: ['shop_name', 'shop_no', 'state', 'amount', 'create_time'],
        widths: {},
        density: 'standard',
        sort: 'amount',
        order: 'ASC',
        per_page: 50,
        request_id: expect.any(String),
      },
    ])
    expect(search().get('view')).toBe('1')
    await absent(mark())
  })

  test('says that the view was changed, and updates it by what was changed only', async () => {
    const { sent } = await platformWithViews([paused])
    const platform = platformOf(manyShops(30))
    const { search } = await openList(platform, { at: '/demo/shop?view=1' })
    await visible(appliedName('暂停的店铺'))
    await loaded()
    await button('店铺名称').click()
    await visible(mark())
    expect(Object.fromEntries(search())).toEqual({ view: '1', sort: 'shop_name', order: 'ASC' })
    await click(button('视图'), inMenu('更新视图“暂停的店铺”'))
    await absent(mark())
    expect(sent('saveview')).toEqual([
      { view_id: 1, version: 1, sort: 'shop_name', order: 'ASC', request_id: expect.any(String) },
    ])
    await expect.poll(() => Object.fromEntries(search())).toEqual({ view: '1' })
    expect(lastAsked(platform)).toMatchObject({ sort: { field: 'shop_name', order: 'ASC' } })
  })

  test('counts columns and density as changes, keeps them with the view, and can undo them; the operator’s own stay as they were', async () => {
    await platformWithViews([paused])
    await openList(platformOf(manyShops(30)))
    await loaded()
    const own = columnNames()
    await click(button('视图'), inMenu('暂停的店铺'))
    await visible(appliedName('暂停的店铺'))
    await click(button('列设置'), page.getByRole('checkbox', { name: '显示列：订单数' }))
    await userEvent.keyboard('{Escape}')
    await visible(header('订单数'), mark())
    await click(button('视图'), inMenu('还原'))
    await absent(mark(), header('订单数'))
    await click(button('不使用视图'))
    await absent(appliedName('暂停的店铺'))
    await expect.poll(columnNames).toEqual(own)
  })

  test('refuses to update a view that a colleague changed meanwhile, and shows it as it is now', async () => {
    const { state } = await platformWithViews([{ ...paused, scope: 'all' }])
    const platform = platformOf(manyShops(30))
    await openList(platform, { at: '/demo/shop?view=1' })
    await visible(appliedName('暂停的店铺'))
    await loaded()
    await button('店铺名称').click()
    await click(button('视图'))
    await visible(inMenu('更新视图“暂停的店铺”'))
    state.views = [{ ...paused, scope: 'all', filter: { state: 'OPEN' }, version: 2 }]
    await inMenu('更新视图“暂停的店铺”').click()
    await visible(toasts().getByText('数据已被他人修改，请刷新后重试'))
    await expect.poll(() => lastAsked(platform)?.filter).toEqual({ state: 'OPEN' })
    expect(state.views).toMatchObject([{ sort: 'amount', version: 2 }])
  })

  test('renames a view, makes it the one that the list opens with, and removes it after a question', async () => {
    const { state } = await platformWithViews([paused])
    await openList(platformOf(manyShops(3)))
    await loaded()
    await click(button('视图'), inMenu('编辑视图“暂停的店铺”'))
    const form = menu().getByRole('form', { name: '编辑视图“暂停的店铺”' })
    await form.getByRole('textbox', { name: '视图名称' }).fill('停业')
    await form.getByRole('checkbox', { name: '打开列表时默认使用' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await visible(inMenu('停业 默认'))
    expect(state.views).toMatchObject([{ name: '停业', is_default: true, version: 2 }])
    await click(inMenu('删除视图“停业”'))
    await visible(menu().getByText('删除视图“停业”？'))
    await inMenu('保留').click()
    expect(state.views).toHaveLength(1)
    await click(inMenu('删除视图“停业”'), inMenu('删除'))
    await absent(menu().getByText('停业', { exact: true }))
    expect(state.views).toEqual([])
  })

  test('shares a view with a role or everybody, and shows whose each is; what others made can only be applied', async () => {
    const { sent } = await platformWithViews(
      [
        { ...paused, name: '我的' },
        { ...paused, view_id: 2, name: '大家的', scope: 'all', editable: false },
      ],
      { view_as: [{ role: 'support', title: { zh: '客服' }, permissions: [], roles: [] }] },
    )
    await openList(platformOf(manyShops(3)))
    await loaded()
    await click(button('视图'))
    const group = (name: string) => menu().getByRole('region', { name, exact: true })
    await visible(
      group('我的').getByRole('button', { name: '我的', exact: true }),
      group('所有人').getByRole('button', { name: '大家的', exact: true }),
    )
    await absent(inMenu('编辑视图“大家的”'), inMenu('删除视图“大家的”'))
    await nameField().fill('客服用')
    await menu().getByRole('combobox', { name: '可见范围' }).selectOptions('同角色')
    await menu().getByRole('combobox', { name: '角色', exact: true }).selectOptions('客服')
    await inMenu('保存').click()
    await visible(appliedName('客服用'))
    expect(sent('saveview')).toMatchObject([{ name: '客服用', scope: 'role', role: 'support' }])
  })

  test('sees what another window saved when the menu opens', async () => {
    const { state } = await platformWithViews([paused])
    await openList(platformOf(manyShops(3)), { staleTime: 60_000 })
    await loaded()
    await click(button('视图'))
    await visible(inMenu('暂停的店铺'))
    await userEvent.keyboard('{Escape}')
    state.views = [...state.views, { ...paused, view_id: 2, name: '别处保存的' }]
    await click(button('视图'))
    await visible(inMenu('别处保存的'))
  })

  test('says when the views cannot be loaded, and tries again', async () => {
    const { state } = await platformWithViews([paused])
    await openList(platformOf(manyShops(3)))
    await loaded()
    state.failing = true
    await click(button('视图'))
    await visible(menu().getByText('视图加载失败'))
    state.failing = false
    await inMenu('重试').click()
    await visible(inMenu('暂停的店铺'))
  })
})

describe('an address with a view', () => {
  test('leads a colleague who may see it to the same list, which asks once', async () => {
    await platformWithViews([paused])
    const platform = platformOf(manyShops(30))
    const { search } = await openList(platform, { at: '/demo/shop?view=1', staleTime: 60_000 })
    await visible(appliedName('暂停的店铺'))
    await loaded()
    expect(platform.getList.mock.calls.map(([, asked]) => asked)).toMatchObject([pausedOnly])
    expect(Object.fromEntries(search())).toEqual({ view: '1' })
  })

  test('may say more than the view, which counts for the rest', async () => {
    await platformWithViews([paused])
    const platform = platformOf(manyShops(300))
    await openList(platform, { at: '/demo/shop?view=1&filter={"state":"OPEN"}&page=2' })
    await visible(appliedName('暂停的店铺'), mark())
    await expect
      .poll(() => lastAsked(platform))
      .toMatchObject({
        ...pausedOnly,
        filter: { state: 'OPEN' },
        pagination: { page: 2, perPage: 10 },
      })
  })

  test('that nobody shared with the operator says so and shows the list', async () => {
    await platformWithViews([paused])
    const platform = platformOf(manyShops(30))
    const { search } = await openList(platform, { at: '/demo/shop?view=77' })
    await visible(toasts().getByText('视图不存在，或未与您共享，已显示列表'))
    await loaded()
    expect(lastAsked(platform)).toMatchObject({ filter: {}, sort: { field: 'create_time', order: 'DESC' } })
    expect(search().get('view')).toBeNull()
  })

  test('shows the list when the views cannot be loaded, and keeps the address for another try', async () => {
    const { state } = await platformWithViews([paused])
    state.failing = true
    const platform = platformOf(manyShops(30))
    const { search } = await openList(platform, { at: '/demo/shop?view=1' })
    await loaded()
    expect(lastAsked(platform)?.filter).toEqual({})
    expect(search().get('view')).toBe('1')
  })

  test('is left when the view is removed elsewhere; what the list shows stays', async () => {
    const { state } = await platformWithViews([paused])
    const platform = platformOf(manyShops(30))
    const { search } = await openList(platform, { at: '/demo/shop?view=1' })
    await visible(appliedName('暂停的店铺'))
    await loaded()
    state.views = []
    await click(button('视图'))
    await visible(toasts().getByText('视图“暂停的店铺”已被删除，列表保持不变'))
    expect(search().get('view')).toBeNull()
    expect(search().get('filter')).toBe('{"state":"PAUSED"}')
    expect(lastAsked(platform)).toMatchObject(pausedOnly)
  })
})

describe('a view that names what is gone or denied', () => {
  const older = {
    ...paused,
    filter: { state: 'PAUSED', note: null, was_there: '1' },
    columns: ['shop_name', 'amount', 'margin', 'note'],
    sort: 'margin',
  }
  const { note, ...fields } = shops.fields
  const withoutNote = { ...shops, fields, list: { ...shops.list, moreColumns: [] } }

  test('leaves it out and names it', async () => {
    await platformWithViews([older])
    const platform = platformOf(manyShops(30))
    await openList(platform, { at: '/demo/shop?view=1', area: withoutNote, declared: shops })
    const notice = page.getByRole('status').filter({ hasText: '未使用' })
    await expect.element(notice).toHaveTextContent('备注、was_there、margin')
    expect(lastAsked(platform)).toMatchObject({
      filter: { state: 'PAUSED' },
      sort: { field: 'create_time' },
    })
    await visible(header('金额'))
    await absent(header('备注'), mark())
    await notice.getByRole('button', { name: '知道了' }).click()
    await absent(notice)
  })

  test('keeps what is left out when something else is updated', async () => {
    const { sent, state } = await platformWithViews([older])
    await openList(platformOf(manyShops(30)), {
      at: '/demo/shop?view=1',
      area: withoutNote,
      declared: shops,
    })
    await visible(appliedName('暂停的店铺'))
    await click(button('表格密度'), page.getByRole('menuitemradio', { name: '宽松' }))
    await click(button('视图'), inMenu('更新视图“暂停的店铺”'))
    await absent(mark())
    expect(sent('saveview')).toEqual([
      { view_id: 1, version: 1, density: 'loose', request_id: expect.any(String) },
    ])
    expect(state.views).toMatchObject([{ filter: older.filter, columns: older.columns }])
  })
})

describe('the view that a list opens with', () => {
  test('is applied where the address says nothing, without asking for views first', async () => {
    const { sent } = await platformWithViews([paused], openingWith(paused))
    const platform = platformOf(manyShops(30))
    const { search } = await openList(platform, { staleTime: 60_000 })
    await visible(appliedName('暂停的店铺'))
    // Strict mode mounts twice, but never asks for the declared list.
    for (const [, asked] of platform.getList.mock.calls) expect(asked).toMatchObject(pausedOnly)
    expect(Object.fromEntries(search())).toEqual({ view: '1' })
    await expect.poll(() => sent('views')).toHaveLength(1)
  })

  test('gives way to a link, and to what the operator has set since', async () => {
    await platformWithViews([paused], openingWith(paused))
    const platform = platformOf(manyShops(30))
    const store = lastingStore()
    const link = await openList(platform, { at: '/demo/shop?filter={"vip":true}', store })
    await expect.poll(() => lastAsked(platform)?.filter).toEqual({ vip: true })
    await link.unmount()
    const first = await openList(platform, { store })
    await visible(appliedName('暂停的店铺'))
    await click(button('视图'), inMenu('不使用视图'))
    await expect.poll(() => lastAsked(platform)?.filter).toEqual({})
    await first.unmount()
    const again = await openList(platform, { store })
    await loaded()
    expect(lastAsked(platform)?.filter).toEqual({})
    expect(again.search().get('view')).toBeNull()
  })

  test('leaves for the next visit what its first call will be', async () => {
    await platformWithViews([paused], openingWith(paused))
    const store = lastingStore()
    await openList(platformOf(manyShops(30)), { store })
    await visible(appliedName('暂停的店铺'))
    await expect
      .poll(() => store.getItem('demo/shop.listParams'))
      .toMatchObject({
        byDefault: true,
        search: '?view=1',
        call: expect.stringMatching(/^\/api\/demo\/shoplist\?.*state=PAUSED/),
      })
  })
})

describe('days that move with the calendar', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00+08:00') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('are saved as days before today, and are others tomorrow', async () => {
    const { sent } = await platformWithViews()
    const at = '/demo/shop?filter={"begin_date":"2026-06-09","end_date":"2026-06-15"}'
    const first = await openList(platformOf(manyShops(3)), { at })
    await loaded()
    await click(button('视图'))
    await nameField().fill('近七天')
    await expect.element(menu().getByRole('checkbox', { name: '日期随今天变化' })).toBeChecked()
    await inMenu('保存').click()
    await visible(appliedName('近七天'))
    await absent(mark())
    expect(sent('saveview')).toMatchObject([{ filter: { begin_date: 'today-6', end_date: 'today' } }])
    await first.unmount()
    vi.setSystemTime(new Date('2026-06-16T12:00:00+08:00'))
    const platform = platformOf(manyShops(3))
    await openList(platform, { at: '/demo/shop?view=1' })
    await visible(appliedName('近七天'))
    expect(lastAsked(platform)?.filter).toEqual({ begin_date: '2026-06-10', end_date: '2026-06-16' })
    await absent(mark())
  })

  test('stay what they are if the operator wants so', async () => {
    const { sent } = await platformWithViews()
    const at = '/demo/shop?filter={"begin_date":"2026-05-01","end_date":"2026-05-31"}'
    await openList(platformOf(manyShops(3)), { at })
    await loaded()
    await click(button('视图'))
    await nameField().fill('五月')
    await expect.element(menu().getByRole('checkbox', { name: '日期随今天变化' })).not.toBeChecked()
    await inMenu('保存').click()
    await visible(appliedName('五月'))
    expect(sent('saveview')).toMatchObject([{ filter: { begin_date: '2026-05-01' } }])
  })
})

describe('a list whose platform keeps no views', () => {
  test('keeps them in the browser, as the operator’s own, and asks the platform nothing', async () => {
    const calls = await platformWithoutViews()
    const platform = platformOf(manyShops(30))
    const store = lastingStore()
    const first = await openList(platform, { at: '/demo/shop?filter={"state":"PAUSED"}', store })
    await loaded()
    await click(button('视图'))
    await visible(menu().getByText('平台不保存视图，视图只保存在此浏览器中。'))
    await absent(menu().getByRole('combobox', { name: '可见范围' }))
    await nameField().fill('暂停的店铺')
    await menu().getByRole('checkbox', { name: '打开列表时默认使用' }).click()
    await inMenu('保存').click()
    await visible(appliedName('暂停的店铺'))
    await first.unmount()
    await openList(platform, { at: `/demo/shop${first.router.state.location.search}`, store })
    await visible(appliedName('暂停的店铺'))
    await button('清除筛选条件').click()
    await visible(mark())
    await click(button('视图'), inMenu('更新视图“暂停的店铺”'))
    await absent(mark())
    await click(button('视图'))
    await nameField().fill('暂停的店铺')
    await inMenu('保存').click()
    await visible(toasts().getByText('已有同名视图：暂停的店铺'))
    await click(inMenu('删除视图“暂停的店铺”'), inMenu('删除'))
    await absent(inMenu('暂停的店铺 默认'))
    expect(calls.filter(({ name }) => name !== 'info')).toEqual([])
  })
})

describe('the view that a list opens with, kept in the browser', () => {
  test('is applied where the address says nothing, until it is no longer the default', async () => {
    await platformWithoutViews()
    const platform = platformOf(manyShops(30))
    const store = lastingStore()
    const first = await openList(platform, { at: '/demo/shop?filter={"state":"PAUSED"}', store })
    await loaded()
    await click(button('视图'))
    await nameField().fill('暂停的店铺')
    await menu().getByRole('checkbox', { name: '打开列表时默认使用' }).click()
    await inMenu('保存').click()
    await visible(appliedName('暂停的店铺'))
    await first.unmount()
    // A sign-out forgets the last filters.
    store.removeItem('demo/shop.listParams')
    store.removeItem('demo/shop.view')
    const second = await openList(platform, { store })
    await visible(appliedName('暂停的店铺'))
    expect(lastAsked(platform)?.filter).toEqual({ state: 'PAUSED' })
    await click(button('视图'), inMenu('编辑视图“暂停的店铺”'))
    const form = menu().getByRole('form', { name: '编辑视图“暂停的店铺”' })
    await form.getByRole('checkbox', { name: '打开列表时默认使用' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await visible(inMenu('暂停的店铺'))
    await second.unmount()
    const third = await openList(platform, { store })
    await loaded()
    expect(third.search().get('view')).toBeNull()
    expect(lastAsked(platform)?.filter).toEqual({})
  })
})

describe('what older consoles saved in this browser', () => {
  const earlier = [
    { name: '暂停的店铺', filter: { state: 'PAUSED' } },
    { name: '重点', filter: { vip: true } },
  ]
  const key = 'own.demo/shop.savedFilters'

  test('is offered, and becomes the operator’s views, under free names', async () => {
    const { state } = await platformWithViews([paused])
    const store = lastingStore()
    store.setItem(key, earlier)
    await openList(platformOf(manyShops(3)), { store })
    await loaded()
    await click(button('视图'))
    await visible(menu().getByText('此浏览器中有 2 个以前保存的筛选：暂停的店铺、重点'))
    await inMenu('转为我的视图').click()
    await visible(inMenu('暂停的店铺 2'), inMenu('重点'))
    await absent(inMenu('转为我的视图'))
    expect(state.views.map(({ name, filter }) => [name, filter])).toEqual([
      ['暂停的店铺', { state: 'PAUSED' }],
      ['暂停的店铺 2', { state: 'PAUSED' }],
      ['重点', { vip: true }],
    ])
    expect(store.getItem(key)).toEqual([])
  })

  test('is not lost when the platform cannot take it', async () => {
    const { state } = await platformWithViews()
    const store = lastingStore()
    store.setItem(key, earlier)
    await openList(platformOf(manyShops(3)), { store })
    await loaded()
    await click(button('视图'))
    await visible(inMenu('转为我的视图'))
    state.failing = true
    await inMenu('转为我的视图').click()
    await visible(toasts().getByText('系统繁忙，请稍后再试'))
    expect(store.getItem(key)).toEqual(earlier)
    state.failing = false
    await inMenu('转为我的视图').click()
    await visible(inMenu('重点'))
    expect(store.getItem(key)).toEqual([])
  })

  test('includes views from the time when the platform kept none', async () => {
    const store = lastingStore()
    await platformWithoutViews()
    const before = await openList(platformOf(manyShops(3)), {
      at: '/demo/shop?filter={"state":"OPEN"}',
      store,
    })
    await loaded()
    await click(button('视图'))
    await nameField().fill('营业')
    await inMenu('保存').click()
    await visible(appliedName('营业'))
    await before.unmount()
    const { state } = await platformWithViews()
    await openList(platformOf(manyShops(3)), { store })
    await loaded()
    await click(button('视图'), inMenu('转为我的视图'))
    await visible(inMenu('营业'))
    expect(state.views).toMatchObject([{ name: '营业', filter: { state: 'OPEN' }, area: 'shop' }])
  })
})

describe('views for everybody', () => {
  test('are reached on a phone from the filters, within the screen', async () => {
    await platformWithViews([paused])
    const platform = platformOf(manyShops(30))
    await openList(platform, { width: 390, height: 800 })
    await click(
      button('筛选条件'),
      page.getByRole('dialog', { name: '筛选条件' }).getByRole('button', { name: '视图' }),
    )
    await visible(inMenu('暂停的店铺'))
    const { left, right } = menu().element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
    await inMenu('暂停的店铺').click()
    await expect.poll(() => lastAsked(platform)).toMatchObject(pausedOnly)
    await userEvent.keyboard('{Escape}')
    await visible(appliedName('暂停的店铺'))
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test.each(['light', 'dark'] as const)('can be used by everybody, in %s', async (mode) => {
    appearancePreference.write(mode)
    await platformWithViews([{ ...paused, columns: ['shop_name', 'gone'] }])
    await openList(platformOf(manyShops(3)), { at: '/demo/shop?view=1' })
    await visible(page.getByRole('status').filter({ hasText: '未使用' }))
    await button('店铺名称').click()
    await visible(mark())
    expect(await violations(document, withoutLandmarks)).toEqual([])
    await click(button('视图'), inMenu('编辑视图“暂停的店铺”'))
    await visible(menu().getByRole('form', { name: '编辑视图“暂停的店铺”' }))
    expect(await violations(document, withoutLandmarks)).toEqual([])
  })

  test('are used by keyboard alone', async () => {
    const { state } = await platformWithViews([paused])
    const platform = platformOf(manyShops(30))
    await openList(platform)
    await loaded()
    focus(button('视图'))
    await userEvent.keyboard('{Enter}')
    await visible(inMenu('暂停的店铺'))
    focus(inMenu('删除视图“暂停的店铺”'))
    await userEvent.keyboard('{Enter}')
    await expect.element(inMenu('保留')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(state.views).toHaveLength(1)
    focus(inMenu('暂停的店铺'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => lastAsked(platform)).toMatchObject(pausedOnly)
    await absent(menu())
  })
})
