import type { Page } from '@playwright/test'
import { languages as names } from '../../src/i18n/languages'
import { expect, passwords, signIn, test } from './fixtures'
import { languages, speak } from './languages'

/*
 * The public pages are documents: they can be used before any script arrives, and then nothing is lost or moves.
 */

/** Opens a page whose scripts do not arrive until the returned function releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {}
  const come = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await come
    await route.continue()
  })
  // Loading ends only with the scripts.
  await page.goto(path, { waitUntil: 'commit' })
  return () => {
    arrive()
    return page.unrouteAll({ behavior: 'wait' })
  }
}

/** The positions of things on the page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, label, input, button, a')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.textContent, x, y, width, height]
    }),
  )

test('what is typed before the script arrives signs in, and leads where the visitor wanted', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, '/login?redirect=%2Fpay%2Ftradelist')
  const name = page.getByLabel('用户名/手机号')

  await expect(name).toBeFocused()
  await page.keyboard.type('demo_partner')
  await page.keyboard.press('Tab')
  await page.keyboard.type(passwords.demo_partner.slice(0, 4))
  await page.keyboard.press('Enter')
  // Nothing can respond yet, but nothing is lost.
  await expect(page.getByRole('button', { name: '登录', exact: true })).toHaveAttribute('aria-busy', 'true')
  await expect(name).toHaveValue('demo_partner')
  // The password was not whole.
  await page.keyboard.type(passwords.demo_partner.slice(4))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login\?redirect=/)

  await arrive()
  await expect(page).toHaveURL(/\/pay\/tradelist$/)
  await expect(page.getByRole('grid')).toBeVisible()
})

test('the words typed and the caret stay where they are when the script arrives', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/login')
  const password = page.getByLabel('密码', { exact: true })
  await page.getByLabel('用户名/手机号').fill('demo_partner')
  await page.getByRole('button', { name: '显示密码' }).click()
  await password.pressSequentially('demo')

  await arrive()
  // Buttons pressed earlier take effect now.
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toBeFocused()
  await page.keyboard.type(passwords.demo_partner.slice(4))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

for (const words of languages) {
  const forms = [
    ['/login', words.public.signInTitle, words.public.signIn],
    ['/register', words.account.registerTitle, words.account.register],
    ['/resetpwd', words.account.recoveryTitle, words.account.reset],
  ] as const
  test(`every public page shows ${words.language} by itself, and nothing moves when the script arrives`, async ({
    page,
    context,
    platform,
  }) => {
    await speak(context, platform.url, words)
    for (const [path, title, send] of forms)
      await test.step(path, async () => {
        const arrive = await openWithoutScripts(page, path)
        const name = names.find(({ locale }) => locale === words.language)?.name
        const language = page.getByRole('button', { name, exact: true })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(`${title} - ${words.public.brand}`)
        const before = await places(page)
        // Nothing changes yet; the button only shows that it is busy.
        await language.click()
        await expect(language).toHaveAttribute('aria-busy', 'true')
        await arrive()
        await expect(language).not.toHaveAttribute('aria-busy')
        expect(await places(page)).toEqual(before)
        await page.getByRole('button', { name: send, exact: true }).click()
        await expect(page.getByRole('textbox').first()).toHaveAccessibleDescription(/.+/)
      })
  })
}

test('the links of the document keep where the visitor wanted to go', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/login?redirect=%2Fpay%2Ftradelist')
  const register = page.getByRole('link', { name: '注册账号' })
  await expect(register).toHaveAttribute('href', '/register?redirect=%2Fpay%2Ftradelist')
  await arrive()
  await register.click()
  await expect(page.getByRole('link', { name: '返回登录' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fpay%2Ftradelist',
  )
})

test('who is signed in does not see the form of the sign-in page', async ({ page }) => {
  await signIn(page)
  const arrive = await openWithoutScripts(page, '/login')
  await expect(page).toHaveTitle('登录控制台 - 开放平台')
  await expect(page.getByLabel('密码', { exact: true })).toHaveCount(0)
  await arrive()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})
