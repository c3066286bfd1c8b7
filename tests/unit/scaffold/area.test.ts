import { collect } from '@mock/platform/collect'
import groups from '@resources/menu'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Json, l, problemsOf } from '@/declaration'
import { openApiOf } from '@/declaration/openapi'
import { areaSource, dictionaryOf, draftOf, evidenceOfDocument, fieldsOfRows, regenerate } from '@/scaffold'
import { declared, sampleOf } from '@/scaffold/declared'
import type { Wish } from '@/scaffold/draft'
import { doubtsIn } from '@/scaffold/source'
import { rounds } from '../../scope'
import { evaluate } from './evaluate'

const { declarations, document: info } = collect()
const dictionary = dictionaryOf(declarations)
const wish: Wish = { name: 'returnAddress', path: '/merchant/returnaddress', order: 90 }
const draftFrom = (rows: readonly unknown[], more: Partial<Wish> = {}) =>
  draftOf({ ...wish, ...more }, { fields: fieldsOfRows(rows) }, dictionary)

const addresses = [
  {
    address_id: 12,
    receiver: '张三',
    mobile: '138****8000',
    is_default: true,
    app_secret: 'k-1',
    create_time: 1_717_200_000,
  },
  {
    address_id: 13,
    receiver: '李四',
    mobile: '139****9000',
    is_default: false,
    app_secret: 'k-2',
    create_time: 1_717_200_001,
  },
]

