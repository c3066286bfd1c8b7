import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { type Page as DeclaredPage, headOf, type Resource } from '@/declaration'
import en from '../../src/i18n/en'
import es from '../../src/i18n/es'
import zh from '../../src/i18n/zh'
import { paneId } from '../../src/shell/tabs/paneId'
import { declared } from './declared'
import { expect, signIn, test } from './fixtures'

/**
 * Every screen that exists and all that opens over the frame, in each language, on a desk and on a phone, by day and by
 * night: nothing hangs over the side, no text is missing, and everybody can use it. With PICTURES=1 pictures are left in
 * test-results/screens to be looked at.
 */
interface Screen {
  readonly name: string
  /** Without it, it is over the screen before. */
  readonly path?: string
  /** A record is opened by its row: over the list, or on a page of its own. */
  readonly open: 'list' | 'row' | 'row on a page' | 'form' | 'page'
}

/** A declared area's list, a record of it, and its form where that is a page; a declared page. */
const screensOf = (one: Resource | DeclaredPage, whole: boolean): readonly Screen[] => {
  if ('component' in one) return [{ name: one.name, path: one.path, open: 'page' }]
  const { name, path, opens, onPage } = headOf(one)
  const list: Screen = { name, path, open: 'list' }
  const row = one.detail?.page ? 'row on a page' : 'row'
  if (!whole) return [list]
  return [
    list,
    ...(opens.detail ? [{ name: `${name}-detail`, open: row } as const] : []),
    ...(onPage && opens.create
      ? [{ name: `${name}-form`, path: `${path}/create`, open: 'form' } as const]
      : []),
  ]
}

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const

