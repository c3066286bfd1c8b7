import type { Data } from '../otherPlatform/records'
import { askForCode, newcomer, register, resetPassword } from './acts'
import { languages } from './languages'
import { chooseInAccount } from './onPage'
import { expect, fillSignIn, signIn, test } from './otherPlatform/fixtures'
import { expectNoAccident, lacks } from './otherPlatform/words'

/** Getting in and out on a platform with minimal answers. */

const [{ account, console: texts, public: words }] = languages

const withoutUse: readonly Data[] = [null, {}, 'success', [], { token: null }, { token: '' }, { token: 7 }]

test('a sign-in whose answer has no token names the call and the field', async ({ page, platform }) => {
  for (const data of withoutUse) {
    platform.answer('/user/login', { code: 0, data })
    await fillSignIn(page)
    const alert = page.getByRole('alert')
    await expect.soft(alert, JSON.stringify(data)).toContainText(lacks('POST /user/login', 'token'))
    await expect(page).toHaveURL(/\/login/)
    await expectNoAccident(page, JSON.stringify(data))
  }
})

for (const data of [null, 'success', []])
  test(`info that is ${JSON.stringify(data)} leads back to the sign-in, which says that nobody was named`, async ({
    page,
    platform,
  }) => {
    platform.answer('/user/info', { code: 0, data })
    await fillSignIn(page)
    await expect(page.getByRole('alert')).toContainText('验证失败，请重新登录')
    await expect(page).toHaveURL(/\/login/)
    await expectNoAccident(page, 'login')
  })

test('info that cannot be had leads back to the sign-in with the platform’s message', async ({
  page,
  platform,
}) => {
  platform.answer('/user/info', { code: 5001, message: '账号信息暂不可用' })
  await fillSignIn(page)
  await expect(page.getByRole('alert')).toContainText('账号信息暂不可用')
  await expect(page).toHaveURL(/\/login/)
  platform.answer('/user/info', { code: 5001 })
  await fillSignIn(page)
  await expect(page.getByRole('alert')).toContainText('Has Error')
})

test('the sign-in sends what the specification names, and the token goes in the header from then on', async ({
  page,
  platform,
}) => {
  await signIn(page)
  expect(platform.requestsOf('/user/login').map(({ body }) => body)).toEqual([
    { username: 'someone', password: 'secret1', mobile_vcode: '' },
  ])
  const after = platform.requests.filter(({ path }) => path !== '/user/login')
  expect(after.map(({ headers }) => headers['x-token'])).toEqual(after.map(() => 'token-of-another-platform'))
})

test('signing out tells the platform once, whatever it answers', async ({ page, platform }) => {
  for (const data of [undefined, null, {}, 'success', []]) {
    platform.forget()
    platform.answer('/user/logout', { code: 0, data })
    await signIn(page)
    await chooseInAccount(page, texts.shell.log_out)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('button', { name: words.signIn, exact: true })).toBeVisible()
    expect(platform.requestsOf('/user/logout')).toHaveLength(1)
  }
})

for (const data of [undefined, null, {}, 'success', []]) {
  const shortly = JSON.stringify(data) ?? 'nothing'

  test(`a newcomer registers when the answers are ${shortly}`, async ({ page, platform }) => {
    for (const path of ['/user/sendregsms', '/user/register']) platform.answer(path, { code: 0, data })
    await askForCode(page, '/register', '13800000001')
    await expect(page.getByText(/^验证码已发送/)).toBeVisible()
    await register(page, '123456')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel(words.username)).toHaveValue(newcomer.username)
    expect(platform.requestsOf('/user/sendregsms')).toHaveLength(1)
    expect(platform.requestsOf('/user/register')).toHaveLength(1)
    await expectNoAccident(page, 'register')
  })

  test(`a forgotten password is replaced when the answers are ${shortly}`, async ({ page, platform }) => {
    const paths = ['/user/findpwd/sendvcode', '/user/findpwd/updatewd']
    for (const path of paths) platform.answer(path, { code: 0, data })
    await askForCode(page, '/resetpwd', '13800000001')
    await expect(page.getByText(/您将收到验证码/)).toBeVisible()
    await resetPassword(page, '123456', 'grapefruit9')
    await expect(page.getByText(account.recoveryDone)).toBeVisible()
    for (const path of paths) expect(platform.requestsOf(path)).toHaveLength(1)
    await expectNoAccident(page, 'resetpwd')
  })
}

test('a platform that wants a code by text message is asked for one, and gets it', async ({
  page,
  platform,
}) => {
  for (const data of [null, {}, 'success']) {
    platform.forget()
    platform.answer('/user/login', { code: 60210, message: '请输入短信验证码', data })
    platform.answer('/user/sendloginsms', { code: 0, data })
    await fillSignIn(page)
    await expect(page.getByText(account.checkOwnMobile)).toBeVisible()
    await page.getByRole('button', { name: account.sendCode }).click()
    await expect.poll(() => platform.requestsOf('/user/sendloginsms').length).toBe(1)
    await expectNoAccident(page, JSON.stringify(data))
    // The browser stores when the next code may be requested.
    await page.evaluate(() => localStorage.clear())
    await page.evaluate(() => sessionStorage.clear())
  }
})
