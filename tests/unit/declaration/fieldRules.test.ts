import { describe, expect, it } from 'vitest'
import { type Fields, narrowed, problemsOf, type Resource, type WireRecord } from '@/declaration'
import { type Computed, isDerived, reckoned } from '@/declaration/computed'
import { loadDeclarations } from '@/declaration/load'
import { openApiOf } from '@/declaration/openapi'
import { clearedValue, fieldsFor, settled } from '@/declaration/settled'
import { sentRecord } from '@/screens/form/savedRecord'
import { branch, order, shop } from '../platform-areas/orderArea'
import { label, plainArea } from './plainArea'

describe('a computed value', () => {
  const record = {
    a: 7,
    b: 5,
    none: 0,
    rate: 2500,
    c: null,
    yuan: 0.1,
    more: 0.2,
    x: 'Ann',
    y: '',
    z: 'Lee',
    list: [1, 2],
  }
  it.each<[how: Computed, value: unknown, parts?: number]>([
    [{ sum: ['a', 'b'] }, 12],
    [{ sum: ['a', 'b', 'a'] }, 19],
    [{ difference: ['b', 'a'] }, -2],
    [{ product: ['a', 'b'] }, 35],
    [{ product: ['yuan', 'a'] }, 0.7, 100],
    [{ sum: ['yuan', 'more'] }, 0.3, 100],
    [{ share: ['a', 'rate'] }, 2],
    [{ share: ['b', 'rate'] }, 1],
    [{ share: ['yuan', 'rate'] }, 0.03, 100],
    [{ share: ['a', 'none'] }, 0],
    [{ share: ['c', 'rate'] }, null],
    [{ ratio: ['b', 'a'] }, 7143],
    [{ ratio: ['a', 'none'] }, null],
    [{ ratio: ['a', 'c'] }, null],
    [{ joined: ['x', 'y', 'z'] }, 'Ann Lee'],
    [{ joined: ['x', 'z'], with: '-' }, 'Ann-Lee'],
    [{ joined: ['y'] }, ''],
    [{ count: 'list' }, 2],
    [{ count: 'c' }, 0],
    // Empty, and not known.
    [{ sum: ['a', 'c'] }, null],
    [{ sum: ['a', 'x'] }, null],
    [{ sum: ['a', 'gone'] }, undefined],
    [{ joined: ['x', 'gone'] }, undefined],
  ])('%j is %j', (how, value, parts) => {
    expect(reckoned(how, record, parts)).toBe(value)
  })

  it('is null beyond exact numbers', () => {
    const most = Number.MAX_SAFE_INTEGER
    expect(reckoned({ sum: ['a', 'b'] }, { a: most, b: 1 })).toBeNull()
    expect(reckoned({ product: ['a', 'b'] }, { a: most, b: most })).toBeNull()
    expect(reckoned({ sum: ['a', 'b'] }, { a: most, b: 0 })).toBe(most)
  })
})

const whole: WireRecord = {
  ...{
    no: 'O1',
    name: 'n',
    mobile: null,
    kind: 'POST',
    insured: true,
    city: '杭州',
    insurance: 5,
    reason: '',
  },
  ...{ goods: 2, price: 300, freight: 10, goods_fee: 600, total: 610, marks: [], mark_count: 0 },
  ...{ address: '杭州/n', shop: 'S1', shop_name: 'one' },
}

describe('a record as its rules leave it', () => {
  it.each<[change: WireRecord, becomes: WireRecord]>([
    [{}, {}],
    [{ freight: 20 }, { total: 620 }],
    [{ price: 0 }, { goods_fee: 0, total: 10 }],
    [{ marks: ['a'] }, { mark_count: 1 }],
    [
      { goods_fee: 1, total: 2 },
      { goods_fee: 600, total: 610 },
    ],
    [{ insured: false }, { insurance: null }],
    [{ kind: 'PICKUP' }, { city: '', insured: false, insurance: null, address: 'n' }],
    [{ shop: '' }, { shop_name: '' }],
    // Missing fields of a record decide nothing about the fields that depend on them.
    [{ kind: undefined }, {}],
    [{ freight: undefined }, {}],
  ])('%j: %j', (change, becomes) => {
    const given = { ...whole, ...change }
    expect(settled(order.fields, given)).toEqual({ ...given, ...becomes })
    expect(settled(order.fields, settled(order.fields, given))).toEqual(settled(order.fields, given))
  })

  it('keeps what was typed before it was hidden out of what is sent, and in what is typed', () => {
    const typed = { ...whole, kind: 'PICKUP' }
    expect(sentRecord(order, undefined, typed)).toMatchObject({ city: '', insured: false, insurance: null })
    expect(sentRecord(order, undefined, { ...typed, kind: 'POST' })).toMatchObject({
      city: '杭州',
      insurance: 5,
    })
    expect(Object.keys(sentRecord(order, undefined, typed))).not.toContain('total')
  })
})

