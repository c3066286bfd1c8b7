import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { labelLocales, type Resource } from '@/declaration'
import { columnWidth, declaredColumns } from '@/screens/list/columns'
import { declaredSort } from '@/screens/list/params'
import { useRowActions } from '@/screens/list/useRowActions'
import { show } from './kinds.fixture'
import { manyShops, openList, platformOf } from './list.fixture'
import { absent, button, header, visible } from './onPage'

const declarations = import.meta.glob<{ default: Resource }>('/resources/**/*.area.ts', { eager: true })
const areas = Object.values(declarations).map((file) => file.default)

/** The ticks, and the room for all columns in a window of 1440 px beside the menu. */
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

/** Lists that come in an order of their own, which no column shows. */
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
  const hidden = header('添加时间')
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
