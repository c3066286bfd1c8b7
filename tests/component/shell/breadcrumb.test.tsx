import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { headOf, l, loadDeclarations } from '@/declaration'
import { ConsoleMenu } from '@/shell/menu/ConsoleMenu'
import { consoleRoutes } from '@/shell/menu/consoleRoutes'
import { menuOf } from '@/shell/menu/menuEntries'
import { Breadcrumb } from '@/shell/navbar/Navbar'
import { absent, visible } from '../onPage'
import { areas } from './openConsole'
import { type NavbarOptions, renderInFrame } from './openNavbar'

const menuGroups = {
  pay: { label: l('支付管理', 'Payments', 'Pagos'), icon: 'payments', order: 1 },
  fee: { label: l('费用', 'Fees', 'Tarifas'), icon: 'fee', order: 2 },
} as const

const resources = loadDeclarations(
  {
    ...areas,
    trades: {
      ...areas.trades,
      detail: {},
      save: {
        call: 'POST /user/trade',
        fields: ['name', 'a', 'b', 'c', 'd', 'e', 'f'],
      },
      fields: {
        ...areas.trades.fields,
        ...Object.fromEntries([...'abcdef'].map((name) => [name, areas.trades.fields.name])),
      },
    },
  },
  menuGroups,
)

const menu = menuOf(consoleRoutes(resources.map(headOf), menuGroups).routes)

const open = (options: NavbarOptions) =>
  renderInFrame(
    <ConsoleMenu value={menu}>
      <Breadcrumb />
      <main>页面</main>
    </ConsoleMenu>,
    { resources, ...options },
  )

const trail = page.getByRole('navigation', { name: '当前位置' })
const step = trail.getByRole('listitem')

const textOf = (element: Element) => {
  const to = element.querySelector('a')?.getAttribute('href')
  return to ? `[${element.textContent} ${to}]` : element.textContent
}
const steps = () => step.elements().map(textOf).join(' / ')

it('the breadcrumb is the way to the page, leads back, and is not there for an address of no page', async () => {
  const { router, path } = await open({ at: '/dashboard' })
  for (const [at, expected] of [
    ['/dashboard', '首页'],
    ['/pay/tradelist', '[首页 /dashboard] / 支付管理 / 交易记录'],
    ['/pay/tradelist/create', '[首页 /dashboard] / 支付管理 / [交易记录 /pay/tradelist] / 新建'],
    ['/merchant/merchant', '[首页 /dashboard] / 授权商家'],
    ['/docs/taobao', '[首页 /dashboard] / 淘宝'],
    ['/pay/tradelist/P1/page', '[首页 /dashboard] / 支付管理 / [交易记录 /pay/tradelist] / 详情'],
  ] as const) {
    await router.navigate(at)
    await expect.poll(steps, { message: at }).toBe(expected)
    await expect.element(step.last()).toHaveAttribute('aria-current', 'page')
  }
  await trail.getByRole('link', { name: '交易记录' }).click()
  await expect.poll(path).toBe('/pay/tradelist')
  await expect.poll(steps).toBe('[首页 /dashboard] / 支付管理 / 交易记录')
  await router.navigate('/404')
  await absent(trail)
})

it('the breadcrumb stands still while a page is loaded anew', async () => {
  const { router, path } = await open({ at: '/pay/tradelist' })
  await expect.poll(steps).toContain('交易记录')
  await router.navigate('/redirect/merchant/merchant')
  expect(path()).toBe('/redirect/merchant/merchant')
  expect(steps()).toBe('[首页 /dashboard] / 支付管理 / 交易记录')
  await router.navigate('/merchant/merchant')
  await expect.poll(steps).toBe('[首页 /dashboard] / 授权商家')
})

it('the breadcrumb ends in the page’s whole name where the longer languages have no room for the way to it', async () => {
  await open({ at: '/pay/tradelist', width: 1024, language: 'en' })
  const whole = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect.poll(() => whole.elements()).toHaveLength(1)
})

it('the breadcrumb is the page’s own name on a phone', async () => {
  await open({ at: '/pay/tradelist', width: 390 })
  await visible(trail.getByText('交易记录'))
  await expect.element(trail.getByText('支付管理')).not.toBeVisible()
  expect(step.elements()).toHaveLength(1)
})
