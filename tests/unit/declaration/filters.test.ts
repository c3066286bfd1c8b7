import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import { describe, expect, it } from 'vitest'
import { filtersOf, type Resource } from '@/declaration'
import { templates } from '../../conformance/templates'
import { label } from './plainArea'

const withFilters = (filters: Resource['list']['filters'], fields: Resource['fields'] = {}): Resource => ({
  ...templates,
  fields: { ...templates.fields, ...fields },
  list: { ...templates.list, filters },
})

describe('a filter', () => {
  it.each<[field: string, test: string]>([
    ['template_id', 'equals'],
    ['template_name', 'contains'],
    ['mail_type', 'equals'],
    ['content', 'contains'],
    ['sent', 'equals'],
  ])('named by the field %s compares by "%s" what is entered as the field itself', (field, test) => {
    const input = templates.fields[field as keyof typeof templates.fields]
    const filter = { name: field, label: input.label, params: [field], test, on: [field], input }
    expect(filtersOf(withFilters([field]))).toEqual([filter])
  })

  it('named by a field of several values looks for one of them', () => {
    const [filter] = filtersOf(withFilters(['words'], { words: { kind: 'tags', label } }))
    expect(filter).toMatchObject({ test: 'has', on: ['words'] })
  })

  it.each([
    { kind: 'files' as const, label },
    { kind: 'list' as const, label, fields: {} },
    { kind: 'object' as const, label, fields: {} },
  ])('named by a field of kind $kind asks whether something is there', (field) => {
    const [filter] = filtersOf(withFilters(['proof'], { proof: field }))
    expect(filter).toMatchObject({ name: 'proof', params: ['proof'], test: 'isSet', on: ['proof'] })
    expect(filter).toHaveProperty('input.of', { SET: expect.anything(), UNSET: expect.anything() })
  })

  it('named by a time is a period of 31 days at the most', () => {
    const [filter] = filtersOf(withFilters(['update_time']))
    const on = [{ value: '', field: 'update_time' }]
    expect(filter).toMatchObject({ params: ['begin_date', 'end_date'], test: 'period', on, maxDays: 31 })
    const longer = { name: 'period', label, test: 'period', on: 'update_time', maxDays: 366 } as const
    expect(filtersOf(withFilters([longer]))).toMatchObject([{ maxDays: 366 }])
  })

  it('over several times says which by a parameter; the first is meant without it', () => {
    const filter = filtersOf(trade).find(({ name }) => name === 'period')
    expect(filter).toMatchObject({
      params: ['begin_date', 'end_date', 'date_type'],
      on: [
        { value: 'create', field: 'create_time' },
        { value: 'pay', field: 'pay_time' },
      ],
      choose: 'date_type',
      maxDays: 31,
    })
  })

  it('of its own has its own parameter, comparison and input, on one field, a part or several', () => {
    const named = new Map(filtersOf(merchant).map((filter) => [filter.name, filter]))
    const paid = { params: ['agent_pay'], test: 'equals', on: ['agent_pay.is_enable'] }
    expect(named.get('agent_pay')).toMatchObject(paid)
    expect(named.get('rule')).toMatchObject({ test: 'isSet', on: ['paid_push_rule', 'flag_push_rule'] })
    expect(named.get('expire_in_days')).toMatchObject({ test: 'withinNextDays', on: ['grant_expire_time'] })
  })

  it('of its own is named after the field it compares, and asks for what the field holds', () => {
    const [several, filled] = filtersOf(
      withFilters([
        { on: 'template_id', test: 'in' },
        { on: 'content', test: 'isSet' },
      ]),
    )
    const input = templates.fields.template_id
    expect(several).toEqual({
      name: 'template_id',
      params: ['template_id'],
      label: input.label,
      test: 'in',
      on: ['template_id'],
      input,
    })
    expect(filled).toMatchObject({ name: 'content', label: templates.fields.content.label })
    expect(filled).toHaveProperty('input.of', { SET: expect.anything(), UNSET: expect.anything() })
  })

  it('by a field that is not declared is a mistake that is not passed over', () => {
    expect(() => filtersOf(withFilters(['nothing']))).toThrow('unknown field nothing')
    expect(() => filtersOf(withFilters(['toString']))).toThrow('unknown field toString')
  })
})
