import { defineSeed } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import type { SmsSign } from '@resources/sms/sign/smsSign.area'
import type { SmsTemplate } from '@resources/sms/template/smsTemplate.area'
import type { TemplateType, VariableAttr } from '@resources/sms/template/templateRules'
import { secondOfDay } from '@resources/terms/samples'
import { noShop, shopOf } from '@resources/terms/shopKey'
import { dayOf, type Random, secondsPerDay, startOfDay } from '@/declaration'
import type { Sms } from '../sms.area'
import { unsentCodes } from '../smsCodes'
import { costOf, fill, isPromoTime, measure, signed, variablesOf } from '../smsText'
import { homeOf, reported, reportOf, reportSeconds, unknownAfterSeconds } from './carrier'
import { bizIdOf, smsIdOf, taskIdOf } from './submit'

const historyDays = 7

const values: { readonly [A in VariableAttr]: (random: Random, long: boolean) => string } = {
  NUMBER_CODE: (random) => random.digits(6),
  PHONE: (random) => `1690000${random.digits(4)}`,
  TIME: (random) => `${random.int(8, 21)}:${random.pick(['00', '30'])}`,
  MONEY: (random) => `${random.int(9, 480)}.${random.pick(['00', '80', '90'])}`,
  NAME: (random) => random.pick(['林小青', '周木', '许阿柚', '郑北山']),
  ADDRESS: (random, long) =>
    long ? '浙江省杭州市西湖区示例街道青禾路1号北山花园2幢3单元401室' : `青禾路${random.int(1, 99)}号`,
  ORDER_NO: (random) => `9${random.digits(18)}`,
  OTHER: (random, long) =>
    long
      ? '木格家居北欧风实木书桌可调节升降组合套装赠原木收纳盒两只'
      : random.pick(['青禾速运', '北山快递', '木格台灯', '春茶礼盒']),
}

interface Sender {
  readonly type: TemplateType
  readonly shop: Merchant | undefined
  readonly template: SmsTemplate
  readonly sign: SmsSign
}

const shares = { CODE: 34, NOTICE: 58, PROMO: 8 } as const

const prefixes = ['154', '160', '161', '163', '164', '168', '169'] as const

const mobileOf = (random: Random, ending?: number): string =>
  `${random.pick(prefixes)}0000${random.digits(1)}${ending === undefined ? random.digits(3) : String(ending).padStart(3, '0')}`

/** One ending per report, including none. */
const endings: readonly number[] = [
  ...new Map(Array.from({ length: 38 }, (_, index) => [reportOf(String(901 + index)), 901 + index])).values(),
]

const fateOf = (mobile: string, send_time: number, now: number): Partial<Sms> => {
  const report = reportOf(mobile)
  const due = send_time + 1 + (report === undefined ? unknownAfterSeconds : reportSeconds(mobile))
  if (due > now) return { status: 'SUBMITTED', next_time: due }
  return reported(report, due)
}

interface Sending {
  readonly sender: Sender
  readonly mobile: string
  readonly send_time: number
  readonly source: Sms['source']
}

const spread = <T>(all: readonly T[], wanted: number): readonly T[] => {
  const count = Math.min(all.length, Math.max(1, Math.round(wanted)))
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]).filter(
    (one) => one !== undefined,
  )
}

interface World {
  readonly shops: readonly Merchant[]
  readonly signs: readonly SmsSign[]
  readonly templates: readonly SmsTemplate[]
  readonly count: number
  readonly now: number
  readonly random: Random
}

const fullCount = 84_000

function sendersOf({ shops, signs, templates, count }: World): {
  readonly [T in TemplateType]: readonly Sender[]
} {
  const own = shops.filter(
    ({ grant_status, agent_pay }) => grant_status === 'GRANTED' && !agent_pay.is_enable,
  )
  const scale = count / fullCount
  const of = (type: TemplateType, most: number): readonly Sender[] => {
    const fit = signs.filter(({ sign_type }) => sign_type === 'COMMON' || type === 'CODE')
    const usable = templates.filter(({ template_type }) => template_type === type)
    if (fit.length === 0 || usable.length === 0) return []
    // The partner itself is the first sender.
    return [undefined, ...spread(own, most * scale)].flatMap((shop, index) => {
      const template = usable[index % usable.length]
      const sign =
        (type === 'CODE' && fit.find(({ sign_type }) => sign_type === 'CODE')) || fit[index % fit.length]
      return template && sign ? [{ type, shop, template, sign }] : []
    })
  }
  return { NOTICE: of('NOTICE', 110), CODE: of('CODE', 60), PROMO: of('PROMO', 6) }
}

function sentOn(
  day: string,
  { now, random, count }: World,
  senders: ReturnType<typeof sendersOf>,
): Sending[] {
  const midnight = startOfDay(day) ?? now
  const until = Math.min(midnight + secondsPerDay, now)
  const wanted = Math.round(
    (count / historyDays) * ((until - midnight) / secondsPerDay) * (0.85 + 0.3 * random.next()),
  )
  const messages: Sending[] = []
  for (let index = 0; index < wanted; index++) {
    const type = random.weighted(shares) as TemplateType
    const [, ...ofShops] = senders[type]
    // A few are the partner's own.
    const sender = random.chance(0.06)
      ? senders[type][0]
      : random.pick(ofShops.length > 0 ? ofShops : senders[type])
    const at = midnight + secondOfDay(random)
    const send_time = at < until ? at : random.int(midnight, Math.max(midnight, until - 1))
    if (!sender || (type === 'PROMO' && !isPromoTime(send_time))) continue
    const source = type === 'CODE' || random.chance(0.8) ? 'API' : sender.shop ? 'CONSOLE' : 'SYSTEM'
    messages.push({ sender, mobile: mobileOf(random), send_time, source })
  }
  return messages
}

