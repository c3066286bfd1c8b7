import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Bench } from './bench'
import { sideBySide } from './measure'
import { type State, visiting, window1440 } from './visitor'

const rounds = 9
const warmUp = 2
const list = '/pay/tradelist'

const firstCell = (page: Page) => page.getByRole('gridcell').first().waitFor()

/** Opens an address in a new tab and waits until it can be used. */
async function opened(
  context: BrowserContext,
  url: string,
  ready: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  await ready(page)
  await page.close()
}

/** Runs in a browser that has never visited the console. */
async function fresh(
  browser: Browser,
  state: State | undefined,
  run: (context: BrowserContext) => Promise<void>,
) {
  const context = await browser.newContext({ ...window1440, storageState: state })
  await run(context)
  await context.close()
}

/** How long an operator waits, compared with an empty page in the same browser and run. */
const bench: Bench = {
  title: 'Screens in Chromium (SEED=full, built console and server on one port)',
  run: (dataDir) =>
    visiting({ dataDir }, async ({ browser, state, url }) => {
      const visitor = await browser.newContext({ locale: 'zh-CN', storageState: state })
      const walker = await visitor.newPage()
      await walker.goto(`${url}${list}`)
      await firstCell(walker)
      const cellOf = (list: RegExp) => walker.getByRole('grid', { name: list }).getByRole('gridcell').first()
      const links = walker.getByRole('navigation').getByRole('link')
      const there = links.and(walker.locator(`[href="${list}"]`))
      const elsewhere = links.and(walker.locator('[href="/merchant/merchant"]'))

      const times = await sideBySide(
        {
          empty: () =>
            fresh(browser, undefined, (context) =>
              opened(context, emptyPage, (page) => page.getByText('ok').waitFor()),
            ),
          login: () =>
            fresh(browser, undefined, (context) =>
              opened(context, `${url}/login`, (page) => page.getByRole('button', { name: '登录' }).waitFor()),
            ),
          first: () => fresh(browser, state, (context) => opened(context, url + list, firstCell)),
          again: () => opened(visitor, url + list, firstCell),
          menu: async () => {
            await elsewhere.click()
            await cellOf(/授权商家/).waitFor()
            await there.click()
            await cellOf(/交易记录/).waitFor()
          },
        },
        { rounds, warmUp },
      )
      const against = { what: 'an empty page, fresh browser', time: times.empty }
      return [
        { what: 'login page, fresh browser', time: times.login, against },
        { what: 'list when signed in, fresh browser', time: times.first, against },
        { what: 'list when signed in, files cached', time: times.again, against },
        { what: 'by the menu to another list and back', time: times.menu, against },
      ]
    }),
}

const emptyPage = 'data:text/html,<p>ok</p>'

export default bench
