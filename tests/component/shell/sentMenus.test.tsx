import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearErrorLog, readErrorLog } from '@/shell/errorLog/errorLog'
import type { PageRegistry } from '@/shell/menu/pageRegistry'
import { menu, tab } from '../onPage'
import { areas, type OpenOptions, openConsole } from './openConsole'

beforeEach(clearErrorLog)

const pages: PageRegistry = {
  Role: () => <h1>这里是角色</h1>,
  Icon: () => <h1>这里是图标</h1>,
  Test: () => <h1>这里是编号页</h1>,
  trade_page: '/pay/tradelist/:id/page',
}

/** As a platform sends them. */
const menus = [
  {
    path: '/system',
    name: 'System',
    meta: { title: { zh: '系统管理', en: 'System', es: 'Sistema' }, icon: 'settings' },
    children: [
      { path: 'role', component: 'Role', meta: { title: '角色' } },
      {
        path: 'more',
        meta: { title: '更多' },
        children: [
          { path: 'icon', component: 'Icon', meta: { title: '图标' } },
          { path: 'nowhere', component: 'Nowhere', meta: { title: '没有的页面' } },
          {
            path: 'number/:id(\\d+)',
            component: 'Test',
            hidden: true,
            meta: { title: '编号', activeMenu: '/system/role' },
          },
        ],
      },
    ],
  },
  { path: '/orders', component: 'trade', meta: { title: '订单交易' } },
  {
    path: '/orders/:year(\\d+)/:id(\\d+)',
    component: 'trade_page',
    hidden: true,
    meta: { title: '某年的订单' },
  },
]

/** Trades with a page for each. */
const resources = Object.values({ ...areas, trades: { ...areas.trades, detail: {} } })

const open = (options: OpenOptions = {}) => openConsole({ user: { menus }, pages, resources, ...options })
const breadcrumb = () => page.getByRole('navigation', { name: '当前位置' })

describe('what the platform’s menus name', () => {
  it('is in the menu, opens its page with a tab, and knows the way to it', async () => {
    await open()
    await menu().getByRole('button', { name: '系统管理' }).click()
    await menu().getByRole('link', { name: '角色' }).click()
    await expect.element(page.getByRole('heading', { name: '这里是角色' })).toBeVisible()
    await expect.element(tab('角色')).toBeVisible()
    await expect.element(breadcrumb().getByText('系统管理')).toBeVisible()
    expect(document.title).toContain('角色')
  })

  it('speaks the operator’s language where the platform does', async () => {
    await open({ remembered: { language: 'es' } })
    await expect.element(page.getByRole('button', { name: 'Sistema' })).toBeVisible()
  })

  it('is kept alive like any page; may stand for many pages, and marks the entry that it names', async () => {
    const { router } = await open({ at: '/system/role' })
    await expect.element(page.getByRole('heading', { name: '这里是角色' })).toBeVisible()
    await router.navigate('/system/more/icon')
    await expect.element(page.getByRole('heading', { name: '这里是图标' })).toBeVisible()
    expect(page.getByText('这里是角色').elements()).toHaveLength(1)
    await router.navigate('/system/more/number/42')
    await expect.element(page.getByRole('heading', { name: '这里是编号页' })).toBeVisible()
    await expect.element(menu().getByRole('link', { name: '角色' })).toHaveAttribute('aria-current', 'page')
  })

  it('moves an area to where the platform wants it, with its own address', async () => {
    const { path } = await open()
    expect(menu().getByRole('button', { name: '支付管理' }).elements()).toHaveLength(0)
    await menu().getByRole('link', { name: '订单交易' }).click()
    await expect.element(page.getByRole('heading', { name: '交易记录' })).toBeVisible()
    expect(path()).toBe('/pay/tradelist')
  })
})

describe('an address', () => {
  it('leads where the menus say, and takes its own place in the history', async () => {
    const { path, router } = await open()
    for (const [at, lands] of [
      // Of a group, and of a group in a group: the first page.
      ['/system', '/system/role'],
      ['/system/more', '/system/more/icon'],
      // That the platform gave an area or a record: its own.
      ['/orders', '/pay/tradelist'],
      ['/orders/2024/5', '/pay/tradelist/5/page'],
      // Without the numbers that it takes, or without a page.
      ['/orders/2024/five', '/404'],
      ['/system/more/number/x', '/404'],
      ['/system/more/nowhere', '/404'],
    ] as const) {
      await router.navigate(at)
      await expect.poll(path, { message: at }).toBe(lands)
      expect(router.state.historyAction).toBe('REPLACE')
    }
  })
})

it('an entry without a page is left out and written down; the rest works', async () => {
  await open()
  await expect
    .poll(() => readErrorLog().map(({ message }) => message))
    .toEqual([expect.stringContaining('there is no page "Nowhere"')])
  await expect.element(page.getByRole('button', { name: '系统管理' })).toBeVisible()
})

it('menus that come later are taken up at once, and what they no longer name closes', async () => {
  const { told, path } = await open({ at: '/system/role' })
  await expect.element(tab('角色')).toBeVisible()
  await told({ menus: [] })
  await expect.poll(path).toBe('/404')
  await expect.element(tab('角色')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '系统管理' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '支付管理' })).toBeVisible()
})
