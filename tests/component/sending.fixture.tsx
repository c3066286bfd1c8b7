import email from '@resources/email/message/email.area'
import SendEmail from '@resources/email/send/ui/SendEmail.part'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import sms from '@resources/sms/message/sms.area'
import SendSms from '@resources/sms/send/ui/SendSms.part'
import sign from '@resources/sms/sign/smsSign.area'
import smsTemplate from '@resources/sms/template/smsTemplate.area'
import type { ReactNode } from 'react'
import type { DataProvider, RaRecord } from 'react-admin'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Locale, type Resource, resourceName } from '@/declaration'
import { behindFetch } from './behindFetch'
import { show } from './kinds.fixture'
import { pick } from './onPage'

/** 2026-11-22 23:30 in China: too late to send promotions. */
const night = Date.parse('2026-11-22T23:30:00+08:00')

/** The body of a call that sends. */
export interface SentBody {
  readonly request_id?: string
  readonly mobiles?: readonly string[]
  readonly to?: readonly string[]
  readonly rows?: readonly unknown[]
}

const countOf = ({ mobiles, to, rows }: SentBody): number => (mobiles ?? to ?? rows ?? []).length

/**
 * What happens to a call that sends. Undefined is answered, a promise once it settles, a Response as it is. `lost` is done
 * without an answer; `gone` never arrives and is never answered.
 */
export type Fate = (sent: SentBody, number: number) => 'lost' | 'gone' | Response | Promise<void> | undefined

export interface ChannelFixture {
  readonly page: ReactNode
  /** The last part of the path of the call that sends. */
  readonly call: string
  readonly price_li: number
  /** The most recipients of one task, as an operator types them. */
  readonly most: number
  /** The unit that is counted, and the link to the list of sent messages. */
  readonly unit: string
  readonly seeList: string
  readonly resources: readonly Resource[]
  readonly lists: readonly (readonly [Resource, RaRecord[]])[]
  /** What the platform answers to other calls of the page, by the last part of the path. */
  readonly answers: (balance_li: number) => { readonly [call: string]: (body: SentBody) => unknown }
  /** Waits until the page shows what it asks the platform for by itself. */
  readonly loaded: () => Promise<unknown>
  /** Chooses what is sent. */
  readonly choose: () => Promise<void>
  readonly addresses: () => ReturnType<typeof page.getByRole>
  readonly addressOf: (number: number) => string
}

/** A platform at night. It sends once for each request id, and remembers what it has done. */
export const sendingPlatform = (
  { call, price_li, answers }: ChannelFixture,
  { fate, balance_li = 10_000_000 }: { fate?: Fate; balance_li?: number } = {},
) => {
  vi.setSystemTime(night)
  const sent: SentBody[] = []
  /** What was done, by request id. */
  const kept = new Map<string, unknown>()
  const others = answers(balance_li)
  behindFetch<SentBody>(({ name, query, body }) => {
    if (name === 'requestresult') {
      const id = query.get('request_id') ?? ''
      return kept.has(id) ? { state: 'DONE', answer: kept.get(id) } : { state: 'UNKNOWN' }
    }
    if (name !== call) return others[name]?.(body)
    sent.push(body)
    const accepted = countOf(body)
    const task = { task_id: `T${sent.length}`, accepted, rejected: [], amount_li: price_li * accepted }
    const answer = fate?.(body, sent.length)
    if (answer instanceof Response) return answer
    if (answer === 'gone') return new Promise(() => {})
    kept.set(body.request_id ?? '', task)
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return answer instanceof Promise ? answer.then(() => task) : task
  })
  return { sent, kept, counts: () => sent.map(countOf) }
}

/** Opens the page with the platform behind `fetch`. */
export const openSending = async (
  { page: element, resources, lists }: ChannelFixture,
  { locale, width = 1440 }: { locale?: Locale; width?: number } = {},
) => {
  await page.viewport(width, 900)
  const getList = async (name: string) => {
    const data = lists.find(([resource]) => resourceName(resource) === name)?.[1] ?? []
    return { data, total: data.length }
  }
  const getOne = async (name: string, { id }: { id: string }) => ({
    data: (await getList(name)).data.find((one) => one.id === id),
  })
  return show(element, {
    locale,
    resources,
    dataProvider: {
      getList: getList as DataProvider['getList'],
      getOne: getOne as DataProvider['getOne'],
    },
  })
}

/** Recipients per line: typing thousands of lines takes the browser seconds. */
const perLine = 500

