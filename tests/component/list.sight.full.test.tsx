import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l, labelLocales, type Resource } from '@/declaration'
import { columnWidth, declaredColumns } from '@/screens/list/columns'
import { declaredSort } from '@/screens/list/params'
import { useRowActions } from '@/screens/list/useRowActions'
import { show } from './kinds.fixture'
import { lastAsked, lastingStore, manyShops, openList, platformOf, shops } from './list.fixture'
import { absent, button, click, focus, header, recordRow, visible } from './onPage'

const declarations = import.meta.glob<{ default: Resource }>('/resources/**/*.area.ts', { eager: true })
const areas = Object.values(declarations).map((file) => file.default)

/** The width of the ticks, and the room for all columns in a window of 1440 px beside the menu. */
const [ticks, place] = [40, 1196]
/** Left and right of a cell's text at the size "medium", px. */
const room = 24
const widestActions = 120

const Widths = () => areas.map((area) => <Width key={area.name} area={area} />)
const Width = ({ area }: { area: Resource }) => (
  <output aria-label={area.name}>{useRowActions(area).actions}</output>
)

test.each(labelLocales)('in %s the actions of a row leave the columns their room', async (locale) => {
  await show(<Widths />, { locale, resources: areas })
  const widths = areas.map(({ name }) => {
    const shown = page.getByLabelText(name, { exact: true }).element().textContent
    return { name, width: Number(shown) }
  })
  expect(widths.filter(({ width }) => width > widestActions)).toEqual([])
  expect(widths.some(({ width }) => width > 0)).toBe(true)
})

const Icons = () => areas.map((area) => <IconsOf key={area.name} area={area} />)
const IconsOf = ({ area }: { area: Resource }) => (
  <output aria-label={area.name}>{[...useRowActions(area).icons].join(' ')}</output>
)

test.each([
  // Only what is too long, as long as the first action has room.
  ['zh', 'sms', 'cancelTask'],
  ['zh', 'approval', ''],
  ['en', 'sms', 'resend cancelTask'],
] as const)('in %s the actions of %s that are icons: %s', async (locale, name, icons) => {
  await show(<Icons />, { locale, resources: areas })
  const shown = page.getByLabelText(name, { exact: true })
  await expect.element(shown).toHaveTextContent(icons)
  expect(shown.element().textContent).toBe(icons)
})

/** Lists with their own order, which no column shows. It is described in words. */
const ownOrder = ['account', 'announcement', 'complaint', 'merchant']

test.each(areas.map((area) => [area.name, area] as const))(
  'the column that %s is sorted by is in view at 1440 px',
  (name, area) => {
    const shown = declaredColumns(area).filter((column) => column.shown)
    const at = shown.findIndex((column) => column.name === declaredSort(area).field)
    if (ownOrder.includes(name)) return expect(at).toBe(-1)
    const upTo = shown.slice(0, at + 1)
    const width = upTo.reduce(
      (sum, column) => sum + columnWidth(area, column.name, { locale: 'zh', room, needs: {} }),
      ticks + widestActions,
    )
    expect(at).toBeGreaterThanOrEqual(0)
    expect(width).toBeLessThanOrEqual(place)
  },
)

test('a table wider than its place says how many columns are out of view, and goes there and back', async () => {
  await openList(platformOf(manyShops(3)), { width: 1440 })
  await visible(header('店铺名称'))
  const place = document.querySelector<HTMLElement>('.list-scroll')
  if (!place) throw new Error('there is no table')
  await absent(button(/^还有/))
  place.style.width = '520px'
  await visible(button(/^还有 \d 列$/))
  place.scrollLeft = 0
  const hidden = header('订单数')
  const rightOf = () => hidden.element().getBoundingClientRect().right
  const actions = header('操作').element().getBoundingClientRect()
  expect(rightOf()).toBeGreaterThan(actions.left)
  for (let turn = 0; turn < 4 && rightOf() > actions.left + 1; turn++) await button(/^还有/).click()
  expect(rightOf()).toBeLessThanOrEqual(actions.left + 1)
  await button(/^还有/).click()
  expect(place.scrollLeft).toBe(0)
  place.style.width = ''
  await absent(button(/^还有/))
})

/** A narrow table with some columns out of view. */
const openNarrow = async (platform = platformOf(manyShops(30))) => {
  await openList(platform, { width: 1440 })
  await visible(header('店铺名称'))
  const place = document.querySelector<HTMLElement>('.list-scroll')
  if (!place) throw new Error('there is no table')
  place.style.width = '520px'
  await visible(button(/^还有 \d 列$/))
  return place
}

