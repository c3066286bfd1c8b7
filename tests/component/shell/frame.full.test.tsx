import Cookies from 'js-cookie'
import { lazy, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sidebarPreference } from '@/shell/sidebar/sidebarState'
import { appearancePreference, showSettingsPreference, sizePreference } from '@/theme/preferences'
import { menu } from '../onPage'
import { areas, forget, openConsole } from './openConsole'

const reset = () => {
  sidebarPreference.write('1')
  sizePreference.write('medium')
  appearancePreference.write('light')
  showSettingsPreference.reset()
  forget()
}
beforeEach(reset)
afterEach(reset)

describe('the menu', () => {
  it('has an entry per area, a submenu for a group of several, none for a group of one', async () => {
    await openConsole()
    await expect
      .element(menu().getByRole('button', { name: '支付管理' }))
      .toHaveAttribute('aria-expanded', 'false')
    await expect.element(menu().getByRole('link', { name: '费用明细' })).toBeVisible()
    await expect.element(menu().getByRole('link', { name: '授权商家' })).toBeVisible()
    await expect.element(menu().getByRole('link', { name: '交易记录' })).not.toBeInTheDocument()
  })

  it('opens a submenu and goes where its entry leads', async () => {
    const { path } = await openConsole()
    await menu().getByRole('button', { name: '支付管理' }).click()
    await menu().getByRole('link', { name: '消费者投诉' }).click()
    await expect.poll(path).toBe('/pay/complaintlist')
    await expect
      .element(menu().getByRole('link', { name: '消费者投诉' }))
      .toHaveAttribute('aria-current', 'page')
    await expect.poll(() => document.title).toBe('消费者投诉 - 开放平台')
  })

  it('leads to a page at once, before its code has arrived', async () => {
    let arrive = () => {}
    const Slow = lazy(
      () =>
        new Promise<{ default: () => ReactNode }>((resolve) => {
          arrive = () => resolve({ default: () => <h1>到了</h1> })
        }),
    )
    await openConsole({
      screensOf: ({ path }) => ({ list: path === areas.fees.path ? Slow : () => <h1>别的页面</h1> }),
    })
    await expect.element(page.getByRole('heading', { name: '别的页面' })).toBeVisible()
    await menu().getByRole('link', { name: '费用明细' }).click()
    await expect.element(page.getByRole('status', { name: '正在加载…' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '别的页面' })).not.toBeInTheDocument()
    arrive()
    await expect.element(page.getByRole('heading', { name: '到了' })).toBeVisible()
  })

  it('shows where one is: the entry, its opened submenu, the breadcrumb', async () => {
    await openConsole({ at: '/pay/tradelist' })
    await expect
      .element(menu().getByRole('button', { name: '支付管理' }))
      .toHaveAttribute('aria-expanded', 'true')
    await expect
      .element(menu().getByRole('link', { name: '交易记录' }))
      .toHaveAttribute('aria-current', 'page')
    const trail = page.getByRole('navigation', { name: '当前位置' })
    await expect.element(trail).toHaveTextContent('支付管理交易记录')
  })

  it('collapses to pictures that keep their names, and remembers it', async () => {
    await openConsole()
    await page.getByRole('button', { name: '收起侧边栏' }).click()
    await expect.poll(() => menu().element().getBoundingClientRect().width).toBe(54)
    await expect.element(menu().getByRole('link', { name: '授权商家' })).toBeVisible()
    await expect.element(menu().getByText('授权商家')).not.toBeInTheDocument()
    expect(Cookies.get('sidebarStatus')).toBe('0')
    await page.getByRole('button', { name: '展开侧边栏' }).click()
    await expect.poll(() => menu().element().getBoundingClientRect().width).toBe(210)
    expect(Cookies.get('sidebarStatus')).toBe('1')
  })

  it('opens the submenus of a collapsed menu beside it', async () => {
    const { path } = await openConsole()
    await page.getByRole('button', { name: '收起侧边栏' }).click()
    await menu().getByRole('button', { name: '支付管理' }).click()
    await page.getByRole('menuitem', { name: '交易记录' }).click()
    await expect.poll(path).toBe('/pay/tradelist')
  })

  it('can be passed by with the keyboard', async () => {
    await openConsole()
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: '跳到主要内容' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})

describe('on a narrow window', () => {
  const openMenu = async () => {
    const opened = await openConsole({ width: 390 })
    await expect.element(menu()).not.toBeInTheDocument()
    await page.getByRole('button', { name: '打开菜单' }).click()
    await expect.element(menu().getByRole('link', { name: '费用明细' })).toBeVisible()
    return opened
  }

  it('the menu closes when one goes somewhere', async () => {
    const { path } = await openMenu()
    await menu().getByRole('link', { name: '费用明细' }).click()
    await expect.element(menu()).not.toBeInTheDocument()
    expect(path()).toBe('/partnerfee/partnerfee')
  })

  it('the menu closes on a click beside it', async () => {
    await openMenu()
    await userEvent.click(document.body, { position: { x: 350, y: 500 } })
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('the menu closes with Escape', async () => {
    await openMenu()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('the menu closes when the window is resized', async () => {
    await openMenu()
    await page.viewport(420, 800)
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

  it('leaves the wide window’s menu as it was remembered', async () => {
    await openMenu()
    await page.viewport(1280, 800)
    await expect.element(page.getByRole('button', { name: '收起侧边栏' })).toBeVisible()
    expect(Cookies.get('sidebarStatus')).toBeUndefined()
  })

  it.each([
    [991, '打开菜单'],
    [992, '收起侧边栏'],
  ])('is a window below 992 px: %d', async (width, name) => {
    await openConsole({ width })
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  })

  it('keeps the choices in the account menu', async () => {
    await openConsole({ width: 390 })
    await page.getByRole('button', { name: '账号菜单: demo_partner' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect.element(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  })
})

describe('the choices', () => {
  it('switch the language without a reload and remember it', async () => {
    const { path } = await openConsole({ at: '/pay/tradelist' })
    await page.getByRole('button', { name: '语言' }).click()
    await expect.element(page.getByRole('menuitemradio', { name: '中文' })).toBeChecked()
    await page.getByRole('menuitemradio', { name: 'Español' }).click()
    await expect.element(page.getByRole('status').getByText('Idioma cambiado')).toBeVisible()
    await expect
      .element(
        page
          .getByRole('navigation', { name: 'Navegación principal' })
          .getByRole('link', { name: 'Operaciones' }),
      )
      .toBeVisible()
    expect(Cookies.get('language')).toBe('es')
    expect(document.documentElement.lang).toBe('es')
    expect(document.title).toBe('Operaciones - Plataforma abierta')
    expect(path()).toBe('/pay/tradelist')
  })

  it('start in the remembered language, and in Chinese when the cookie says nonsense', async () => {
    const { screen } = await openConsole({ remembered: { language: 'en' } })
    await expect.element(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
    await screen.unmount()
    await openConsole({ remembered: { language: 'tlh' } })
    await expect.element(page.getByRole('button', { name: '收起侧边栏' })).toBeVisible()
  })

  it('change the size of the controls, say so and remember it', async () => {
    await openConsole()
    const button = page.getByRole('button', { name: '布局大小' })
    await expect.element(button).toBeVisible()
    expect(button.element().getBoundingClientRect().height).toBe(36)
    await button.click()
    await page.getByRole('menuitemradio', { name: '超小' }).click()
    await expect.element(page.getByText('布局大小切换成功')).toBeVisible()
    await expect.poll(() => button.element().getBoundingClientRect().height).toBe(28)
    expect(Cookies.get('size')).toBe('mini')
  })

  it('darken the console and remember it', async () => {
    await openConsole()
    await page.getByRole('button', { name: '外观' }).click()
    await page.getByRole('menuitemradio', { name: '深色' }).click()
    await expect.poll(() => getComputedStyle(document.body).backgroundColor).toBe('rgb(15, 20, 26)')
    expect(Cookies.get('appearance')).toBe('dark')
  })
})

describe('the account', () => {
  it('is named, and can sign out', async () => {
    const { logout } = await openConsole()
    await page.getByRole('button', { name: '账号菜单: demo_partner' }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect.poll(() => logout.mock.calls.length).toBe(1)
  })
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
  ])('an address %s', async (_, at, to) => {
    const { path } = await openConsole({ at })
    await expect.poll(path).toBe(to)
  })

  it('without a page lead to the dashboard', async () => {
    const { path } = await openConsole({ at: '/' })
    await expect.poll(path).toBe('/dashboard')
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
