import { describe, expect, it } from 'vitest'
import { choice, type Json, l, money, type Resource, text } from '@/declaration'
import { dictionaryOf } from '@/scaffold/dictionary'
import type { FieldEvidence } from '@/scaffold/evidence'
import { propose } from '@/scaffold/judge'
import { plainArea } from '../declaration/plainArea'

const known: Resource = {
  ...plainArea('/known'),
  fields: {
    grade: choice({
      label: l('等级', 'Grade', 'Grado'),
      of: { A: l('甲', 'First', 'Primero'), B: l('乙', 'Second', 'Segundo') },
    }),
    worth: money({ label: l('价值', 'Worth', 'Valor'), unit: 'li' }),
    motto: text({ label: l('格言', 'Motto', 'Lema') }),
  },
}
const dictionary = dictionaryOf([known])

/** A kind, its options, and the doubt about it. */
const judged = (evidence: Omit<FieldEvidence, 'values'> & { values?: readonly Json[] }) => {
  const { kind, options, of, doubts } = propose({ values: [], ...evidence }, dictionary) ?? {}
  return { kind, options, values: of && Object.keys(of), doubts }
}
const times = (value: Json, count: number): readonly Json[] => Array.from({ length: count }, () => value)

describe('a field is judged by its values', () => {
  const words = [...times('PAID', 12), ...times('REFUNDED', 12)]
  it.each<[name: string, values: readonly Json[], kind: string, options: object, doubt?: RegExp]>([
    ['create_time', [1_717_200_000, 1_717_200_100], 'timestamp', {}],
    ['seen', [1_717_200_000, 1_717_200_100], 'timestamp', {}, /Unix seconds/],
    ['seen', [1_717_200_000_000], 'timestamp', {}, /milliseconds/],
    ['since', ['2024-06-01 08:00:00', '2024-06-02 09:30:00'], 'timestamp', {}, /text/],
    ['since', ['2024-06-01T00:00:00Z'], 'timestamp', {}, /text/],
    ['birthday', ['2024-06-01'], 'day', {}],
    ['rating', [4, 2, 5], 'integer', {}, /"stars: true, max: 5"/],
    ['service_score', [9, 10], 'integer', {}, /"stars: true, max: 10"/],
    ['rating', [40, 2], 'integer', {}, /^$/],
    ['amount_fen', [1200, 900], 'money', { unit: 'fen' }],
    ['amount_li', [1200, 900], 'money', { unit: 'li' }],
    ['price', [12.5, 9], 'money', { unit: 'yuan' }, /decimals/],
    ['price', [12, 9], 'money', { unit: 'fen' }, /fen/],
    ['payer_total', [12, 9], 'money', { unit: 'fen' }, /fen/],
    ['topics_total', [12, 9], 'integer', {}],
    ['cost_ms', [12, 9], 'integer', {}],
    ['temperature', [12.5, 9], 'text', {}, /decimals/],
    ['success_rate', [9800, 10_000], 'percent', {}, /basis points/],
    ['shop_id', [88_123, 88_124], 'integer', { ungrouped: true }],
    ['mobile', ['13800138000', '138****8000'], 'phone', {}],
    ['who', ['a@example.com'], 'email', {}],
    ['link', ['https://example.com/a'], 'url', {}],
    ['avatar', ['https://example.com/a'], 'image', {}],
    ['cover', ['/files/a.png'], 'image', {}],
    ['tint', ['#aabbcc'], 'color', {}],
    ['done', [true, false], 'boolean', {}],
    ['is_done', [0, 1], 'boolean', {}],
    ['state', words, 'choice', {}],
    ['level', [1, 2, 1, 2], 'choice', { numeric: true }],
    ['story', ['one\ntwo'], 'multiline', {}],
    ['page', ['<p>one</p>'], 'html', {}],
    ['words', [['a', 'b'], ['c']], 'tags', {}],
    ['numbers', [[1, 2], [3]], 'tags', { numeric: true }],
    ['lines', [[{ sku_no: 'S1001' }]], 'list', {}],
    ['proofs', [[{ file_id: '1', url: '/a' }]], 'files', {}],
    ['parts', [{ sku_no: 'S1001' }], 'object', {}],
    ['whatever', [{}], 'object', {}],
    ['order_no', ['QH202406010001'], 'code', {}],
    ['ticket', ['00012345'], 'code', {}],
    ['mixed', [1, 2, 'x'], 'text', {}, /2 of 3 rows have a number/],
    ['nothing', [], 'text', {}, /no row has a value/],
    ['pay_time', [], 'timestamp', {}, /by its name/],
    ['pay_time', [0, 0], 'timestamp', {}, /by its name/],
    ['password', ['x'], 'secret', {}],
    ['apiKey', ['x'], 'secret', {}],
    ['token_count', [3], 'integer', {}],
  ])('%s %j', (name, values, kind, options, doubt) => {
    const found = judged({ name, values })
    expect(found).toMatchObject({ kind, options })
    if (doubt) expect(found.doubts?.join()).toMatch(doubt)
  })

  it('values of a choice become its keys when they are words of a program', () => {
    expect(judged({ name: 'phase', values: words }).values).toEqual(['PAID', 'REFUNDED'])
    expect(judged({ name: 'trade_state', values: ['PAID'] })).toMatchObject({
      kind: 'choice',
      doubts: [expect.stringMatching(/1 rows/)],
    })
  })

  it('few rows may each be in another state; other words that all differ are none of a choice', () => {
    const states = ['DRAFT', 'ISSUED', 'PAID', 'VOID', 'DRAFT']
    expect(judged({ name: 'status', values: states }).values).toEqual(['DRAFT', 'ISSUED', 'PAID', 'VOID'])
    expect(judged({ name: 'channel', values: states })).toMatchObject({ kind: 'text', doubts: [] })
    expect(judged({ name: 'status', values: ['new', 'old', 'sold', 'lost', 'kept'] })).toMatchObject({
      kind: 'text',
      doubts: ['each row has another word: a choice, if these are its values'],
    })
  })

  it.each([
    ['author', 'alice'],
    ['operator', 'ROOT'],
    ['city', 'hangzhou'],
    ['seller_nick', 'shop'],
    ['remark', 'ok'],
  ])('what people and places are called does not: %s', (name, value) => {
    expect(judged({ name, values: times(value, 40) })).toMatchObject({ kind: 'text', values: undefined })
  })
})

