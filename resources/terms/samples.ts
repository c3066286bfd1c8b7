import type { Random } from '@/declaration'

// Building blocks of sample records. None of the names and numbers are real.

const stems = '青禾 柚见 北山 木格 暖阁 蓝湾 石榴 鹿野 拾光 云朵 麦香 桃叶 松果 星垂 一粟 半夏'.split(' ')
const goods = '家居 女装 母婴 零食 数码 文具 宠物 茶叶 灯具 户外 厨具 饰品'.split(' ')

/** A partner's apps; their ids have 16 letters and digits. */
export const appsOf = (username: string): readonly { app_id: string; app_name: string }[] => {
  const prefix = username
    .replace(/^demo_/, '')
    .slice(0, 4)
    .padEnd(4, 'x')
  return [
    { app_id: `${prefix}8aqEXPhU0001`, app_name: '订单助手' },
    { app_id: `${prefix}8aqEXPhU0002`, app_name: '快打面单' },
  ]
}

/** Shop names of a channel with their frequency, and what the owner's login name looks like. */
const naming: {
  readonly [op: string]: {
    readonly suffixes: { readonly [suffix: string]: number }
    /** Undefined: the shop's name, or its parts with two digits. */
    readonly nick?: (random: Random) => string
  }
} = {
  taobao: { suffixes: { 旗舰店: 40, 专营店: 25, 小店: 35 } },
  taobao_daifa: { suffixes: { 一件代发: 1 } },
  jd: { suffixes: { 官方旗舰店: 1, 专营店: 1 }, nick: (random) => `jd_demo${random.digits(6)}` },
  pdd: { suffixes: { 专卖店: 1, 官方店: 1 }, nick: (random) => `pdd0000${random.digits(7)}` },
  doudian_oms: { suffixes: { 的小店: 1, 旗舰店: 1 }, nick: (random) => `oms9${random.digits(7)}` },
  doudian_erp: { suffixes: { 的小店: 1, 旗舰店: 1 }, nick: (random) => `erp9${random.digits(7)}` },
  ks: { suffixes: { 严选: 1, 好物店: 1 }, nick: (random) => `9${random.digits(9)}` },
  '1688': { suffixes: { 贸易商行: 1, 工厂店: 1 } },
}

export const shopOf = (op: string, random: Random): { shop_name: string; seller_nick: string } => {
  const stem = random.pick(stems) + random.pick(goods)
  const kind = naming[op]
  if (!kind) throw new Error(`no sample names for channel ${op}`)
  const shop_name = stem + random.weighted(kind.suffixes)
  const nick = kind.nick?.(random) ?? (random.chance(0.5) ? shop_name : `${stem}_${random.digits(2)}`)
  return { shop_name, seller_nick: nick }
}

export const goodsOf = (random: Random): string =>
  `${random.pick(goods)}${random.pick(['套装', '组合装', '新款', '经典款', '礼盒', '家庭装', '定制款'])}${
    random.chance(0.15)
      ? `（${random.pick(['赠运费险', '限时特惠', '第二件半价', '会员专享加赠小样一份'])}）`
      : ''
  }`

/** An amount in fen: log-normal, median 69 yuan, 95th percentile 480, at most 9,800; 60 % end in .90, .00 or .80. */
export const amountOf = (random: Random): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  const sigma = Math.log(480 / 69) / 1.645
  const fen = Math.round(Math.min(980_000, Math.max(100, 6900 * Math.exp(sigma * normal))))
  return random.chance(0.6) ? fen - (fen % 100) + random.pick([90, 0, 80]) : fen
}

/** Weights of the hours of a day: peaks at 10–12 and 20–23, almost nothing at night. */
const hours: { readonly [hour: string]: number } = Object.fromEntries(
  Array.from({ length: 24 }, (_, hour) => {
    const weight =
      hour >= 10 && hour < 12 ? 11 : hour >= 20 && hour < 23 ? 11.3 : hour >= 1 && hour < 6 ? 0.6 : 3.2
    return [String(hour), weight]
  }),
)

export const secondOfDay = (random: Random): number =>
  Number(random.weighted(hours)) * 3600 + random.int(0, 3599)

export const staffOf = (random: Random): string => random.pick(['客服小周', '小林', '小许', '财务老郑'])

