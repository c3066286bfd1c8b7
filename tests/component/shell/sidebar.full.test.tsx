import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineMenu, l, loadDeclarations, type MenuPlace, type Resource } from '@/declaration'
import { ConsoleMenu } from '@/shell/menu/ConsoleMenu'
import { menuOf } from '@/shell/menu/menuEntries'
import { readRoutes } from '@/shell/menu/readRoutes'
import { Sidebar } from '@/shell/sidebar/Sidebar'
import { sidebarPreference } from '@/shell/sidebar/sidebarState'
import { appearancePreference, oneGroupPreference } from '@/theme/preferences'
import { variants } from '../../scope'
import { absent, button, click, menu, visible } from '../onPage'
import { violations } from '../violations'
import { areas, openConsole } from './openConsole'
import { renderInFrame } from './openNavbar'

const menuGroups = defineMenu({
  money: { label: l('资金管理', 'Money', 'Dinero'), icon: 'wallet', order: 1 },
  pay: { label: l('支付管理', 'Payments', 'Pagos'), icon: 'payments', order: 1, group: 'money' },
  shop: { label: l('店铺管理', 'Shops', 'Tiendas'), icon: 'storefront', order: 2, alwaysShow: true },
})

const placed = (area: (typeof areas)[keyof typeof areas], menu: MenuPlace): Resource => ({ ...area, menu })

const resources = loadDeclarations(
  {
    trades: placed(areas.trades, { group: 'pay', order: 1 }),
    complaints: placed(areas.complaints, { group: 'pay', order: 2 }),
    fees: placed(areas.fees, { group: 'money', order: 2 }),
    shops: placed(areas.shops, { group: 'shop', order: 1 }),
  },
  menuGroups,
)

const open = (options: Parameters<typeof openConsole>[0] = {}) =>
  openConsole({ at: '/dashboard', resources, menuGroups, ...options })

const group = (name: string) => menu().getByRole('button', { name })
const link = (name: string) => menu().getByRole('link', { name, exact: true })
const collapse = () => button('收起侧边栏').click()

/** Axe's findings in the menu, one line each. */
const complaints = () => violations(menu().element())

describe('a menu of three levels', () => {
  it('keeps one group open on each level, if the operator wants it, and those around the page on the screen', async () => {
    oneGroupPreference.write('1')
    await open()
    const isOpen = (name: string) => group(name).element().getAttribute('aria-expanded')
    await click(group('店铺管理'), group('资金管理'))
    expect([isOpen('资金管理'), isOpen('店铺管理')]).toEqual(['true', 'false'])
    await click(group('支付管理'), link('交易记录'))
    await expect.element(link('交易记录')).toHaveAttribute('aria-current', 'page')
    expect([isOpen('资金管理'), isOpen('支付管理')]).toEqual(['true', 'true'])
    await click(group('店铺管理'), link('授权商家'))
    await expect.element(link('授权商家')).toHaveAttribute('aria-current', 'page')
    expect([isOpen('资金管理'), isOpen('店铺管理')]).toEqual(['false', 'true'])
    oneGroupPreference.reset()
    await group('资金管理').click()
    await expect.element(group('资金管理')).toHaveAttribute('aria-expanded', 'true')
    expect(isOpen('店铺管理')).toBe('true')
  })

  it('opens one inside another, names what a button opens, and leads to a page', async () => {
    const { path } = await open()
    await expect.element(group('资金管理')).toHaveAttribute('aria-expanded', 'false')
    await click(group('资金管理'), group('支付管理'), link('交易记录'))
    await expect.poll(path).toBe('/pay/tradelist')
    await expect.element(link('交易记录')).toHaveAttribute('aria-current', 'page')
    await expect.element(group('支付管理')).toHaveAttribute('data-holds-active')
    await expect.element(group('资金管理')).toHaveAttribute('data-holds-active')
    await group('店铺管理').click()
    const id = group('店铺管理').element().getAttribute('aria-controls')
    await expect
      .element(page.elementLocator(document.getElementById(id ?? '') ?? document.body))
      .toHaveTextContent(/^授权商家$/)
  })

  it('stands open where the page is, opens around the page one goes to, and stays otherwise as it was left', async () => {
    const { router } = await open({ at: '/pay/tradelist/P1/show' })
    await visible(link('交易记录'))
    await expect.element(group('店铺管理')).toHaveAttribute('aria-expanded', 'false')
    await click(group('店铺管理'), group('资金管理'))
    await expect.element(group('资金管理')).toHaveAttribute('aria-expanded', 'false')
    await router.navigate('/merchant/merchant')
    await expect.element(link('授权商家')).toHaveAttribute('aria-current', 'page')
    await expect.element(group('资金管理')).toHaveAttribute('aria-expanded', 'false')
    await router.navigate('/pay/complaintlist')
    await visible(link('消费者投诉'))
    await expect.element(group('店铺管理')).toHaveAttribute('aria-expanded', 'true')
    await collapse()
    await button('展开侧边栏').click()
    await expect.element(group('店铺管理')).toHaveAttribute('aria-expanded', 'true')
  })

  it('scrolls to the page’s own line when it is out of sight, and leaves the focus and the page where they are', async () => {
    const { router } = await open()
    await visible(link('首页'))
    await page.viewport(1280, 160)
    const isInSight = (name: string) => {
      const { top, bottom } = link(name).element().getBoundingClientRect()
      return top >= 0 && bottom <= 160
    }
    const { activeElement } = document
    await router.navigate('/merchant/merchant')
    await expect.poll(() => isInSight('授权商家')).toBe(true)
    expect(document.activeElement).toBe(activeElement)
    expect(document.scrollingElement?.scrollTop).toBe(0)
    expect(menu().element().scrollTop).toBeGreaterThan(0)
    await router.navigate('/dashboard')
    await expect.poll(() => isInSight('首页')).toBe(true)
  })

  it('can be worked with the keyboard', async () => {
    const { path } = await open()
    await visible(link('首页'))
    link('首页').element().focus()
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}{Tab}')
    await expect.element(link('交易记录')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(path).toBe('/pay/tradelist')
  })

  it.each(variants(['light', 'dark'] as const))('can be read by everybody, in %s', async (mode) => {
    appearancePreference.write(mode)
    await open({ at: '/pay/tradelist' })
    await group('店铺管理').click()
    await visible(link('授权商家'))
    expect(await complaints()).toEqual([])
    await link('消费者投诉').hover()
    expect(await complaints()).toEqual([])
  })
})

