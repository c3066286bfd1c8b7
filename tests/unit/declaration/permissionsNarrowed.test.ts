import { describe, expect, it } from 'vitest'
import { narrowed, type Resource } from '@/declaration'
import { completed } from '@/declaration/completed'
import { label } from './plainArea'
import { changed, problems, valid } from './refundArea'

/** The area for an account that may do everything but what is denied here. */
const without = (denied: readonly string[], area: Resource = valid): Resource => {
  const left =
    narrowed(area, ['*', ...denied.map((one) => `!refund.${one}`)]) ??
    expect.fail('nothing is left of the area')
  expect(problems(left)).toEqual([])
  return left
}
const withoutFields = (fields: readonly string[], area?: Resource) => {
  const denied = fields.map((field) => `field.${field}`)
  return without(denied, area)
}
const { list, save, actions } = valid
const close = actions?.close

it('leaves the very same declaration to whoever may do everything', () => {
  expect(narrowed(valid, ['*'])).toBe(valid)
  expect(narrowed(valid, ['refund'])).toBe(valid)
  expect(narrowed(valid, ['*', '!trade', '!refund.publish', '!refund.field.other'])).toBe(valid)
  // Key and title cannot be denied.
  expect(narrowed(valid, ['*', '!refund.field.refund_no'])).toBe(valid)
})

describe('capabilities', () => {
  it('an action that is left keeps its time to be taken back in', () => {
    const undone = changed('actions/close/undo', 5)
    expect(problems(undone)).toEqual([])
    expect(without(['field.fee', 'detail'], undone).actions?.close?.undo).toBe(5)
  })

  it('a link is offered with the list, unless it is denied itself or the field that its address speaks of', () => {
    const links = {
      track: { label, icon: 'link', to: 'https://example.com/{refund_no}' },
      note: { label, icon: 'link', to: '/pay/tradelist?note={note}' },
    }
    const linked = changed('links', links)
    expect(problems(linked)).toEqual([])
    expect(Object.keys(narrowed(linked, ['refund.list'])?.links ?? {})).toEqual(['track', 'note'])
    expect(Object.keys(without(['link.track'], linked).links ?? {})).toEqual(['note'])
    expect(Object.keys(without(['field.note'], linked).links ?? {})).toEqual(['track'])
    expect(without(['link'], linked).links).toBeUndefined()
  })

  it('an input that does what another permission is about is gone once that is denied, not when it is not granted', () => {
    const inputs = { amount: valid.fields.fee, now: { kind: 'boolean', label } }
    const needing = changed('actions/close', {
      ...close,
      inputs,
      needs: { now: 'trade.refund' },
      confirm: { text: label, type: { amount: 'fee', above: 1, if: 'now' } },
    })
    expect(problems(needing)).toEqual([])
    expect(narrowed(needing, ['refund'])).toBe(needing)
    for (const denied of ['!trade.refund', '!trade', '!*.refund']) {
      const left = narrowed(needing, ['*', denied])?.actions?.close
      expect(Object.keys(left?.inputs ?? {})).toEqual(['amount'])
      expect(left?.confirm?.type).toBeUndefined()
      expect(narrowed(changed('actions/close/needs', 'trade.refund'), ['*', denied])?.actions).toBeUndefined()
    }
    const granted = narrowed(changed('actions/close/needs', 'trade.refund'), ['refund'])
    expect(granted?.actions).toHaveProperty('close')
  })

  it('a form that may not make or not change records says so, and is gone when it may do neither', () => {
    expect(without(['create']).save).toMatchObject({ create: false, edit: true })
    expect(without(['edit']).save).toMatchObject({ create: true, edit: false })
    expect(without(['create', 'edit']).save).toBeUndefined()
    expect(without(['edit'], changed('save/create', false)).save).toBeUndefined()
  })

  it('without the detail there is none, and no field that travels with it alone', () => {
    const { detail, fields, save } = without(['detail'])
    expect(detail).toBeUndefined()
    expect(fields).not.toHaveProperty('body')
    expect(save?.fields).toEqual(['note'])
    // Where the detail is the row, the list carries every field.
    expect(without(['detail'], changed('detail/call', undefined)).fields).toHaveProperty('body')
  })

  it('a record that a REST service may not give cannot be changed', () => {
    const served = changed('rest', '/rest/refund')
    expect(without(['detail'], served).save).toMatchObject({ create: true, edit: false })
    expect(without(['close'], served).save).toMatchObject({ create: true, edit: true })
  })
})