const mails = [
  ['注册验证', 'TRIGGER', '{Code} 是您的验证码'],
  ['发货通知', 'TRIGGER', '订单 {OrderNo} 已发出'],
  ['夏季上新', 'BATCH', '{Name}，夏季新品已上架'],
  ['会员日', 'BATCH', '{Month} 会员日专享礼遇'],
  ['月度对账单', 'TRIGGER', '{Company} {Month} 对账单'],
  ['付款成功', 'TRIGGER', '订单 {OrderNo} 付款成功'],
  ['双十一预热', 'BATCH', '{Name}，双十一预售开始了'],
  ['老客回馈', 'BATCH', '{Name}，送您一张 {Amount} 元券'],
  ['退款到账', 'TRIGGER', '{Amount} 元退款已到账'],
  ['售后受理', 'TRIGGER', '售后单 {RefundNo} 已受理'],
  ['开学季', 'BATCH', '开学文具满 {Amount} 元减'],
  ['周末特卖', 'BATCH', '本周末 {Shop} 特卖清单'],
  ['签收提醒', 'TRIGGER', '包裹 {TrackNo} 已签收'],
  ['密码重置', 'TRIGGER', '重置 {Account} 的登录密码'],
  ['中秋礼盒', 'BATCH', '{Name}，中秋礼盒开始预订'],
  ['新店开业', 'BATCH', '{Shop} 开业，首单立减'],
  ['异地登录', 'TRIGGER', '{Account} 在新设备登录'],
  ['发票已开', 'TRIGGER', '发票 {InvoiceNo} 已开具'],
  ['年货节', 'BATCH', '年货节好物提前看'],
  ['积分到期', 'BATCH', '{Name}，{Points} 积分将于月底到期'],
  ['余额提醒', 'TRIGGER', '账户余额不足 {Amount} 元'],
  ['授权到期', 'TRIGGER', '{Shop} 的授权即将到期'],
  ['直播预告', 'BATCH', '今晚 {Hour} 点 {Shop} 直播间见'],
  ['问卷调查', 'BATCH', '{Name}，占用您两分钟'],
  ['充值成功', 'TRIGGER', '充值 {Amount} 元已到账'],
  ['订购续费', 'TRIGGER', '服务将于 {Day} 到期'],
  ['春茶上市', 'BATCH', '{Shop} 明前春茶上市'],
  ['运营周报', 'BATCH', '{Company} 第 {Week} 周运营周报'],
  ['推送失败', 'TRIGGER', '{Count} 条推送未送达'],
  ['投诉待办', 'TRIGGER', '投诉单 {ComplaintNo} 待处理'],
  ['母婴节', 'BATCH', '母婴节满 {Amount} 元包邮'],
  ['收藏降价', 'BATCH', '您收藏的 {Goods} 降价了'],
  ['改价确认', 'TRIGGER', '订单 {OrderNo} 已改价'],
  ['催付提醒', 'TRIGGER', '订单 {OrderNo} 待付款'],
] as const

/** Every sandbox has bulk mail that can be sent, and some that was rejected. */
const bulkStates = new Map(
  mails
    .filter(([, mail_type]) => mail_type === 'BATCH')
    .map(([name], at) => [name, ['APPROVED', 'REJECTED'][at]]),
)

/** Sample e-mail templates; bulk mail offers to unsubscribe. */
export const mailTemplates = mails.map(([template_name, mail_type, subject]) => {
  const end = mail_type === 'BATCH' ? '<p><a href="{UnsubscribeUrl}">退订此类邮件</a></p>' : ''
  const content = `<p>您好：</p><p>${subject}，详情请登录后查看。</p><p>{Company}</p>${end}`
  const variables = new Set(Array.from(`${subject}{Company}`.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))
  const mail = { template_name, mail_type, subject, content, variables: [...variables] }
  const status = bulkStates.get(template_name)
  return status ? { ...mail, status } : mail
})

/** Only rejected records have a reason, and only reviewed ones a time of the verdict. */
export const reviewCases = [
  { when: { status: { not: 'REJECTED' } }, values: { reject_reason: [''] } },
  { when: { status: { in: ['DRAFT', 'REVIEWING', 'CANCELED'] } }, values: { audit_time: [null] } },
  { when: { status: 'DRAFT' }, values: { submit_time: [null] } },
] as const