describe('the fields that a record asks for', () => {
  const fields: Fields = order.fields
  const shownOf = (record: WireRecord) => Object.keys(fieldsFor(fields, record, 0))
  const requiredOf = (record: WireRecord) =>
    Object.entries(fieldsFor(fields, record, 0)).flatMap(([name, { required }]) => (required ? [name] : []))
  it.each<[record: WireRecord, required: readonly string[], hidden: readonly string[]]>([
    [whole, ['name', 'kind', 'city', 'insurance'], []],
    [{ ...whole, insured: false }, ['name', 'kind', 'city'], ['insurance']],
    [{ ...whole, kind: 'PICKUP', insured: false }, ['name', 'kind'], ['insured', 'city', 'insurance']],
    [{ ...whole, total: 100_000 }, ['name', 'kind', 'city', 'insurance', 'reason'], []],
    [{}, ['name', 'kind'], []],
  ])('%#: %j', (record, required, hidden) => {
    expect(requiredOf(record)).toEqual(required)
    expect(Object.keys(fields).filter((name) => !shownOf(record).includes(name))).toEqual(hidden)
  })
})

type Changes = { readonly [field: string]: unknown }
const changedFields = (changes: Changes): Resource => {
  const area = structuredClone<Resource>(order)
  for (const [name, field] of Object.entries(changes))
    Object.assign(area.fields, { [name]: { ...area.fields[name], ...Object(field) } })
  return area
}
const problems = (changes: Changes) => {
  // Its samples only fit its own rules.
  const { sample: _, ...area } = changedFields(changes)
  return problemsOf(area, ['order', 'shop', 'branch'], {})
}