const others = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}：其余 \\d 列$`) })
const openOthers = (name: string) => button(new RegExp(`^${name}：其余 \\d 列$`))
const topOf = (row: string) => recordRow(row).element().getBoundingClientRect().top

test('a row shows its columns that are out of view, moves nothing, and opens no record', async () => {
  await openNarrow()
  const before = topOf('3号店')
  await absent(others('2号店'))
  await recordRow('2号店').hover()
  await click(openOthers('2号店'))
  await visible(others('2号店').getByText('订单数'))
  expect(topOf('3号店')).toBe(before)
  await absent(page.getByRole('dialog'))
  await click(openOthers('2号店'))
  await absent(others('2号店'))
})

test('with the keyboard, the columns out of view are shown from row to row, until they are closed', async () => {
  await openNarrow()
  focus(recordRow('1号店'))
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await visible(others('1号店'))
  await userEvent.keyboard('{ArrowDown}')
  await visible(others('2号店'))
  await expect.element(recordRow('2号店')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await absent(others('2号店'))
  await absent(page.getByRole('dialog'))
})

test('of a row that is scrolled out of sight nothing is shown any more', async () => {
  const place = await openNarrow()
  place.style.height = '240px'
  focus(recordRow('1号店'))
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await visible(others('1号店'))
  place.scrollTop = 400
  await absent(others('1号店'))
})

const headersShown = () =>
  [...document.querySelectorAll<HTMLElement>('thead th[data-field]')].map((head) => head.dataset.field)
const isWhole = (name: string) => {
  const { right } = header(name).element().getBoundingClientRect()
  return right <= header('操作').element().getBoundingClientRect().left + 1
}

/** The shops in a narrow table, then filtered. */
const filterNarrow = async (filter: object) => {
  const { router } = await openList(platformOf(manyShops(30)), { width: 1440 })
  await visible(header('店铺名称'))
  const place = document.querySelector<HTMLElement>('.list-scroll')
  if (place) place.style.width = '440px'
  await visible(button(/^还有 \d 列$/))
  const usual = headersShown()
  expect(isWhole('金额')).toBe(false)
  await router.navigate(`/demo/shop?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  await visible(button(/^移除筛选条件：/))
  return usual
}

test('a column that is filtered by comes into view, and goes back when the filter is taken away', async () => {
  const usual = await filterNarrow({ min_amount: 100 })
  await expect.poll(() => isWhole('金额')).toBe(true)
  expect(headersShown()).not.toEqual(usual)
  await click(button(/^移除筛选条件：/))
  await expect.poll(headersShown).toEqual(usual)
})

test('a filter by a column in view moves none', async () => {
  const usual = await filterNarrow({ shop_name: '店' })
  expect(headersShown()).toEqual(usual)
})

test('the column that is sorted by is in view where there is no room for all before it', async () => {
  await openNarrow()
  await expect.poll(() => isWhole('添加时间')).toBe(true)
  expect(isWhole('金额')).toBe(false)
  await absent(button(/^按.*，/))
})

test('the last column in view is whole at every width', async () => {
  const place = await openNarrow()
  for (const width of [480, 540, 600, 660, 720, 780]) {
    place.style.width = `${width}px`
    await expect
      .poll(() => {
        const end = header('操作').element().getBoundingClientRect().left
        const heads = [...document.querySelectorAll('thead th[data-field]')].map((head) =>
          head.getBoundingClientRect(),
        )
        return heads.filter(({ left, right }) => left < end - 12 && right > end + 8).length
      })
      .toBe(0)
  }
})

const ofTheList = { icon: 'notify', component: 'Nothing', on: ['list'], capability: 'list' } as const

/** The shops with tools that have long names. */
const wordy: Resource = {
  ...shops,
  panels: {
    topics: { ...ofTheList, label: l('设置所有店铺的消息', 'Topics', 'Temas') },
    grant: { ...ofTheList, label: l('邀请店铺授权给我们', 'Invite', 'Invitar') },
  },
}

test('the title and the tools of a list stand in one line: without room for it, tools are icons that keep their names', async () => {
  await openList(platformOf(manyShops(30)), { area: wordy, width: 1440 })
  const tool = button('设置所有店铺的消息')
  await visible(tool)
  const box = () => tool.element().getBoundingClientRect()
  await expect.poll(() => tool.element().hasAttribute('title')).toBe(false)
  expect(box().width).toBeGreaterThan(120)
  await page.viewport(760, 900)
  await expect.element(tool).toHaveAttribute('title', '设置所有店铺的消息')
  expect(box().width).toBeLessThan(60)
  const title = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  expect(box().top).toBeLessThan(title.bottom)
  await page.viewport(1440, 900)
  await expect.poll(() => box().width).toBeGreaterThan(120)
})

