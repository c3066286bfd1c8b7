import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import type { Trade } from '@resources/pay/trade/trade.area'
import { describe, expectTypeOf, it } from 'vitest'
import { choice, code, defineResource, l, type RecordOf, text, timestamp } from '@/declaration'

const label = l('名称', 'Name', 'Nombre')

describe('the record of a declared area', () => {
  it('has exactly the declared fields', () => {
    expectTypeOf<keyof Merchant & 'shop_name'>().toEqualTypeOf<'shop_name'>()
    expectTypeOf<'nothing' extends keyof Merchant ? true : false>().toEqualTypeOf<false>()
  })

  it('has the value of each kind', () => {
    expectTypeOf<Merchant['shop_name']>().toEqualTypeOf<string>()
    expectTypeOf<Merchant['today_push']>().toEqualTypeOf<number>()
    expectTypeOf<Merchant['grant_time']>().toEqualTypeOf<number>()
    expectTypeOf<Trade['total_fee']>().toEqualTypeOf<number>()
    expectTypeOf<Merchant['agent_pay']['is_enable']>().toEqualTypeOf<boolean>()
    expectTypeOf<Trade['refunds'][number]['refund_status']>().toEqualTypeOf<
      'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
    >()
  })

  it('has a choice’s own values, and numbers where the wire has numbers', () => {
    expectTypeOf<Merchant['grant_status']>().toEqualTypeOf<'GRANTED' | 'EXPIRING' | 'EXPIRED' | 'CLEARED'>()
    expectTypeOf<Trade['agent_channel']>().toEqualTypeOf<number>()
    expectTypeOf<Extract<Merchant['op'], '1688'>>().toEqualTypeOf<'1688'>()
  })

  it('has null only where the declaration says so', () => {
    expectTypeOf<Trade['pay_time']>().toEqualTypeOf<number | null>()
    expectTypeOf<Trade['create_time']>().toEqualTypeOf<number>()
    expectTypeOf<null extends Trade['op'] ? true : false>().toEqualTypeOf<true>()
    expectTypeOf<undefined extends Trade['op'] ? true : false>().toEqualTypeOf<false>()
  })

  it('cannot be written', () => {
    expectTypeOf<Pick<Merchant, 'shop_name'>>().toEqualTypeOf<{ readonly shop_name: string }>()
  })

  it('follows a declaration made anywhere', () => {
    const area = defineResource({
      name: 'x',
      path: '/x',
      label,
      icon: 'list',
      menu: { order: 1 },
      key: ['no'],
      title: 'no',
      fields: {
        no: code({ label }),
        state: choice({ label, of: { A: label, B: label }, nullable: true }),
        words: text({ label }),
        at: timestamp({ label }),
      },
      list: { call: 'GET /x', columns: ['no'], sortable: ['at'], sort: '-at', filters: ['state'] },
    })
    expectTypeOf<RecordOf<typeof area>>().toEqualTypeOf<{
      readonly no: string
      readonly state: 'A' | 'B' | null
      readonly words: string
      readonly at: number
    }>()
  })
})

describe('the compiler refuses', () => {
  type Declared = Parameters<
    typeof defineResource<{ readonly no: { readonly kind: 'text'; readonly label: typeof label } }>
  >[0]

  it('a column, key, title, sort, filter or condition that is no field', () => {
    expectTypeOf<Declared['list']['columns'][number]>().toEqualTypeOf<'no'>()
    expectTypeOf<Declared['key'][number]>().toEqualTypeOf<'no'>()
    expectTypeOf<Declared['title']>().toEqualTypeOf<'no'>()
    expectTypeOf<Declared['list']['sort']>().toEqualTypeOf<'no' | '-no'>()
    expectTypeOf<Extract<Declared['list']['filters'][number], string>>().toEqualTypeOf<'no'>()
  })

  it('a name without one of the languages', () => {
    expectTypeOf<{ zh: string; en: string }>().not.toExtend<Declared['label']>()
    expectTypeOf(l).parameters.toEqualTypeOf<[zh: string, en: string, es: string]>()
  })

  it('an option that the kind does not have', () => {
    expectTypeOf(text<{ label: typeof label; unit: 'fen' }>)
      .parameter(0)
      .toExtend<{ unit: never }>()
  })
})
