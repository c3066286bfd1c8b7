import { describe, expect, it } from 'vitest'
import { boolean, l, type Resource, text } from '@/declaration'
import { dictionaryOf } from '@/scaffold/dictionary'
import { draftOf } from '@/scaffold/draft'
import type { FieldEvidence } from '@/scaffold/evidence'
import { areaSource } from '@/scaffold/source'
import { plainArea } from '../declaration/plainArea'

/** The only area that defines "tepid"; it is about drinks. */
const drink: Resource = {
  ...plainArea('/drink'),
  fields: {
    is_tepid: boolean({ label: l('常温', 'Room temperature', 'Del tiempo') }),
    cup_size: text({ label: l('杯型', 'Cup', 'Vaso') }),
    remark: text({ label: l('备注', 'Note', 'Nota') }),
  },
}
const dictionary = dictionaryOf([drink])

const rows = (name: string): FieldEvidence => {
  if (name.startsWith('is_')) return { name, values: [true, false] }
  return { name, values: /status$/.test(name) ? ['PAID', 'LATE', 'PAID', 'LATE'] : ['one', 'two'] }
}
const draftFrom = (area: string, fields: readonly FieldEvidence[]) =>
  draftOf({ name: area, path: '/test/area' }, { fields }, dictionary)

/** The doubts about an area with fields of these names. */
const doubtsIn = (area: string, names: string) =>
  draftFrom(area, names.split(' ').map(rows)).fields.flatMap(({ doubts }) =>
    doubts.filter((one) => one.includes('is called')),
  )

describe('a word that another subject is known by is in doubt', () => {
  it.each<[area: string, names: string, doubt: string]>([
    ['holiday', 'holiday_id name is_paid', 'is_paid is called “是否已支付” as in payments'],
    ['holiday', 'holiday_id name sort_order is_paid', 'is_paid is called “是否已支付” as in payments'],
    [
      'book',
      'book_id title is_returned reader',
      'is_returned is called “是否已退货” as in goods on their way',
    ],
    ['contract', 'contract_id title is_signed', 'is_signed is called “是否已签收” as in goods on their way'],
    ['leave', 'leave_id name leave_status', 'PAID is called “已支付” as in payments'],
    ['weather', 'weather_id name remark is_tepid', 'is_tepid is called “常温” as in one area that'],
  ])('%s: %s', (area, names, doubt) => {
    expect(doubtsIn(area, names)).toEqual([expect.stringContaining(doubt)])
  })
})

describe('and is not where', () => {
  it.each<[what: string, area: string, names: string]>([
    ['a field speaks of the subject', 'membership', 'membership_id name is_paid amount_fen'],
    ['the area does', 'invoice', 'invoice_id name is_paid'],
    ['the name itself does', 'membership', 'membership_id name is_fee_paid'],
    ['the choice does', 'membership', 'membership_id name pay_status'],
    ['goods are on their way', 'exchange', 'exchange_id tracking_no is_returned is_received'],
    ['the word means the same everywhere', 'holiday', 'holiday_id name is_deleted is_enabled'],
    ['the other area has more in common with it', 'tea', 'tea_id name cup_size is_tepid'],
  ])('%s', (_, area, names) => {
    expect(doubtsIn(area, names)).toEqual([])
  })

  it('the source says what it is called', () => {
    const said = { ...rows('is_paid'), column: { type: 'bool', nullable: false, comment: '带薪' } }
    const { fields } = draftFrom('holiday', [rows('holiday_id'), rows('name'), said])
    expect(fields.find(({ name }) => name === 'is_paid')).toMatchObject({ label: { zh: '带薪' }, doubts: [] })
  })
})

it('the doubt is a comment in the file', () => {
  const draft = draftFrom('holiday', ['holiday_id', 'name', 'is_paid'].map(rows))
  expect(areaSource(draft)).toContain(
    ': is_paid is called “是否已支付” as in payments; write what it is called here',
  )
})
