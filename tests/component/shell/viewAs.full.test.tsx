import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l } from '@/declaration'
import type { ViewAs } from '@/platform/userInfo'
import { resourceScreens } from '@/screens'
import { appearancePreference, fixedHeaderPreference } from '@/theme/preferences'
import { absent, button, click, header, question, recordRow, subject, tab, visible } from '../onPage'
import { violations, withoutLandmarks } from '../violations'
import { areas, openConsole } from './openConsole'
import { entry, openWorkspace, workspacePlatform } from './workspace.fixture'

/** Sees shops and the clock, and may pause shops. */
const support: ViewAs = {
  role: 'support',
  title: l('客服', 'Support', 'Atención al cliente'),
  permissions: ['shop.list', 'shop.detail', 'shop.pause', 'clock', '!shop.field.orders'],
  roles: ['support'],
}

/** May see every list and detail, and do nothing. */
const viewer: ViewAs = {
  role: 'viewer',
  title: l('只读', 'Viewer', 'Solo lectura'),
  permissions: ['*.list', '*.detail'],
  roles: ['viewer'],
}

const dialog = () => page.getByRole('dialog', { name: '以其他角色查看' })
const bar = () => page.getByRole('status').filter({ hasText: '所做操作仍以您本人身份执行' })
const roleInBar = () => page.getByRole('combobox', { name: '角色' })

/** Opens the choice of roles from the account menu. */
const chooseRole = async () => {
  await click(button(/账号菜单/), page.getByRole('menuitem', { name: '以其他角色查看…' }))
}

/** Views as a role, given its name, if no question comes up. */
const lookAs = async (title: string) => {
  await chooseRole()
  await dialog().getByRole('combobox', { name: '角色' }).selectOptions(title)
  await dialog().getByRole('button', { name: '开始查看' }).click()
}

const platform = workspacePlatform()

const viewAs = [support, viewer]
const leave = () => button('退出查看')
const asked = () => platform.getList.mock.calls.map(([resource]) => resource)

test('is offered to nobody who may look as no other role', async () => {
  await openWorkspace(platform)
  await button(/账号菜单/).click()
  await visible(page.getByRole('menuitem', { name: '退出登录' }))
  await absent(page.getByRole('menuitem', { name: '以其他角色查看…' }))
})

test('the choice of the role says first what the role lacks, and changes nothing yet', async () => {
  await openWorkspace(platform, { user: { viewAs } })
  await chooseRole()
  await dialog().getByRole('combobox', { name: '角色' }).selectOptions('只读')
  // For shops and letters: creating, changing, and the two actions of a shop.
  await visible(dialog().getByText('比您少 6 项'))
  await absent(dialog().getByText('比您多'))
  const line = (name: string) => dialog().getByRole('row').filter({ hasText: name })
  await expect.element(line('暂停营业')).toHaveTextContent(/暂停营业允许不允许/)
  await absent(line('查看列表'))
  await dialog().getByRole('switch', { name: '显示全部权限' }).click()
  await expect.element(line('查看列表').first()).toHaveTextContent(/查看列表允许允许/)
  await dialog().getByRole('button', { name: '取消' }).click()
  await absent(dialog(), bar())
  await visible(button('新建店铺'))
})

test('the choice of the role says what the role may do beyond the operator, and that it is not shown', async () => {
  await openWorkspace(platform, { user: { viewAs, permissions: ['shop.list', '!shop.field.orders'] } })
  await chooseRole()
  await visible(dialog().getByText('比您少 0 项 · 比您多 3 项（查看时不显示）'))
})