/** One message for every report, and tasks that are planned, cancelled and unpaid. */
function rarities(
  { now, random }: World,
  sender: Sender,
): { readonly [kind in 'reported' | 'planned' | 'canceled' | 'unpaid']: Sending[] } {
  const source = 'CONSOLE'
  const one = (send_time: number, ending?: number): Sending => ({
    ...{ sender, source, send_time },
    mobile: mobileOf(random, ending),
  })
  // Spread over five days, today included, so that all of them are found quickly; the oldest one without a report is unknown
  // by now.
  const spreadOver = (index: number) => now - 3600 - (index % 5) * secondsPerDay
  const tomorrow = (startOfDay(dayOf(now + secondsPerDay)) ?? now) + 10 * 3600
  return {
    reported: [
      ...endings.map((ending, index) => one(spreadOver(index), ending)),
      one(now - 4 * secondsPerDay, 933),
      one(now - 7200, 934),
    ],
    planned: Array.from({ length: 3 }, () => one(tomorrow)),
    canceled: Array.from({ length: 2 }, () => one(tomorrow + 3600)),
    unpaid: [one(now - 2 * secondsPerDay)],
  }
}

export function* historyOf(world: World): Generator<Partial<Sms>> {
  const { now, random } = world
  const senders = sendersOf(world)
  const [first] = senders.NOTICE
  if (!first) return
  const rare = rarities(world, senders.NOTICE[1] ?? first)
  const all = Array.from({ length: historyDays }, (_, index) =>
    dayOf(now - (historyDays - 1 - index) * secondsPerDay),
  )
    .flatMap((day) => sentOn(day, world, senders))
    .concat(rare.reported)
    .sort((a, b) => a.send_time - b.send_time)
  let no = 0
  let tasks = 0
  const open = new Map<string, number>()
  /** Messages from the console for one shop on one day are one task; each API call is its own. */
  const taskOf = ({ sender, send_time, source }: Sending): number => {
    if (source === 'API') return ++tasks
    const key = `${dayOf(send_time)} ${sender.template.template_code} ${sender.shop?.shop_id ?? ''} ${source}`
    const task = open.get(key) ?? ++tasks
    open.set(key, task)
    return task
  }
  const record = (sending: Sending, task: number, made: number): Partial<Sms> => {
    const { sender, mobile, send_time, source } = sending
    const { template, sign, shop, type } = sender
    const long = random.chance(0.25)
    const attrOf = (name: string) => template.variables.find((one) => one.name === name)?.attr ?? 'OTHER'
    const param = Object.fromEntries(
      variablesOf(template.content).map((name) => [name, values[attrOf(name)](random, long)]),
    )
    const text = fill(template.content, param)
    const { char_count, part_count } = measure(sign.sign_name, text)
    no += 1
    return {
      sms_id: smsIdOf(made, no),
      task_id: taskIdOf(made, task),
      task_name: source === 'CONSOLE' ? template.template_name : '',
      biz_id: bizIdOf(made, task),
      custom_sms_id: source === 'API' && random.chance(0.3) ? `XS${random.digits(8)}` : '',
      ...{ mobile, ...homeOf(mobile), sign_name: sign.sign_name, source },
      ...{
        template_code: template.template_code,
        template_type: type,
        content: signed(sign.sign_name, text),
      },
      ...{ char_count, part_count, amount_li: costOf(part_count, type) },
      ...(shop ? shopOf(shop) : noShop),
      ...{ create_time: made, send_time },
    }
  }
  for (const sending of all)
    yield {
      ...record(sending, taskOf(sending), sending.send_time),
      ...fateOf(sending.mobile, sending.send_time, now),
    }
  const last = all.at(-1)
  if (last)
    yield { ...record({ ...last, send_time: now }, ++tasks, now), status: 'QUEUED', next_time: now + 1 }
  for (const kind of ['planned', 'canceled', 'unpaid'] as const) {
    tasks += 1
    for (const sending of rare[kind]) {
      const made = kind === 'unpaid' ? sending.send_time - secondsPerDay : now - 1800
      yield {
        ...record(sending, tasks, made),
        ...(kind === 'planned'
          ? { status: 'SCHEDULED', next_time: sending.send_time }
          : { status: 'CANCELED', next_time: null, amount_li: 0 }),
        ...(kind === 'unpaid' && { err_code: 'NO_BALANCE', err_text: unsentCodes.NO_BALANCE.zh }),
        plan_time: sending.send_time,
      }
    }
  }
}

export default defineSeed<Sms>({
  after: ['merchant', 'smsSign', 'smsTemplate'],
  async *records({ count, now, random, others }) {
    const approved = <R extends { readonly status: string }>(rows: readonly R[]) =>
      rows.filter(({ status }) => status === 'APPROVED')
    yield* historyOf({
      ...{ count, now, random },
      shops: await others<Merchant>('merchant'),
      signs: approved(await others<SmsSign>('smsSign')),
      templates: approved(await others<SmsTemplate>('smsTemplate')),
    })
  },
})
