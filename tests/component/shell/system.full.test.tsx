import Cookies from 'js-cookie'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineResource, icons, l, loadDeclarations, text } from '@/declaration'
import { logProblem } from '@/shell/errorLog/errorLog'
import { ConsoleMenu } from '@/shell/menu/ConsoleMenu'
import { menuOf } from '@/shell/menu/menuEntries'
import IconPage from '@/shell/system/IconPage'
import MenuPage from '@/shell/system/MenuPage'
import RolePage from '@/shell/system/RolePage'
import SelfTestPage from '@/shell/system/SelfTestPage'
import { appearancePreference } from '@/theme/preferences'
import { variants } from '../../scope'
import { group, leaf, routesOf } from '../../unit/shell/menuTree'
import { absent, button, link, visible } from '../onPage'
import { violations } from '../violations'
import { answered, openPage, platform, refused, signIn, user } from './system.fixture'

const shop = defineResource({
  name: 'shop',
  path: '/test/shop',
  label: l('店铺', 'Shops', 'Tiendas'),
  icon: 'storefront',
  menu: { order: 1 },
  key: ['name'],
  title: 'name',
  fields: {
    name: text({ label: l('名称', 'Name', 'Nombre') }),
    phone: text({ label: l('电话', 'Phone', 'Teléfono') }),
  },
  list: { call: 'GET /test/shoplist', columns: ['name'], sortable: ['name'], sort: 'name', filters: [] },
  actions: {
    remove: {
      label: l('移除', 'Remove', 'Quitar'),
      icon: 'delete',
      call: 'POST /test/removeshop',
      on: ['row'],
    },
  },
})
const resources = loadDeclarations({ shop }, {})

const row = page.getByRole('row')
const rows = () =>
  row.elements().map((one) => [...one.querySelectorAll('td, th')].map((cell) => cell.textContent))

beforeEach(() => signIn())

const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

