import type { Locator, Page } from '@playwright/test'
import { isOffered } from '../otherPlatform/calls'
import { type MannerName, manners } from '../otherPlatform/manners'
import { info } from '../otherPlatform/records'
import { expect, go, settled, signIn, test } from './otherPlatform/fixtures'
import { type Screen, screens } from './otherPlatform/screens'
import { expectNoAccident, lacks, notOffered } from './otherPlatform/words'

/**
 * Every required screen on an independently written platform, in each of its manners: it shows records, says that there are none,
 * or says what is missing.
 */

/** What the lists of a manner show: records, none, or the name of the missing field. */
const listsOf: Readonly<
  Record<MannerName, 'records' | 'none' | { readonly lacks: (key: string) => string }>
> = {
  least: 'records',
  null: 'none',
  object: 'none',
  text: { lacks: () => 'items' },
  list: 'none',
  withoutTotal: 'records',
  bareList: 'records',
  numbersAsText: 'records',
  extra: 'records',
  respelled: { lacks: (key) => `items.${key}` },
  unknownChoices: 'records',
  menus: 'records',
}

/** Every screen is checked, even after a failed one. None may use up the time of a whole test. */
const soon = expect.configure({ soft: true, timeout: 15_000 })

const nothing = /^(暂无|没有符合筛选条件的)/

/** A text on the page that is shown: the others are kept behind it. */
const seen = (main: Locator, text: string | RegExp) => main.getByText(text).filter({ visible: true }).first()

/** Whether a screen's data is among the 28 calls. */
const offers = ({ reads }: Screen) => isOffered(`GET ${reads}`)

const expectScreen = async (page: Page, manner: MannerName, screen: Screen) => {
  const { title, reads, list } = screen
  const state = listsOf[manner]
  const main = page.getByRole('main')
  await soon(main.getByRole('heading', { level: 1 })).toContainText(title)
  await settled(page)
  if (list && state === 'records') await soon(seen(main, list.shows)).toBeVisible()
  else if (list && state === 'none') await soon(seen(main, nothing)).toBeVisible()
  else if (list && typeof state === 'object')
    await soon(seen(main, lacks(`GET ${reads}`, state.lacks(list.key)))).toBeVisible()
  else if (offers(screen)) await soon(main.getByRole('alert')).toHaveCount(0)
  else await soon(page.getByText(notOffered).filter({ visible: true })).toHaveCount(1)
  await expectNoAccident(page, title)
}

for (const manner of Object.keys(manners) as MannerName[])
  test(`answers of the manner "${manner}": every screen opens`, async ({ page, platform }) => {
    platform.behave(manner)
    await signIn(page)
    for (const screen of screens)
      await test.step(screen.path, async () => {
        await go(page, screen.path)
        await expectScreen(page, manner, screen)
      })
  })

test('a platform that names its areas shows these alone, by menu and by address', { tag: '@core' }, async ({
  page,
  platform,
}) => {
  const areas = ['dashboard', 'fee', 'merchant', 'partner']
  platform.answer('/user/info', { code: 0, data: { ...info, areas } })
  await signIn(page)
  const menu = page.getByRole('navigation', { name: '主导航' })
  await expect(menu.getByRole('link')).toHaveText(['开放平台', '首页', '费用明细', '个人信息', '授权商家'])
  for (const screen of screens) {
    const { path } = screen
    await go(page, path)
    await expect(page, path).toHaveURL(offers(screen) ? new RegExp(`${path}$`) : /\/401$/)
  }
  const asked = new Set(platform.requests.map(({ method, path }) => `${method} ${path}`))
  expect([...asked].filter((call) => !isOffered(call))).toEqual([])
})