/** What opens over the frame, whatever page is below it. */
const overlays = ({ console: texts }: typeof zh | typeof en | typeof es, phone: boolean) => {
  const account = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^${texts.shell.account}`) }).click()
  const fromAccount = (name: string) => async (page: Page) => {
    await account(page)
    await page.getByRole('menuitem', { name }).click()
  }
  const settings = texts.settings.title
  return [
    {
      name: 'search',
      role: 'dialog',
      open: (page: Page) => page.getByRole('button', { name: texts.search.open }).click(),
    },
    {
      name: 'settings',
      role: 'dialog',
      open: phone
        ? fromAccount(settings)
        : (page: Page) => page.getByRole('button', { name: settings }).click(),
    },
    { name: 'account', role: 'menu', open: account },
    { name: 'password', role: 'dialog', open: fromAccount(texts.password.title) },
    {
      name: 'tab-menu',
      role: 'menu',
      open: (page: Page) =>
        phone
          ? page.getByRole('button', { name: texts.tabs.more }).click()
          : page.getByRole('tab').first().click({ button: 'right' }),
    },
  ] as const
}

// Evaluated, not added as a script: the page's own policy forbids scripts of others.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose outcome depends on colours: the others have found by day what there is to be found. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** What axe looks for: everything at the desk by day; the rest of what differs by night, and on a phone. */
type Sought = 'all' | 'colours' | 'all but colours'

const rulesOf: Readonly<Record<Sought, object>> = {
  all: {},
  colours: { runOnly: { type: 'rule', values: aboutColours } },
  'all but colours': { rules: Object.fromEntries(aboutColours.map((id) => [id, { enabled: false }])) },
}

/**
 * What axe finds serious or critical on the page that is shown, as "rule: element". Around all screens but the first is the
 * same frame, which is not looked at again.
 */
const barriers = async (page: Page, sought: Sought, frame: boolean): Promise<string[]> => {
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(axe)
  const what = JSON.stringify({
    ...(frame ? {} : { include: [['main'], ['[role=dialog]'], ['[role=menu]'], ['[role=alertdialog]']] }),
    exclude: [['[role=tabpanel][style*="display: none"]']],
  })
  const how = JSON.stringify({ resultTypes: ['violations'], selectors: false, ...rulesOf[sought] })
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${what}, ${how}).then(({ violations }) => violations)`,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** Whether pictures of all screens are wanted, by somebody who will look at them. */
const pictures = process.env.PICTURES === '1'

/** Looks at what is on the screen, and takes its picture where it is wanted; axe is asked where something is sought. */
const look = async (page: Page, file: string, sought: Sought | undefined, frame = false) => {
  if (pictures) await page.screenshot({ path: join('test-results/screens', file), animations: 'disabled' })
  const [wanted, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect.soft(wanted, `${file} hangs over the side`).toBeLessThanOrEqual(given ?? 0)
  await expect.soft(page.locator('body'), file).not.toContainText(/console\.\w+\.|ra\.\w+\./)
  if (sought) expect.soft(await barriers(page, sought, frame), file).toEqual([])
}

/**
 * Goes to an address as the browser's way forward does. The console stays, and need not be loaded and signed in to anew for
 * each of forty screens; that an address can be opened by itself is what other tests are about.
 */
const go = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    const last: { idx?: number } | null = history.state
    history.pushState({ idx: (last?.idx ?? 0) + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await expect(page.locator(`[id="${paneId(path)}"]`)).toBeVisible()
}

/** Waits for a screen to be there, with records on it; opens the first of them when it is the detail that is wanted. */
const ready = async (page: Page, open: Screen['open'], phone: boolean) => {
  const main = page.getByRole('main')
  if (open === 'form') return expect(main.locator('form').filter({ visible: true })).toHaveCount(1)
  if (open === 'page') return expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const first = phone
    ? main.getByRole('listitem').first().getByRole('button').first()
    : main.getByRole('row').nth(1).getByRole('gridcell').nth(1)
  await expect(first).toBeVisible()
  if (open === 'list') return
  const list = page.url()
  await first.click()
  if (open === 'row on a page') {
    await expect(page).not.toHaveURL(list)
    return expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).not.toBeEmpty()
}

// Colours know no language, and a text that fits a desk in one language and a phone in the other fits: Spanish, the longest, on
// the phone.
for (const { width, height, colorScheme } of looks)
  for (const [language, messages] of Object.entries(
    colorScheme === 'dark' ? { zh } : width < 600 ? { zh, es } : { zh, en },
  ))
    test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
      const phone = width < 600
      // What axe looks for is the same in every language, and colours are the same on a phone.
      const sought =
        language !== 'zh' ? undefined : colorScheme === 'dark' ? 'colours' : phone ? 'all but colours' : 'all'
      const fileOf = (name: string) => `${name}-${language}-${width}-${colorScheme}.png`
      test.use({ viewport: { width, height }, colorScheme })

      test('every screen fits, says everything, and can be used by everybody', async ({
        page,
        context,
        platform,
      }) => {
        // Some forty screens, most of them looked at by axe.
        test.setTimeout(600_000)
        await signIn(page)
        await context.addCookies([{ name: 'language', value: language, url: platform.url }])
        await page.goto('/dashboard')
        const document: Screen = { name: 'document', path: '/docs/pay', open: 'page' }
        // English is the shortest: what takes the others' words takes its own, records and forms too.
        const all = await declared()
        const ofRecords = all.flatMap((one) => ('fields' in one ? [one.detail?.page] : []))
        const screens = all
          .filter(({ path }) => !ofRecords.includes(path))
          .flatMap((one) => screensOf(one, language !== 'en'))
        for (const { name, path, open } of [document, ...screens]) {
          await test.step(name, async () => {
            if (path) await go(page, path)
            await ready(page, open, phone)
            await look(page, fileOf(name), sought, name === document.name)
          })
        }
        await go(page, '/dashboard')
        await ready(page, 'page', phone)
        for (const { name, role, open } of overlays(messages, phone)) {
          await open(page)
          await expect(page.getByRole(role), name).toHaveCount(1)
          await expect(page.getByRole(role)).toBeVisible()
          await look(page, fileOf(name), sought)
          await page.keyboard.press('Escape')
          await expect(page.getByRole(role), name).toHaveCount(0)
        }
      })
    })
