import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Locale, labelLocales } from '@/declaration'
import { appearancePreference } from '@/theme/preferences'
import { button, manyShops, openList, platformOf, shop } from './list.fixture'
import { violations, withoutColours, withoutLandmarks } from './violations'

/** The landmarks around a page are the frame's. */
const faults = (locale: Locale = 'zh') =>
  violations(document, { ...withoutLandmarks, ...(locale !== 'zh' && withoutColours) })

const loaded = (name: string) => expect.element(page.getByText(name, { exact: true }).first()).toBeVisible()
/** Motion is over: colours are judged when things stand. */
const still = () =>
  expect
    .poll(
      () =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations === 1).length,
    )
    .toBe(0)

describe('a list can be used by everybody', () => {
  beforeEach(() => appearancePreference.write('light'))
  afterEach(() => appearancePreference.write('light'))

  const cases = [...labelLocales.map((locale) => [locale, 'light'] as const), ['zh', 'dark'] as const]

  test.each(cases)('as a table with filters set and rows ticked, in %s and %s', async (locale, mode) => {
    appearancePreference.write(mode)
    await openList(platformOf([...manyShops(235), { ...shop(900), amount: null, note: null }]), {
      locale,
      at: '/demo/shop?filter={"state":"OPEN"}',
    })
    await loaded('1号店')
    await page.getByRole('checkbox', { name: /1号店/ }).first().click()
    await still()
    expect(await faults(locale)).toEqual([])
  })

  test.each(['light', 'dark'] as const)('as cards on a phone, in %s', async (mode) => {
    appearancePreference.write(mode)
    await openList(platformOf(manyShops(30)), {
      width: 390,
      height: 844,
      at: '/demo/shop?filter={"state":"OPEN"}',
    })
    await loaded('1号店')
    await page.getByRole('checkbox', { name: '选择：1号店', exact: true }).click()
    await still()
    expect(await faults()).toEqual([])
  })

  test('while it is loading, without rows, and on the columns', async () => {
    const platform = platformOf([])
    let open = () => {}
    platform.state.gate = new Promise((resolve) => {
      open = resolve
    })
    await openList(platform)
    await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
    expect(await faults()).toEqual([])
    open()
    await loaded('暂无店铺')
    expect(await faults()).toEqual([])
    await button('列设置').click()
    await expect.element(page.getByRole('dialog', { name: '列设置' })).toBeVisible()
    await still()
    expect(await faults()).toEqual([])
  })
})
