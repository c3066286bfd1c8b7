import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l } from '@/declaration'
import { HomePage } from '@/shell/home/Dashboard'
import { ConsoleMenu } from '@/shell/menu/ConsoleMenu'
import { menuOf } from '@/shell/menu/menuEntries'
import { type MenuRoute, noRedirect } from '@/shell/menu/routes'
import { appearancePreference } from '@/theme/preferences'
import { variants } from '../../scope'
import { visible } from '../onPage'
import { violations } from '../violations'
import { type NavbarOptions, renderInFrame } from './openNavbar'

const at = (path: string, zh: string, en: string, es: string): MenuRoute => ({
  path,
  component: path.slice(1),
  title: l(zh, en, es),
  icon: 'list',
})

const payments: MenuRoute = {
  path: '/pay',
  redirect: noRedirect,
  title: l('支付管理', 'Payments', 'Pagos'),
  icon: 'payments',
  children: [
    at('/pay/tradelist', '交易记录', 'Trades', 'Operaciones'),
    at('/pay/complaintlist', '消费者投诉', 'Complaints', 'Reclamaciones'),
    {
      path: '/pay/settle',
      redirect: noRedirect,
      title: l('结算', 'Settlement', 'Liquidación'),
      children: [
        at('/pay/settle/bills', '账单', 'Bills', 'Facturas'),
        at('/pay/settle/cards', '银行卡', 'Bank cards', 'Tarjetas'),
      ],
    },
  ],
}

const routes: readonly MenuRoute[] = [
  { ...at('/dashboard', '首页', 'Dashboard', 'Panel de control'), affix: true },
  at('/partnerfee/partnerfee', '费用明细', 'Fee details', 'Detalle de tarifas'),
  at('/announcement/announcement', '系统公告', 'Announcements', 'Anuncios'),
  { ...at('/announcement/announcementdetail', '公告详情', 'Announcement', 'Anuncio'), hidden: true },
  payments,
  at('/merchant/merchant', '授权商家', 'Merchants', 'Comercios'),
  { path: 'https://docs.example.com/', title: l('接口文档', 'API reference', 'Referencia de la API') },
]

const open = (options?: NavbarOptions, shown: readonly MenuRoute[] = routes) =>
  renderInFrame(
    <ConsoleMenu value={menuOf(shown)}>
      <main>
        <HomePage />
      </main>
    </ConsoleMenu>,
    options,
  )

const namesIn = (group: Element) => [...group.querySelectorAll('a span')].map((link) => link.textContent)

describe('the home page', () => {
  it('greets the operator by name, with what the menu holds', async () => {
    const { path, router } = await open({ identity: { fullName: '林小姐' } })
    await visible(page.getByRole('heading', { name: '首页', level: 1 }), '林小姐，您好！')
    await visible(page.getByRole('region', { name: '支付管理' }))
    // The menu's entries, in its order and groups, except this page and hidden ones.
    const groups = [...document.querySelectorAll('section')]
    expect(groups.map((group) => [group.querySelector('h2')?.textContent, namesIn(group)])).toEqual([
      [undefined, ['费用明细', '系统公告']],
      ['支付管理', ['交易记录', '消费者投诉', '账单结算', '银行卡结算']],
      [undefined, ['授权商家', '接口文档']],
    ])
    await visible(page.getByRole('region', { name: '支付管理' }))
    const link = page.getByRole('link', { name: '接口文档 在新标签页打开' })
    await expect.element(link).toHaveAttribute('href', 'https://docs.example.com/')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
    // With the pointer, then with the keyboard.
    await page.getByRole('link', { name: '消费者投诉' }).click()
    await expect.poll(path).toBe('/pay/complaintlist')
    await router.navigate('/')
    await visible(page.getByRole('heading', { level: 1 }))
    document.querySelector<HTMLElement>('a')?.focus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(path).toBe('/announcement/announcement')
  })

  it('says what to do when the menu is empty', async () => {
    await open({}, routes.slice(0, 1))
    await visible('当前账号没有可用的菜单，请联系管理员开通。')
  })

  it.each(variants(['light', 'dark'] as const))('can be used by everybody, in %s', async (mode) => {
    appearancePreference.write(mode)
    await open()
    await visible('demo_partner，您好！')
    expect(await violations()).toEqual([])
  })

  it('fits a phone, as many links beside each other as there is room for', async () => {
    await open({ width: 390 })
    await visible('demo_partner，您好！')
    expect(document.documentElement.scrollWidth).toBe(390)
    const rights = [...document.querySelectorAll('li')].map((card) => card.getBoundingClientRect().right)
    expect(Math.max(...rights)).toBeLessThanOrEqual(390)
  })
})