describe('a declaration is refused with a rule', () => {
  it.each<[changes: Changes, problem: string]>([
    [
      { city: { requiredWhen: { knd: 'POST' } } },
      'fields.city.requiredWhen.knd "knd" is not a field; did you mean "kind"?',
    ],
    [
      { city: { requiredWhen: { kind: 'PST' } } },
      'fields.city.requiredWhen.kind "kind" is never "PST"; did you mean "POST"?',
    ],
    [
      { city: { shownWhen: { kindd: 'POST' } } },
      'fields.city.shownWhen.kindd "kindd" is not a field; did you mean "kind"?',
    ],
    [
      { city: { requiredWhen: { name: { atLeast: 2 } } } },
      'fields.city.requiredWhen.name "atLeast" never holds for "name", of the kind text; it is for numbers and times',
    ],
    [
      { city: { requiredWhen: { name: { beforeDays: 2 } } } },
      'fields.city.requiredWhen.name "beforeDays" never holds for "name", of the kind text; it is for times and days',
    ],
    [{ city: { shownWhen: 'POST' } }, 'fields.city.shownWhen must be fields and what they must be'],
    [
      { name: { requiredWhen: { kind: 'POST' } } },
      'fields.name.requiredWhen says less than "required"; remove one',
    ],
    [
      { city: { shownWhen: { goods: { withinLastDays: 3 } } } },
      'fields.city.shownWhen depends on the day, and would empty values by itself; name a state instead',
    ],
    [{ no: { shownWhen: { kind: 'POST' } } }, 'fields.no.shownWhen is not for a key field; remove it'],
    [{ name: { unique: '41002' } }, 'fields.name.unique must be a whole number, 0 or more, or an object'],
    [
      { insured: { unique: 41002 } },
      'fields.insured.unique is not for the kind boolean; its kinds are: text, code, integer, phone, email, url, reference',
    ],
    [
      { total: { computed: { sum: ['goods_fee', 'fright'] } } },
      'fields.total.computed "fright" is not a field; did you mean "freight"?',
    ],
    [
      { total: { computed: { sum: ['freight'] } } },
      'fields.total.computed needs two or more fields; name them',
    ],
    [
      { total: { computed: { difference: ['price', 'freight', 'price'] } } },
      'fields.total.computed needs two fields; name them',
    ],
    [
      { total: { computed: { sum: ['goods', 'freight'] } } },
      'fields.total.computed must be a number, of fields of its own kind and unit',
    ],
    [
      { total: { computed: { product: ['price', 'freight'] } } },
      'fields.total.computed must be an integer of integers, or money of one amount in its unit and integers',
    ],
    [
      { total: { computed: { share: ['price', 'freight'] } } },
      'fields.total.computed must be an amount or integer, of one in its unit and a percentage',
    ],
    [{ total: { computed: { share: ['price'] } } }, 'fields.total.computed needs two fields; name them'],
    [
      { mark_count: { computed: { ratio: ['freight', 'goods'] } } },
      'fields.mark_count.computed must be a percentage, of two whole numbers or two amounts in one unit',
    ],
    [
      { mark_count: { kind: 'percent', computed: { ratio: ['freight', 'price'] } } },
      'fields.mark_count.computed is null while "price" is 0; add "nullable: true"',
    ],
    [
      { paid: { suggested: { sum: ['goods_fee', 'goods'] } } },
      'fields.paid.suggested must be a number, of fields of its own kind and unit',
    ],
    [
      { paid: { suggested: { sum: ['goods_fee', 'fright'] } } },
      'fields.paid.suggested "fright" is not a field; did you mean "freight"?',
    ],
    [
      { paid: { initial: 5 } },
      'fields.paid.initial is never seen, because "suggested" says what a new record has; remove one',
    ],
    [
      { total: { suggested: { sum: ['freight', 'price'] } } },
      'fields.total.suggested is for what is entered; remove it',
    ],
    [
      { address: { computed: { joined: ['city', 'goods'] } } },
      'fields.address.computed must be a text of texts',
    ],
    [
      { mark_count: { computed: { count: 'goods' } } },
      'fields.mark_count.computed must be an integer that counts a list',
    ],
    [
      { total: { computed: { sum: ['freight', 'insurance'] } } },
      'fields.total.computed is null while "insurance" is empty; add "nullable: true", or have that always filled in',
    ],
    [{ total: { required: true } }, 'fields.total.required is for what is entered; remove it'],
    [{ address: { unique: 41002 } }, 'fields.address.unique is for what is entered; remove it'],
    [
      { goods_fee: { computed: { sum: ['total', 'freight'] } } },
      'fields.goods_fee decides about itself: goods_fee → total → goods_fee; break the circle',
    ],
    [
      { freight: { computed: { sum: ['freight', 'price'] } } },
      'fields.freight decides about itself: freight → freight; break the circle',
    ],
    [
      { kind: { shownWhen: { insured: true } } },
      'fields.insured decides about itself: insured → kind → insured; break the circle',
    ],
    [{ shop_name: { takenFrom: 'shop' } }, 'fields.shop_name.takenFrom "shop" must be "reference.field"'],
    [
      { shop_name: { takenFrom: 'city.name' } },
      'fields.shop_name.takenFrom "city" is no reference; name one',
    ],
    [
      { shop_name: { takenFrom: 'shp.name' } },
      'fields.shop_name.takenFrom "shp" is not a field; did you mean "shop"?',
    ],
  ])('%j', (changes, problem) => {
    expect(problems(changes)).toEqual([`order: ${problem}`])
  })

  it('where it has no effect: inside an object, or among inputs', () => {
    const inner = { kind: 'object', label, fields: { a: { kind: 'text', label, unique: 41002 } } }
    expect(problems({ box: inner })).toEqual([
      'order: fields.box.fields.a.unique has no effect here; remove it',
    ])
    const area = structuredClone<Resource>(order)
    const total = { kind: 'integer', label, computed: { count: 'how' } }
    Object.assign(area.actions?.send?.inputs ?? {}, { total })
    expect(problemsOf(area, ['order', 'shop', 'branch'], {})).toEqual([
      'order: actions.send.inputs.total.computed has no effect here; remove it',
    ])
  })

  it.each<[taken: string, changes: Changes, problem: string]>([
    ['shop.nme', {}, '"nme" is not a field; did you mean "name"?'],
    [
      'shop.code',
      { shop_name: { kind: 'integer' } },
      '"shop.code" is of the kind code, and this of the kind integer; make them the same',
    ],
  ])('taken from %s, which does not fit', (takenFrom, changes, problem) => {
    const area = changedFields({ shop_name: { ...Object(changes.shop_name), takenFrom } })
    const load = () => loadDeclarations({ a: area, b: shop, c: branch }, {})
    expect(load).toThrow(`order: fields.shop_name.takenFrom ${problem}`)
  })

  it('and is accepted as it is', () => {
    expect(loadDeclarations({ a: order, b: shop, c: branch }, {}).map(({ name }) => name)).toEqual([
      'shop',
      'order',
      'branch',
    ])
  })
})

