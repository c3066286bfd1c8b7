import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Locale, labelLocales } from '@/declaration'
import { appearancePreference } from '@/theme/preferences'
import { manyShops, openList, platformOf, shop } from './list.fixture'
import { button, visible } from './onPage'
import { violations, withoutColours, withoutLandmarks } from './violations'

/** The landmarks around a page are the frame's. */
const faults = (locale: Locale = 'zh') =>
  violations(document, { ...withoutLandmarks, ...(locale !== 'zh' && withoutColours) })

const loaded = (name: string) => expect.element(page.getByText(name, { exact: true }).first()).toBeVisible()
describe('a list can be used by everybody', () => {
  const cases = [...labelLocales.map((locale) => [locale, 'light'] as const), ['zh', 'dark'] as const]

  test.each(cases)('as a table with filters set and rows ticked, in %s and %s', async (locale, mode) => {
    appearancePreference.write(mode)
    await openList(platformOf([...manyShops(235), { ...shop(900), amount: null, note: null }]), {
      locale,
      at: '/demo/shop?filter={"state":"OPEN"}',
    })
    await loaded('1号店')
    await page.getByRole('checkbox', { name: /1号店/ }).first().click()
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
    expect(await faults()).toEqual([])
  })

  test('while it is loading, without rows, and on the columns', async () => {
    const platform = platformOf([])
    const letGo = platform.hold()
    await openList(platform)
    await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
    expect(await faults()).toEqual([])
    letGo()
    await loaded('暂无店铺')
    expect(await faults()).toEqual([])
    await button('列设置').click()
    await visible(page.getByRole('dialog', { name: '列设置' }))
    expect(await faults()).toEqual([])
  })
})
