import type { Locator, Page } from '@playwright/test'
import type { Bench } from './bench'
import { timing } from './measure'
import { visiting } from './visitor'

const rounds = 30

/** From the next input until the list shows a heading with these words, ms. */
async function previewed(page: Page, words: string, change: () => Promise<unknown>): Promise<number> {
  const watch = await page.evaluateHandle(
    (text) => ({
      took: new Promise<number>((resolve) => {
        let since: number | undefined
        const note = ({ timeStamp }: Event) => {
          since ??= timeStamp
        }
        for (const event of ['input', 'keydown']) addEventListener(event, note, { capture: true, once: true })
        const look = () => {
          const heads = [...document.querySelectorAll('[role=columnheader]')].map((one) => one.textContent)
          if (since === undefined || !heads.join(' ').includes(text)) {
            requestAnimationFrame(look)
            return
          }
          const from = since
          // The browser paints a frame before it reads the next message.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - from)
          port2.postMessage(undefined)
        }
        requestAnimationFrame(look)
      }),
    }),
    words,
  )
  await change()
  return watch.evaluate(({ took }) => took)
}

/** Opens the panel at a column. */
const openPanel = async (page: Page, column: Locator): Promise<Locator> => {
  await column.click({ modifiers: ['Alt'] })
  await page.getByRole('dialog').getByRole('button', { name: '编辑声明' }).click()
  return page.getByRole('complementary', { name: '编辑声明' })
}

/** From an edit in the panel until the list beside it shows it: the largest list, 50 rows. */
const bench: Bench = {
  title: 'Edits of a declaration until the list beside the panel shows them, SEED=standard',
  seed: 'standard',
  run: (dataDir) =>
    visiting({ dataDir, folder: 'dist/editing' }, async ({ context }) => {
      const page = await context.newPage()
      await page.goto('/pay/tradelist')
      await page.getByRole('gridcell').first().waitFor()
      const panel = await openPanel(page, page.getByRole('columnheader').filter({ hasText: '订单号' }))
      const label = panel.getByLabel('中文').first()
      const words: number[] = []
      for (let round = 0; round < rounds; round++)
        words.push(await previewed(page, `订单号${round}`, () => label.fill(`订单号${round}`)))
      return [{ what: 'a label of a list with 50 rows', time: timing(words), most: 200 }]
    }),
}

export default bench
