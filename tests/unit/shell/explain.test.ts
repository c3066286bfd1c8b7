import { describe, expect, it } from 'vitest'
import {
  choice,
  defineResource,
  type Field,
  integer,
  kindNames,
  l,
  money,
  narrowed,
  phone,
  type Requirement,
  reference,
  tags,
  text,
  timestamp,
} from '@/declaration'
import { tests } from '@/declaration/kinds/kind'
import en from '@/i18n/en/explain'
import es from '@/i18n/es/explain'
import zh from '@/i18n/zh/explain'
import { demandTexts } from '@/screens/conditions/demands'
import { explain } from '@/shell/explain/explain'
import { decidersOf, type Facts, factsOf } from '@/shell/explain/facts'
import type { Mark } from '@/shell/explain/mark'
import { reasonOf, whyNot } from '@/shell/explain/reasons'
import { filterTests, sentence } from '@/shell/explain/sentence'
import type { Asked } from '@/shell/explain/statement'

const state = choice({
  label: l('状态', 'State', 'Estado'),
  hint: l('由平台改变', 'Changed by the platform', 'Lo cambia la plataforma'),
  of: {
    DRAFT: { ...l('草稿', 'Draft', 'Borrador'), tone: 'default' },
    DONE: { ...l('已完成', 'Done', 'Hecho'), tone: 'success' },
  },
})
const amount = l('金额', 'Amount', 'Importe')

const order = defineResource({
  name: 'order',
  path: '/demo/order',
  label: l('订单', 'Orders', 'Pedidos'),
  icon: 'list',
  menu: { order: 1 },
  key: ['order_no'],
  title: 'order_no',
  fields: {
    order_no: text({ label: l('单号', 'No.', 'N.º'), max: 20 }),
    state,
    fee: money({ label: amount, unit: 'fen', min: 1, max: 500_000 }),
    buyer_phone: phone({ label: l('买家手机', 'Buyer’s mobile', 'Móvil del comprador') }),
    words: tags({ label: l('标签', 'Tags', 'Etiquetas') }),
    paid: timestamp({ label: l('付款时间', 'Paid', 'Pagado') }),
    count: integer({ label: l('件数', 'Pieces', 'Piezas') }),
    rest: integer({
      label: l('剩余', 'Rest', 'Resto'),
      unique: 30003,
      requiredWhen: { state: 'DONE' },
      shownWhen: { count: { atLeast: 1 } },
      computed: { difference: ['fee', 'count'] },
    }),
  },
  list: {
    call: 'GET /user/orders',
    columns: ['order_no', 'state', 'fee'],
    sortable: ['order_no'],
    sort: 'order_no',
    filters: [
      'state',
      { name: 'min_fee', on: 'fee', test: 'atLeast', input: money({ label: amount, unit: 'fen' }) },
      'paid',
    ],
    summary: {
      fees: { label: amount, sum: 'fee', when: { state: 'DONE' } },
      orders: { label: l('订单数', 'Orders', 'Pedidos') },
    },
  },
  detail: {},
  save: {
    call: 'POST /user/saveorder',
    fields: ['state', 'fee'],
    when: { state: 'DRAFT' },
    approve: { by: 'order.approve' },
  },
  links: {
    page: {
      label: l('买家页面', 'Buyer’s page', 'Página del comprador'),
      icon: 'copy',
      to: '/buyer?phone={buyer_phone}',
    },
  },
  actions: {
    close: {
      label: l('关闭', 'Close', 'Cerrar'),
      icon: 'close',
      call: 'POST /user/closeorder',
      on: ['row'],
      danger: true,
      undo: 5,
      price: { li: 45 },
      approve: { when: { fee: { atLeast: 50_000 } }, by: 'order.approve' },
      inputs: { part: money({ label: l('部分', 'Part', 'Parte'), unit: 'fen', required: true }) },
      limits: { part: { field: 'fee', code: 30002 } },
      confirm: { text: l('将关闭 {title}。', 'Closes {title}.', 'Cierra {title}.') },
      when: { state: 'DRAFT' },
      refuse: [{ when: { buyer_phone: { set: false } }, code: 30001 }],
      done: { words: { has: 'closed' } },
    },
  },
})

const record = {
  id: '1',
  order_no: 'A1',
  state: 'DONE',
  fee: 12_900,
  buyer_phone: '138',
  words: [],
  paid: 0,
  count: 3,
}
const now = 1_800_000_000

const packs: { readonly [locale: string]: Asked['texts'] } = { zh, en, es }
const wordsIn = (locale: string) => ({ locale, texts: packs[locale] ?? zh })

