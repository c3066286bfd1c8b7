import { languages } from '../languages'
import { expect, go, test } from './fixtures'

const { shell } = languages[0].console

test('another role is looked as, and menu, pages and their parts change at once', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: shell.navigation })
  const main = page.getByRole('main')
  const roles = main.getByRole('radiogroup', { name: '切换权限' })
  const parts = main.getByRole('list').getByRole('listitem')
  await go(page, '/permission/page')

  await test.step('a page that the role does not see is left for one that it does', async () => {
    await expect(main.getByText('你的权限')).toBeVisible()
    await expect(main.getByText('admin', { exact: true })).toBeVisible()
    await roles.getByRole('radio', { name: /^editor/ }).click()
    await expect(page).toHaveURL(/\/permission\/directive$/)
    await expect(menu.getByRole('link', { name: '指令权限', exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: '页面权限', exact: true })).toHaveCount(0)
    await expect(
      page
        .getByRole('tablist')
        .first()
        .getByRole('tab', { name: /页面权限/ }),
    ).toHaveCount(0)
  })
  await test.step('parts of the page are those of the role', async () => {
    await expect(parts).toHaveText([/^只有 editor/, /^admin 和 editor/])
    const tabs = main.getByRole('tablist', { name: '按角色显示的标签页' }).getByRole('tab')
    await expect(tabs).toHaveText(['Editor', 'Admin 或 Editor'])
    await tabs.last().click()
    await expect(main.getByRole('tabpanel').last()).toContainText("hasRole(roles, ['admin', 'editor'])")
    await roles.getByRole('radio', { name: /我自己/ }).check()
    await expect(parts).toHaveText([/^只有 admin/, /^admin 和 editor/])
    await expect(tabs).toHaveText(['Admin', 'Admin 或 Editor'])
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
    await expect(menu.getByRole('link', { name: '页面权限', exact: true })).toBeVisible()
  })
  await test.step('who may see neither lands on the dashboard', async () => {
    await roles.getByRole('radio', { name: /^visitor/ }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(menu.getByRole('link')).toHaveText(['开放平台', '首页'])
    await expect(menu.getByRole('button')).toHaveCount(0)
  })
})

test.describe('for an editor', () => {
  test.use({ account: 'editor' })

  test('there is no choice of roles, and sees the parts of an editor', async ({ page }) => {
    await go(page, '/permission/directive')
    const main = page.getByRole('main')
    await expect(main.getByRole('list').getByRole('listitem')).toHaveText([
      /^只有 editor/,
      /^admin 和 editor/,
    ])
    await expect(main.getByText('只有管理员可以以其他角色查看')).toBeVisible()
    // A page that the platform does not send does not exist.
    await page.goto('/permission/page')
    await expect(page).toHaveURL(/\/404$/)
  })
})

test('roles are made, changed and removed by keyboard alone', async ({ page }) => {
  await go(page, '/permission/role')
  const { keyboard } = page
  const table = page.getByRole('table', { name: '角色权限' })
  const dialog = page.getByRole('dialog')
  const item = (name: string) => dialog.getByRole('treeitem', { name, exact: true })
  const count = dialog.getByText(/^已选/)
  await expect(table.getByRole('row')).toHaveCount(4)

  await test.step('a name is needed', async () => {
    await page.getByRole('button', { name: '新增角色' }).focus()
    await keyboard.press('Enter')
    const name = dialog.getByRole('textbox', { name: '角色名称' })
    await expect(name).toBeFocused()
    await expect(dialog.getByRole('button', { name: '确定' })).toBeEnabled()
    await keyboard.press('Control+Enter')
    await expect(name).toHaveAccessibleDescription('请输入角色名称')
    await expect(name).toBeFocused()
    await keyboard.type('值班客服')
    await keyboard.press('Tab')
    await keyboard.type('<b>只看</b>表格')
  })
  await test.step('the tree is gone through, opened and ticked', async () => {
    await keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: '全部展开' })).toBeFocused()
    await keyboard.press('Tab')
    await expect(item('首页')).toBeFocused()
    await keyboard.press('Space')
    await expect(item('首页')).toBeChecked()
    await expect(count).toHaveText(/^已选 1 \//)
    for (let steps = 0; steps < 60 && !(await item('表格').evaluate((one) => one.matches(':focus'))); steps++)
      await keyboard.press('ArrowDown')
    await keyboard.press('ArrowRight')
    await expect(item('表格')).toHaveAttribute('aria-expanded', 'true')
    await keyboard.press('ArrowRight')
    await expect(item('动态表格')).toBeFocused()
    await keyboard.press('Space')
    await expect(item('表格')).toHaveAttribute('aria-checked', 'mixed')
    await keyboard.press('ArrowLeft')
    await expect(item('表格')).toBeFocused()
    await keyboard.press('Space')
    await expect(item('表格')).toHaveAttribute('aria-checked', 'true')
    await keyboard.press('ArrowLeft')
    await expect(item('动态表格')).toHaveCount(0)
  })
  await test.step('what is not saved is not given up without a question', async () => {
    await keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: '继续编辑' })).toBeFocused()
    await keyboard.press('Enter')
    await item('表格').focus()
    await keyboard.press('Control+Enter')
    await expect(page.getByText('描述：<b>只看</b>表格')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(table.getByRole('row')).toHaveCount(5)
  })
  await test.step('it is opened again as it was saved, and changed', async () => {
    await page.getByRole('button', { name: '编辑权限：值班客服' }).focus()
    await keyboard.press('Enter')
    await expect(count).toHaveText(/^已选 7 \//)
    await expect(item('表格')).toHaveAttribute('aria-checked', 'true')
    await expect(dialog.getByRole('textbox', { name: '角色名称' })).toBeFocused()
    await keyboard.press('End')
    await keyboard.type('组')
    await keyboard.press('Control+Enter')
    await expect(table.getByRole('cell', { name: '值班客服组', exact: true })).toBeVisible()
  })
  await test.step('a role of the accounts stays, and the platform says so', async () => {
    await page.getByRole('button', { name: '删除：visitor' }).focus()
    await keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: '警告' })
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(question.getByRole('alert')).toBeVisible()
    await keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(table.getByRole('row')).toHaveCount(5)
  })
  await test.step('one that was made here goes', async () => {
    await page.getByRole('button', { name: '删除：值班客服组' }).focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText('确定删除角色“值班客服组”吗？')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(page.getByText('删除成功')).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(4)
    await expect(page.getByRole('button', { name: '新增角色' })).toBeFocused()
  })
})
