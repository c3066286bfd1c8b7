import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { absent, accountMenu, button, visible } from '../onPage'
import { openNavbar } from './openNavbar'

const openAccount = async () => {
  await accountMenu().click()
  await visible(page.getByRole('menu', { name: '账号菜单' }))
}

it('the account says who is signed in, by name, login and introduction', async () => {
  await openNavbar({
    identity: { fullName: '周晴', username: 'demo_support', introduction: '青禾软件 · 客服' },
  })
  await button('账号菜单：周晴').click()
  await visible(page.getByRole('menu', { name: '账号菜单' }))
  await expect.element(page.getByText('当前账号')).toBeVisible()
  expect(page.getByText('当前账号').element().parentElement?.textContent).toBe(
    '当前账号周晴demo_support青禾软件 · 客服',
  )
})

const item = (name: string) => page.getByRole('menuitem', { name })
const place = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()

it('the account leads home', async () => {
  const { router, path } = await openNavbar()
  await router.navigate('/pay/tradelist')
  await openAccount()
  await item('首页').click()
  await expect.poll(path).toBe('/')
})

it('the account asks before it signs out, wherever the entry is clicked, and stays when the answer is no', async () => {
  const mayLeave = vi.fn(async () => false)
  const { logout } = await openNavbar({ mayLeave })
  await openAccount()
  await item('退出登录').click()
  await expect.poll(() => mayLeave.mock.calls.length).toBe(1)
  await absent(page.getByRole('menu'))
  expect(logout).not.toHaveBeenCalled()
  mayLeave.mockResolvedValue(true)
  await openAccount()
  const { width } = place(item('退出登录'))
  await item('退出登录').click({ position: { x: width - 3, y: 3 } })
  await expect.poll(() => logout.mock.calls.length).toBe(1)
})

it('the account is used with the keyboard alone', async () => {
  const { logout } = await openNavbar()
  await visible(accountMenu())
  accountMenu().element().focus()
  await userEvent.keyboard('{Enter}')
  for (const name of ['首页', '修改密码', '键盘快捷键', '更新内容', '报告问题', '退出登录']) {
    await expect.element(item(name)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
  }
  await expect.element(item('首页')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => logout.mock.calls.length).toBe(1)
})

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`

it('the account shows the operator’s picture', async () => {
  await openNavbar({ identity: { avatar: dot } })
  await expect.poll(() => accountMenu().element().querySelector('img')?.src).toBe(dot)
  const picture = accountMenu().element().querySelector('img')
  const { width, height } = picture?.getBoundingClientRect() ?? new DOMRect()
  expect([width, height]).toEqual([40, 40])
  expect(picture && getComputedStyle(picture).borderRadius).toBe('10px')
})

it.each([
  ['none', ''],
  ['another host’s', 'https://cdn.example.com/a.png'],
  ['a script', 'javascript:alert(1)'],
  ['a page in itself', 'data:text/html,<b>a</b>'],
  ['a broken one', 'data:image/png;base64,AAAA'],
])('the account shows the first letter where the picture is %s', async (_name, avatar) => {
  await openNavbar({ identity: { avatar } })
  await visible(accountMenu())
  await expect.poll(() => accountMenu().element().querySelector('[data-initial="D"]')).not.toBeNull()
  expect(accountMenu().element().querySelector('img')).toBeNull()
})

it('on a phone the account opens the support contact inside the window, and the documents', async () => {
  await openNavbar({ width: 390 })
  await openAccount()
  await item('客服：小林 400-000-0000').click()
  const card = page.getByRole('dialog', { name: '小林 专属客服' })
  await visible(card.getByText('demo_support'))
  await expect.element(card).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{Escape}')
  await absent(card)
  await expect.element(accountMenu()).toHaveFocus()
  await openAccount()
  await item('文档中心').click()
  await expect.element(item('地址解析')).toHaveAttribute('href', '/docs/addr')
  await userEvent.keyboard('{Escape}')
  await absent(item('地址解析'))
  await expect.element(accountMenu()).toHaveFocus()
})

it('on a phone the account menu keeps the choices, and can be walked through with the arrow keys', async () => {
  await openNavbar({ width: 390, height: 780 })
  await visible(accountMenu())
  accountMenu().element().focus()
  await userEvent.keyboard('{Enter}')
  for (const name of [
    '首页',
    '修改密码',
    '更新内容',
    '报告问题',
    '客服：小林 400-000-0000',
    '文档中心',
    '系统布局配置',
  ]) {
    await expect.element(item(name)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
  }
  await expect.element(page.getByRole('menuitemradio', { name: '默认' })).toHaveFocus()
  const choices = ['默认', '中等', '小', '超小', '中文', 'English', 'Español', '浅色', '深色', '跟随系统']
  for (const name of choices) await visible(page.getByRole('menuitemradio', { name, exact: true }))
  const menu = page.getByRole('menu').element()
  expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  // Its edge is between two pixels.
  await expect.element(item('退出登录')).toBeInViewport({ ratio: 0.99 })
})
