import { startPlatform } from '@mock/platform'
import { collect } from '@mock/platform/collect'
import { roleOf } from '@mock/platform/roles'
import type { Store } from '@mock/store/sql'
import { cards } from '@resources/dashboard/ui/cards'
import type { Figures } from '@resources/dashboard/ui/figures'
import { failedPushes } from '@resources/dashboard/ui/figures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Resource } from '@/declaration'
import { narrowed } from '@/declaration/narrowed'
import { cleanParams, listParamsIn } from '@/screens/list/params'
import { variants } from '../scope'
import { openEmpty } from '../stores/empty'
import { openSeeded, passwordRounds, usualStart } from '../stores/seeded'
import { askPlatform, dataOf, signInTo } from './answers'

interface Page {
  readonly items: readonly { readonly [field: string]: number }[]
  readonly total: number
  readonly summary: { readonly [figure: string]: number }
}

const { declarations } = collect()

/** Amounts come from a figure below their list, in its smallest unit. */
const amounts: { readonly [card: string]: (page: Page, board: Figures) => readonly unknown[] } = {
  consumption: ({ summary }, { cards }) => [cards.today_consume_li, -(summary.expense_li ?? 0)],
  payments: ({ summary, total }, { cards }) => [
    [cards.today_pay_fee, cards.today_pay_count],
    [cards.today_pay_fee === null ? null : summary.pay_fee, total],
  ],
}

const numberIn = (written: string): number => Number(written.replaceAll(',', ''))

const sizes = [
  ['small', openSeeded],
  ['standard', openEmpty],
] as const

/** Every figure that links to a list equals its number of rows, for any account and any amount of data. */
describe.each(variants(sizes))('where the figures lead, %s samples', (size, open) => {
  let store: Store
  let platform: Awaited<ReturnType<typeof startPlatform>>

  const ask = async <T>(path: string, token: string) =>
    dataOf<T>((await askPlatform(platform, ['GET', path], undefined, token)).answer)

  beforeAll(async () => {
    store = await open()
    platform = await startPlatform({ sql: store, size, now: () => usualStart, passwordRounds })
  }, 300_000)
  afterAll(async () => {
    await platform.close()
    await store.close()
  })

  describe.each([
    ['demo_partner', 'admin', 20],
    ['demo_agent', 'admin', 15],
    ['demo_support', 'support', 15],
    ['demo_support', 'viewer', 15],
    ['demo_support', 'finance', 4],
  ])('%s as %s', (username, role, atLeast) => {
    let token = ''
    let board: Figures
    const areaAt = (path: string): Resource | undefined => {
      const area = declarations.find((one) => one.path === path)
      return area && narrowed(area, roleOf(role).permissions)
    }
    /** The list at an address, requested as the console does. */
    const listAt = async (address: string): Promise<Page | undefined> => {
      const { pathname, search } = new URL(address, 'http://console.test')
      const area = areaAt(pathname)
      if (!area) return undefined
      const { filter, sort, order } = cleanParams(area, listParamsIn(search))
      const query = new URLSearchParams({ sort: order === 'DESC' ? `-${sort}` : sort, limit: '100' })
      for (const [param, value] of Object.entries(filter)) query.set(param, String(value))
      return ask<Page>(`${area.list.call.replace('GET ', '')}?${query}`, token)
    }

    beforeAll(async () => {
      await store.query('update platform.account set role = $1 where username = $2', [role, username])
      token = await signInTo(platform, username)
      board = await ask<Figures>('/user/dashboard', token)
    })

    test('each has as many rows as the figure says', async () => {
      const told: [what: string | null, figure: unknown][] = []
      const found: typeof told = []
      const compare = async (what: string | null, figure: number | null, to: string) => {
        told.push([what, figure])
        found.push([what, (await listAt(to))?.total])
      }
      for (const card of cards) {
        const { figure, to, notes } = card.of(board)
        const page = figure === undefined ? undefined : await listAt(to)
        if (figure === undefined || !page) continue
        const [amount, inList] = amounts[card.key]?.(page, board) ?? [numberIn(figure), page.total]
        told.push([card.key, amount])
        found.push([card.key, inList])
        for (const { text, values, to } of notes)
          if (to && values?.count) await compare(text.en, numberIn(values.count), to)
      }
      for (const { type, count, route } of board.todos)
        if (type !== 'BALANCE_LOW') await compare(type, count, route)
      for (const shop of board.push_errors)
        await compare(shop.seller_nick, shop.fail, failedPushes(board, shop))
      if (board.cards.today_push_failed !== null)
        await compare('all failed pushes', board.cards.today_push_failed, failedPushes(board))
      expect(found).toEqual(told)
      expect(told.length).toBeGreaterThanOrEqual(atLeast)
    })

    test('rates and counts beside each other say the same', () => {
      const { todos, platforms, trend } = board
      const { today_push, today_push_success, today_push_failed, today_push_retrying } = board.cards
      const { today_pay_fee, today_consume_li, shop_total, push_success_rate } = board.cards
      const countOf = (wanted: string) => todos.find(({ type }) => type === wanted)?.count ?? 0
      if (today_push !== null) {
        const [success, failed] = [today_push_success ?? 0, today_push_failed ?? 0]
        expect(push_success_rate).toBe(Math.floor((success * 10_000) / (success + failed)))
        expect(push_success_rate === 10_000).toBe(failed === 0)
        expect(success + failed + (today_push_retrying ?? 0)).toBeLessThanOrEqual(today_push)
        expect(countOf('PUSH_FAILED')).toBe(failed)
        expect(board.push_errors.length > 0).toBe(failed > 0)
      }
      const sum = (name: 'shops' | 'orders') => platforms.reduce((all, one) => all + (one[name] ?? 0), 0)
      if (platforms.length > 0) expect([sum('shops'), sum('orders')]).toEqual([shop_total, today_push])
      expect(countOf('GRANT_EXPIRING')).toBe(board.cards.shop_expiring ?? 0)
      expect(countOf('COMPLAINT_PENDING')).toBe(board.cards.complaint_pending ?? 0)
      expect(countOf('COMPLAINT_OVERDUE')).toBe(board.cards.complaint_overdue ?? 0)
      const today = trend.at(-1)
      expect([today?.pay_fee, today?.consume_li]).toEqual([today_pay_fee, today_consume_li])
    })

    test('the shops whose grant is about to end come with the least time left first', async () => {
      const todo = board.todos.find(({ type }) => type === 'GRANT_EXPIRING')
      const { items = [] } = (todo && (await listAt(todo.route))) ?? {}
      expect(items).toHaveLength(Math.min(board.cards.shop_expiring ?? 0, 100))
      const ends = items.map(({ grant_expire_time = 0 }) => grant_expire_time)
      expect(ends).toEqual(ends.toSorted((one, other) => one - other))
    })
  })
})
