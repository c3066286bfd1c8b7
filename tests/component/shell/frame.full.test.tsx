import Cookies from 'js-cookie'

import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sidebarPreference } from '@/shell/sidebar/sidebarState'
import { appearancePreference, showSettingsPreference } from '@/theme/preferences'
import { menu } from '../onPage'
import { openConsole } from './openConsole'

const reset = () => {
  sidebarPreference.write('1')
  appearancePreference.reset()
  showSettingsPreference.reset()
}
afterEach(reset)

it('the menu has an entry per area, a submenu for a group of several, none for a group of one', async () => {
  await openConsole()
  await expect
    .element(menu().getByRole('button', { name: '支付管理' }))
    .toHaveAttribute('aria-expanded', 'false')
  await expect.element(menu().getByRole('link', { name: '费用明细' })).toBeVisible()
  await expect.element(menu().getByRole('link', { name: '授权商家' })).toBeVisible()
  await expect.element(menu().getByRole('link', { name: '交易记录' })).not.toBeInTheDocument()
})

it('the menu can be passed by with the keyboard; it collapses to pictures that keep their names', async () => {
  await openConsole()
  await expect.element(menu()).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '跳到主要内容' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await page.getByRole('button', { name: '收起侧边栏' }).click()
  await expect.poll(() => menu().element().getBoundingClientRect().width).toBe(54)
  await expect.element(menu().getByRole('link', { name: '授权商家' })).toBeVisible()
  await expect.element(menu().getByText('授权商家')).not.toBeInTheDocument()
  expect(Cookies.get('sidebarStatus')).toBe('0')
  await page.getByRole('button', { name: '展开侧边栏' }).click()
  await expect.poll(() => menu().element().getBoundingClientRect().width).toBe(210)
  expect(Cookies.get('sidebarStatus')).toBe('1')
})

describe('on a narrow window', () => {
  const openMenu = async () => {
    const opened = await openConsole({ width: 390 })
    await expect.element(menu()).not.toBeInTheDocument()
    await page.getByRole('button', { name: '打开菜单' }).click()
    await expect.element(menu().getByRole('link', { name: '费用明细' })).toBeVisible()
    return opened
  }

  it('the menu closes on a click beside it', async () => {
    await openMenu()
    await userEvent.click(document.body, { position: { x: 350, y: 500 } })
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it.each([
    [
      'glides away when one goes somewhere',
      () => menu().getByRole('link', { name: '费用明细' }).click(),
      true,
    ],
    ['glides away with Escape', () => userEvent.keyboard('{Escape}'), true],
    ['is gone at once when the window is resized', () => page.viewport(420, 800), false],
  ])('the menu %s', async (_, close, glides) => {
    await openMenu()
    const drawer = menu().element()
    let moved = false
    const move = ({ target, propertyName }: TransitionEvent) => {
      if (propertyName === 'transform' && target instanceof Element && target.contains(drawer)) moved = true
    }
    document.addEventListener('transitionrun', move)
    await close()
    await expect.element(menu()).not.toBeInTheDocument()
    document.removeEventListener('transitionrun', move)
    expect(moved).toBe(glides)
  })
})

it('a window below 992 px is narrow', async () => {
  await openConsole({ width: 991 })
  await expect.element(page.getByRole('button', { name: '打开菜单' })).toBeVisible()
  await page.viewport(992, 800)
  await expect.element(page.getByRole('button', { name: '收起侧边栏' })).toBeVisible()
})

it('is darkened, and stays so', async () => {
  await openConsole()
  await page.getByRole('button', { name: '外观' }).click()
  await page.getByRole('menuitemradio', { name: '深色' }).click()
  await expect.poll(() => getComputedStyle(document.body).backgroundColor).toBe('rgb(15, 20, 26)')
  expect(Cookies.get('appearance')).toBe('dark')
})

it('speaks Chinese when the cookie names a language that it does not speak', async () => {
  await openConsole({ remembered: { language: 'tlh' } })
  await expect.element(page.getByRole('button', { name: '收起侧边栏' })).toBeVisible()
})

it('offers its settings on a phone, where there is no room for their handle', async () => {
  await openConsole({ width: 390 })
  await page.getByRole('button', { name: '账号菜单: demo_partner' }).click()
  await page.getByRole('menuitem', { name: '系统布局配置' }).click()
  await expect.element(page.getByRole('dialog', { name: '系统布局配置' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: '系统布局配置' })).not.toBeInTheDocument()
})

it('offers its settings in the account menu once their handle is switched off', async () => {
  await openConsole()
  await expect.element(page.getByRole('button', { name: '系统布局配置' })).toBeVisible()
  await page.getByRole('button', { name: '账号菜单: demo_partner' }).click()
  await expect.element(page.getByRole('menuitem', { name: '修改密码' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: '系统布局配置' })).not.toBeInTheDocument()
  showSettingsPreference.write('0')
  await page.getByRole('menuitem', { name: '系统布局配置' }).click()
  await expect.element(page.getByRole('dialog', { name: '系统布局配置' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: '系统布局配置' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '系统布局配置' })).not.toBeInTheDocument()
})

describe('addresses', () => {
  it.each([
    ['of a group leads to its first page', '/pay', '/pay/tradelist'],
    ['above a page leads to it', '/merchant', '/merchant/merchant'],
    ['of the sign-in leads to the first page', '/login', '/dashboard'],
    ['that is none leads to the dashboard', '/', '/dashboard'],
  ])('an address %s', async (_, at, to) => {
    const { path } = await openConsole({ at })
    await expect.poll(path).toBe(to)
  })

  it('nobody knows lead to /404 inside the console, which names them and has a way on', async () => {
    const { path } = await openConsole({ at: '/nowhere?x=1' })
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await expect.element(page.getByText('访问的地址：/nowhere?x=1')).toBeVisible()
    expect(path()).toBe('/404')
    expect(document.title).toBe('页面不存在 - 开放平台')
    await expect.element(menu()).toBeVisible()
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect.poll(path).toBe('/dashboard')
    await expect.poll(() => document.title).toBe('首页 - 开放平台')
  })
})
