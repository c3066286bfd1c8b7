import { isPromoTime } from '@resources/sms/message/smsText'
import {
  type Bill,
  biller,
  type Message,
  mostOf,
  nextPromoTime,
  previewInput,
  rejectedOf,
  type SmsOrder,
  sendInput,
  textFor,
  whyNotSign,
  whyNotTemplate,
  whyNotThen,
} from '@resources/sms/send/ui/order'
import { checkMobile, recipientVariables } from '@resources/sms/send/ui/recipients'
import { planWithin } from '@resources/terms/schedule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../cases'
import { v } from './smsTemplateTable'

describe('a mobile number', () => {
  it.each([
    '15400000001',
    ' 15400000001 ',
    '１５４０００００００１',
    '154-0000-0001',
    '(154) 0000 0001',
    '+86 15400000001',
    '8615400000001',
    '0086-15400000001',
    // As copied from spreadsheets and other pages.
    '15400000001.0',
    "'15400000001",
    '\u202a15400000001\u202c',
    '15400000001\u200b',
  ])('is read as people write it: %s', (text) => {
    expect(checkMobile(text)).toEqual({ address: '15400000001' })
  })

  it.each(['', '1540000000', '154000000012', '25400000001', '12000000000', '1540000000a', '+85215400000001'])(
    'is none: "%s"',
    (text) => {
      expect(checkMobile(text)).toHaveProperty('problem')
    },
  )
})

describe('signature and template', () => {
  it.each([
    ['COMMON', 'CODE', undefined],
    ['COMMON', 'NOTICE', undefined],
    ['COMMON', 'PROMO', undefined],
    ['CODE', 'CODE', undefined],
    ['CODE', 'NOTICE', 41017],
    ['CODE', 'PROMO', 41017],
  ] as const)('%s with %s: %s', (sign_type, template_type, code) => {
    const [sign, template] = [
      { status: 'APPROVED', sign_type },
      { status: 'APPROVED', template_type },
    ] as const
    expect(whyNotSign(sign, template)).toBe(code)
    expect(whyNotTemplate(template, sign)).toBe(code)
  })

  it.each(['DRAFT', 'REVIEWING', 'REJECTED', 'CANCELED', 'DISABLED'] as const)('not while %s', (status) => {
    expect(whyNotSign({ status, sign_type: 'COMMON' }, undefined)).toBe(41003)
    expect(whyNotTemplate({ status, template_type: 'NOTICE' }, undefined)).toBe(41016)
  })
})

it('the variables of a template are those of its text, with what each may hold', () => {
  const variables = recipientVariables({
    content: `亲爱的${v('name')}，订单${v('order')}已发出`,
    variables: [
      { name: 'order', attr: 'ORDER_NO' },
      { name: 'name', attr: 'NAME' },
    ],
  })
  const [name, order] = variables
  expect(variables.map((one) => one.name)).toEqual(['name', 'order'])
  expect(name?.check('王小明')).toBeUndefined()
  expect(name?.check('二十一个字'.repeat(5))).toBeDefined()
  expect(order?.check('A-100')).toBeUndefined()
  expect(order?.check('单号 100')).toBeDefined()
  expect(order?.hint?.zh).toBe('单号：不超过 35 位字母、数字或连字符')
})

const message = (over: Partial<Message> = {}): Message => ({
  signName: '青禾',
  content: `您的订单${v('order')}已发出`,
  type: 'NOTICE',
  constants: {},
  ...over,
})

const billed = (of: Message, orders: readonly string[]): Bill => {
  const { take, bill } = biller(of)
  for (const order of orders) take({ values: order === '' ? {} : { order } })
  return bill()
}

describe('the bill', () => {
  // 【青禾】 and the text without the variable are 11 characters.
  it.each([
    [59, 70, 1],
    [60, 71, 2],
    [123, 134, 2],
    [124, 135, 3],
    [149, 160, 3],
    [489, 500, 8],
  ])('a value of %i makes %i characters and %i parts', (length, char_count, part_count) => {
    const bill = billed(message({ constants: { order: 'x'.repeat(length) } }), ['', ''])
    const most = { char_count, part_count }
    expect(bill).toEqual({ count: 2, parts: 2 * part_count, amount_li: 90 * part_count, most, tooLong: 0 })
  })

  it('adds up each message with its own values, names the longest, and counts those that are too long', () => {
    const bill = billed(message({ type: 'PROMO' }), ['x', 'x'.repeat(60), 'x'.repeat(490)])
    const most = { char_count: 501, part_count: 8 }
    expect(bill).toEqual({ count: 3, parts: 1 + 2 + 8, amount_li: 55 * 11, most, tooLong: 1 })
  })

  it('is the sum of the bills of its parts', () => {
    const values = fc.array(fc.integer({ min: 1, max: 200 }).map((length) => 'x'.repeat(length)))
    forAll([values, values], (some, others) => {
      const [a, b, all] = [some, others, [...some, ...others]].map((one) => billed(message(), one))
      expect(all?.parts).toBe((a?.parts ?? 0) + (b?.parts ?? 0))
      expect(all?.most.char_count).toBe(Math.max(a?.most.char_count ?? 0, b?.most.char_count ?? 0))
    })
  })

  it('writes a value of its own over the common one, and leaves what nobody has filled in', () => {
    const all = message({ constants: { order: 'all' } })
    expect(textFor(all, { order: 'own' })).toBe('您的订单own已发出')
    expect(textFor(all, {})).toBe('您的订单all已发出')
    expect(textFor(message({ constants: { order: '' } }), {})).toBe(`您的订单${v('order')}已发出`)
  })
})

