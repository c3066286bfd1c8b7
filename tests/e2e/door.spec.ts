import type { Page } from '@playwright/test'
import { expect, passwords, test } from './fixtures'
import { isLogged, languages, speak, type Words } from './languages'

/*
 * Getting in: registering, recovering a password, the check by text message. In each language, as a newcomer does it.
 */
const fillLogin = async (page: Page, words: Words, username: string, password: string) => {
  await page.getByLabel(words.public.username).fill(username)
  await page.getByLabel(words.public.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.public.signIn, exact: true }).click()
}

/** Has a code sent, and waits until it is on its way: the button then counts the seconds to the next one. */
const sendCode = async (page: Page, { account }: Words) => {
  await page.getByRole('button', { name: account.sendCode }).click()
  await expect(page.getByRole('button', { name: pauseIn(account) })).toBeVisible()
}

const pauseIn = ({ resendIn }: Words['account']) => new RegExp(`^${resendIn.replace('{n}', '\\d+')}$`)

const isIn = async (page: Page) => {
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
}

for (const words of languages)
  test.describe(words.language, () => {
    const { account } = words
    test.beforeEach(({ context, platform }) => speak(context, platform.url, words))

    if (isLogged(words, 0))
      test('a newcomer registers, mends what was wrong, and signs in', async ({ page, platform }) => {
        await page.goto('/merchant/merchant?page=2')
        await expect(page).toHaveURL(/\/login\?redirect=%2Fmerchant%2Fmerchant%3Fpage%3D2$/)
        await page.getByRole('link', { name: words.public.register }).click()
        await expect(page.getByRole('heading', { name: account.registerTitle })).toBeVisible()

        await page.getByRole('radio', { name: account.ISV }).check()
        await page.getByLabel(account.company_name).fill('山岚软件有限公司')
        await page.getByLabel(account.contact_name).fill('山岚')
        const mobile = page.getByLabel(account.mobile, { exact: true })
        await mobile.fill('1540000')
        await page.getByRole('button', { name: account.sendCode }).click()
        await expect(page.getByText(account.mobileWrong)).toBeVisible()
        await mobile.fill('16300000001')
        await sendCode(page, words)
        await expect.poll(platform.lastCode).toMatch(/^\d{6}$/)

        await page.getByLabel(account.vcode).fill(platform.lastCode() === '123456' ? '654321' : '123456')
        await page.getByLabel(account.username, { exact: true }).fill('demo_partner')
        await page.getByLabel(account.password, { exact: true }).fill('mountain1')
        await page.getByLabel(account.passwordAgain).fill('mountain2')
        await page.getByRole('button', { name: account.register, exact: true }).click()
        await expect(page.getByText(account.passwordAgainWrong)).toBeVisible()
        await expect(page.getByText(account.agreeMissing)).toBeVisible()

        await page.getByLabel(account.passwordAgain).fill('mountain1')
        await page.getByRole('checkbox', { name: account.agree }).check()
        await page.getByRole('button', { name: account.register, exact: true }).click()
        // The platform refuses a name that is taken or a wrong code; whatever was typed is still there.
        await expect(page.getByLabel(account.company_name)).toHaveValue('山岚软件有限公司')
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        await page.getByLabel(account.vcode).fill(platform.lastCode())
        await page.getByLabel(account.username, { exact: true }).fill('shanlan_soft')
        await page.getByRole('button', { name: account.register, exact: true }).click()

        await expect(page).toHaveURL(/\/login/)
        await expect(page.getByLabel(words.public.username)).toHaveValue('shanlan_soft')
        await page.getByLabel(words.public.password, { exact: true }).fill('mountain1')
        await page.getByRole('button', { name: words.public.signIn, exact: true }).click()
        await isIn(page)
        await expect(page).toHaveURL(/\/merchant\/merchant\?page=2/)
      })

    if (isLogged(words, 1))
      test('a forgotten password is set anew, and the first sign-in after it wants a code', async ({
        page,
      }) => {
        await page.goto('/login')
        await fillLogin(page, words, 'demo_agent', 'forgotten')
        await expect(page.getByRole('alert')).toBeVisible()
        await page.getByRole('link', { name: words.public.forgotten }).click()
        await expect(page.getByRole('heading', { name: account.recoveryTitle })).toBeVisible()
        await page.getByLabel(account.mobile, { exact: true }).fill('16000000002')
        await sendCode(page, words)
        await expect(page.getByText(account.codeSentPerhaps.replace('{n}', '5'))).toBeVisible()
        // The pause outlives a reload; the form starts over.
        await page.reload()
        await expect(page.getByRole('button', { name: pauseIn(account) })).toBeVisible()
        await page.getByLabel(account.mobile, { exact: true }).fill('16000000002')
        await page.getByLabel(account.vcode).fill('000000')
        await page.getByLabel(account.newPassword).fill('grapefruit9')
        await page.getByLabel(account.passwordAgain).fill('grapefruit9')
        await page.getByRole('button', { name: account.reset, exact: true }).click()
        await expect(page.getByText(account.recoveryDone)).toBeVisible()
        await page.getByRole('link', { name: account.signInNow }).click()
        await expect(page.getByLabel(words.public.username)).toHaveValue('16000000002')

        await page.getByLabel(words.public.password, { exact: true }).fill('grapefruit9')
        await page.getByRole('button', { name: words.public.signIn, exact: true }).click()
        await expect(page.getByText('160****0002')).toBeVisible()
        await sendCode(page, words)
        await page.getByLabel(account.vcode).fill('111111')
        await page.getByRole('button', { name: words.public.signIn, exact: true }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await page.getByLabel(account.vcode).fill('000000')
        await page.getByRole('button', { name: words.public.signIn, exact: true }).click()
        await isIn(page)
        // Who is signed in has no business at the door.
        await page.goto('/login')
        await expect(page).toHaveURL(/\/dashboard/)
      })

    if (isLogged(words, 2))
      test('three wrong passwords make the platform ask for a code', async ({ page }) => {
        await page.goto('/login')
        for (const wrong of ['wrong-1', 'wrong-2', 'wrong-3']) {
          await fillLogin(page, words, 'demo_partner', wrong)
          await expect(page.getByRole('alert')).toBeVisible()
          await page.getByRole('button', { name: words.public.dismiss }).click()
        }
        await fillLogin(page, words, 'demo_partner', passwords.demo_partner)
        await expect(page.getByText('154****0001')).toBeVisible()
        await sendCode(page, words)
        await page.getByLabel(account.vcode).fill('000000')
        await page.getByRole('button', { name: words.public.signIn, exact: true }).click()
        await isIn(page)
      })
  })
