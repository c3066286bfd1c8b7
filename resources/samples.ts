import type { Random } from '@/declaration'

// What sample records are made of (domain §15). Nothing here resembles a real shop, person or merchant number.

const stems = '青禾 柚见 北山 木格 暖阁 蓝湾 石榴 鹿野 拾光 云朵 麦香 桃叶 松果 星垂 一粟 半夏'.split(' ')
const goods = '家居 女装 母婴 零食 数码 文具 宠物 茶叶 灯具 户外 厨具 饰品'.split(' ')

/** An app of a partner: 16 letters and digits, the partner's own. */
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

/** What shops of a channel are called, how often, and what the owner's account looks like. */
const naming: {
  readonly [op: string]: {
    readonly suffixes: { readonly [suffix: string]: number }
    /** undefined: the account is the shop's name, or its stem and goods with two digits. */
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

/** A shop of a channel: its name, and the account of its owner. */
export const shopOf = (op: string, random: Random): { shop_name: string; seller_nick: string } => {
  const stem = random.pick(stems) + random.pick(goods)
  const kind = naming[op]
  if (!kind) throw new Error(`no naming for channel ${op}`)
  const shop_name = stem + random.weighted(kind.suffixes)
  const nick = kind.nick?.(random) ?? (random.chance(0.5) ? shop_name : `${stem}_${random.digits(2)}`)
  return { shop_name, seller_nick: nick }
}

/** Goods as they stand on a payment. */
export const goodsOf = (random: Random): string =>
  `${random.pick(goods)}${random.pick(['套装', '组合装', '新款', '经典款', '礼盒', '家庭装', '定制款'])}${
    random.chance(0.15)
      ? `（${random.pick(['赠运费险', '限时特惠', '第二件半价', '会员专享加赠小样一份'])}）`
      : ''
  }`

/**
 * An amount in fen: log-normal with median 69 yuan and 95th percentile 480, at most 9,800; 60 % end in .90, .00 or .80.
 */
export const amountOf = (random: Random): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  const sigma = Math.log(480 / 69) / 1.645
  const fen = Math.round(Math.min(980_000, Math.max(100, 6900 * Math.exp(sigma * normal))))
  return random.chance(0.6) ? fen - (fen % 100) + random.pick([90, 0, 80]) : fen
}

/** Hours of the day, as often as buyers are awake: two peaks at 10–12 and 20–23, nearly nothing at night. */
const hours: { readonly [hour: string]: number } = Object.fromEntries(
  Array.from({ length: 24 }, (_, hour) => {
    const weight =
      hour >= 10 && hour < 12 ? 11 : hour >= 20 && hour < 23 ? 11.3 : hour >= 1 && hour < 6 ? 0.6 : 3.2
    return [String(hour), weight]
  }),
)

/** A second of the day, counted from midnight. */
export const secondOfDay = (random: Random): number =>
  Number(random.weighted(hours)) * 3600 + random.int(0, 3599)

/** Who did it: the partner's staff. */
export const staffOf = (random: Random): string => random.pick(['客服小周', '小林', '小许', '财务老郑'])