describe('an area from rows', () => {
  it('has key, title, columns with times last, filters, and neither form nor actions', () => {
    const draft = draftFrom(addresses)
    expect(draft).toMatchObject({
      key: ['address_id'],
      title: 'receiver',
      list: {
        call: 'GET /user/returnaddresslist',
        columns: ['receiver', 'mobile', 'is_default', 'address_id', 'create_time'],
        sort: '-create_time',
        filters: ['receiver', 'mobile', 'is_default', 'create_time'],
      },
    })
    const area = declared(draft, declarations, groups)
    expect(area?.save).toBeUndefined()
    expect(area?.actions).toBeUndefined()
    expect(area?.fields.app_secret).toMatchObject({ kind: 'secret' })
  })

  it('has a form with the fields that were asked for', () => {
    const area = declared(draftFrom(addresses, { form: ['receiver', 'mobile'] }), declarations, groups)
    expect(area?.save).toMatchObject({ fields: ['receiver', 'mobile'], stamp: { made: 'create_time' } })
  })

  it('has a form with all that can be entered', () => {
    const area = declared(draftFrom(addresses, { form: ['all'] }), declarations, groups)
    expect(area?.save?.fields).toEqual(['receiver', 'mobile', 'is_default', 'app_secret'])
  })

  it('is searched by its numbers, sorted by what has happened, and says what is measured in what', () => {
    const row = { waybill_no: 'SF100200', expected_at: '2026-11-10', shipped_at: '2026-11-08', weight_g: 450 }
    const { list, icon, fields } = draftFrom([{ parcel_id: 7, ...row }], { name: 'parcel' })
    expect(list).toMatchObject({ sort: '-shipped_at', filters: ['waybill_no', 'shipped_at'] })
    expect(icon).toBe('send')
    expect(fields.at(-1)?.options).toEqual({ unit: { zh: '克', en: 'g', es: 'g' } })
    expect(areaSource(draftFrom([{ parcel_id: 7, ...row }]))).toContain('unit: l("克", "g", "g")')
  })

  it('leaves out what a record cannot have, with a note that repeats no value', () => {
    const { fields, doubts } = draftFrom([
      {
        ...{ order_no: 'A1001', id: null, '收件 人': 1, '13800138000': 1, version: 3, partner_id: 2 },
        ...{ constructor: 'x', empty: [] },
      },
    ])
    expect(fields.map(({ name }) => name)).toEqual(['order_no', 'empty'])
    expect(doubts.join()).not.toContain('138')
    expect(doubts.filter((one) => one.startsWith('left out'))).toHaveLength(4)
    expect(doubts).toContain('left out: "constructor" is a name that every object has')
  })

  it('needs a key', () => {
    expect(() => draftFrom([{ is_done: true }])).toThrow('--key')
    expect(draftFrom(addresses, { key: ['receiver', 'mobile'] }).key).toEqual(['receiver', 'mobile'])
  })

  it.each<[wish: Partial<Wish>, said: string]>([
    [{ key: ['addressid'] }, '--key: "addressid" is not a field of the source; did you mean "address_id"?'],
    [
      { form: ['reciever', 'mobile'] },
      '--form: "reciever" is not a field of the source; did you mean "receiver"?',
    ],
    [{ form: ['nobody'] }, '--form: "nobody" is not a field of the source'],
    [
      { form: ['address_id'] },
      '--form: "address_id" identifies a record, so the platform gives it; leave it out, or name another --key',
    ],
    [{ key: ['is_default'] }, '--key: is_default cannot identify a record'],
  ])('%j: %s', (more, said) => {
    const make = () => draftFrom(addresses, more)
    expect(make).toThrow(said)
    if (said.includes('of the source')) expect(make).toThrow('Its fields are: address_id, receiver, mobile')
  })

  it('shows first what matters: state, names, the total; of three amounts the parts come last', () => {
    const order = { goods_fee: 900, freight_fee: 100, total_fee: 1000, remark: 'a b', receiver: '张三' }
    const rows = [1, 2, 3, 4].map((n) => ({
      ...order,
      order_no: `A${n}001`,
      status: n % 2 ? 'DONE' : 'OPEN',
    }))
    expect(draftFrom(rows).list).toMatchObject({
      columns: ['order_no', 'status', 'receiver', 'total_fee', 'goods_fee', 'remark', 'freight_fee'],
      moreColumns: [],
    })
  })

  describe('of amounts', () => {
    const invoices = [
      { invoice_no: 'FP1001', amount: 128_000, tax: 7680, total: 135_680, kind: 'NORMAL', currency: 'CNY' },
      { invoice_no: 'FP1002', amount: 5000, tax: 300, total: 5300, kind: 'SPECIAL', currency: 'CNY' },
      { invoice_no: 'FP1003', amount: 9900, tax: 594, total: 10_494, kind: 'NORMAL', currency: 'CNY' },
    ]
    const fieldOf = (rows: readonly object[], wanted: string) =>
      draftFrom(rows, { name: 'invoice' }).fields.find(({ name }) => name === wanted)

    it('takes what is called a part of one for an amount too, and says so', () => {
      expect(fieldOf(invoices, 'tax')).toMatchObject({ kind: 'money', options: { unit: 'fen' } })
      const { doubts } = draftFrom(invoices, { name: 'invoice' })
      expect(doubts).toContain('tax, total: a whole number beside "amount"; taken as fen too')
      const alone = invoices.map(({ invoice_no, total }) => ({ invoice_no, total }))
      expect(fieldOf(alone, 'total')).toMatchObject({ kind: 'integer', doubts: [] })
    })

    it('offers what follows from two others in every row', () => {
      expect(fieldOf(invoices, 'total')?.doubts).toContain(
        "amount + tax in every row; if that is a rule: computed: { sum: ['amount', 'tax'] }",
      )
      const [first, ...others] = invoices
      expect(fieldOf([{ ...first, total: 1 }, ...others], 'total')?.doubts.join()).not.toMatch(/computed/)
      const lines = [2, 3, 5].map((quantity) => ({
        quantity,
        price: 90 + quantity,
        amount: quantity * (90 + quantity),
      }))
      expect(fieldOf(lines, 'amount')?.doubts).toContain(
        "quantity × price in every row; if that is a rule: computed: { product: ['quantity', 'price'] }",
      )
    })

    it('shows no column and no filter of what is the same in every record', () => {
      const { list } = draftFrom(invoices, { name: 'invoice' })
      expect(list.columns).not.toContain('currency')
      expect(list.filters).toContain('kind')
      expect(list.filters).not.toContain('currency')
      expect(list.moreColumns).toContain('currency')
    })

    it('calls the usual kind so, and not a state in which nothing is wrong', () => {
      expect(fieldOf(invoices, 'kind')?.of).toMatchObject({ NORMAL: { zh: '普通' }, SPECIAL: { zh: '专用' } })
    })

    it('has reasons that fit: goods are sent back for other ones than a paper is made void', () => {
      const reasons = (name: string, field: string) =>
        sampleOf(draftFrom([{ order_no: 'A1001', [field]: 'x' }], { name })).values?.[field]
      expect(reasons('invoice', 'void_reason')).toContain('信息填写有误')
      expect(reasons('invoice', 'return_reason')).toContain('商品破损')
      expect(reasons('refund', 'reason')).toContain('商品破损')
    })
  })

  it('has samples that read like its business, where names say what they are', () => {
    const rows = [1, 2, 3, 4].map((n) => ({
      ...{ order_no: `A${n}001`, shop_name: 'x y', receiver: '张三', brand: 'a b', frob: 'a b' },
      status: n % 2 ? 'DONE' : 'REFUNDED',
    }))
    const area = declared(draftFrom(rows), declarations, groups)
    expect(area?.fields.status).toMatchObject({
      of: { REFUNDED: { tone: 'default' }, DONE: { tone: 'success' } },
    })
    expect(area?.sample?.values).toEqual({
      shop_name: expect.arrayContaining(['青禾家居旗舰店']),
      receiver: expect.arrayContaining(['林晓见']),
      brand: expect.arrayContaining(['青禾']),
      status: { DONE: 6, REFUNDED: 2 },
    })
  })

  it('says a doubt in a comment that can be deleted, and finds those that are left', () => {
    const source = areaSource(draftFrom([{ order_no: 'A1001', goods_fee: 900 }]))
    expect(source).toContain('// Doubt, delete once settled: whole numbers; taken as fen\n')
    const line = source.split('\n').findIndex((text) => text.includes('fen')) + 1
    expect(doubtsIn(source)).toContainEqual({ line, doubt: 'whole numbers; taken as fen' })
    expect(doubtsIn(source.replaceAll(/.*Doubt.*/g, ''))).toEqual([])
  })

  it('says once what several fields have alike, and of a form what the rows cannot tell', () => {
    const row = { order_no: 'A1001', goods_fee: 900, freight_fee: 20, status: 'DONE' }
    const rows = [0, 1, 2, 3].map((n) => ({
      ...row,
      order_no: `A100${n}`,
      files: [{ file_id: '1' }],
      lines: [{ sku: 'a' }],
    }))
    const { doubts } = draftFrom(rows, { form: ['goods_fee', 'freight_fee'] })
    expect(doubts).toContain('goods_fee, freight_fee: whole numbers; taken as fen')
    expect(doubts.filter((one) => /^(form|key)/.test(one))).toEqual([
      'key: the platform gives "order_no" twelve digits; say with "serial" how it numbers, or name it in save.fields to be entered',
      'form: nothing says which fields are required',
      'form: new records have no "status"; say which they get with "initial"',
    ])
    expect(draftFrom(rows, { form: ['all'] }).doubts.filter((one) => one.includes('left out'))).toEqual([
      'form: "files" is left out; say with "scene" what its files are for, and name it in save.fields',
      'form: "lines" is left out; name it in save.fields to have its rows entered',
    ])
    expect(draftFrom(rows, { form: ['files'] }).doubts.join()).toContain('files can be taken out of "files"')
  })

  it('says what it guessed by names alone: the icon, and what fields and values are called', () => {
    const status = { type: 'text', 'x-values': { DONE: l('好了', 'Ready', 'Listo') } }
    const fields = [
      { name: 'order_no', values: ['A1001'], schema: { 'x-label': l('单号', 'No.', 'N.º') } },
      { name: 'brand', values: ['x y'] },
      { name: 'status', values: [], schema: status },
      { name: 'kind', values: [], schema: { enum: ['NORMAL'] } },
    ]
    const { doubts } = draftOf({ name: 'refund', path: '/pay/refund' }, { fields }, dictionary)
    expect(doubts).toEqual([
      'icon: "refund" is chosen by the area\'s name',
      'labels: nothing in the source says what brand, status, kind are called; read these words once',
      'labels: nothing in the source says what the values of kind are called; read these words once',
    ])
  })

  it('whose label is unknown is refused until it is written, and then not', async () => {
    const draft = draftFrom([{ order_no: 'A1001', frobnication: 'x y' }], {
      label: { zh: '甲', en: 'A', es: 'Á' },
    })
    const area = await evaluate(areaSource(draft))
    const problems = problemsOf(area as Parameters<typeof problemsOf>[0], [], groups)
    expect(problems.join('\n')).toMatch(/fields\.frobnication\.label has no text in "zh"/)
    expect(declared(draft, declarations, groups)?.fields.frobnication?.label.zh).toBe('Frobnication（待译）')
  })
})

