import type { Page } from '@playwright/test'
import { runRow } from './changeFaults'
import { declared } from './declared'
import { atRest, shown } from './faults'
import { expect, signIn, test } from './fixtures'
import { goInside } from './onPage'
import { expectNoAccident } from './otherPlatform/words'
import { garbage, refusals, refuse, spoilDatabases, writeGarbage } from './storageFaults'

/*
 * The browser's storage may contain anything, or store nothing. The console still opens, each screen shows what it shows in a
 * fresh browser, and work on the page goes on.
 */

test.use({ watchesAnswers: false })

const button = (page: Page, name: string) => shown(page).getByRole('button', { name, exact: true })
const notKept = '浏览器的存储空间已满或被禁用，您的设置在关闭此页面后会丢失。'
const list = '/merchant/merchant'

/** The screens of everything declared that can be opened by address alone. */
const screens = async () => {
  const all = (await declared()).filter(({ menu }) => !menu.onlySent)
  const ofRecords = all.flatMap((one) => ('fields' in one ? [one.detail?.page] : []))
  return all.filter(({ path }) => !ofRecords.includes(path))
}

/** The parts of a screen that must not depend on the browser's storage: a list's columns, and its requests. */
const lookOf = async (page: Page) => ({
  heads: await shown(page).getByRole('columnheader').allInnerTexts(),
  search: decodeURIComponent(new URL(page.url()).search),
})

type Screen = Awaited<ReturnType<typeof screens>>[number]
type Look = Awaited<ReturnType<typeof lookOf>>

/** Opens a screen, and waits until it is there. */
const open = async (page: Page, one: Screen | { readonly path: string }, what: string = one.path) => {
  await goInside(page, one.path)
  await expect(page, what).toHaveURL((url) => url.pathname === one.path)
  const heading = shown(page).getByRole('heading', { level: 1 })
  await expect(heading, what).toBeVisible()
  // The columns of a list come with its rows.
  if ('list' in one) {
    await expect(heading, what).toContainText(one.label.zh)
    await expect(shown(page).getByRole('columnheader').first(), what).toBeVisible()
  }
  await atRest(page)
  await expectNoAccident(page, what)
}

/** Opens a screen, which must look as in a fresh browser. */
const expectAsFresh = async (page: Page, one: Screen, fresh: Record<string, Look>, what: string) => {
  await open(page, one, what)
  if ('list' in one) await expect.poll(() => lookOf(page), what).toEqual(fresh[one.path])
}

/** Each list as in a browser that has stored nothing about the operator. */
const inFreshBrowser = async (page: Page) => {
  await signIn(page)
  const looks: Record<string, Look> = {}
  for (const one of await screens()) {
    if (!('list' in one)) continue
    await open(page, one)
    looks[one.path] = await lookOf(page)
  }
  return looks
}

const startAgain = async (page: Page) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

for (const [name, text] of garbage)
  test(`every screen opens as in a fresh browser when the storage holds ${name}`, async ({ page }) => {
    test.setTimeout(600_000)
    const fresh = await inFreshBrowser(page)
    await writeGarbage(page, text)
    await startAgain(page)
    await runRow(
      name,
      (await screens()).map((one) => [
        one.path,
        async () => {
          await writeGarbage(page, text)
          await expectAsFresh(page, one, fresh, `${name}, ${one.path}`)
        },
      ]),
    )
  })

for (const how of ['newer', 'without stores', 'strange records'] as const)
  test(`the console opens, and work goes on, when its databases are ${how}`, async ({ page }) => {
    await signIn(page)
    await page.goto('/login?spoilt')
    await spoilDatabases(page, how)
    await startAgain(page)
    await open(page, { path: list })
    await goInside(page, '/pay/replytemplate/create')
    await shown(page).getByRole('textbox', { name: '标题' }).fill('发货延迟')
    await shown(page).getByRole('textbox', { name: '回复内容' }).fill('今日发出')
    await button(page, '创建').click()
    await expect(page.getByText('创建成功', { exact: true })).toBeVisible()
    await expectNoAccident(page, how)
  })

const density = async (page: Page, name: string) => {
  await button(page, '表格密度').click()
  await page.getByRole('menuitemradio', { name }).click()
  await button(page, '表格密度').click()
  await expect(page.getByRole('menuitemradio', { name })).toBeChecked()
  await page.keyboard.press('Escape')
}

const rowHeight = async (page: Page) => (await shown(page).getByRole('row').nth(1).boundingBox())?.height ?? 0

/** Changes settings, which take effect on this page. The operator is told once that they will not last. */
const setThings = async (page: Page) => {
  const told = page.getByText(notKept)
  await open(page, { path: list })
  await expect(told).toHaveCount(0)
  const before = await rowHeight(page)
  await density(page, '紧凑')
  await expect(told).toBeVisible()
  await expect.poll(() => rowHeight(page)).toBeLessThan(before)
  await goInside(page, `${list}?perPage=20`)
  await expect(told).toBeHidden()
  await density(page, '宽松')
  await expect.poll(() => rowHeight(page)).toBeGreaterThan(before)
  await open(page, { path: '/pay/replytemplate' })
  await open(page, { path: list })
  await expect.poll(() => rowHeight(page)).toBeGreaterThan(before)
  await expect(told).toHaveCount(0)
}

for (const how of refusals) {
  test(`every screen opens when the storage is ${how}`, async ({ page }) => {
    test.setTimeout(600_000)
    const fresh = await inFreshBrowser(page)
    await page.addInitScript(refuse, how)
    await startAgain(page)
    await runRow(
      how,
      (await screens()).map((one) => [
        one.path,
        () => expectAsFresh(page, one, fresh, `${how}, ${one.path}`),
      ]),
    )
  })

  test(`what is set holds in the page, and its loss is told once, when the storage is ${how} from the start`, async ({
    page,
  }) => {
    await page.addInitScript(refuse, how)
    await signIn(page)
    await setThings(page)
  })

  test(`what is set holds in the page, and its loss is told once, when the storage becomes ${how}`, async ({
    page,
  }) => {
    await signIn(page)
    await open(page, { path: list })
    await page.evaluate(refuse, how)
    await setThings(page)
  })
}