test('an order that no column shows stands in words, which open the other ones', async () => {
  const store = lastingStore()
  store.setItem('own.demo/shop.columns', [{ name: 'create_time', shown: false }])
  const platform = platformOf(manyShops(3))
  await openList(platform, { store })
  const words = button('按添加时间，新的在前')
  await visible(words)
  await words.click()
  await expect.element(page.getByRole('menuitemradio', { name: '添加时间' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: '旧的在前' }).click()
  await visible(button('按添加时间，旧的在前'))
  expect(lastAsked(platform)?.sort).toEqual({ field: 'create_time', order: 'ASC' })
  await click(button('按添加时间，旧的在前'), page.getByRole('menuitemradio', { name: '金额' }))
  await expect.element(header('金额')).toHaveAttribute('aria-sort', 'descending')
  await absent(button(/^按.*，/))
})

test('a column that is hidden while the list is sorted by it leaves the order in words', async () => {
  await openList(platformOf(manyShops(3)))
  await visible(header('添加时间'))
  await absent(button(/^按.*，/))
  await click(button('列设置'), page.getByRole('checkbox', { name: '显示列：添加时间' }))
  await userEvent.keyboard('{Escape}')
  await visible(button('按添加时间，新的在前'))
})

const { fields, list } = shops
/** With a column to filter by that leaves no room for the time in a window of 1440 px. */
const wide: Resource = {
  ...shops,
  fields: { ...fields, shop_no: { ...fields.shop_no, width: 1100 } },
  list: { ...list, filters: [...(list.filters ?? []), 'shop_no'] },
}
const byNumber = `filter=${encodeURIComponent('{"shop_no":"S1"}')}`
const usuallyByName: Resource = { ...wide, list: { ...wide.list, sort: 'shop_name' } }

test('the usual order stands in words while its column is out of view, and the list begins with its first columns', async () => {
  await openList(platformOf(manyShops(3)), { area: wide, at: `/demo/shop?${byNumber}` })
  await visible(button('按添加时间，新的在前'))
  const place = document.querySelector<HTMLElement>('.list-scroll')
  expect(place?.scrollLeft).toBe(0)
  place?.scrollTo({ left: 9999 })
  await absent(button(/^按.*，/))
})

test.each([640, 680, 720, 760, 1024])('no tool of a list stands alone on a line at %i px', async (width) => {
  await openList(platformOf(manyShops(3)), { area: wide, at: `/demo/shop?${byNumber}`, locale: 'es', width })
  await visible(button(/^Orden: /), button(/^\d+ columnas más$/))
  const tools = ['Actualizar', 'Densidad de filas', 'Columnas', 'Exportar']
  const lines = tools.map((name) => button(name).element().getBoundingClientRect().top)
  expect(new Set(lines).size).toBe(1)
})

test('a link that sorts by a column out of view goes to it', async () => {
  const at = `/demo/shop?sort=create_time&order=ASC&${byNumber}`
  await openList(platformOf(manyShops(3)), { area: usuallyByName, at })
  const place = () => document.querySelector<HTMLElement>('.list-scroll')
  await expect.poll(() => place()?.scrollLeft).toBeGreaterThan(0)
  const actions = () => header('操作').element().getBoundingClientRect().left
  expect(header('添加时间').element().getBoundingClientRect().right).toBeLessThanOrEqual(actions() + 1)
  await absent(button(/^按.*，/))
  // If somebody scrolls away after that, the list stays there.
  place()?.scrollTo({ left: 0 })
  await visible(button('按添加时间，旧的在前'))
  expect(place()?.scrollLeft).toBe(0)
})

test('on a phone, where there are no headings, a list says its order and can be sorted', async () => {
  const platform = platformOf(manyShops(3))
  await openList(platform, { width: 390, height: 844 })
  await click(button('按添加时间，新的在前'), page.getByRole('menuitemradio', { name: '店铺名称' }))
  await visible(button('按店铺名称，升序'))
  expect(lastAsked(platform)?.sort).toEqual({ field: 'shop_name', order: 'ASC' })
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('nothing is shaded beside pinned columns where there are no rows', async () => {
  const platform = platformOf(manyShops(3))
  const place = await openNarrow(platform)
  const shades = () => place.parentElement?.querySelectorAll('.list-shade').length
  await expect.poll(shades).toBe(1)
  platform.state.records = []
  await button('刷新').click()
  await visible(page.getByText('暂无店铺'))
  expect(shades()).toBe(0)
})