const phone = fc.stringMatching(/^1[3-9]\d{9}$/)
const secretWord = fc.stringMatching(/^[a-z]{12}$/)
const amount = fc.integer({ min: 1_000_000, max: 899_999_999 })
const field = fc.constantFrom(
  'status',
  'id',
  'type',
  'order_no',
  'tags',
  'amount',
  'is_on',
  'create_time',
  'x-y',
  '__proto__',
  'constructor',
  'limit',
  'sort',
  'xmin',
  'ключ',
)
const rows = fc.array(
  fc
    .record({ no: fc.integer({ min: 1 }), mobile: phone, password: secretWord, total_fee: amount })
    .chain((known) =>
      fc
        .dictionary(field, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 6 })
        .map((more) => ({ ...more, ...known })),
    ),
  { minLength: 1, maxLength: 8 },
)

describe('for any sample', () => {
  it('the file says what its draft does, and the checker accepts it', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (sample) => {
        const draft = draftFrom(sample)
        const area = declared(draft, [], groups)
        // Only the missing texts differ, and nothing else.
        const shape = (value: unknown) =>
          JSON.parse(JSON.stringify(value, (key, one) => (['zh', 'en', 'es'].includes(key) ? '' : one)))
        expect(shape(await evaluate(areaSource(draft)))).toEqual(shape(area))
      }),
      { numRuns: rounds(300, 15) },
    )
  })

  it('no phone number, password or amount of it is in the file', () => {
    fc.assert(
      fc.property(rows, (sample) => {
        const source = areaSource(draftFrom(sample))
        for (const { mobile, password, total_fee } of sample)
          for (const value of [mobile, password, String(total_fee)]) expect(source).not.toContain(value)
      }),
      { numRuns: rounds(300, 15) },
    )
  })
})