const at = (time: string) => Date.parse(`2026-11-22T${time}+08:00`) / 1000

describe('the time', () => {
  it.each([
    ['PROMO', '07:59:59', 41025],
    ['PROMO', '08:00:00', undefined],
    ['PROMO', '21:59:59', undefined],
    ['PROMO', '22:00:00', 41025],
    ['NOTICE', '03:00:00', undefined],
    ['CODE', '23:00:00', undefined],
  ] as const)('%s at %s: %s', (type, time, code) => {
    expect(whyNotThen({ kind: 'now' }, type, at(time))).toBe(code)
  })

  it('of a plan lies 10 minutes to 30 days ahead; promotion not at night', () => {
    const now = at('12:00:00')
    const plan = (time: number | undefined, type: 'NOTICE' | 'PROMO' = 'NOTICE') =>
      whyNotThen({ kind: 'at', time }, type, now)
    expect(plan(now + planWithin.least - 1)).toBe(41028)
    expect(plan(now + planWithin.least)).toBeUndefined()
    expect(plan(now + planWithin.most)).toBeUndefined()
    expect(plan(now + planWithin.most + 1)).toBe(41028)
    expect(plan(undefined)).toBe(41028)
    expect(plan(at('23:00:00'), 'PROMO')).toBe(41025)
  })

  it('that is offered for promotion may always be planned', () => {
    forAll([fc.integer({ min: 1_700_000_000, max: 1_900_000_000 })], (now) => {
      const time = nextPromoTime(now)
      expect(isPromoTime(time)).toBe(true)
      expect(whyNotThen({ kind: 'at', time }, 'PROMO', now)).toBeUndefined()
    })
  })
})

describe('the call', () => {
  const recipient = { line: 2, text: '', address: '15400000001', values: { order: 'A1' } }
  const order: SmsOrder = {
    message: message({ constants: { name: '王' } }),
    templateCode: 'SMS_900000001',
    planTime: undefined,
    taskName: ' ',
    perRow: true,
    fromFile: true,
  }

  it('names numbers with values of their own over the common ones, numbers of a file, or numbers alone', () => {
    expect(sendInput(order, [recipient])).toEqual({
      sign_name: '青禾',
      template_code: 'SMS_900000001',
      template_param: { name: '王' },
      rows: [{ mobile: '15400000001', param: { order: 'A1' } }],
    })
    const ofFile = previewInput({ ...order, perRow: false }, [recipient])
    expect(ofFile).toMatchObject({ rows: [{ mobile: '15400000001', param: {} }] })
    const typed = previewInput({ ...order, perRow: false, fromFile: false }, [recipient])
    expect(typed).toMatchObject({ mobiles: ['15400000001'] })
  })

  it('says when and what the task is called, where that is said', () => {
    const planned = sendInput({ ...order, planTime: 5, taskName: ' 双十二 ' }, [])
    expect(planned).toMatchObject({ plan_time: 5, task_name: '双十二' })
  })

  it('takes 1,000 typed numbers, or 10,000 of a file', () => {
    expect(mostOf({ perRow: false, fromFile: false })).toBe(1000)
    expect(mostOf({ perRow: false, fromFile: true })).toBe(10_000)
    expect(mostOf({ perRow: true, fromFile: false })).toBe(10_000)
  })

  it('gives rejected numbers the lines that they stood in, of an answer and of a refusal', () => {
    const row = { row: 0, mobile: '154****0001', code: 41026, message: '触发号码频率限制' }
    const known = { address: '15400000001', reason: '触发号码频率限制', line: 2 }
    const answer = { task_id: 'T', biz_id: '1^0', accepted: 0, rejected: [row], amount_li: 0 }
    expect(rejectedOf({ answer, items: [recipient] }, 'zh')).toEqual([known])
    expect(rejectedOf({ refusal: { rejected: [row] }, items: [recipient] }, 'zh')).toEqual([known])
    expect(rejectedOf({ refusal: null, items: [recipient] }, 'zh')).toEqual([])
  })
})