/** Enters this many recipients. */
export const enter = ({ addresses, addressOf }: ChannelFixture, count: number) => {
  const all = Array.from({ length: count }, (_, index) => addressOf(index))
  const lines = Array.from({ length: Math.ceil(count / perLine) }, (_, line) =>
    all.slice(line * perLine, (line + 1) * perLine).join(' '),
  )
  return addresses().fill(lines.join('\n'))
}

const template = (number: number, template_name: string, template_type: string, content: string) => ({
  id: `SMS_90000000${number}`,
  template_code: `SMS_90000000${number}`,
  template_name,
  template_type,
  content,
  status: 'APPROVED',
  related_sign: '',
  variables: [{ name: 'order', attr: 'ORDER_NO' }],
})
const order = `\${order}`

export const variable = () => page.getByRole('textbox', { name: '变量 order 的值' })

const signature = (sign_id: number, sign_name: string, sign_type: string) => ({
  ...{ id: String(sign_id), sign_id, sign_name, sign_type },
  ...{ status: 'APPROVED', carrier_status: 'FILED' },
})

export const smsChannel: ChannelFixture = {
  page: <SendSms />,
  call: 'sendsms',
  ...{ price_li: 45, most: 1000, unit: '条', seeList: '查看短信列表' },
  resources: [sign, smsTemplate, sms],
  lists: [
    [
      sign,
      [
        { ...signature(1, '青禾', 'COMMON'), is_default: true },
        signature(2, '青禾验证', 'CODE'),
        { ...signature(3, '柚见', 'COMMON'), status: 'REVIEWING', carrier_status: 'UNFILED' },
      ],
    ],
    [
      smsTemplate,
      [
        template(1, '发货通知', 'NOTICE', `您的订单${order}已发出`),
        template(2, '会员日', 'PROMO', '会员日全场上新，拒收请回复R'),
        template(3, '登录验证码', 'CODE', `验证码${order}`),
        { ...template(4, '缺货通知', 'NOTICE', `订单${order}缺货`), status: 'REVIEWING' },
      ],
    ],
  ],
  answers: (balance_li) => ({
    previewsms: (body) => {
      const count = countOf(body)
      const amount_li = 45 * count
      const enough = amount_li <= balance_li
      return { parts: count, valid: count, invalid: [], amount_li, balance_li, credit_li: 0, enough }
    },
  }),
  loaded: () => expect.element(page.getByRole('combobox').first()).toHaveValue('青禾'),
  choose: async () => {
    await pick('模板', '发货')
    await variable().fill('A100')
  },
  addresses: () => page.getByRole('textbox', { name: '手机号' }),
  addressOf: (number) => String(15_400_000_000 + number),
}

const mail = (number: number, name: string, mail_type: string, subject: string) => ({
  ...{ id: String(number), template_id: number, template_name: name, mail_type, subject, status: 'APPROVED' },
  ...{ content: `<p>{Name}，${name}</p>`, variables: ['Name'] },
})

export const mailChannel: ChannelFixture = {
  page: <SendEmail />,
  call: 'sendemail',
  ...{ price_li: 10, most: 500, unit: '封', seeList: '查看邮件记录' },
  resources: [emailTemplate, email],
  lists: [
    [
      emailTemplate,
      [
        mail(1, '月度对账单', 'TRIGGER', '{Name}，对账单'),
        mail(2, '会员日', 'BATCH', '{Name}，会员日'),
        { ...mail(3, '缺货', 'BATCH', '缺货'), status: 'REVIEWING' },
      ],
    ],
    [email, []],
  ],
  answers: (available_li) => ({
    emailsenderlist: () => ({
      items: [
        { sender_address: 'notice@mail.example.com', sender_alias: '青禾', reply_to: '' },
        { sender_address: 'news@mail.example.com', sender_alias: '青禾会员', reply_to: 'help@example.com' },
      ],
      ...{ price_li: 10, available_li, credit_li: 0, quota: 2000, used_today: 500 },
    }),
  }),
  // The rest of the day's quota.
  loaded: () => expect.element(page.getByText('1,500')).toBeVisible(),
  choose: async () => {
    await pick('模板', '月度')
    await page.getByRole('textbox', { name: '变量 Name 的值' }).fill('林青')
  },
  addresses: () => page.getByRole('textbox', { name: '邮箱地址' }),
  addressOf: (number) => `reader${number}@example.com`,
}
