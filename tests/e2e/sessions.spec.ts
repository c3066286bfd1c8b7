import { type Label, textIn } from '@/declaration/label'
import { sessionTexts } from '@/shell/session/texts'
import { expect, passwords, signInAs, test } from './fixtures'
import { isLogged, languages, speak } from './languages'
import { chooseInAccount, tokenOf } from './onPage'

/*
 * A session and its end, in each language: no typed text is lost, and nothing personal stays behind.
 */

/** Ends the session of the page's operator: the platform keeps three, and a further one ends the oldest. */
const signInElsewhere = async (
  platform: { call(path: string, body: object): Promise<{ code: number }> },
  username: keyof typeof passwords,
) => {
  for (let times = 0; times < 3; times += 1) {
    const { code } = await platform.call('/user/login', { username, password: passwords[username] })
    expect(code).toBe(0)
  }
}

/** What a browser keeps for the next visitor: how the console looks, and nothing about the last one. */
const mayStay =
  /^(language|size|appearance|theme|tagsView|fixedHeader|oneGroup|sidebarLogo|sidebarStatus|contractWatch|Known-Device)$/

for (const words of languages)
  test.describe(words.language, () => {
    const { shell } = words.console
    const say = (label: Label) => textIn(label, words.language)
    test.beforeEach(({ context, platform }) => speak(context, platform.url, words))

    if (isLogged(words, 3))
      test('an end of the session costs nothing: the save goes on after signing in again', {
        tag: words.language === 'zh' ? '@core' : [],
      }, async ({ page, platform }) => {
        await signInAs(page, words, 'demo_agent')
        await page.goto('/sendsms/emailtemplete/create')
        await expect(page.locator('form')).toBeVisible()
        await page.getByRole('textbox').first().fill('节日问候')
        await page.getByRole('combobox').first().click()
        // The editor of the text, which may come later, has options of its own.
        await page.getByRole('listbox').getByRole('option').first().click()
        await page.getByRole('textbox').nth(1).fill('中秋快乐')
        await signInElsewhere(platform, 'demo_agent')
        const before = await tokenOf(page.context())
        await page.getByRole('textbox').nth(2).fill('祝您中秋快乐！')
        await page.getByRole('main').getByRole('button').last().click()

        const dialog = page.getByRole('alertdialog', { name: say(sessionTexts.title) })
        await expect(dialog).toContainText(say(sessionTexts.text))
        await expect(dialog.getByRole('button', { name: say(sessionTexts.cancel) })).toBeVisible()
        await expect(dialog.getByRole('button', { name: say(sessionTexts.signInPage) })).toBeVisible()
        await expect(dialog.getByLabel(say(sessionTexts.username))).toHaveValue('demo_agent')
        await dialog.getByLabel(say(sessionTexts.password), { exact: true }).fill('wrong-one')
        await dialog.getByRole('button', { name: say(sessionTexts.signIn) }).click()
        await expect(dialog.getByRole('alert').last()).toBeVisible()
        await dialog.getByLabel(say(sessionTexts.password), { exact: true }).fill(passwords.demo_agent)
        await dialog.getByRole('button', { name: say(sessionTexts.signIn) }).click()
        await expect(dialog).toBeHidden()
        expect(await tokenOf(page.context())).not.toBe(before)
        // Nothing was lost or sent twice: the form is gone, and its content is in the list, once.
        await expect(page).toHaveURL(/\/sendsms\/emailtemplete(\?|$)/)
        await expect(page.getByRole('row').filter({ hasText: '节日问候' })).toHaveCount(1)
      })

    if (isLogged(words, 4))
      test('who cancels stays, and who signs in anew comes back to the same address', async ({
        page,
        platform,
      }) => {
        await signInAs(page, words, 'demo_agent')
        await page.goto('/merchant/merchant')
        await expect(page.getByRole('grid')).toBeVisible()
        await signInElsewhere(platform, 'demo_agent')
        await page.goto('/pay/tradelist?page=1')
        // The very first answer says who is signed in; without it, there is no console to stay in.
        await expect(page).toHaveURL(/\/login\?redirect=%2Fpay%2Ftradelist%3Fpage%3D1/)
        await expect(page.getByRole('alert')).toHaveCount(1)
        await signInAs(page, words, 'demo_agent', false)
        await expect(page).toHaveURL(/\/pay\/tradelist\?page=1/)
        await expect(page.getByRole('grid')).toBeVisible()

        await signInElsewhere(platform, 'demo_agent')
        // A prefetch may be the first call after the session's end: then the dialog covers the link.
        await page.getByRole('navigation').getByRole('link').nth(2).dispatchEvent('click')
        const dialog = page.getByRole('alertdialog', { name: say(sessionTexts.title) })
        await dialog.getByRole('button', { name: say(sessionTexts.cancel) }).click()
        await expect(dialog).toBeHidden()
        await expect(page).not.toHaveURL(/login/)
        await page.getByRole('main').getByRole('button', { name: words.ra.action.refresh }).first().click()
        await dialog.getByRole('button', { name: say(sessionTexts.signInPage) }).click()
        await expect(page).toHaveURL(/\/login\?redirect=/)
        expect(await tokenOf(page.context())).toBeUndefined()
      })

    if (isLogged(words, 5))
      test('signing out in one window signs out the other, and leaves nothing behind', async ({
        page,
        context,
        platform,
      }) => {
        await signInAs(page, words, 'demo_partner')
        const token = await tokenOf(page.context())
        const other = await context.newPage()
        await other.goto('/merchant/merchant')
        await expect(other.getByRole('grid')).toBeVisible()
        await page.goto('/pay/tradelist')
        await expect(page.getByRole('grid')).toBeVisible()
        await chooseInAccount(page, shell.log_out)
        // Each window clears what it knows of before it leaves; the storage is common.
        for (const window of [page, other]) {
          await expect(window).toHaveURL(/\/login/)
          await expect(window.getByRole('button', { name: words.public.signIn, exact: true })).toBeVisible()
        }
        for (const window of [page, other]) {
          const left = await window.evaluate(() => [
            ...Object.keys(localStorage),
            ...Object.keys(sessionStorage).filter((key) => key !== 'console.reloadedFor'),
          ])
          // Personal settings and the last update seen, under a mark that does not identify the person.
          const own = /^RaStoreopen-platform-people\.(version|[0-9a-f]+\.own\.noted\.release)$/
          expect(left.filter((key) => !own.test(key))).toEqual([])
        }
        expect(
          (await context.cookies()).map(({ name }) => name).filter((name) => !mayStay.test(name)),
        ).toEqual([])
        expect((await platform.call('/user/editpwd', {}, token)).code).toBe(50008)
        await page.goBack()
        await expect(page.getByRole('button', { name: words.public.signIn, exact: true })).toBeVisible()
      })
  })
