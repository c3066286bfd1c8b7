import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l } from '@/declaration'
import { ConsoleMenu } from '@/shell/menu/ConsoleMenu'
import { menuOf } from '@/shell/menu/menuEntries'
import { type MenuRoute, noRedirect } from '@/shell/menu/routes'
import { MenuSearch } from '@/shell/search/MenuSearch'
import { appearancePreference } from '@/theme/preferences'
import { isFullRun, variants } from '../../scope'
import { absent, dialog, visible } from '../onPage'
import { violations, withoutLandmarks } from '../violations'
import { type NavbarOptions, renderInFrame } from './openNavbar'

const routes: readonly MenuRoute[] = [
  { path: '/dashboard', component: 'Dashboard', title: l('首页', 'Dashboard', 'Panel de control') },
  {
    path: '/pay',
    redirect: noRedirect,
    title: l('支付管理', 'Payments', 'Pagos'),
    children: [
      {
        path: '/pay/complaintlist',
        component: 'complaint',
        title: l('消费者投诉', 'Complaints', 'Reclamaciones'),
      },
      { path: '/pay/tradelist', component: 'trade', title: l('交易记录', 'Trades', 'Operaciones') },
    ],
  },
  { path: '/merchant/merchant', component: 'merchant', title: l('授权商家', 'Merchants', 'Comercios') },
  { path: 'https://docs.example.com/', title: l('接口文档', 'API reference', 'Referencia de la API') },
]

const menu = menuOf(routes)

const open = (options?: NavbarOptions) =>
  renderInFrame(
    <ConsoleMenu value={menu}>
      <header>
        <MenuSearch />
      </header>
      <main>
        <h1>页面</h1>
        <input aria-label="备注" />
      </main>
    </ConsoleMenu>,
    options,
  )

const button = () => page.getByRole('button', { name: '搜索页面和记录' })
const field = () => page.getByRole('combobox')
const option = page.getByRole('option')
const options = () => option.elements().map((one) => one.querySelector('span')?.textContent)
const chosen = () => page.getByRole('option', { selected: true })

const openAndType = async (typed: string) => {
  const opened = await open()
  await button().click()
  await field().fill(typed)
  return opened
}

/** Axe's findings, one line each. A dialog covers the page and belongs to no landmark. */
const complaints = () => violations(document, withoutLandmarks)

it('the search over the menu opens with a click on its button, which shows the keys, and lists the whole menu', async () => {
  await open()
  await expect.element(button()).toHaveAttribute('id', 'header-search')
  const keys = button().element().querySelector('kbd')
  expect(keys && getComputedStyle(keys, '::before').content).toBe('"Ctrl K"')
  await expect.element(button()).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  await button().click()
  await expect.element(field()).toHaveFocus()
  expect(options()).toEqual(['首页', '支付管理消费者投诉', '支付管理交易记录', '授权商家', '接口文档'])
  await expect.element(chosen()).toHaveTextContent('首页')
})

it('the search over the menu says in words where a page is, and its address only to who types one', async () => {
  await openAndType('交易')
  await expect.element(chosen()).toHaveTextContent('支付管理交易记录')
  expect(dialog().element().textContent).not.toContain('/pay/')
  await field().fill('/pay/trade')
  await expect.element(chosen()).toHaveTextContent('/pay/tradelist')
})

it('the search over the menu opens with Ctrl or Cmd and K, also out of a field, goes back there, and keeps the browser’s own search from them', async () => {
  await open()
  const note = page.getByRole('textbox', { name: '备注' })
  await note.fill('写了一半')
  const prevented: boolean[] = []
  const look = (press: KeyboardEvent) =>
    press.key.toLowerCase() === 'k' && prevented.push(press.defaultPrevented)
  addEventListener('keydown', look)
  for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}K{/Control}']) {
    await userEvent.keyboard(keys)
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard(keys)
    await absent(field())
    await expect.element(note).toHaveFocus()
  }
  removeEventListener('keydown', look)
  expect(new Set(prevented)).toEqual(new Set([true]))
  await expect.element(note).toHaveValue('写了一半')
  // Other keys would open it, and the right ones close it again.
  note.element().blur()
  for (const keys of ['k', '{Control>}{Shift>}k{/Shift}{/Control}', '{Alt>}k{/Alt}']) {
    await userEvent.keyboard(keys)
    await userEvent.keyboard('{Control>}k{/Control}')
    await visible(field())
    await userEvent.keyboard('{Escape}')
    await absent(field())
  }
})

