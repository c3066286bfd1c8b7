import trade from '@resources/pay/trade/trade.area'
import { memoryStore } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areasOf } from '@/declaration'
import { operator } from '@/platform/operator'
import { addressOf } from '@/shell/share/addressOf'

afterEach(() => vi.restoreAllMocks())

const areas = areasOf([trade])
const at = '/pay/tradelist'
const list = 'pay/tradelist'
const columns = [
  { name: 'trade_no', shown: true, width: 260 },
  { name: 'trade_state', shown: true },
  { name: 'total_fee', shown: true, width: 120 },
  { name: 'create_time', shown: false },
]

/** The address in readable form. */
const shared = async (search: string, stored: Readonly<Record<string, unknown>>) =>
  decodeURIComponent(await addressOf(at + search, 'trade', areas, memoryStore(stored)))

const view = {
  view_id: 7,
  version: 2,
  columns: ['trade_no', 'total_fee'],
  widths: { total_fee: 150 },
  filter: { trade_state: 'SUCCESS' },
  sort: 'total_fee',
  order: 'ASC',
  per_page: 50,
}

describe('a list is shared', () => {
  it('as its address says, while its columns are as declared', async () => {
    expect(await shared('?page=2&perPage=20', {})).toBe(`${at}?page=2&perPage=20`)
  })

  it('with its columns, the widths that were set, and what is pinned', async () => {
    const stored = { [`own.${list}.columns`]: columns, [`own.${list}.pinned`]: ['trade_state'] }
    expect(await shared('?page=2', stored)).toMatch(
      /^\/pay\/tradelist\?page=2&columns=trade_no:260,trade_state!,total_fee:120/,
    )
    expect(await shared('?page=2', stored)).not.toMatch(/create_time/)
  })

  it('with its pins, also where nothing else is arranged', async () => {
    const [, second = ''] = trade.list.columns
    const said = await shared('?page=2', { [`own.${list}.pinned`]: [second] })
    expect(said).toContain(`,${second}!,`)
  })

  it('in a view that the platform keeps: by its name, with what was changed in it since', async () => {
    vi.spyOn(operator, 'read').mockReturnValue({ offers: ['views'] } as never)
    const stored = { [`${list}.view`]: view }
    expect(await shared('?view=7', stored)).toBe(`${at}?view=7`)
    expect(await shared('?view=7', { ...stored, [`${list}.columns@7`]: columns })).toMatch(
      /^\/pay\/tradelist\?view=7&columns=trade_no:260,trade_state,total_fee:120/,
    )
  })

  it('in a view of this browser alone: in full, since nobody else knows it', async () => {
    const said = await shared('?view=7', { [`${list}.view`]: view })
    expect(said).not.toContain('view=')
    expect(said).toContain('filter={"trade_state":"SUCCESS"}')
    expect(said).toContain('sort=total_fee&order=ASC')
    expect(said).toContain('perPage=50')
    expect(said).toMatch(/columns=trade_no,total_fee:150$/)
  })
})
