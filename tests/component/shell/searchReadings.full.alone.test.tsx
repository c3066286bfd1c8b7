import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { l } from '@/declaration'
import { ConsoleMenu } from '@/shell/menu/ConsoleMenu'
import { menuOf } from '@/shell/menu/menuEntries'
import { MenuSearch } from '@/shell/search/MenuSearch'
import { button, visible } from '../onPage'
import { renderInFrame } from './openNavbar'

const { arrive, arrived } = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive: () => arrive(), arrived }
})

/** The dictionary takes as long to load as the test wants. */
vi.mock('@/shell/search/readings', async (original) => {
  await arrived
  return await original()
})

const menu = menuOf([
  { path: '/pay/tradelist', component: 'trade', title: l('交易记录', 'Trades', 'Operaciones') },
])

it('finds by characters while the readings are on their way, says nothing is missing yet, then finds by them', async () => {
  await renderInFrame(
    <ConsoleMenu value={menu}>
      <MenuSearch />
    </ConsoleMenu>,
  )
  await button('搜索页面和记录').click()
  const field = page.getByRole('combobox')
  const found = page.getByRole('option', { name: '交易记录' })
  await field.fill('记录')
  await visible(found)
  await field.fill('jyjl')
  await expect.element(page.getByRole('status')).toHaveTextContent('正在加载…')
  arrive()
  await visible(found)
  await field.fill('没有的')
  await expect.element(page.getByRole('status')).toHaveTextContent('没有找到')
})
