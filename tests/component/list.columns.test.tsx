import fee from '@resources/fee/fee.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import { expect, test } from 'vitest'
import { type Locale, l, labelLocales, type Resource, secondsPerDay } from '@/declaration'
import { columnWidth, mergeNeeds, needsOf } from '@/screens/list/columns'
import { textWidth } from '@/screens/textWidth'

const now = Date.now() / 1000
const shop = {
  id: 1,
  shop_name: '云朵户外官方旗舰店',
  seller_nick: 'pdd00006055217',
  op: 'pdd',
  grant_expire_time: now + 90 * secondsPerDay,
}
const payment = {
  id: 2,
  trade_no: 'P20261120210821003073',
  out_trade_no: 'DD202611200003073',
  mch_name: '木格零食',
  body: '女装家庭装（第二件半价）',
}
/** Left and right of a cell's text at the size "medium", px. */
const room = 24
/** A window of 1440 px, less the menu, the ticks and the column of actions. */
const forColumns = 1196 - 40 - 120

const widthIn = (resource: Resource, name: string, rows: readonly object[], locale: Locale = 'zh') => {
  const records = rows.map((row) => ({ id: 0, ...row }))
  return columnWidth(resource, name, { locale, room, needs: needsOf(resource, records, locale) })
}

test.each([
  ['merchants', merchant, shop],
  ['trades', trade, payment],
] as const)('eight columns of %s stand in a window of 1440 px', (_, resource, row) => {
  let taken = 0
  const fit = resource.list.columns.filter((name) => {
    taken += widthIn(resource, name, [row])
    return taken <= forColumns
  })
  expect(fit.length).toBeGreaterThanOrEqual(8)
})

test.each(labelLocales)('the amount of a fee stands in a window of 1024 px in %s', (locale) => {
  const entry = {
    fee_no: 'F202611300000012345',
    create_time: now,
    fee_type: 'AGENT_PAY',
    service: 'ORDER_API',
    amount_li: -123_456_789,
  }
  const columns: readonly string[] = fee.list.columns
  const whole = columns.slice(0, columns.indexOf('amount_li') + 1)
  const taken = whole.reduce((sum, name) => sum + widthIn(fee, name, [entry], locale), 0)
  // Less the menu and the space around the list, so that the beginning of the next column shows.
  expect(taken).toBeLessThanOrEqual(1024 - 244 - 136)
})

test.each(labelLocales)('the widths of columns cut no column’s name off in %s', (locale) => {
  for (const resource of [merchant, trade])
    for (const name of resource.list.columns) {
      const label = resource.fields[name as keyof typeof resource.fields].label[locale]
      const needed = textWidth(label, locale, 'bold') + room
      expect(widthIn(resource, name, [], locale)).toBeGreaterThanOrEqual(needed)
    }
})

test('the width of a column has room for what an empty value means', () => {
  const emptyText = l('所有平台的商家', 'Every platform’s merchants', 'Comercios de todas las plataformas')
  const area = { ...trade, fields: { ...trade.fields, body: { ...trade.fields.body, emptyText } } }
  expect(widthIn(area, 'body', [{ body: '' }])).toBeGreaterThanOrEqual(textWidth(emptyText.zh, 'zh') + room)
})

test('the widths of columns follow the codes there are, up to the length of an order’s number', () => {
  const width = (code: string) => widthIn(trade, 'out_trade_no', [{ out_trade_no: code }])
  expect(width('DD202611200003073')).toBeGreaterThanOrEqual(
    textWidth('DD202611200003073', 'zh', 'mono', 12) + room,
  )
  expect(width('1'.repeat(20))).toBeLessThan(width('1'.repeat(28)))
  expect(width('1'.repeat(28))).toBe(width('1'.repeat(32)))
})

test('the widths of columns give a term room for a warning only where one is shown', () => {
  const width = (...days: number[]) => {
    const rows = days.map((left) => ({ grant_expire_time: Math.round(now + left * secondsPerDay) }))
    return widthIn(merchant, 'grant_expire_time', rows)
  }
  expect(width(90, 30)).toBe(width())
  expect(width(90, 3)).toBeGreaterThan(width() + 20)
  expect(width(-1)).toBe(width(3))
})

test('the widths of columns give a text more room when that shows the whole of it, and none when it is cut off all the same', () => {
  const width = (text: string) => widthIn(trade, 'body', [{ body: text }])
  expect(width('数码定制套装组合')).toBeGreaterThanOrEqual(textWidth('数码定制套装组合', 'zh') + room)
  expect(width('女装家庭装（第二件半价）')).toBe(widthIn(trade, 'body', []))
})

test('texts that are all short leave their room to other columns, down to the column’s name', () => {
  const width = (...texts: string[]) =>
    widthIn(
      trade,
      'body',
      texts.map((body) => ({ body })),
    )
  const usual = width()
  expect(width('数码定制套装')).toBeLessThan(usual)
  expect(width('短', '数码定制套装')).toBe(width('数码定制套装'))
  const name = textWidth(trade.fields.body.label.zh, 'zh', 'bold')
  expect(width('短')).toBeGreaterThanOrEqual(name + room)
  expect(width('')).toBe(width('短'))
})

test('the widths of columns only grow from page to page', () => {
  const wide = { a: 100, b: 0 }
  expect(mergeNeeds(wide, { a: 50, b: 0 })).toBe(wide)
  expect(mergeNeeds(wide, { a: 50, b: 20 })).toEqual({ a: 100, b: 20 })
})
