import type { Page } from '@playwright/test'
import { type Page as DeclaredPage, headOf, type Resource } from '@/declaration'
import en from '../../src/i18n/en/console'
import es from '../../src/i18n/es/console'
import zh from '../../src/i18n/zh/console'
import { declared } from './declared'
import { expect, signIn, test } from './fixtures'
import { combinations, fileOf, go, look, looksAtAll, nameOf } from './looks'

/**
 * Every screen and everything that opens over the frame, in each language, on a desktop, a narrow one and a phone, by day and by
 * night: nothing overflows sideways, no text is missing, and it is accessible. With PICTURES=1, pictures are left in
 * test-results/screens to be looked at.
 */
interface Screen {
  readonly name: string
  /** Without a path, it opens over the previous screen. */
  readonly path?: string
  /** A record is opened by its row: over the list, or on a page of its own. */
  readonly open: 'list' | 'empty list' | 'row' | 'row on a page' | 'form' | 'page'
}

/** Areas without records in a fresh sandbox: nobody has asked for an approval yet. */
const withoutRecords = ['approval']

/** For a declared area: the list, a record, and the form if it is a page. Also declared pages. */
const screensOf = (one: Resource | DeclaredPage, whole: boolean): readonly Screen[] => {
  if ('component' in one) return [{ name: one.name, path: one.path, open: 'page' }]
  const { name, path, opens, onPage } = headOf(one)
  if (withoutRecords.includes(name)) return [{ name, path, open: 'empty list' }]
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

/** What opens over the frame, on any page. */
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

/** Waits for a screen with its records. Opens the first record if the detail is wanted. */
const ready = async (page: Page, open: Screen['open'], phone: boolean) => {
  const main = page.getByRole('main')
  if (open === 'form') return expect(main.locator('form').filter({ visible: true })).toHaveCount(1)
  if (open === 'page') return expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  if (open === 'empty list') {
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    // Its text comes if there are no rows.
    await expect(main.locator('.ui-empty-state')).toBeVisible()
    return expect(main.getByRole('gridcell')).toHaveCount(0)
  }
  const first = phone
    ? main.getByRole('listitem').first().getByRole('button').first()
    : main.getByRole('row').nth(1).getByRole('gridcell').nth(1)
  await expect(first).toBeVisible()
  if (open === 'list') return
  const title = main.getByRole('heading', { level: 1 })
  const ofList = (await title.textContent()) ?? ''
  // Not in the middle, where a number that is short has its button to copy it.
  await first.click({ position: { x: 16, y: 16 } })
  if (open === 'row on a page') {
    await expect(title).not.toHaveText(ofList)
    return expect(title).toBeVisible()
  }
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).not.toBeEmpty()
}

const messagesOf = { zh, en, es }

for (const shape of combinations)
  test.describe(nameOf(shape), () => {
    const { language, width, height, colorScheme, sought } = shape
    const messages = messagesOf[language]
    const phone = width < 600
    test.use({ viewport: { width, height }, colorScheme })

    test('every screen fits, says everything, and can be used by everybody', async ({
      page,
      context,
      platform,
    }) => {
      // Some forty screens, most of them looked at by axe.
      test.setTimeout(900_000)
      await signIn(page)
      await context.addCookies([{ name: 'language', value: language, url: platform.url }])
      await page.goto('/dashboard')
      const document: Screen = { name: 'document', path: '/docs/pay', open: 'page' }
      // English texts are the shortest: whatever fits the others fits English, including records and forms. Pages only for the
      // demonstration accounts are checked in `demo/screens.spec`.
      const all = (await declared()).filter(({ menu }) => !menu.onlySent)
      const ofRecords = all.flatMap((one) => ('fields' in one ? [one.detail?.page] : []))
      const screens = all
        .filter(({ path }) => !ofRecords.includes(path))
        .flatMap((one) => screensOf(one, looksAtAll || language !== 'en'))
      for (const { name, path, open } of [document, ...screens]) {
        await test.step(name, async () => {
          if (path) await go(page, path)
          await ready(page, open, phone)
          await look(page, fileOf(name, shape), sought, name === document.name)
        })
      }
      await go(page, '/dashboard')
      await ready(page, 'page', phone)
      for (const { name, role, open } of overlays(messages, phone)) {
        await open(page)
        await expect(page.getByRole(role), name).toHaveCount(1)
        await expect(page.getByRole(role)).toBeVisible()
        await look(page, fileOf(name, shape), sought)
        await page.keyboard.press('Escape')
        await expect(page.getByRole(role), name).toHaveCount(0)
      }
    })
  })