describe('fields', () => {
  it('are gone from the fields, the columns, the card and the samples', () => {
    const left = withoutFields(['fee', 'create_time'])
    expect(left.fields).not.toHaveProperty('fee')
    expect(left.list).toMatchObject({ columns: ['refund_no', 'state'], moreColumns: [] })
    expect(left).toMatchObject({ card: [], sample: undefined })
  })

  it('a column whose second line is not seen has one line, and one below an unseen column stands by itself', () => {
    const two = changed('list/secondLines', { fee: 'state' })
    expect(withoutFields(['create_time'], two).list.secondLines).toEqual({ fee: 'state' })
    expect(withoutFields(['state'], two).list.secondLines).toBeUndefined()
    expect(withoutFields(['fee'], two).list.secondLines).toBeUndefined()
  })

  it('nobody learns how many there are of states that he does not see', () => {
    const counted = completed(changed('list/states', 'state'))
    expect(Object.keys(withoutFields(['times'], counted).list.summary ?? {})).toEqual([
      'total',
      'open',
      'done',
    ])
    const { states, summary } = withoutFields(['state'], counted).list
    expect([states, summary]).toEqual([undefined, undefined])
  })

  it('a list without a column of its own shows the title', () => {
    const some = changed('list/columns', ['fee'])
    const chosen = { ...some, list: { ...some.list, moreColumns: ['refund_no', 'state'] } }
    const columns = ['refund_no']
    expect(withoutFields(['fee'], some).list).toMatchObject({ columns, moreColumns: ['create_time'] })
    expect(withoutFields(['fee'], chosen).list).toMatchObject({ columns, moreColumns: ['state'] })
  })

  it.each<[denied: string[], sort: string, sortable: string[]]>([
    [['fee'], '-create_time', ['create_time']],
    [['create_time'], '-fee', ['fee']],
    [['create_time', 'fee'], '-refund_no', ['refund_no']],
  ])('without %j the list is sorted by %s', (denied, sort, sortable) => {
    expect(withoutFields(denied).list).toMatchObject({ sort, sortable })
  })

  it('the other sort goes the same way', () => {
    const ascending = changed('list/sort', 'create_time')
    expect(withoutFields(['create_time'], ascending).list.sort).toBe('fee')
    expect(withoutFields(['create_time', 'fee'], ascending).list.sort).toBe('refund_no')
  })

  const [, , period, minFee, noted] = list.filters
  it.each<[denied: string[], filters: readonly unknown[]]>([
    [['state'], ['note', period, minFee, noted]],
    [['create_time'], ['state', 'note', minFee, noted]],
    [['fee'], ['state', 'note', period, noted]],
    [['note'], ['state', period, minFee]],
  ])('without %j these filters are left: %j', (denied, filters) => {
    expect(withoutFields(denied).list.filters).toEqual(filters)
    if (denied.includes('state')) expect(withoutFields(denied).list.defaults).toBeUndefined()
  })

  it('a filter on several fields keeps those that are left, one on a part goes with its field', () => {
    const on = { param: 'by', of: { made: 'create_time', done: 'done_time' } }
    const more = changed('list/filters', [
      { ...(noted as object), on: ['note', 'body'] },
      { name: 'period', label, test: 'period', on },
      { name: 'paid', label, on: 'extra.paid', test: 'equals', input: { kind: 'boolean', label } },
    ])
    const area = {
      ...more,
      fields: { ...more.fields, done_time: valid.fields.create_time },
      list: { ...more.list, defaults: { by: 'made', paid: true, noted: 'SET' } },
    } as Resource
    expect(withoutFields(['note', 'create_time', 'extra'], area).list).toMatchObject({
      filters: [{ name: 'noted', on: ['body'] }, { on: { param: 'by', of: { done: 'done_time' } } }],
      defaults: { noted: 'SET' },
    })
    expect(withoutFields(['note', 'body', 'create_time', 'done_time'], area).list).toMatchObject({
      filters: [{ name: 'paid' }],
      defaults: { paid: true },
    })
  })

  it.each(['fee', 'state'])('a figure that speaks of %s is gone', (field) => {
    expect(withoutFields([field]).list.summary).toBeUndefined()
    expect(withoutFields(['note']).list.summary).toEqual(list.summary)
  })

  it('a deadline that may be met already is a plain time, and what is not seen fills no text', () => {
    const templates = { of: 'trade', title: 'a', text: 'b', variables: { fee: 'fee', no: 'refund_no' } }
    const area: Resource = {
      ...changed('actions/close/inputs/amount', { kind: 'multiline', label, templates }),
      fields: changed('fields/create_time/deadline', { done: { state: 'DONE' }, soon: 60 }).fields,
    }
    expect(problems(area)).toEqual([])
    expect(withoutFields(['note'], area).fields.create_time).toEqual(area.fields.create_time)
    expect(withoutFields(['state'], area).fields.create_time).toEqual({ kind: 'timestamp', label })
    expect(withoutFields(['fee'], area).actions?.close?.inputs).toMatchObject({
      amount: { templates: { ...templates, variables: { no: 'refund_no' } } },
    })
  })

  it('a group of the detail without fields is gone; without any group all fields are one', () => {
    expect(withoutFields(['fee'], changed('detail/groups', [])).detail?.groups).toEqual([])
    expect(withoutFields(['body']).detail?.groups).toMatchObject([{ fields: ['refund_no', 'extra'] }])
    const both = [['fee', 'note'], ['body']].map((fields) => ({ label, fields }))
    const groups = changed('detail/groups', both)
    expect(withoutFields(['body'], groups).detail?.groups).toMatchObject([{ fields: ['fee', 'note'] }])
    expect(withoutFields(['body', 'fee', 'note'], groups).detail).toEqual({ call: 'GET /pay/refunddetail' })
  })
})