const entry = (name: string) => page.getByRole('menuitem', { name })

it('a collapsed menu opens its submenus beside it, one out of another', async () => {
  const { path } = await open()
  await collapse()
  await click(group('资金管理'), entry('支付管理'))
  await visible(page.getByRole('menu', { name: '支付管理' }))
  await entry('交易记录').click()
  await expect.poll(path).toBe('/pay/tradelist')
  await absent(page.getByRole('menu'))
  await expect.element(group('资金管理')).toHaveAttribute('data-holds-active')
})

it('a collapsed menu can be worked with the keyboard', async () => {
  const { path } = await open()
  await collapse()
  group('资金管理').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry('支付管理')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(entry('交易记录')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(entry('支付管理')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry('交易记录')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(entry('支付管理')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(entry('交易记录')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(path).toBe('/pay/complaintlist')
  await absent(page.getByRole('menu'))
})

it('a collapsed menu closes all its submenus with a click beside them, and gives the focus back when it is closed by Escape', async () => {
  await open()
  await collapse()
  await click(group('资金管理'), entry('支付管理'))
  await userEvent.click(document.body, { position: { x: 900, y: 600 } })
  await absent(page.getByRole('menu'))
  group('店铺管理').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry('授权商家')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(group('店铺管理')).toHaveFocus()
})

it.each(['1', '0'] as const)(
  'on a narrow window gives the focus back to what opened the menu, and leaves what was chosen on a wide one: %s',
  async (chosen) => {
    sidebarPreference.write(chosen)
    await open({ width: 390 })
    const opener = button('打开菜单')
    await opener.click()
    await visible(group('店铺管理'))
    expect(menu().element().getBoundingClientRect().width).toBe(210)
    await userEvent.keyboard('{Escape}')
    await absent(menu())
    await expect.element(opener).toHaveFocus()
    expect(Cookies.get('sidebarStatus')).toBe(chosen)
  },
)

const { routes } = readRoutes(
  [
    { path: 'https://docs.example.com/a', meta: { title: '接口文档', icon: 'link' } },
    {
      path: '/help',
      meta: { title: '帮助' },
      children: [
        { path: 'mailto:help@example.com', meta: { title: '邮件' } },
        { path: 'tel:400', meta: { title: '电话' } },
      ],
    },
  ],
  () => true,
)
const openMenu = (props: { open: boolean; showLogo?: boolean }) =>
  renderInFrame(
    <ConsoleMenu value={menuOf(routes)}>
      <Sidebar mobile={false} onClose={() => {}} {...props} />
    </ConsoleMenu>,
  )

it('an entry that leads out of the console opens in a new tab that knows nothing of this one, and says so; the logo leads to the start', async () => {
  const { screen } = await openMenu({ open: true })
  const docs = menu().getByRole('link', { name: '接口文档' })
  await expect.element(docs).toHaveAttribute('href', 'https://docs.example.com/a')
  await expect.element(docs).toHaveAttribute('target', '_blank')
  await expect.element(docs).toHaveAttribute('rel', 'noopener')
  await visible(docs.getByRole('img', { name: '在新标签页打开' }))
  await group('帮助').click()
  await expect
    .element(menu().getByRole('link', { name: '邮件' }))
    .toHaveAttribute('href', 'mailto:help@example.com')
  await expect.element(link('开放平台')).toHaveAttribute('href', '/')
  await screen.unmount()
  await openMenu({ open: true, showLogo: false })
  await visible(group('帮助'))
  await absent(link('开放平台'))
})

it('an entry that leads out of the console does so from a collapsed menu too', async () => {
  await openMenu({ open: false })
  await expect.element(link('接口文档')).toHaveAttribute('rel', 'noopener')
  await group('帮助').click()
  const phone = page.getByRole('menuitem', { name: '电话' })
  await expect.element(phone).toHaveAttribute('href', 'tel:400')
  await expect.element(phone).toHaveAttribute('target', '_blank')
})