test('under the lens nothing that the role may not is offered, and nothing of it is asked for', async () => {
  const { path, router } = await openWorkspace(platform, { user: { viewAs } })
  await visible(header('订单数'), button('编辑').first())
  await recordRow('1号店').getByRole('checkbox').click()
  await visible(button('下架'))
  await lookAs('客服')
  await expect.element(bar()).toHaveTextContent('正在以“客服”的身份查看，所做操作仍以您本人身份执行')
  await absent(dialog())
  await visible(entry('店铺'), entry('时钟'))
  await absent(entry('信件'), entry('其他1'))
  await visible(header('店铺名称'))
  await absent(header('订单数'), button('编辑'), button('新建店铺'), button('下架'))
  await visible(button('暂停营业').first())
  const before = asked()
  for (const at of ['/demo/letter', '/demo/letter/L1', '/demo/shop/create', '/demo/shop/S1', '/demo/more1']) {
    await router.navigate(at)
    await expect.poll(path, { message: at }).toBe('/401')
  }
  expect(asked()).toEqual(before)
  expect(platform.getOne).not.toHaveBeenCalled()
  // Nor is a sort sent that only the operator may use.
  await router.navigate('/demo/shop?sort=orders&order=DESC&page=1&perPage=20&filter={}')
  await visible(recordRow('1号店'))
  expect(platform.getList.mock.calls.some(([, params]) => params.sort?.field === 'orders')).toBe(false)
  // Actions that the role may do are done in the operator's name.
  await recordRow('1号店').getByRole('button', { name: '暂停营业' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('盘点')
  await page.getByRole('dialog').getByRole('button', { name: '暂停营业' }).click()
  await expect.poll(() => platform.act.mock.calls.length).toBe(1)
})

test('under the lens a role of more rights shows no more than the operator’s own', async () => {
  const all = { ...viewer, permissions: ['*'], roles: ['admin'] }
  const { path, router } = await openWorkspace(platform, {
    user: { viewAs: [all], permissions: ['shop.list', 'shop.detail'] },
  })
  await lookAs('只读')
  await visible(bar(), recordRow('1号店'))
  await absent(button('暂停营业'), entry('信件'))
  await router.navigate('/demo/letter')
  await expect.poll(path).toBe('/401')
  expect(asked()).not.toContain('demo/letter')
})

test('under the lens one’s own permissions that are taken away are gone too, and the bar stays', async () => {
  const { told } = await openWorkspace(platform, { user: { viewAs } })
  await lookAs('客服')
  await visible(entry('时钟'))
  await told({ permissions: ['*', '!clock'] })
  await absent(entry('时钟'))
  await visible(bar())
  await leave().click()
  await visible(entry('信件'))
  await absent(entry('时钟'))
})

test('under the lens the platform’s menu is that of the role’s own roles', async () => {
  const Page = () => <h1>值班表</h1>
  const menus = [
    { path: '/duty', component: 'Duty', meta: { title: '值班', roles: ['viewer'] } },
    { path: '/fees', component: 'fee', meta: { title: '费用', roles: ['viewer'] } },
    { path: '/desk', component: 'Desk', meta: { title: '工单', roles: ['support', 'viewer'] } },
  ]
  const { path, router } = await openConsole({
    screensOf: resourceScreens,
    pages: { Duty: Page, Desk: Page },
    user: { menus, viewAs: viewAs.map((view) => ({ ...view, permissions: ['*'] })) },
    at: areas.shops.path,
  })
  await visible(entry('值班'), entry('费用'))
  await lookAs('客服')
  await absent(entry('值班'), entry('费用'))
  await visible(entry('工单'), entry('授权商家'))
  await router.navigate('/duty')
  await expect.poll(path).toBe('/401')
  await router.navigate(areas.fees.path)
  await expect.poll(path).toBe('/401')
  await roleInBar().selectOptions('只读')
  await visible(entry('值班'))
  await router.navigate('/duty')
  await visible(page.getByRole('heading', { name: '值班表' }))
})

test('a page that needs a permission is nobody’s who lacks it, nor under the lens of a role that does', async () => {
  const Page = () => <h1>账号列表</h1>
  const heading = page.getByRole('heading', { name: '账号列表' })
  const { path, router, told } = await openConsole({
    pages: { Staff: { page: Page, permission: 'account.list' } },
    user: {
      menus: [{ path: '/staff', component: 'Staff', meta: { title: '账号' } }],
      viewAs: [{ ...viewer, permissions: ['*', '!account'], roles: ['admin'] }],
    },
    at: '/staff',
  })
  await visible(heading)
  await lookAs('只读')
  await visible(bar())
  await expect.poll(path).toBe('/401')
  await absent(entry('账号'))
  await click(leave(), entry('账号'))
  await visible(heading)
  await told({ permissions: ['trade'] })
  await expect.poll(path).toBe('/401')
  await router.navigate('/staff')
  await expect.poll(path).toBe('/401')
  await absent(entry('账号'))
})

test('what is typed is named and asked for where the role may not see it', async () => {
  const { path } = await openWorkspace(platform, { at: '/demo/letter/L1', user: { viewAs } })
  await subject().fill('草稿')
  await entry('店铺').click()
  await visible(recordRow('1号店'))
  await lookAs('客服')
  await expect.element(question()).toHaveTextContent('编辑信件 - 第1封信')
  await question().getByRole('button', { name: '继续编辑' }).click()
  await visible(dialog())
  await absent(bar())
  await dialog().getByRole('button', { name: '开始查看' }).click()
  await question().getByRole('button', { name: '放弃修改' }).click()
  await visible(bar())
  await absent(tab('编辑信件'))
  expect(path()).toBe('/demo/shop')
  await leave().click()
  await absent(bar())
  await visible(entry('信件'))
  await absent(tab('编辑信件'))
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('what is typed stays, unasked, where the role may see it, through every switch and the way back', async () => {
  const writer = {
    ...viewer,
    role: 'writer',
    title: l('文员', 'Clerk', 'Oficinista'),
    permissions: ['letter'],
  }
  await openWorkspace(platform, {
    at: '/demo/letter/L1',
    user: { viewAs: [support, { ...viewer, permissions: ['*', '!shop'] }, writer] },
  })
  await subject().fill('草稿')
  await lookAs('文员')
  await expect.element(bar()).toHaveTextContent('“文员”')
  await expect.element(subject()).toHaveValue('草稿')
  await roleInBar().selectOptions('只读')
  await expect.element(bar()).toHaveTextContent('“只读”')
  await roleInBar().selectOptions('客服')
  await expect.element(question()).toHaveTextContent('编辑信件 - 第1封信')
  await question().getByRole('button', { name: '继续编辑' }).click()
  await expect.element(bar()).toHaveTextContent('“只读”')
  await expect.element(roleInBar()).toHaveValue('viewer')
  await leave().click()
  await absent(bar())
  await expect.element(subject()).toHaveValue('草稿')
  await button('保存').click()
  await expect.poll(() => platform.update.mock.calls.length).toBe(1)
  expect(platform.update.mock.calls[0]?.[1].data).toMatchObject({ subject: '草稿' })
})

test('what is typed in a form over a list that the role may see, but not change, is asked for', async () => {
  const { path, router } = await openWorkspace(platform, { at: '/demo/shop/S1', user: { viewAs } })
  await page.getByRole('dialog').getByRole('textbox', { name: '店铺名称' }).fill('草稿')
  await router.navigate('/demo/clock')
  await visible(recordRow('唯一'))
  await lookAs('客服')
  await expect.element(question()).toHaveTextContent('店铺')
  await question().getByRole('button', { name: '放弃修改' }).click()
  await visible(bar())
  await tab('店铺').click()
  await visible(recordRow('1号店'))
  expect(path()).toBe('/demo/shop')
})

test('the lens ends when the platform no longer offers the role, with another operator, and with the page', async () => {
  const { told, screen } = await openWorkspace(platform, { user: { viewAs } })
  await lookAs('客服')
  await visible(bar())
  await told({ viewAs: [viewer] })
  await absent(bar())
  await visible(entry('信件'))
  // It does not come back by itself.
  await told({ viewAs })
  await chooseRole()
  await visible(dialog())
  await absent(bar())
  await dialog().getByRole('button', { name: '取消' }).click()
  await absent(dialog())
  await lookAs('客服')
  await visible(bar())
  await screen.unmount()
  const later = await openWorkspace(platform, { user: { viewAs } })
  await visible(entry('信件'))
  await absent(bar())
  await lookAs('客服')
  await visible(bar())
  await later.told({ username: 'demo_agent' })
  await absent(bar())
  await visible(entry('信件'))
})

/** An open dialog covers the page and belongs to no landmark. */
const faults = () => violations(document, withoutLandmarks)

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each([1440, 390])('at %i px', (width) => {
  test.each(['light', 'dark'] as const)(
    'both columns of the choice are in sight, and it and the bar can be used by everybody, in %s',
    async (mode) => {
      appearancePreference.write(mode)
      await openWorkspace(platform, { user: { viewAs }, width })
      await chooseRole()
      const table = dialog().getByRole('table')
      await visible(table)
      const scroller = table.element().parentElement
      expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
      expect(sideways()).toBe(0)
      expect(await faults()).toEqual([])
      await dialog().getByRole('button', { name: '开始查看' }).click()
      await absent(dialog())
      await expect.element(bar()).toBeInViewport({ ratio: 0.98 })
      await expect.element(roleInBar()).toBeInViewport({ ratio: 0.98 })
      await expect.element(button('退出查看')).toBeInViewport({ ratio: 0.98 })
      expect(sideways()).toBe(0)
      expect(await faults()).toEqual([])
    },
  )
})

test('a head that goes away with the page stays as long as one looks as another', async () => {
  fixedHeaderPreference.write('0')
  await openWorkspace(platform, { user: { viewAs } })
  await lookAs('客服')
  await visible(bar())
  await page.getByRole('row').last().element().scrollIntoView()
  await expect.element(bar()).toBeInViewport({ ratio: 0.98 })
})

test('the keyboard chooses, starts, switches and leaves', async () => {
  await openWorkspace(platform, { user: { viewAs } })
  await chooseRole()
  const role = dialog().getByRole('combobox', { name: '角色' })
  await visible(role)
  role.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(role).toHaveValue('viewer')
  dialog().getByRole('button', { name: '开始查看' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar()).toHaveTextContent('“只读”')
  button('退出查看').element().focus()
  await userEvent.keyboard('{Enter}')
  await absent(bar())
  await expect.element(page.getByRole('main')).toHaveFocus()
})