describe('the project’s own areas, from their OpenAPI document', () => {
  const document = openApiOf(declarations, info)
  const made = declarations.map((area) =>
    regenerate(area, evidenceOfDocument(document, area.list.call.slice(4)), declarations, groups),
  )
  it.each(made.map((one) => [one.area, one] as const))('%s passes the checker', (_, { problems }) => {
    expect(problems).toEqual([])
  })

  it('have at least 95 of 100 kinds right, and every label', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const [right, of] = [sum(made.map(({ kinds }) => kinds.right)), sum(made.map(({ kinds }) => kinds.of))]
    expect(right / of).toBeGreaterThanOrEqual(0.95)
    for (const { labels } of made) expect(labels.found).toBe(labels.of)
  })

  it('a path that the document lacks is named with the nearest', () => {
    expect(() => evidenceOfDocument(document, '/tradelist')).toThrow('did you mean /user/tradelist')
  })
})

const other: Json = {
  openapi: '3.0.3',
  paths: {
    '/orders': {
      get: {
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
              },
            },
          },
        },
      },
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
      },
    },
    '/orders/{order_no}': {
      get: {
        parameters: [{ name: 'order_no', in: 'path', required: true }],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        required: ['buyer'],
        properties: {
          order_no: { type: 'string' },
          buyer: { type: 'string', maxLength: 40 },
          paid_at: { type: 'string', format: 'date-time' },
          status: { type: 'string', enum: ['PAID', 'SHIPPED'] },
        },
      },
    },
  },
}

it('another platform’s document is read as well', () => {
  const { key, fields } = draftOf(
    { ...wish, name: 'order', path: '/shop/order' },
    evidenceOfDocument(other, '/orders'),
    dictionary,
  )
  expect(key).toEqual(['order_no'])
  expect(fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'order_no code',
    'buyer text',
    'paid_at timestamp',
    'status choice',
  ])
  expect(fields[1]?.options).toMatchObject({ max: 40, required: true })
})