it('the search over the menu opens not over a question that waits for its answer', async () => {
  await open()
  await visible(button())
  const question = document.createElement('div')
  question.setAttribute('aria-modal', 'true')
  question.textContent = '确定退款？'
  document.body.append(question)
  await userEvent.keyboard('{Control>}k{/Control}')
  question.style.display = 'none'
  await userEvent.keyboard('{Control>}k{/Control}')
  // The first press would have opened it, and the second closed it again.
  await visible(field())
  question.remove()
})

it('the search finds by characters, readings, initials and address, and says when it finds nothing', async () => {
  await open()
  await button().click()
  for (const [typed, first] of [
    ['交易', '支付管理交易记录'],
    ['jiaoyijilu', '支付管理交易记录'],
    ['jyjl', '支付管理交易记录'],
    ['sqsj', '授权商家'],
    ['tradelist', '支付管理交易记录'],
  ] as const) {
    await field().fill(typed)
    await expect.poll(() => options()[0]).toBe(first)
    await expect
      .element(chosen())
      .toHaveAttribute('id', field().element().getAttribute('aria-activedescendant'))
  }
  await field().fill('完全没有的东西')
  await expect.element(page.getByRole('status')).toHaveTextContent('没有找到')
  await absent(page.getByRole('option'))
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field()).toHaveFocus()
})

it('what is found is gone through with the keys, round and round; the first is opened with Enter, but not by the Enter that ends a word of an input method', async () => {
  const { path } = await open()
  await button().click()
  await expect.element(field()).toHaveFocus()
  for (const [keys, title] of [
    ['{ArrowDown}', '消费者投诉'],
    ['{ArrowDown}', '交易记录'],
    ['{ArrowUp}', '消费者投诉'],
    ['{End}', '接口文档'],
    ['{ArrowDown}', '首页'],
    ['{ArrowUp}', '接口文档'],
    ['{Home}', '首页'],
  ] as const) {
    await userEvent.keyboard(keys)
    await expect.element(chosen()).toHaveTextContent(title)
    await expect.element(field()).toHaveFocus()
  }
  await field().fill('jyjl')
  await expect.element(chosen()).toHaveTextContent('交易记录')
  const composing = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }
  field().element().dispatchEvent(new KeyboardEvent('keydown', composing))
  await visible(field())
  expect(path()).toBe('/')
  await userEvent.keyboard('{Enter}')
  await expect.poll(path).toBe('/pay/tradelist')
  await absent(field())
})

it('what is found is opened with a click; outside the console in a new tab that cannot reach back', async () => {
  const { path } = await openAndType('支付')
  await page.getByRole('option', { name: '消费者投诉' }).click()
  await expect.poll(path).toBe('/pay/complaintlist')
  await absent(field())
  const opening = vi.spyOn(window, 'open').mockReturnValue(null)
  await button().click()
  await field().fill('接口')
  await visible(page.getByRole('option', { name: '接口文档 在新标签页打开' }))
  await userEvent.keyboard('{Enter}')
  expect(opening).toHaveBeenCalledExactlyOnceWith('https://docs.example.com/', '_blank', 'noopener')
  expect(path()).toBe('/pay/complaintlist')
})

if (isFullRun)
  it('the search closes with Escape and gives the focus back; with a click elsewhere, and begins again', async () => {
    await openAndType('jyjl')
    await userEvent.keyboard('{Escape}')
    await absent(field())
    await expect.element(button()).toHaveFocus()
    await button().click()
    await field().fill('jyjl')
    await userEvent.click(document.body, { position: { x: 20, y: 700 } })
    await absent(field())
    await button().click()
    await expect.element(field()).toHaveValue('')
  })

it.each(variants(['light', 'dark'] as const))('the search can be used by everybody, in %s', async (mode) => {
  appearancePreference.write(mode)
  await openAndType('zhifu')
  await expect.poll(options).toHaveLength(2)
  expect(await complaints()).toEqual([])
  await field().fill('完全没有的东西')
  await expect.element(page.getByRole('status')).toHaveTextContent('没有找到')
  expect(await complaints()).toEqual([])
})

it('the search can be used on a phone', async () => {
  await open({ width: 390, height: 700 })
  await visible(button())
  expect(button().element().querySelector('kbd')?.checkVisibility()).toBe(false)
  await button().click()
  await expect.element(field()).toHaveFocus()
  expect(document.documentElement.scrollWidth).toBe(390)
  const { left, right } = dialog().element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(8)
  expect(right).toBeLessThanOrEqual(382)
  await dialog().getByRole('button', { name: '关闭' }).click()
  await absent(dialog())
})
