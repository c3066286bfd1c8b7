import type { Random } from '@/declaration'
import type { OperateType } from './machine'

const subjects = [
  ['包裹面单', '#c8a97e'],
  ['支付账单', '#7ea8c8'],
  ['聊天记录', '#8fc87e'],
  ['商品照片', '#c87e7e'],
] as const

/** A small sample picture as a data URL. `index`: picks the subject; random by default. */
export const pictureFor = (random: Random, index = random.int(0, subjects.length - 1)): string => {
  const [subject, colour] = subjects[index % subjects.length] ?? subjects[0]
  const [x, y] = [random.int(20, 120), random.int(20, 60)]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 240 180">` +
    `<rect width="240" height="180" fill="${colour}"/><rect x="${x}" y="${y}" width="96" height="64" rx="6" fill="#fff" fill-opacity=".5"/>` +
    `<text x="120" y="164" font-size="26" text-anchor="middle" fill="#333" font-family="sans-serif">${subject}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** An event of a story, `hours` after the previous one. */
export interface Step {
  readonly type: OperateType
  readonly hours: number
  readonly details: string
  readonly pictured?: true
}

const complaints = {
  REFUND: [
    ['付款三天了还没有发货，客服也不回复', '商家未发货'],
    ['收到的颜色和页面不一致，申请退货被拒', '商品与描述不符'],
    ['说好48小时内退款，一直没到账', '退款未到账'],
    ['误操作下单，想取消', '误操作支付'],
  ],
  SERVICE_NOT_WORK: [
    ['会员开通后权益没有到账', '服务权益未生效'],
    ['充值成功但余额没有增加', '充值未到账'],
  ],
  OTHERS: [
    ['同一笔订单扣了两次钱', '重复扣费'],
    ['商品有破损，要求补发', '商品质量问题'],
  ],
} as const

export type ProblemType = keyof typeof complaints

export const complaintWords = (
  type: ProblemType,
  random: Random,
): readonly [detail: string, problem: string] => random.pick<readonly [string, string]>(complaints[type])

const replies: { readonly [type in ProblemType]: readonly string[] } = {
  REFUND: ['您好，已为您核实订单并发起退款，预计1–3个工作日原路退回', '您好，包裹已于今日发出，单号已更新'],
  SERVICE_NOT_WORK: ['抱歉给您带来不便，权益已补开，请重新登录查看'],
  OTHERS: ['您好，正在为您核实订单，核实后第一时间答复您', '很抱歉商品有破损，已为您安排补发'],
}

const create = (details: string): Step => ({ type: 'USER_CREATE_COMPLAINT', hours: 0, details })
const again = (details: string): Step => ({ type: 'USER_CONTINUE_COMPLAINT', hours: 6, details })
const done: Step = { type: 'MERCHANT_CONFIRM_COMPLETE', hours: 4, details: '商户反馈处理完成' }
const asked: Step = {
  type: 'USER_RESPONSE',
  hours: 2,
  details: '还是没有收到，什么时候能处理好？',
  pictured: true,
}
const rated = (score: number): Step => ({
  type: 'USER_SUBMIT_SATISFACTION',
  hours: 1,
  details: `满意度 ${score} 分`,
})

export interface Story {
  readonly problem?: ProblemType
  /** Open: its last round began this many hours ago. */
  readonly openSince?: readonly [from: number, to: number]
  readonly rounds?: true
  readonly decision?: 'APPROVED' | 'REJECTED'
  readonly serviceOrder?: 'DOING' | 'REVOKED' | 'WAITPAY' | 'DONE'
  /** What happens after the complaint; `answer` is a reply to use as a step. */
  readonly steps: (answer: Step, random: Random) => readonly Step[]
}

export const stories = {
  waiting: { openSince: [0.2, 22], steps: () => [] },
  overdue: {
    openSince: [27, 40],
    steps: () => [
      { type: 'PLATFORM_HELP_APPLICATION', hours: 24.1, details: '投诉单已超时，请尽快处理' },
      { type: 'USER_APPLY_PLATFORM_HELP', hours: 2, details: '商家一直没有处理，申请平台协助' },
      { type: 'PLATFORM_RESPONSE', hours: 0.2, details: '平台已介入，请商家尽快回复用户' },
    ],
  },
  answered: { openSince: [12, 66], rounds: true, steps: (answer) => [answer] },
  writes: { openSince: [14, 26], rounds: true, steps: (answer) => [answer, asked] },
  promised: {
    problem: 'REFUND',
    openSince: [20, 66],
    decision: 'APPROVED',
    steps: (answer) => [
      answer,
      { type: 'MERCHANT_APPROVE_REFUND', hours: 1, details: '同意退款，3 个工作日内退款' },
    ],
  },
  dragging: { openSince: [76, 90], steps: (answer) => [answer] },
  continued: {
    openSince: [1, 20],
    steps: (answer) => [answer, done, again('问题没有解决，继续投诉')],
  },
  completed: {
    rounds: true,
    steps: (answer, random) => [answer, done, ...(random.chance(0.4) ? [rated(random.int(1, 5))] : [])],
  },
  refused: {
    problem: 'REFUND',
    decision: 'REJECTED',
    steps: (answer) => [
      answer,
      {
        type: 'MERCHANT_REFUSE_RERUND',
        hours: 3,
        details: '商品已签收并使用，不符合退款条件',
        pictured: true,
      },
    ],
  },
  withdrawn: {
    steps: (answer) => [answer, { type: 'USER_REVOKE_COMPLAINT', hours: 3, details: '用户撤销了投诉' }],
  },
  confirmed: {
    steps: (answer) => [answer, { type: 'USER_COMFIRM_COMPLAINT', hours: 5, details: '用户确认问题已解决' }],
  },
  cancelled: {
    problem: 'SERVICE_NOT_WORK',
    serviceOrder: 'REVOKED',
    steps: (answer) => [answer, { type: 'SERVICE_ORDER_CANCEL', hours: 1, details: '服务单已取消' }, done],
  },
  served: {
    problem: 'SERVICE_NOT_WORK',
    serviceOrder: 'DONE',
    steps: (answer) => [
      answer,
      { type: 'SERVICE_ORDER_COMPLETE', hours: 1, details: '服务单已完成' },
      done,
      rated(5),
    ],
  },
} as const satisfies { readonly [name: string]: Story }

export type StoryName = keyof typeof stories

/** Used first, so that even the smallest sandbox has everything. */
export const firstStories: readonly StoryName[] = [
  'overdue',
  'waiting',
  'writes',
  'promised',
  'continued',
  'cancelled',
  'served',
  'completed',
  'refused',
  'withdrawn',
  'confirmed',
  'waiting',
]

/** Frequencies. With the refunded ones, about 18 % are PENDING, 27 % PROCESSING, 55 % PROCESSED. */
export const storyShares: { readonly [name in StoryName]: number } = {
  waiting: 17,
  overdue: 1,
  answered: 9.5,
  writes: 8,
  promised: 6.5,
  dragging: 1.2,
  continued: 1.8,
  completed: 14,
  refused: 4,
  withdrawn: 2.5,
  confirmed: 2,
  cancelled: 1,
  served: 1.5,
}

export const answerTo = (type: ProblemType, hours: number, random: Random): Step => ({
  type: 'MERCHANT_RESPONSE',
  hours,
  details: random.pick(replies[type]),
  ...(random.chance(0.1) && { pictured: true }),
})

export const stepsOf = (
  story: Story,
  {
    type,
    details,
    rounds,
    random,
  }: {
    readonly type: ProblemType
    readonly details: string
    readonly rounds: number
    readonly random: Random
  },
): { readonly before: readonly Step[]; readonly last: readonly Step[] } => {
  const answer = () => answerTo(type, random.int(1, 10), random)
  const before: Step[] = []
  for (let round = 1; round < rounds; round++)
    before.push(round === 1 ? create(details) : again('还是没有解决'), answer(), done)
  const start = rounds > 1 ? again('问题没有解决，继续投诉') : create(details)
  return { before, last: [{ ...start, hours: before.length > 0 ? 6 : 0 }, ...story.steps(answer(), random)] }
}
