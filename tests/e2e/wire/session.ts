import { expect, passwords, signIn } from '../fixtures'
import type { Story } from './wire'

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

  'POST /user/editpwd': async ({ page, wire }) => {
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await dialog.getByLabel('旧密码', { exact: true }).fill(passwords.demo_partner)
    await dialog.getByLabel('新密码', { exact: true }).fill('another123')
    await dialog.getByLabel('确认新密码', { exact: true }).fill('another123')
    await dialog.getByRole('button', { name: '确定' }).click()
    await wire.sent('POST /user/editpwd', {
      body: {
        old_password: passwords.demo_partner,
        new_password: 'another123',
        new_password_again: 'another123',
      },
    })

    await expect(page.getByText('修改成功', { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()
  },

  'POST /user/logout': async ({ page, wire }) => {
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await wire.sent('POST /user/logout')
    await expect(page).toHaveURL(/\/login/)
  },
}
