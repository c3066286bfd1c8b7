import { type Viewer, type ViewRow, wireView } from '@mock/platform/views/rows'
import trade from '@resources/pay/trade/trade.area'
import { expect, it } from 'vitest'
import { narrowed, type Permissions } from '@/declaration'

const row: ViewRow = {
  view_id: 1,
  area: 'trade',
  name: '大额失败',
  scope: 'all',
  owner: '',
  made_by: 1,
  by: '林青',
  is_default: false,
  content: {
    filter: { trade_state: 'PAYERROR', out_trade_no: '2024053100001', begin_date: 'today-6' },
    columns: ['transaction_id', 'out_trade_no'],
    widths: {},
    density: null,
    sort: null,
    order: null,
    per_page: null,
  },
  version: 1,
  save_time: 0,
}

const viewer = (permissions: Permissions): Viewer => ({
  accountId: 2,
  partnerId: 1,
  username: 'somebody',
  permissions,
  role: 'support',
  shares: false,
  areaOf: () => narrowed(trade, permissions),
})

it('a view tells nobody the value of a filter that they are denied, only its name', () => {
  const { filter } = wireView(row, viewer(['*', '!trade.field.out_trade_no'])) ?? {}
  expect(filter).toEqual({ trade_state: 'PAYERROR', out_trade_no: null, begin_date: 'today-6' })
  expect(wireView(row, viewer(['*']))?.filter).toEqual(row.content.filter)
})

it('a view of an area that somebody may not see is not there for them', () => {
  expect(wireView(row, viewer(['*', '!trade.list']))).toBeUndefined()
})