type More = Partial<Omit<Asked, 'texts'>>

const askedOf = (mark: Mark, more: More = {}): Asked => ({
  resource: order,
  mark,
  off: false,
  text: '编辑',
  now,
  areaName: (name) => `<${name}>`,
  ...more,
  ...wordsIn(more.locale ?? 'zh'),
})

/** As shown in the panel. */
const told = (mark: Mark, more?: More) => {
  const asked = askedOf(mark, more)
  const statement = explain(asked)
  return (
    statement && {
      ...statement,
      says: statement.says.map((one) => (typeof one === 'string' ? one : sentence(one, asked.locale))),
    }
  )
}
const whyOff = (mark: Mark, more: More) => reasonOf(askedOf(mark, { off: true, ...more }))
const factsAbout = (mark: Mark, more?: More): Facts => factsOf(askedOf(mark, more))

const field = (name: string): Mark => ({ sort: 'field', name })
const action = (name: string): Mark => ({ sort: 'action', name })

describe('a field', () => {
  it('is told by its hint, its kind, its values and the record', () => {
    expect(told(field('state'), { record })).toEqual({
      sort: '字段',
      name: '状态',
      says: ['由平台改变', '以下值之一'],
      values: [
        { wire: 'DRAFT', name: '草稿', tone: 'default' },
        { wire: 'DONE', name: '已完成', tone: 'success' },
      ],
      here: '已完成',
    })
    expect(factsAbout(field('state'), { record })).toEqual({
      wire: 'state',
      kind: 'choice',
      raw: 'DONE',
      place: 'fields.state',
      permission: 'order.field.state',
    })
  })
  it.each([
    ['zh', '金额（元） · ¥ 0.01 至 ¥ 5,000.00'],
    ['en', 'Amount in yuan · ¥ 0.01 to ¥ 5,000.00'],
    ['es', 'Importe en yuanes · De ¥ 0.01 a ¥ 5,000.00'],
  ])('says its limits as its kind writes them, in %s', (locale, says) => {
    expect(told(field('fee'), { locale })?.says.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([says])
  })
  it('needs the list’s permission if it identifies the record', () => {
    expect(factsAbout(field('order_no')).permission).toBe('order.list')
  })
  it('says as an input whether it is required, and whose it is', () => {
    const part: Mark = { sort: 'input', name: 'part', action: 'close' }
    expect(told(part, { record })?.says).toContain('必填。')
    expect(factsAbout(part, { record })).toMatchObject({
      place: 'actions.close.inputs.part',
      permission: 'order.close',
    })
  })
  it('is not told to an account that may not see it, nor anything that depends on it', () => {
    const seen = narrowed(order, ['*', '!order.field.buyer_phone'])
    expect(told(field('buyer_phone'), { resource: seen, record })).toBeUndefined()
    const more = { resource: seen, off: true, record: { ...record, state: 'DRAFT', buyer_phone: '' } }
    expect(JSON.stringify(told(action('close'), more))).not.toMatch(/buyer_phone|手机/)
    expect(whyOff(action('close'), more)).toEqual({
      demands: ['取决于您的账号可能看不到的内容，或控制台此刻的状态。'],
    })
  })
})

it.each([
  [
    'zh',
    [
      '“金额” − “件数”',
      '以下情况必填：“状态”是“已完成”。',
      '仅在以下情况显示：“件数”至少为 1。',
      '不得重复。',
    ],
  ],
  [
    'en',
    [
      'Amount − Pieces',
      'Required where State is Done.',
      'Only shown where Pieces is at least 1.',
      'No two records may share it.',
    ],
  ],
  [
    'es',
    [
      'Importe − Piezas',
      'Obligatorio cuando Estado es Hecho.',
      'Solo se muestra cuando Piezas es al menos 1.',
      'No puede repetirse.',
    ],
  ],
])('a field says the rules that it stands under, in %s', (locale, [formula, ...rules]) => {
  const [computed, ...others] = told(field('rest'), { locale })?.says ?? []
  expect(computed).toContain(formula)
  expect(others).toEqual(rules)
})

describe('kinds', () => {
  it.each(kindNames)('%s is told with nothing left to fill in, or not at all', (kind) => {
    const one = { kind, label: amount, of: {}, fields: {}, to: 'merchant', unit: 'fen' } as Field
    for (const locale of ['zh', 'en', 'es']) {
      const says = told(field('one'), {
        locale,
        resource: { ...order, fields: { ...order.fields, one } },
      })?.says
      expect(says?.join()).toMatch(/^[^{}]*$/)
    }
  })
  it('names the area that a reference leads to, unless the account does not see it', () => {
    const owner: Field = reference({ label: amount, to: 'merchant' })
    const resource = { ...order, fields: { ...order.fields, owner } }
    expect(told(field('owner'), { resource })?.says).toEqual(['“<merchant>”中的一条记录'])
    expect(told(field('owner'), { resource, areaName: () => undefined })?.says).toEqual(['编码'])
  })
  it('tells developers what money is counted in; the unit of other numbers is a word', () => {
    const cost: Field = { kind: 'integer', label: amount, unit: l('毫秒', 'ms', 'ms') }
    const resource = { ...order, fields: { ...order.fields, cost } }
    expect(factsAbout(field('cost'), { resource }).kind).toBe('integer')
    expect(factsAbout(field('fee')).kind).toBe('fen money')
  })
  it('tells developers which records of it can be chosen', () => {
    const owner = reference({ label: amount, to: 'merchant', where: { status: 'NORMAL', level: 3 } })
    const resource = { ...order, fields: { ...order.fields, owner } }
    expect(factsAbout(field('owner'), { resource }).kind).toBe('reference (status=NORMAL, level=3)')
  })
})

describe('a filter', () => {
  it.each([
    ['state', '查找这样的记录：“状态”与所填相同。', 'state'],
    ['min_fee', '查找这样的记录：“金额”不小于所填。', 'min_fee'],
    ['period', '查找这样的记录：“付款时间”在两日之间，含首尾，最多 31 天。', 'begin_date, end_date'],
  ])('%s says which records it finds', (name, says, wire) => {
    expect(told({ sort: 'filter', name })?.says[0]).toBe(says)
    expect(factsAbout({ sort: 'filter', name }).wire).toBe(wire)
  })
  it.each(tests)('%s has words that name the field', (test) => {
    for (const label of Object.values(filterTests[test])) expect(label).toContain('{on}')
  })
})

it.each([
  ['fees', ['筛选出的所有记录的“金额”之和。', '仅计：“状态”是“已完成”。']],
  ['orders', ['筛选出的记录数。']],
])('the figure %s says what it adds up', (name, says) => {
  expect(told({ sort: 'total', name })?.says).toEqual(says)
})

describe('an action', () => {
  it('says what it does, and what it takes', () => {
    expect(
      told(action('close'), { record, locale: 'en' })?.says.map((one) => one.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Closes A1.',
      'Asks first for: Part.',
      'Cannot be undone, or costs money.',
      'A second person must approve it where Amount is at least ¥ 500.00.',
    ])
  })
  it.each([
    ['a demand that fails', { state: 'DONE' }, ['需要“状态”是“草稿”；本条为已完成'], undefined],
    ['a refusal', { buyer_phone: '' }, ['“买家手机”为空，不能操作；本条为空'], 30001],
    ['a state that is reached already', { words: ['closed'] }, ['“标签”含有“closed”，无需再操作'], undefined],
  ])('names %s, with the record’s value', (_, values, demands, code) => {
    expect(whyOff(action('close'), { record: { ...record, state: 'DRAFT', ...values } })).toEqual({
      demands,
      code,
    })
  })
  it('is not grey for a record that allows it', () => {
    const asked = askedOf(action('close'), { record: { ...record, state: 'DRAFT' } })
    expect(explain(asked)?.isOff).toBe(false)
    expect(whyNot(order.actions?.close ?? {}, { ...record, state: 'DRAFT' }, asked)).toBeUndefined()
  })
  it('that has a code for all other records names it before what has been done', () => {
    const closing = { when: { state: 'DRAFT' }, otherwise: 41002, done: { state: 'DONE' } }
    expect(whyNot(closing, record, askedOf(action('close')))).toEqual({
      demands: ['需要“状态”是“草稿”；本条为已完成'],
      code: 41002,
    })
  })
  it('that is a link leads nowhere while a field of its address is empty', () => {
    const empty = { ...record, buyer_phone: '' }
    expect(told(action('page'), { record })?.says).toEqual(['打开与这条记录有关的页面。'])
    expect(whyOff(action('page'), { record: empty }).demands).toEqual(['需要“买家手机”有值；本条为空'])
    expect(factsAbout(action('page'))).toEqual({
      wire: 'page',
      place: 'links.page',
      permission: 'order.link.page',
    })
  })
  it('can be the form’s: it goes by what stands on it, and by the form’s conditions', () => {
    expect(told(action('edit'), { record })).toMatchObject({
      name: '编辑',
      says: ['打开一个表单或窗口，本身不改动任何内容。', '须由另一人批准。'],
    })
    expect(whyOff(action('edit'), { record }).demands).toEqual(['需要“状态”是“草稿”；本条为已完成'])
    expect(factsAbout(action('edit'))).toEqual({
      wire: 'edit',
      call: 'POST /user/saveorder',
      place: 'save',
      permission: 'order.edit',
    })
  })
  it('of several alternatives names those of the nearest', () => {
    const when = [{ state: 'DRAFT', fee: { atMost: 100 } }, { count: { atLeast: 5 } }]
    expect(whyNot({ when }, record, { resource: order, now, ...wordsIn('en') })?.demands).toEqual([
      'Only when Pieces is at least 5; here it is 3',
    ])
  })
})

describe('a demand in words', () => {
  it.each<[name: string, path: string, demand: Requirement | string, zh: string, en: string, es: string]>([
    ['a bare value', 'state', 'DRAFT', '“状态”是“草稿”', 'State is Draft', 'Estado es Borrador'],
    ['is', 'state', { is: 'DONE' }, '“状态”是“已完成”', 'State is Done', 'Estado es Hecho'],
    ['not', 'state', { not: 'DONE' }, '“状态”不是“已完成”', 'State is not Done', 'Estado no es Hecho'],
    [
      'in',
      'state',
      { in: ['DRAFT', 'DONE'] },
      '“状态”是“草稿”或“已完成”',
      'State is Draft or Done',
      'Estado es Borrador o Hecho',
    ],
    ['notIn', 'state', { notIn: ['DONE'] }, '“状态”不是“已完成”', 'State is not Done', 'Estado no es Hecho'],
    [
      'atLeast',
      'fee',
      { atLeast: 100 },
      '“金额”至少为 ¥ 1.00',
      'Amount is at least ¥ 1.00',
      'Importe es al menos ¥ 1.00',
    ],
    [
      'atMost',
      'count',
      { atMost: 1000 },
      '“件数”至多为 1,000',
      'Pieces is at most 1,000',
      'Piezas es como máximo 1,000',
    ],
    ['set', 'paid', { set: true }, '“付款时间”有值', 'Paid has a value', 'Pagado tiene valor'],
    ['not set', 'paid', { set: false }, '“付款时间”为空', 'Paid is empty', 'Pagado está vacío'],
    ['has', 'words', { has: 'x' }, '“标签”含有“x”', 'Tags includes x', 'Etiquetas incluye x'],
    [
      'lacks',
      'order_no',
      { lacks: ['a', 'b'] },
      '“单号”不含“a”或“b”',
      'No. does not contain a or b',
      'N.º no contiene a o b',
    ],
    [
      'withinLastDays',
      'paid',
      { withinLastDays: 7 },
      '“付款时间”在最近 7 天内',
      'Paid is within the last 7 days',
      'Pagado está en los últimos 7 días',
    ],
    [
      'withinNextDays',
      'paid',
      { withinNextDays: 7 },
      '“付款时间”在今后 7 天内',
      'Paid is within the next 7 days',
      'Pagado está en los próximos 7 días',
    ],
    [
      'beforeDays',
      'paid',
      { beforeDays: 7 },
      '“付款时间”早于 7 天前',
      'Paid is more than 7 days ago',
      'Pagado es de hace más de 7 días',
    ],
    ['the day itself', 'paid', { withinNextDays: 0 }, '“付款时间”是今天', 'Paid is today', 'Pagado es hoy'],
    ['past', 'paid', { beforeDays: 0 }, '“付款时间”已过', 'Paid has passed', 'Pagado ya pasó'],
    [
      'two at once',
      'count',
      { atLeast: 1, atMost: 2 },
      '“件数”至少为 1，且“件数”至多为 2',
      'Pieces is at least 1 and Pieces is at most 2',
      'Piezas es al menos 1 y Piezas es como máximo 2',
    ],
  ])('%s', (_, path, demand, zh, en, es) => {
    for (const [locale, expected] of Object.entries({ zh, en, es }))
      expect(demandTexts([[path, demand]], order.fields, locale).replaceAll('\u00a0', ' ')).toBe(expected)
  })
})

it.each([
  [[['*']], 'order.field.fee', ['*']],
  [[['*', '!order.field.fee']], 'order.field.fee', ['!order.field.fee']],
  [[['trade']], 'order.list', []],
  [[['*'], ['order.list']], 'order.list', ['*', 'order.list']],
])('of the permissions %j, %s is decided by %j', (permissions, key, deciders) => {
  expect(decidersOf(permissions, key)).toEqual(deciders)
})
