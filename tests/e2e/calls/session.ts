import { changePassword } from '../acts'
import { expect, passwords, signIn } from '../fixtures'
import { chooseInAccount } from '../onPage'
import { perform, type Story } from './wire'

const aDay = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)

/** A visit from its sign-in to its end. */
export const session: Story = {
  'GET /user/info': async ({ page, wire }) => {
    await signIn(page)
    await wire.sent('POST /user/login', {
      body: { username: 'demo_partner', password: passwords.demo_partner, mobile_vcode: '' },
    })
    await wire.sent('GET /user/info')
    await expect(page.getByRole('button', { name: /^账号菜单/ })).toBeVisible()
  },

  'GET /user/dashboard': async ({ page, wire }) => {
    await wire.sent('GET /user/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible()
  },

  'GET /user/feelist': async ({ page, wire }) => {
    await page.getByRole('navigation').getByRole('link', { name: '费用明细', exact: true }).click()
    await wire.sent('GET /user/feelist', {
      query: { page: '1', limit: '20', sort: '-create_time', begin_date: aDay, end_date: aDay },
    })
  },

  'POST /user/editpwd': async (context) => {
    const { done } = await perform(context, [changePassword(passwords.demo_partner, 'another123')], {})
    await expect(context.page.getByText(done, { exact: true })).toBeVisible()
    await expect(context.page.getByRole('dialog')).toBeHidden()
  },

  'POST /user/logout': async ({ page, wire }) => {
    await chooseInAccount(page, '退出登录')
    await wire.sent('POST /user/logout')
    await expect(page).toHaveURL(/\/login/)
  },
}