describe('stronger evidence wins', () => {
  const column = { type: 'text', nullable: false }
  it.each<[what: string, Partial<FieldEvidence>, kind: string, options: object]>([
    [
      'a type of the database over values',
      { values: ['x'], column: { ...column, type: 'timestamptz' } },
      'timestamp',
      {},
    ],
    ['an enum', { column: { ...column, values: ['A', 'B'] } }, 'choice', {}],
    ['a foreign key', { column: { ...column, references: 'shop' } }, 'reference', { to: 'shop' }],
    ['a length', { values: ['ab c'], column: { ...column, maxLength: 20 } }, 'text', { max: 20 }],
    ['null', { values: ['ab c'], column: { ...column, nullable: true } }, 'text', { nullable: true }],
    [
      'numbers that the database sends as text',
      { values: ['12'], column: { ...column, type: 'int8' } },
      'integer',
      {},
    ],
    ['a format', { schema: { type: 'string', format: 'date-time' } }, 'timestamp', {}],
    ['an enum of a document', { schema: { type: 'integer', enum: [1, 2] } }, 'choice', { numeric: true }],
    [
      'what our own documents say',
      { schema: { type: 'integer', description: 'li' } },
      'money',
      { unit: 'li' },
    ],
    ['null in a document', { schema: { type: ['boolean', 'null'] } }, 'boolean', { nullable: true }],
    ['choices', { schema: { type: 'array', items: { type: 'string', enum: ['a'] } } }, 'choices', {}],
    ['required', { schema: { type: 'boolean' }, required: true }, 'boolean', { required: true }],
  ])('%s', (_, evidence, kind, options) => {
    expect(judged({ name: 'thing', ...evidence })).toMatchObject({ kind, options })
  })

  it('what existing areas hold under the name, unless it cannot hold the values', () => {
    expect(judged({ name: 'worth', values: [12] })).toMatchObject({ kind: 'money', options: { unit: 'li' } })
    expect(judged({ name: 'worth', values: [{ sku_no: 'x' }] }).kind).toBe('object')
    expect(judged({ name: 'motto', values: ['one\ntwo'] }).kind).toBe('multiline')
    expect(judged({ name: 'grade', values: ['A'] })).toMatchObject({ kind: 'choice', values: ['A', 'B'] })
    expect(judged({ name: 'grade', values: ['A', 'C'] }).values).not.toEqual(['A', 'B'])
  })
})

describe('labels', () => {
  const label = (name: string, more: Partial<FieldEvidence> = {}) => {
    const { zh, en, es } = propose({ name, values: ['x y'], ...more }, dictionary)?.label ?? {}
    return [zh, en, es]
  }
  it.each([
    ['worth', '价值', 'Worth', 'Valor'],
    ['receiver_mobile', '收件人手机', 'Receiver mobile', 'Móvil del destinatario'],
    ['receiverMobile', '收件人手机', 'Receiver mobile', 'Móvil del destinatario'],
    ['order_no', '订单号', 'Order no.', 'N.º de pedido'],
    ['order_status', '订单状态', 'Order status', 'Estado del pedido'],
    ['order_count', '订单数', 'Orders', 'Pedidos'],
    ['total_amount', '总金额', 'Total amount', 'Importe total'],
    ['total_order_amount', '总订单金额', 'Total order amount', 'Importe total del pedido'],
    ['last_login_time', '最近登录时间', 'Last sign-in time', 'Última fecha de acceso'],
    ['created_at', '创建时间', 'Created', 'Creación'],
    ['paid_at', '支付时间', 'Paid at', 'Pagado el'],
    ['paid_amount', '已付金额', 'Paid amount', 'Importe pagado'],
    ['is_gift', '是否赠品', 'Gift', 'Regalo'],
    ['freight_fen', '运费', 'Freight', 'Portes'],
    ['express_no', '快递单号', 'Tracking no.', 'N.º de seguimiento'],
  ])('%s', (name, ...said) => {
    expect(label(name)).toEqual(said)
  })

  it('that nobody knows are empty, which the checker refuses: no doubt is left to be deleted', () => {
    expect(label('frobnication')).toEqual(['', 'Frobnication', ''])
    expect(propose({ name: 'frobnication', values: ['x'] }, dictionary)?.doubts).toEqual([])
  })

  it('a comment of the database is the Chinese one', () => {
    const column = { type: 'text', nullable: false, comment: '门牌' }
    expect(label('frobnication', { column })).toEqual(['门牌', 'Frobnication', ''])
  })
})
