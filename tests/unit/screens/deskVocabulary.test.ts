import { describe, expect, it } from 'vitest'
import { code, list, money } from '@/declaration'
import { longestTimeLeft, timeLeft } from '@/screens/kinds/parts/Deadline'
import { filledTemplate, suitsAll } from '@/screens/kinds/parts/TemplateChoice'
import { followed, stepFrom } from '@/screens/show/useNeighbours'
import { label } from '../declaration/plainArea'

const hour = 3600

describe('the time that is left', () => {
  const now = 1_780_000_000
  const soon = 4 * hour
  it.each([
    [3 * hour + 12 * 60, 'warning', '剩 3 小时 12 分', '3 h 12 min left', 'Quedan 3 h 12 min'],
    [soon, undefined, '剩 4 小时', '4 h left', 'Quedan 4 h'],
    [soon - 1, 'warning', '剩 3 小时 59 分', '3 h 59 min left', 'Quedan 3 h 59 min'],
    [2 * 86_400 + 5 * hour + 59, undefined, '剩 2 天 5 小时', '2 d 5 h left', 'Quedan 2 d 5 h'],
    // Nothing is late before its time is over.
    [1, 'warning', '剩 1 分', '1 min left', 'Quedan 1 min'],
    [0, 'error', '超时 0 分', '0 min late', 'Retraso: 0 min'],
    [-(86_400 + 1), 'error', '超时 1 天', '1 d late', 'Retraso: 1 d'],
  ] as const)('%i s from now', (left, tone, zh, en, es) => {
    expect(timeLeft(now + left, now, soon, 'zh')).toEqual({ tone, text: zh })
    expect(timeLeft(now + left, now, soon, 'en').text).toBe(en)
    expect(timeLeft(now + left, now, soon, 'es').text).toBe(es)
  })

  it('no usual text is longer than the one by which a column is measured', () => {
    for (const locale of ['zh', 'en', 'es'] as const)
      for (let left = -40 * 86_400; left < 3 * 86_400; left += 3571) {
        const { text } = timeLeft(now + left, now, soon, locale)
        expect(text.length).toBeLessThanOrEqual(longestTimeLeft[locale].length)
      }
  })
})

describe('the trail through a list', () => {
  const trail = { question: 'a', ids: ['1', '2', '3'] }
  it('keeps its order while the list is sorted anew, and ends with what has come since', () => {
    expect(followed(trail, 'a', ['2', '3', '1'])).toBe(trail)
    expect(followed(trail, 'a', ['3', '4', '1']).ids).toEqual(['1', '2', '3', '4'])
    expect(followed(trail, 'b', ['3', '1'])).toEqual({ question: 'b', ids: ['3', '1'] })
  })
  it.each([
    ['1', 1, '2'],
    ['3', 1, undefined],
    ['3', -1, '2'],
    ['1', -1, undefined],
    ['9', 1, undefined],
  ] as const)('from %s by %i', (id, step, to) => {
    expect(stepFrom(trail, new Set(trail.ids), id, step)).toBe(to)
  })
  it('passes over what is no longer in the list, be it where one stands', () => {
    expect(stepFrom(trail, new Set(['3']), '1', 1)).toBe('3')
    expect(stepFrom(trail, new Set(['2', '3']), '1', 1)).toBe('2')
  })
})

describe('a text to begin with', () => {
  const fields = {
    no: code({ label }),
    fee: money({ label, unit: 'fen' }),
    orders: list({ label, fields: { out_no: code({ label }) } }),
  }
  const variables = { 订单号: 'no', 金额: 'fee', 首单: 'orders.out_no' }
  const templates = { of: 'tpl', title: 'title', text: 'content', suits: 'type', variables }
  it('is filled with the record’s own words; what it lacks stays to be seen', () => {
    const record = { no: 'DD1', fee: 12_900, orders: [{ out_no: 'O1' }, { out_no: 'O2' }] }
    const text = '{订单号} 退 {金额} 元，{首单}，{别的}'
    expect(filledTemplate(text, templates, fields, record)).toBe('DD1 退 129.00 元，O1，{别的}')
    expect(filledTemplate('{订单号}{首单}', templates, fields, { orders: [] })).toBe('{订单号}{首单}')
    // A name that every object has is not a variable.
    expect(filledTemplate('{constructor}', templates, fields, record)).toBe('{constructor}')
  })
  it('is offered where it suits all records, or says nothing of them', () => {
    const records = [{ type: 'REFUND' }, { type: 'OTHERS' }]
    expect(suitsAll(templates, { type: null }, records)).toBe(true)
    expect(suitsAll(templates, { type: 'REFUND' }, records)).toBe(false)
    expect(suitsAll(templates, { type: 'REFUND' }, records.slice(0, 1))).toBe(true)
    expect(suitsAll({ ...templates, suits: undefined }, { type: 'X' }, records)).toBe(true)
  })
})