describe('forms', () => {
  it('lose the field, and what their rules, times and buttons say of it', () => {
    const checks = [
      { when: { body: { set: false } }, code: 10001, field: 'note' },
      { when: { fee: { atLeast: 1 } }, code: 10001, field: 'body' },
      { when: { fee: { atLeast: 2 } }, code: 10001, field: 'note' },
    ]
    const area = changed('save/checks', checks)
    const left = withoutFields(['body', 'extra', 'create_time', 'state'], area).save
    const kept = { fields: ['note'], create: true, edit: true, refuse: [], checks: [checks[2]] }
    expect(left).toMatchObject(kept)
    expect(left).toMatchObject({ when: undefined, stamp: undefined })
    const [{ effect: _, ...button } = {}] = save?.buttons ?? []
    expect(left?.buttons).toEqual([button])
    const { when, refuse, stamp } = save ?? {}
    expect(withoutFields(['fee'], area).save).toMatchObject({ when, refuse, stamp })
    // There is nothing left to enter.
    expect(withoutFields(['note', 'body']).save).toBeUndefined()
  })

  it('make no record without a field that is required', () => {
    const required = changed('fields/body/required', true)
    expect(withoutFields(['body'], required).save).toMatchObject({ create: false, edit: true })
    expect(withoutFields(['note'], required).save).toMatchObject({ create: true, edit: true })
  })
})

describe('actions', () => {
  it('are offered by what can be judged; refusals and "done" that cannot are the platform’s to say', () => {
    const { refuse, done } = close ?? {}
    expect(withoutFields(['fee']).actions?.close).toMatchObject({ when: { state: 'OPEN' }, refuse, done })
    const unstated = { when: { fee: { atLeast: 1 } }, refuse: [] }
    expect(withoutFields(['state']).actions?.close).toMatchObject(unstated)
    expect(withoutFields(['state']).actions?.close?.done).toBeUndefined()
    expect(withoutFields(['state', 'fee']).actions?.close?.when).toBeUndefined()
  })

  it('say why not in their own words only where the whole condition can be judged', () => {
    const reason = { zh: '金额为零', en: 'Nothing to refund', es: 'Nada que devolver' }
    const area = changed('actions/close/reason', reason)
    expect(withoutFields(['note'], area).actions?.close?.reason).toEqual(reason)
    expect(withoutFields(['fee'], area).actions?.close).toMatchObject({
      reason: undefined,
      when: { state: 'OPEN' },
    })
  })

  const [open, noted] = [{ state: 'OPEN' }, { note: 'x' }]
  it.each<[when: unknown, left: unknown]>([
    [
      [{ ...open, fee: 1 }, noted],
      [open, noted],
    ],
    // One alternative cannot be judged, so it may be true.
    [[{ fee: 1 }, noted], undefined],
    [[], []],
  ])('of the alternatives %j without the amount there is left: %j', (when, left) => {
    expect(withoutFields(['fee'], changed('actions/close/when', when)).actions?.close?.when).toEqual(left)
  })

  it('lose what they take from the field, not what they ask for', () => {
    const left = withoutFields(['fee', 'note']).actions?.close
    expect(left?.inputs).toEqual(close?.inputs)
    expect(left).toMatchObject({ confirm: { type: { amount: 'amount', above: 100 } } })
    for (const part of [left?.prefill, left?.limits, left?.confirm?.names, left?.effect])
      expect(part).toBeUndefined()
  })

  it('set what they cannot begin with, and save what a panel of the area shows', () => {
    const saving = changed('actions/close/saves', true)
    expect(withoutFields(['fee'], saving).actions?.close?.saves).toBeUndefined()
    const byPanel = changed('actions/close', { ...close, on: [], prefill: undefined, saves: true })
    expect(problems(byPanel)).toEqual([])
    expect(withoutFields(['fee'], byPanel).actions?.close?.saves).toBe(true)
  })

  it('leave what they change to the platform, but that they remove', () => {
    expect(withoutFields(['times']).actions?.close?.effect).toBeUndefined()
    const removing = changed('actions/close/effect', 'remove')
    expect(withoutFields(['fee'], removing).actions?.close?.effect).toBe('remove')
  })
})