it('the icons are found by name or meaning, copied by a click, and one stop of the Tab key with arrows inside', async () => {
  const copied = clipboard()
  await openPage(<IconPage />)
  await visible(`共 ${icons.length} 个`)
  await page.getByRole('searchbox', { name: '搜索图标名称或含义' }).fill('退款')
  await visible('找到 1 个')
  await button('refund 退款').click()
  expect(copied).toHaveBeenCalledWith('refund')
  await visible('已复制')
  await page.getByRole('searchbox').fill('')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(button('add 新增')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect.element(button('announcement 公告')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowUp}{Home}{ArrowDown}{Enter}')
  expect(copied).toHaveBeenCalledTimes(2)
  const [tiles, below] = [page.getByRole('listitem').elements(), document.activeElement?.closest('li')]
  expect(below?.offsetTop).toBeGreaterThan(tiles[0] instanceof HTMLElement ? tiles[0].offsetTop : Number.NaN)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

it('the icons say when none fits, and how to go on', async () => {
  await openPage(<IconPage />, { language: 'es' })
  await page.getByRole('searchbox').fill('zebra')
  await visible('Ningún icono coincide con «zebra»')
  await button('Borrar la búsqueda').click()
  await visible(button(/^wallet/))
})

const routes = routesOf([
  leaf('/dashboard', { title: l('首页', 'Dashboard', 'Panel'), affix: true, icon: 'dashboard' }),
  group('/system', [leaf('menu', { title: '菜单表' }), leaf('edit/:id', { hidden: true, title: '编辑' })], {
    title: '系统管理',
  }),
  leaf('https://example.com/', { title: '外部', component: undefined }),
])
const menu = { ...menuOf(routes), aliases: [{ from: '/old/menu', to: '/system/menu' }] }
const content = (
  <ConsoleMenu value={menu}>
    <MenuPage />
  </ConsoleMenu>
)

it('the menu as it was read is a line for each route, called as the menu calls the page, and leads to its pages', async () => {
  const { path } = await openPage(content, { at: '/system/menu' })
  await visible('共 5 项，其中 1 项不在菜单中显示', page.getByRole('heading', { level: 1, name: '菜单表' }))
  expect(rows()).toEqual([
    ['名称', '路径', '页面', '标记'],
    ['首页', '/dashboard', 'Page', '固定标签'],
    ['系统管理', '/system', '分组', ''],
    ['菜单表', '/system/menu也可由 /old/menu 进入', 'Page', ''],
    ['编辑', '/system/edit/:id', 'Page', '隐藏带参数'],
    ['外部', 'https://example.com/', '–', '外部链接'],
  ])
  await expect.element(page.getByRole('rowheader', { name: '菜单表' })).toHaveAccessibleDescription('第 2 级')
  await visible('全部配置均已采用')
  await link('/dashboard').click()
  expect(path()).toBe('/dashboard')
  await absent(link('/system/edit/:id'))
  await expect.element(link('https://example.com/')).toHaveAttribute('target', '_blank')
})

it('the menu as it was read names what was left out and why, each once and nothing else', async () => {
  await openPage(content, { language: 'en' })
  logProblem('menu', '/a: there is no page "Nowhere"; the entry is left out')
  logProblem('load', 'a part was lost')
  logProblem('menu', '/b: meta.title is missing; the entry is left out')
  logProblem('menu', '/a: there is no page "Nowhere"; the entry is left out')
  const left = page.getByRole('region', { name: 'What was left out' })
  await visible(left.getByText(/there is no page "Nowhere"/))
  expect(left.getByRole('row').elements()).toHaveLength(3)
})

it('the roles stand beside one’s own account, area by area', async () => {
  await openPage(<RolePage />, { resources })
  await visible('共 2 个')
  expect(rows()).toEqual([
    ['功能', '我的账号可用 2 / 2', '客服可用 1 / 2', '只读可用 1 / 2'],
    ['店铺'],
    ['查看列表', '允许', '允许', '允许'],
    ['移除', '允许', '不允许', '不允许'],
    ['字段', '全部可见', '全部可见', '隐藏 1 个电话'],
  ])
})

it('the roles are one’s own rights where the platform names none', async () => {
  await signIn({ ...user, view_as: undefined, permissions: ['*', '!shop.remove'] })
  await openPage(<RolePage />, { resources })
  await visible('平台没有提供角色列表，下面是您自己的权限。')
  expect(rows()[3]).toEqual(['移除', '不允许'])
  await absent(page.getByRole('switch'))
})

const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })

it('the self-test says what is well, and copies it without the token', async () => {
  Cookies.set('Admin-Token', 'abcdef0123456789')
  const copied = clipboard()
  platform({ '/user/info': () => answered(user, { date: new Date().toUTCString() }) })
  await openPage(<SelfTestPage />)
  await visible('全部正常')
  await expect.element(line('连接平台')).toHaveTextContent('正常连接平台可以连接')
  await expect.element(line('本机时钟')).toHaveTextContent('准确')
  await button('复制结果').click()
  const text = copied.mock.calls[0]?.[0] ?? ''
  expect(text).toContain('[信息] 登录账号: demo_partner')
  expect(text).not.toContain('abcdef0123456789')
})

it('the self-test says in plain words what is wrong, and looks again', async () => {
  const late = new Date(Date.now() + 120_000).toUTCString()
  let answer = () => refused(50008, '登录失效')
  platform({ '/user/info': () => answer() })
  await openPage(<SelfTestPage />, { language: 'en' })
  await expect.element(line('Session')).toHaveTextContent('Sign in again.')
  answer = () => answered(user, { date: late })
  await button('Check again').click()
  await expect.element(line('Clock of this device')).toHaveTextContent(/1\d\d s behind the platform/)
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await button('Check again').click()
  await expect.element(line('Platform')).toHaveTextContent('No connection, check the network')
  await visible('1 to look at')
})

const pages = [
  ['图标', <IconPage key="icon" />],
  ['菜单', <MenuPage key="menu" />],
  ['角色', <RolePage key="role" />],
  ['自检', <SelfTestPage key="test" />],
] as const

it.each(
  pages.flatMap(([name, content]) =>
    variants(['light', 'dark'] as const).map((mode) => [name, mode, content] as const),
  ),
)('the page %s can be read by everybody in %s', async (name, mode, content) => {
  appearancePreference.write(mode)
  logProblem('menu', '/a: meta.title is missing; the entry is left out')
  platform({ '/user/info': () => answered(user) })
  await openPage(content, { resources, width: 390 })
  await visible(page.getByRole('heading', { level: 1, name }))
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
  document.documentElement.lang = 'zh'
  // Poll: a button that becomes enabled takes a moment to get its colour.
  await expect.poll(violations).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
