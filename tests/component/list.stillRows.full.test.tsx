import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Locale, labelLocales } from '@/declaration'
import { appearancePreference } from '@/theme/preferences'
import { manyShops, openList, platformOf, shop } from './list.fixture'
import { button, focus, tick, visible } from './onPage'
import { violations, withoutColours, withoutLandmarks } from './violations'

const everywhere = [1440, 992, 390].flatMap((width) =>
  (['zh', 'es'] as const).map((locale) => ({ width, locale })),
)

const words = {
  zh: {
    title: '店铺共 30 条',
    selection: '已选记录',
    all: /^选择全部/,
    more: '更多',
    clear: '取消选择',
  },
  es: {
    title: 'Tiendas30 en total',
    selection: 'Registros seleccionados',
    all: /^Seleccionar todo \(/,
    more: 'Más',
    clear: 'Deseleccionar',
  },
}

const boxOf = (name: string) => page.getByRole('checkbox', { name: new RegExp(`(：|: )${name}$`) })
/** The positions of all boxes and names on the screen. */
const places = () =>
  [...document.querySelectorAll('tbody tr, .list-record, .list-footer')].map((row) => {
    const { top, left, height } = row.getBoundingClientRect()
    return { top, left, height }
  })

const nextFrame = () => new Promise(requestAnimationFrame)

/** Waits for a frame in which nothing moves: text in another language may reflow. */
const laidOut = () =>
  expect
    .poll(async () => {
      const before = places()
      await nextFrame()
      await nextFrame()
      return JSON.stringify(places()) === JSON.stringify(before)
    })
    .toBe(true)

describe.each(everywhere)('ticking at $width px, $locale', ({ width, locale }) => {
  const bar = () => page.getByRole('region', { name: words[locale].selection })
  const open = async () => {
    await openList(platformOf(manyShops(30)), { width, height: 844, locale })
    // The language may come a moment after the rows.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words[locale].title)
    await expect.element(boxOf('5号店')).toBeInTheDocument()
    await laidOut()
  }

  test('moves nothing: clicks where rows 4 and 5 were drawn tick rows 4 and 5', async () => {
    await open()
    boxOf('4号店').element().scrollIntoView({ block: 'center' })
    const before = places()
    const drawn = ['4号店', '5号店'].map((name) => boxOf(name).element().getBoundingClientRect())
    for (const { left, top, width, height } of drawn) {
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      if (there instanceof HTMLElement) there.click()
    }
    await expect.element(boxOf('4号店')).toBeChecked()
    await expect.element(boxOf('5号店')).toBeChecked()
    await expect.element(bar().getByRole('status')).toHaveTextContent('2')
    expect(places()).toEqual(before)
  })

  test('moves nothing when all of the filter are ticked, nor when none is any more', async () => {
    await open()
    const before = places()
    boxOf('1号店')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(bar().getByRole('status')).toHaveTextContent('1')
    if (width < 600) {
      await bar().getByRole('button', { name: words[locale].more }).click()
      await page.getByRole('menuitem', { name: words[locale].all }).click()
    } else await bar().getByRole('button', { name: words[locale].all }).click()
    await expect.element(bar().getByRole('status')).toHaveTextContent('30')
    expect(places()).toEqual(before)
    await bar().getByRole('button', { name: words[locale].clear }).click()
    await expect.element(boxOf('1号店')).not.toBeChecked()
    expect(places()).toEqual(before)
  })
})

test('ticking by keyboard moves nothing', async () => {
  await openList(platformOf(manyShops(30)))
  await expect.element(boxOf('5号店')).toBeInTheDocument()
  const before = places()
  focus(page.getByRole('row').nth(1))
  await userEvent.keyboard('{ArrowDown} {ArrowDown} ')
  await expect.element(boxOf('3号店')).toBeChecked()
  expect(places()).toEqual(before)
})

test('the list can still be refreshed and its columns chosen while records are ticked', async () => {
  const platform = platformOf(manyShops(30))
  await openList(platform)
  await boxOf('4号店').click()
  const asked = platform.getList.mock.calls.length
  await button('刷新').click()
  await expect.poll(() => platform.getList.mock.calls.length).toBeGreaterThan(asked)
  await button('列设置').click()
  await visible(page.getByRole('dialog', { name: '列设置' }))
})

/** The landmarks around a page are the frame's. */
const faults = (locale: Locale = 'zh') =>
  violations(document, { ...withoutLandmarks, ...(locale !== 'zh' && withoutColours) })

const loaded = () => visible(page.getByText('1号店', { exact: true }).first())
describe('a list can be used by everybody', () => {
  test.each([...labelLocales.map((locale) => [locale, 'light'] as const), ['zh', 'dark'] as const])(
    'as a table with filters set and rows ticked, in %s and %s',
    async (locale, mode) => {
      appearancePreference.write(mode)
      await openList(platformOf([...manyShops(235), { ...shop(900), amount: null, note: null }]), {
        locale,
        at: '/demo/shop?filter={"state":"OPEN"}',
      })
      await loaded()
      await page.getByRole('checkbox', { name: /1号店/ }).first().click()
      expect(await faults(locale)).toEqual([])
    },
  )

  test.each(['light', 'dark'] as const)('as cards on a phone, in %s', async (mode) => {
    appearancePreference.write(mode)
    await openList(platformOf(manyShops(30)), {
      width: 390,
      height: 844,
      at: '/demo/shop?filter={"state":"OPEN"}',
    })
    await loaded()
    await tick('1号店').click()
    expect(await faults()).toEqual([])
  })

  test('while it is loading, without rows, and on the columns', async () => {
    const platform = platformOf([])
    const letGo = platform.hold()
    await openList(platform)
    await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
    expect(await faults()).toEqual([])
    letGo()
    await visible('暂无店铺')
    expect(await faults()).toEqual([])
    await button('列设置').click()
    await visible(page.getByRole('dialog', { name: '列设置' }))
    expect(await faults()).toEqual([])
  })
})
