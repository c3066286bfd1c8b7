import type { Locator, Page } from '@playwright/test'
import { type Action, headOf, type Resource } from '@/declaration'
import { declared } from './declared'
import { shown as shownPane } from './faults'
import { expect, signIn, test } from './fixtures'
import { combinations, fileOf, go, type Look, look, looksAtAll, nameOf } from './looks'

/*
 * Everything that opens over a declared list: the tools' popups, the form, each action's question and each panel, for one record
 * and for ticked ones. Nothing overflows sideways, no text is missing, it is accessible, and Escape closes it. Actions are not
 * carried out. With PICTURES=1, pictures are left in test-results/screens to be looked at.
 */

test.use({ watchesAnswers: false })

/** Without LOOKS=all, the widest and the narrowest place. */
const shapes = looksAtAll ? combinations : combinations.filter(isWidestOrNarrowest)

function isWidestOrNarrowest({ language, width, colorScheme }: Look) {
  return (
    (language === 'zh' && width === 1440 && colorScheme === 'light') || (language === 'es' && width === 390)
  )
}

/** Whether a click on it only opens a question. */
const asks = ({ inputs, confirm, undo }: Action) =>
  inputs !== undefined || confirm !== undefined || undo !== undefined

/** Panels that act instead of showing something. */
const acting = ['ReadAnnouncements']

/** How many rows are searched for one that allows something. */
const searched = 10

const opened = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]').filter({ visible: true })

/** Looks at what has opened, and closes it. */
const lookAndClose = async (page: Page, name: string, shape: Look) => {
  await expect(opened(page).first(), name).toBeVisible()
  await look(page, fileOf(name, shape), shape.sought)
  await page.keyboard.press('Escape')
  await expect(opened(page), `${name}: after Escape`).toHaveCount(0)
}

const namesIn = (place: Locator) =>
  place.evaluateAll((found) => found.flatMap((one) => one.getAttribute('data-action') ?? []))

/** The names of a menu's enabled entries. */
const entriesOf = async (page: Page, more: Locator, which = '') => {
  await more.click()
  await expect(opened(page)).toHaveCount(1)
  const entries = await namesIn(opened(page).locator(`[data-action]:not([aria-disabled=true])${which}`))
  await page.keyboard.press('Escape')
  await expect(opened(page)).toHaveCount(0)
  return entries
}

/** Each question and panel, in the first row that allows it. */
const ofRows = async (page: Page, area: Resource, shape: Look) => {
  const { name, actions = {}, panels = {} } = area
  const wanted = new Set([
    ...Object.entries(actions).flatMap(([one, action]) => (asks(action) ? [one] : [])),
    ...Object.entries(panels).flatMap(([one, { component }]) => (acting.includes(component) ? [] : [one])),
    ...(headOf(area).onPage ? [] : ['edit']),
  ])
  const rows = shownPane(page).locator('tr[data-index], .list-record')
  const count = Math.min(searched, await rows.count())
  for (let at = 0; at < count && wanted.size > 0; at += 1) {
    const row = rows.nth(at)
    const more = row.locator('[aria-haspopup=menu]')
    const buttons = await namesIn(row.locator('[data-action]'))
    const entries = (await more.count()) === 0 ? [] : await entriesOf(page, more)
    for (const one of [...buttons, ...entries].filter((offer) => wanted.delete(offer))) {
      if (entries.includes(one)) await more.click()
      await (entries.includes(one) ? opened(page) : row).locator(`[data-action="${one}"]`).click()
      await lookAndClose(page, `${name}-${one}`, shape)
    }
  }
}

/** The questions about ticked records. */
const ofSelection = async (page: Page, { name, panels = {} }: Resource, shape: Look) => {
  const ticks = shownPane(page).locator('tbody .list-tick, .list-record-tick')
  if ((await ticks.count()) === 0) return
  await ticks.first().click()
  const bar = shownPane(page).locator('.list-selection')
  const line = bar.locator('.list-bulk > [data-action]:not([data-out])')
  const more = bar.locator('.list-bulk > [aria-haspopup=menu]:not([data-out])')
  await expect(line.or(more).first()).toBeVisible()
  await look(page, fileOf(`${name}-ticked`, shape), shape.sought)
  const buttons = await namesIn(bar.locator('.list-bulk > [data-action]:not([data-out], [aria-disabled])'))
  const entries =
    (await more.count()) === 0 ? [] : await entriesOf(page, more, ':not([data-action=matching])')
  for (const one of [...buttons, ...entries]) {
    if (acting.includes(panels[one]?.component ?? '')) continue
    if (entries.includes(one)) await more.click()
    await (entries.includes(one) ? opened(page) : bar).locator(`[data-action="${one}"]`).click()
    await lookAndClose(page, `${name}-ticked-${one}`, shape)
  }
  await ticks.first().click()
}

for (const shape of shapes)
  test.describe(nameOf(shape), () => {
    const { language, width, height, colorScheme } = shape
    test.use({ viewport: { width, height }, colorScheme })

    test('what opens over every list fits, says everything, and can be used by everybody', async ({
      page,
      context,
      platform,
    }) => {
      test.setTimeout(900_000)
      await signIn(page)
      await context.addCookies([{ name: 'language', value: language, url: platform.url }])
      await page.goto('/dashboard')
      const lists = (await declared()).filter((one): one is Resource => 'list' in one && !one.menu.onlySent)
      for (const area of lists)
        await test.step(area.name, async () => {
          const { name, path, opens, onPage } = headOf(area)
          await go(page, path)
          const pane = shownPane(page)
          await expect(pane.locator('.list-title')).toBeVisible()
          await expect(pane.locator('[aria-busy=true]')).toHaveCount(0)
          const tools = pane.locator(
            ':is(.list-filters, .list-toolbar, .list-phone) [aria-haspopup]:not(.list-record *):visible',
          )
          for (let at = 0; at < (await tools.count()); at += 1) {
            if (await tools.nth(at).isDisabled()) continue
            await tools.nth(at).click()
            await lookAndClose(page, `${name}-tool-${at}`, shape)
          }
          if (opens.create && !onPage) {
            await pane.locator('[data-action=create]').click()
            await lookAndClose(page, `${name}-create`, shape)
          }
          await ofRows(page, area, shape)
          await ofSelection(page, area, shape)
        })
    })
  })
