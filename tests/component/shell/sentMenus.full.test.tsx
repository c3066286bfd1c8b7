import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearErrorLog, readErrorLog } from '@/shell/errorLog/errorLog'
import type { PageRegistry } from '@/shell/menu/pageRegistry'
import { absent, button, click, menu, tab, visible } from '../onPage'
import { areas, type OpenOptions, openConsole } from './openConsole'

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

it('what the platform’s menus name is in the menu, opens its page with a tab, and knows the way to it', async () => {
  await open()
  await click(menu().getByRole('button', { name: '系统管理' }), menu().getByRole('link', { name: '角色' }))
  await visible(
    page.getByRole('heading', { name: '这里是角色' }),
    tab('角色'),
    breadcrumb().getByText('系统管理'),
  )
  expect(document.title).toContain('角色')
})

it('what the platform’s menus name is kept alive like any page; may stand for many pages, and marks the entry that it names', async () => {
  const { router } = await open({ at: '/system/role' })
  await visible(page.getByRole('heading', { name: '这里是角色' }))
  await router.navigate('/system/more/icon')
  await visible(page.getByRole('heading', { name: '这里是图标' }))
  expect(page.getByText('这里是角色').elements()).toHaveLength(1)
  await router.navigate('/system/more/number/42')
  await visible(page.getByRole('heading', { name: '这里是编号页' }))
  await expect.element(menu().getByRole('link', { name: '角色' })).toHaveAttribute('aria-current', 'page')
})

it('what the platform’s menus name moves an area to where the platform wants it, with its own address', async () => {
  const { path } = await open()
  expect(menu().getByRole('button', { name: '支付管理' }).elements()).toHaveLength(0)
  await menu().getByRole('link', { name: '订单交易' }).click()
  await visible(page.getByRole('heading', { name: '交易记录' }))
  expect(path()).toBe('/pay/tradelist')
})

it('an address leads where the menus say, and takes its own place in the history', async () => {
  const { path, router } = await open()
  for (const [at, lands] of [
    // For a group, or a group within a group: the first page.
    ['/system', '/system/role'],
    ['/system/more', '/system/more/icon'],
    // An entry that the platform gave an area or a record: its own address.
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

it('menus that come later are taken up at once, and what they no longer name closes', async () => {
  const { told, path } = await open({ at: '/system/role' })
  await visible(tab('角色'))
  await told({ menus: [] })
  await expect.poll(path).toBe('/404')
  await absent(tab('角色'), button('系统管理'))
  await visible(button('支付管理'))
})

it('leaves out an entry that cannot be used, writes down why, and shows the rest', async () => {
  const { shops, fees } = areas
  await openConsole({ resources: [shops, { ...fees, name: 'otherFee', path: shops.path }, fees] })
  await visible(
    menu().getByRole('link', { name: '授权商家' }),
    menu().getByRole('link', { name: '费用明细' }),
  )
  expect(menu().getByRole('link', { name: '费用明细' }).elements()).toHaveLength(1)
  await expect
    .poll(() => readErrorLog().map(({ source, message }) => ({ source, message })))
    .toEqual([{ source: 'menu', message: expect.stringContaining('/merchant/merchant') }])
  await visible(button(/错误日志/))
})

it('writes down what is wrong with a menu once, not at every load and for every operator', async () => {
  const entryAt = (path: string) => ({ path, component: 'Nowhere', meta: { title: path } })
  const problem = (path: string) => `${path}: there is no page "Nowhere"; the entry is left out`
  const opened = async (username: string, ...paths: string[]) => {
    clearErrorLog()
    const { screen } = await openConsole({ user: { username, menus: paths.map(entryAt) } })
    const shop = menu().getByRole('link', { name: '授权商家' })
    await visible(shop)
    const said = readErrorLog().map(({ message }) => message)
    await screen.unmount()
    return said
  }
  expect(await opened('demo_partner', '/a')).toEqual([problem('/a')])
  expect(await opened('demo_partner', '/a')).toEqual([])
  expect(await opened('demo_agent', '/a')).toEqual([])
  expect(await opened('demo_agent', '/a', '/b')).toEqual([problem('/b')])
})