describe('an account that does not see a field', () => {
  const seenWithout = (field: string) => narrowed(order, ['*', `!order.field.${field}`])
  it('has no rules that speak of it', () => {
    const fields = seenWithout('kind')?.fields
    expect(fields?.city).toMatchObject({ requiredWhen: undefined, shownWhen: undefined })
    expect(fields?.insurance?.shownWhen).toEqual({ insured: true })
  })

  it('does not reckon with it, and has no input for the result', () => {
    const left = seenWithout('price')
    expect(left?.fields.goods_fee && isDerived(left.fields.goods_fee)).toBe(false)
    expect(left?.save?.fields).not.toContain('goods_fee')
    expect(left?.save?.fields).toContain('total')
    expect(seenWithout('shop')?.save?.fields).not.toContain('shop_name')
  })
})

it('the API document tells the rules, and takes no derived field', () => {
  const text = JSON.stringify(openApiOf([order, shop]).paths['/test/saveorder']).split('"responses"')[0]
  expect(text).toContain('"x-shown-when":{"kind":"POST"}')
  expect(text).toContain('"x-required-when":{"insured":true}')
  expect(text).not.toContain('"goods_fee"')
  expect(text).toMatch(/"x-codes":\[[^\]]*41002[^\]]*45001/)
})

it('an emptied value is what nothing entered is on the wire', () => {
  expect(clearedValue({ kind: 'text', label, initial: 'x' })).toBe('')
  expect(clearedValue({ kind: 'text', label, nullable: true })).toBeNull()
  expect(clearedValue({ kind: 'choice', label, numeric: true, of: { 1: label } })).toBe(0)
  expect(plainArea('/x').fields).toEqual({ no: { kind: 'text', label } })
})

describe('sample values that the rules between fields would replace are refused', () => {
  const sampled = (sample: NonNullable<Resource['sample']>) =>
    problemsOf({ ...order, sample }, ['order', 'shop', 'branch'], {})
  const values = 'order: sample.cases[0].values'
  it.each<[string, NonNullable<Resource['sample']>, problem: string]>([
    [
      'of a computed field',
      { values: { total: [5] } },
      'order: sample.values.total follows from other fields, which would replace it; remove it',
    ],
    [
      'of a field that is taken from another record, in a case',
      { cases: [{ when: { kind: 'POST' }, values: { shop_name: ['茶'] } }] },
      `${values}.shop_name follows from other fields, which would replace it; remove it`,
    ],
    [
      'of a hidden field',
      { cases: [{ when: { kind: 'PICKUP' }, values: { city: ['杭州'] } }] },
      `${values}.city is emptied, because "shownWhen" hides the field in these records; remove it`,
    ],
    [
      'of a field that another value of the case hides',
      { cases: [{ when: { no: '1' }, values: { kind: ['PICKUP'], city: ['杭州'] } }] },
      `${values}.city is emptied, because "shownWhen" hides the field in these records; remove it`,
    ],
    [
      'that are empty where one is required',
      { cases: [{ when: { kind: { is: 'POST' } }, values: { city: ['杭州', ''] } }] },
      `${values}.city[1] is replaced, because "requiredWhen" asks for the field in these records; give a value`,
    ],
  ])('%s', (_, sample, problem) => {
    expect(sampled(sample)).toEqual([problem])
  })

  it('but not what may stay as it is', () => {
    const cases = [
      { when: { kind: 'POST' }, values: { city: ['杭州'] } },
      { when: { kind: { not: 'POST' } }, values: { city: ['杭州', ''] } },
      { when: [{ kind: 'PICKUP' }, { no: '1' }], values: { city: ['杭州'] } },
      { when: { kind: 'PICKUP' }, values: { kind: ['POST'], city: ['杭州'] } },
      { when: { no: '1' }, values: { kind: ['POST', 'PICKUP'], city: ['杭州'] } },
    ] as const
    expect(sampled({ cases })).toEqual([])
  })
})
