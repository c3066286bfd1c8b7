import { expect, it } from 'vitest'
import type { SearchEntry } from '@/shell/menu/menuEntries'
import { readings } from '@/shell/search/readings'
import { menuSearch } from '@/shell/search/searchMenu'
import { withViews } from '@/shell/search/viewEntries'

const pages: readonly SearchEntry[] = [
  { titles: ['支付管理', '交易'], path: '/pay/tradelist', external: false },
  { titles: ['授权商家'], path: '/merchant/merchant', external: false },
]
const pool = withViews(pages, [
  { id: '7', path: '/pay/tradelist', name: '今日失败' },
  { id: 'a b', path: '/merchant/merchant', name: '到期' },
  { id: '9', path: '/nowhere', name: '没有菜单' },
])
const titles = (found: readonly SearchEntry[]) => found.map((entry) => entry.titles.join(' > '))

it('views stand behind the pages, under the names of their lists, and lead to them', () => {
  expect(titles(pool)).toEqual([
    '支付管理 > 交易',
    '授权商家',
    '支付管理 > 交易 · 今日失败',
    '授权商家 · 到期',
  ])
  expect(pool.slice(2).map(({ path }) => path)).toEqual([
    '/pay/tradelist?view=7',
    '/merchant/merchant?view=a%20b',
  ])
})

it.each(['今日失败', 'jrsb', 'jinrishibai', '交易 今日', 'jyjrsb'])('a view is found by %s', (typed) => {
  expect(titles(menuSearch(pool, readings)(typed))[0]).toBe('支付管理 > 交易 · 今日失败')
})

it('a list comes before its views', () => {
  expect(titles(menuSearch(pool, readings)('jiaoyi')).slice(0, 2)).toEqual([
    '支付管理 > 交易',
    '支付管理 > 交易 · 今日失败',
  ])
})
