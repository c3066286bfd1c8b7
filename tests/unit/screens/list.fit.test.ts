import fee from '@resources/fee/fee.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import complaint from '@resources/pay/complaint/complaint.area'
import trade from '@resources/pay/trade/trade.area'
import { expect, test } from 'vitest'
import { declaredFilters } from '@/screens/list/params'
import { filteredFields, fitOf } from '@/screens/list/table/fit'

const column = (name: string, width = 100) => ({
  name,
  width,
  pinned: name === 'a',
  share: 0,
  mayBeCut: false,
})
const columns = [...'abcdef'].map((name) => column(name))

/** The order of the columns in 300 px: three of the six fit. */
const order = (filtered: string, { sorted = '', among = columns } = {}) => {
  const fit = fitOf(among, new Set(filtered), sorted, 300)
  const ahead = fit?.ahead ?? []
  return among
    .flatMap(({ name }) => {
      const here = name === fit?.before ? [...ahead, name] : [name]
      return ahead.includes(name) && name !== fit?.before ? [] : here
    })
    .join('')
}

test('a filtered column beyond the room comes into the last place in view, and the others keep their order', () => {
  expect(order('e')).toBe('abecdf')
  expect(order('df')).toBe('adfbce')
})

test('a filter by a column in view moves nothing, nor does one without a column', () => {
  expect(order('')).toBe('abcdef')
  expect(order('bc')).toBe('abcdef')
  expect(order('z')).toBe('abcdef')
})

test('a filter drives out neither what is filtered, nor what is sorted by', () => {
  expect(order('ce')).toBe('acebdf')
  expect(order('e', { sorted: 'c' })).toBe('acebdf')
})

test('the column that is sorted by comes into view, unless filters or the title need the room', () => {
  expect(order('', { sorted: 'f' })).toBe('abfcde')
  expect(order('e', { sorted: 'f' })).toBe('aefbcd')
  expect(order('de', { sorted: 'f' })).toBe('adebcf')
  const wide = columns.map((one) => ({ ...one, width: one.name === 'f' ? 250 : 100 }))
  expect(order('', { sorted: 'f', among: wide })).toBe('abcdef')
})

test('the column that is sorted by comes into view where it is the second line of another', () => {
  const two = columns.map((one) => (one.name === 'e' ? { ...one, second: { name: 'x' } } : one))
  expect(order('', { sorted: 'x', among: two })).toBe('abecdf')
})

test('with more filters than there is room, their columns come first', () => {
  expect(order('cdef')).toBe('acdefb')
})

test('columns that all fit stay as they are', () => {
  expect(fitOf(columns, new Set('f'), '', 600)).toBeUndefined()
})

test('the room beside the last whole column goes to those in view that may grow', () => {
  const fit = fitOf(columns, new Set(), '', 360)
  expect(fit).toMatchObject({ ahead: [], widths: { b: 130, c: 130 } })
  const long = columns.map((one) => ({ ...one, share: one.name === 'b' || one.name === 'e' ? 10 : 0 }))
  expect(fitOf(long, new Set(), '', 360)?.widths).toEqual({ b: 160 })
})

test('of that room those get more in which more is missing', () => {
  const shares = new Map([
    ['b', 10],
    ['c', 30],
  ])
  const long = columns.map((one) => ({ ...one, share: shares.get(one.name) ?? 0 }))
  expect(fitOf(long, new Set(), '', 360)?.widths).toEqual({ b: 115, c: 145 })
})

test('the first column of words beyond the room stands in what is left if its beginning can be read there', () => {
  const words = columns.map((one) => (one.name === 'd' ? { ...one, width: 200, mayBeCut: true } : one))
  expect(fitOf(words, new Set(), '', 450)).toMatchObject({ ahead: [], before: 'e', widths: { d: 150 } })
  expect(fitOf(words, new Set('f'), '', 550)).toMatchObject({ ahead: ['f'], before: 'e', widths: { d: 150 } })
  expect(fitOf(words, new Set(), '', 400)).toMatchObject({ before: 'd', widths: { b: 150, c: 150 } })
})

test('pinned columns do not grow, and before a very wide column none does', () => {
  const pinned = { ...column('a'), share: 10 }
  expect(fitOf([pinned, ...columns.slice(1)], new Set(), '', 360)).toMatchObject({
    widths: { b: 130, c: 130 },
  })
  expect(fitOf([...columns.slice(0, 2), column('x', 1200)], new Set(), '', 500)?.widths).toEqual({})
})

const fieldsOf = (area: Parameters<typeof filteredFields>[0], values: Parameters<typeof filteredFields>[1]) =>
  [...filteredFields(area, values)].toSorted()

test('what filters compare is known for choices, texts, ranges, several fields and members of one', () => {
  expect(fieldsOf(merchant, {})).toEqual([])
  expect(fieldsOf(merchant, { grant_status: 'EXPIRED,EXPIRING' })).toEqual(['grant_status'])
  expect(fieldsOf(merchant, { seller_nick: 'pdd' })).toEqual(['seller_nick'])
  expect(fieldsOf(merchant, { agent_pay: false })).toEqual(['agent_pay'])
  expect(fieldsOf(merchant, { rule: 'SET' })).toEqual(['flag_push_rule', 'paid_push_rule', 'rule'])
  expect(fieldsOf(trade, { max_fee: 100 })).toContain('total_fee')
  expect(fieldsOf(complaint, { out_trade_no: 'DD1' })).toContain('out_trade_no')
})

test('of a period the time counts that is chosen, and only with a day', () => {
  expect(fieldsOf(trade, { begin_date: '2026-11-01' })).toEqual(['create_time'])
  expect(fieldsOf(trade, { end_date: '2026-11-01', date_type: 'pay' })).toEqual(['pay_time'])
  expect(fieldsOf(trade, { date_type: 'pay' })).toEqual([])
  expect(fieldsOf(complaint, { begin_date: '2026-11-01' })).toEqual(['complaint_time'])
})

test('what a list starts with is no filter of the operator’s, one beside it is', () => {
  const start = declaredFilters(fee)
  expect(Object.keys(start)).not.toEqual([])
  expect(fieldsOf(fee, start)).toEqual([])
  expect(fieldsOf(fee, { ...start, fee_type: 'GIFT' })).toEqual(['fee_type'])
  expect(fieldsOf(fee, { ...start, begin_date: '2026-01-01' })).toEqual(['stat_date'])
})
