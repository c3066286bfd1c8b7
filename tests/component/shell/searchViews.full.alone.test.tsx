import trade from '@resources/pay/trade/trade.area'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l } from '@/declaration'
import { operator } from '@/platform/operator'
import { ConsoleMenu } from '@/shell/menu/ConsoleMenu'
import { menuOf } from '@/shell/menu/menuEntries'
import { MenuSearch } from '@/shell/search/MenuSearch'
import { behindFetch, refusal } from '../behindFetch'
import { absent, button, toasts, visible } from '../onPage'
import { renderInFrame } from './openNavbar'

const menu = menuOf([
  { path: trade.path, component: 'trade', title: trade.label },
  { path: '/merchant/merchant', component: 'merchant', title: l('授权商家', 'Merchants', 'Comercios') },
])

const open = () =>
  renderInFrame(
    <ConsoleMenu value={menu}>
      <header>
        <MenuSearch />
      </header>
    </ConsoleMenu>,
    { resources: [trade] },
  )

const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => one.querySelector('span')?.textContent)

const views = [
  { view_id: 7, area: 'trade', name: '今日失败', version: 1 },
  { view_id: 8, area: 'nothing', name: '没有这个列表', version: 1 },
]

/** A platform that keeps views, and answers requests for them. */
const platform = async (answer: () => unknown) => {
  const calls = behindFetch(({ name }) =>
    name === 'info' ? { username: 'demo_partner', offers: ['views'] } : answer(),
  )
  await operator.refresh()
  return { asked: () => calls.filter(({ name }) => name === 'views').length }
}

afterEach(() => vi.unstubAllGlobals())

it('the search finds views under their lists, by readings too; they are asked for when it opens and not before', async () => {
  const { asked } = await platform(() => ({ items: views }))
  const { router } = await open()
  await visible(button('搜索页面和记录'))
  expect(asked()).toBe(0)
  await button('搜索页面和记录').click()
  await expect.poll(options).toEqual(['交易记录', '授权商家', '交易记录 · 今日失败'])
  expect(asked()).toBe(1)
  await page.getByRole('combobox').fill('jrsb')
  await expect.poll(options).toEqual(['交易记录 · 今日失败'])
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/pay/tradelist', search: '?view=7' })
})

it('the search does without views that cannot be loaded', async () => {
  await platform(() => refusal(10500, '系统繁忙，请稍后再试'))
  await open()
  await button('搜索页面和记录').click()
  await visible(toasts().getByText('系统繁忙，请稍后再试'))
  expect(options()).toEqual(['交易记录', '授权商家'])
  await userEvent.keyboard('{Escape}')
  await absent(page.getByRole('combobox'))
})
