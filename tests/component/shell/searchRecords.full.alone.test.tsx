import refund from '@resources/pay/refund/refund.area'
import trade from '@resources/pay/trade/trade.area'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConsoleMenu } from '@/shell/menu/ConsoleMenu'
import { menuOf } from '@/shell/menu/menuEntries'
import { MenuSearch } from '@/shell/search/MenuSearch'
import { behindFetch, type Call, refusal } from '../behindFetch'
import { button, silenceErrors } from '../onPage'
import { renderInFrame } from './openNavbar'

const menu = menuOf([{ path: trade.path, component: 'trade', title: trade.label }])

const open = async () => {
  const opened = await renderInFrame(
    <ConsoleMenu value={menu}>
      <header>
        <MenuSearch />
      </header>
    </ConsoleMenu>,
    { resources: [trade, refund] },
  )
  await button('搜索页面和记录').click()
  return opened
}

const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => [...one.querySelectorAll('span > span')].map(({ textContent }) => textContent).join(' > '))

const type = (text: string) => page.getByRole('combobox').fill(text)
const said = () => page.getByRole('status')
const asked = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name.endsWith('list')).map(({ name, query }) => `${name} ${query}`)

afterEach(() => vi.unstubAllGlobals())

it('the search finds the records that an order number belongs to, and opens one', async () => {
  const calls = behindFetch(({ name, query }) => {
    if (name === 'tradelist') return { items: [{ trade_no: 'P1', out_trade_no: 'DD2026' }], total: 1 }
    return query.has('order_no')
      ? { items: [1, 2, 3, 4].map((one) => ({ out_refund_no: `RF${one}` })), total: 12 }
      : { items: [], total: 0 }
  })
  const { router } = await open()
  await type('DD2026')
  await expect
    .poll(options)
    .toEqual(['交易记录 > P1', '退款记录 > RF1', '退款记录 > RF2', '退款记录 > RF3', '退款记录 > 全部 12 条'])
  expect(asked(calls).sort()).toEqual([
    'refundlist order_no=DD2026&page=1&limit=10&sort=-create_time',
    'refundlist out_refund_no=DD2026&page=1&limit=10&sort=-create_time',
    'tradelist keyword=DD2026&page=1&limit=10&sort=-create_time',
  ])
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/pay/tradelist/P1/show')
})

it('the search leads to the list of all that it found', async () => {
  behindFetch(({ name }) =>
    name === 'tradelist'
      ? { items: [1, 2, 3, 4].map((one) => ({ trade_no: `P${one}` })), total: 4 }
      : { items: [], total: 0 },
  )
  const { router } = await open()
  await type('DD2026')
  await page.getByRole('option', { name: '全部 4 条' }).click()
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/pay/tradelist')
  expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '')).toEqual({ keyword: 'DD2026' })
})

it('the search asks once the writer pauses, not at each letter, and never for a page', async () => {
  const calls = behindFetch(() => ({ items: [], total: 0 }))
  await open()
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await type('DD20')
  await vi.advanceTimersByTimeAsync(200)
  await type('DD202611')
  await vi.advanceTimersByTimeAsync(200)
  expect(asked(calls)).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  await expect.element(said()).toHaveTextContent('没有找到。单号和手机号须完整')
  expect(asked(calls).map((one) => /=(DD\d*)&/.exec(one)?.[1])).toEqual(['DD202611', 'DD202611', 'DD202611'])
  const before = calls.length
  await type('jyjl')
  await expect.poll(options).toEqual(['交易记录'])
  await type('没有这个页面')
  await expect.element(said()).toHaveTextContent('没有找到。单号和手机号须完整')
  expect(calls).toHaveLength(before)
})

it('the search names the lists that could not be asked, and shows what the others found', async () => {
  silenceErrors()
  behindFetch(({ name }) =>
    name === 'tradelist' ? { items: [{ trade_no: 'P1' }], total: 1 } : refusal(10500, '系统繁忙'),
  )
  await open()
  await type('DD2026')
  await expect.poll(options).toEqual(['交易记录 > P1'])
  await expect.element(said()).toHaveTextContent('以下业务没有查到，请稍后重试：退款记录')
})
