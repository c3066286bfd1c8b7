import { type Label, l } from '@/declaration'
import { channels } from './channels'
import { type TopicEvent, topicEvents } from './topicEvents'

/** A channel through which orders are synchronised. */
export type Op = `${keyof typeof channels}`

export type TopicGroup = 'TRADE' | 'REFUND' | 'INVOICE' | 'SERVICE'

/** Which of a shop's two push rules decides whether a message of the topic is pushed (domain §6.4). */
export type TopicRule = 'NONE' | 'PAID' | 'FLAG'

/** A message topic of a channel (domain §6.5). */
export interface Topic {
  /** `<prefix of the channel>_<event>`. */
  readonly topic: string
  readonly event: TopicEvent
  readonly title: Label
  readonly description: Label
  readonly group: TopicGroup
  /** What the channel itself calls it; '' where that is not known for certain, or the topic is made from another. */
  readonly native: string
  /** On for a shop that nobody has set. */
  readonly isDefault: boolean
  /** Cannot be switched off. */
  readonly isMandatory: boolean
  readonly rule: TopicRule
}

interface EventFacts {
  readonly group: TopicGroup
  readonly isDefault?: true
  readonly isMandatory?: true
  readonly rule?: TopicRule
  readonly description: Label
}

const trade = { group: 'TRADE' } as const
const refund = { group: 'REFUND' } as const

const facts: { readonly [E in TopicEvent]: EventFacts } = {
  trade_create: {
    ...trade,
    description: l('买家拍下、尚未付款', 'Placed, not paid yet', 'Realizado, aún sin pagar'),
  },
  trade_paid: {
    ...trade,
    isDefault: true,
    isMandatory: true,
    description: l(
      '订单同步的基础消息，不能关闭',
      'What order sync stands on; it cannot be turned off',
      'Base de la sincronización; no se puede desactivar',
    ),
  },
  trade_paid_message: {
    ...trade,
    rule: 'PAID',
    description: l(
      '付款后按留言推送规则筛选，命中才推送',
      'Once paid, pushed only where the buyer-message rule matches',
      'Tras el pago, solo si coincide la regla por mensaje',
    ),
  },
  trade_memo: {
    ...trade,
    rule: 'FLAG',
    description: l(
      '卖家改备注或旗帜后推送，设有规则时按规则筛选',
      'Pushed when the seller edits memo or flag; filtered by the memo/flag rule if there is one',
      'Al cambiar nota o bandera; filtrado por su regla si existe',
    ),
  },
  trade_ship: {
    ...trade,
    isDefault: true,
    description: l('整单已发货', 'The whole order has shipped', 'Se envió todo el pedido'),
  },
  trade_part_ship: {
    ...trade,
    description: l('订单中部分商品已发货', 'Part of the order has shipped', 'Se envió parte del pedido'),
  },
  trade_success: {
    ...trade,
    isDefault: true,
    description: l(
      '买家确认收货或自动确认',
      'Receipt confirmed, or by itself',
      'Recepción confirmada o automática',
    ),
  },
  trade_close: {
    ...trade,
    isDefault: true,
    description: l(
      '未付款关闭或全额退款后关闭',
      'Unpaid, or fully refunded',
      'Sin pagar o reembolsado por completo',
    ),
  },
  trade_address: {
    ...trade,
    isDefault: true,
    description: l(
      '付款后买家或卖家修改收货地址，发货前务必同步',
      'Changed after payment; needed before the parcel leaves',
      'Cambiada tras el pago; necesaria antes de enviar',
    ),
  },
  trade_fee: {
    ...trade,
    description: l(
      '卖家在付款前修改价格或运费',
      'Price or postage edited before payment',
      'Precio o envío editado antes del pago',
    ),
  },
  refund_create: {
    ...refund,
    isDefault: true,
    description: l('买家提交退款或退货退款', 'Refund or return asked for', 'Se pide reembolso o devolución'),
  },
  refund_agree: {
    ...refund,
    description: l('卖家同意退款申请', 'The seller has agreed', 'El vendedor ha aceptado'),
  },
  refund_return: {
    ...refund,
    description: l(
      '买家已填写退货单号',
      'The buyer has sent the goods back',
      'El comprador ha devuelto el artículo',
    ),
  },
  refund_modify: {
    ...refund,
    description: l(
      '买家修改金额、原因或类型',
      'Amount, reason or type edited',
      'Importe, motivo o tipo editado',
    ),
  },
  refund_close: {
    ...refund,
    isDefault: true,
    description: l('退款被撤销或关闭', 'Withdrawn or closed', 'Retirado o cerrado'),
  },
  refund_success: {
    ...refund,
    isDefault: true,
    description: l('退款已到账', 'The money has arrived', 'El dinero ha llegado'),
  },
  invoice_apply: {
    group: 'INVOICE',
    description: l('买家申请开具发票', 'The buyer asks for an invoice', 'El comprador pide factura'),
  },
  subscribe_paid: {
    group: 'SERVICE',
    isDefault: true,
    description: l(
      '店铺订购或续订本应用',
      'The shop has bought or renewed the app',
      'La tienda compró o renovó la app',
    ),
  },
}

type Natives = { readonly [E in TopicEvent]?: string }

/** A channel's topics in their order, each with its native name. */
interface Catalogue {
  readonly prefix: string
  readonly topics: Natives
}

const taobao: Catalogue = {
  prefix: 'tb',
  topics: {
    trade_create: 'taobao_trade_TradeCreate',
    trade_paid: 'taobao_trade_TradeBuyerPay',
    trade_paid_message: '',
    trade_memo: 'taobao_trade_TradeMemoModified',
    trade_ship: 'taobao_trade_TradeSellerShip',
    trade_part_ship: 'taobao_trade_TradePartlySellerShip',
    trade_success: 'taobao_trade_TradeSuccess',
    trade_close: 'taobao_trade_TradeClose',
    trade_address: 'taobao_trade_TradeLogisticsAddressChanged',
    trade_fee: 'taobao_trade_TradeModifyFee',
    refund_create: 'taobao_refund_RefundCreated',
    refund_agree: 'taobao_refund_RefundSellerAgreeAgreement',
    refund_return: 'taobao_refund_RefundBuyerReturnGoods',
    refund_modify: 'taobao_refund_RefundBuyerModifyAgreement',
    refund_close: 'taobao_refund_RefundClosed',
    refund_success: 'taobao_refund_RefundSuccess',
    invoice_apply: '',
    subscribe_paid: '',
  },
}

// The tags of shipped, completed and the ones without a number are not certain: these show no native name.
const douyin: Catalogue = {
  prefix: 'dd',
  topics: {
    trade_create: 'tag 100',
    trade_paid: 'tag 101',
    trade_paid_message: '',
    trade_memo: '',
    trade_ship: '',
    trade_part_ship: '',
    trade_success: '',
    trade_close: 'tag 106',
    trade_address: 'tag 105',
    trade_fee: '',
    refund_create: 'tag 200',
    refund_agree: 'tag 201',
    refund_return: '',
    refund_modify: 'tag 208',
    refund_close: 'tag 207',
    refund_success: '',
  },
}

const catalogues: { readonly [O in Op]: Catalogue } = {
  taobao,
  taobao_daifa: taobao,
  jd: {
    prefix: 'jd',
    topics: {
      trade_create: '',
      trade_paid: '',
      trade_paid_message: '',
      trade_memo: '',
      trade_ship: '',
      trade_success: '',
      trade_close: '',
      refund_create: '',
      refund_success: '',
    },
  },
  pdd: {
    prefix: 'pdd',
    topics: {
      trade_paid: 'pdd_trade_TradeConfirmed',
      trade_paid_message: '',
      trade_memo: '',
      trade_ship: 'pdd_trade_TradeSellerShip',
      trade_success: 'pdd_trade_TradeSuccess',
      trade_address: 'pdd_trade_TradeLogisticsAddressChanged',
      refund_create: 'pdd_refund_RefundCreated',
      refund_agree: 'pdd_refund_RefundAgreeAgreement',
      refund_close: 'pdd_refund_RefundClosed',
    },
  },
  ks: {
    prefix: 'ks',
    topics: {
      trade_create: 'kwaishop_order_addOrder',
      trade_paid: 'kwaishop_order_paySuccess',
      trade_paid_message: '',
      trade_ship: 'kwaishop_order_delivering',
      trade_success: 'kwaishop_order_orderSuccess',
      trade_close: 'kwaishop_order_orderFail',
      trade_fee: 'kwaishop_order_totalFeeChange',
      refund_create: 'kwaishop_aftersales_addRefund',
      refund_agree: 'kwaishop_aftersales_updateRefund',
    },
  },
  '1688': {
    prefix: 'ali',
    topics: {
      trade_create: '',
      trade_paid: '',
      trade_paid_message: '',
      trade_ship: '',
      trade_success: '',
      trade_close: '',
      refund_create: '',
      refund_success: '',
    },
  },
  doudian_oms: douyin,
  doudian_erp: douyin,
}

const isEvent = (event: string): event is TopicEvent => Object.hasOwn(topicEvents, event)

const made = ({ prefix, topics }: Catalogue): readonly Topic[] =>
  Object.entries(topics).flatMap(([event, native]): Topic[] => {
    if (!isEvent(event)) return []
    const { group, isDefault = false, isMandatory = false, rule = 'NONE', description } = facts[event]
    const title = topicEvents[event]
    const topic = `${prefix}_${event}`
    return [{ topic, event, title, description, group, native, isDefault, isMandatory, rule }]
  })

const known = new Map<Catalogue, readonly Topic[]>()

/** Whether a word names a channel. */
export const isOp = (op: string): op is Op => Object.hasOwn(channels, op)

/** The whole catalogue of a channel in its order; none for a word that names no channel. */
export const topicsOf = (op: string): readonly Topic[] => {
  if (!isOp(op)) return []
  const catalogue = catalogues[op]
  const topics = known.get(catalogue) ?? made(catalogue)
  known.set(catalogue, topics)
  return topics
}

/** How many topics a shop of the channel starts with. */
export const defaultTopics = (op: string): number => topicsOf(op).filter(({ isDefault }) => isDefault).length

/** What weighs more comes first: what cannot be off, what is on from the start, the rest; the address is the last of its kind. */
const weight = ({ isMandatory, isDefault, event }: Topic): number =>
  isMandatory ? 0 : !isDefault ? 3 : event === 'trade_address' ? 2 : 1

/**
 * The topics of a shop whose switches nobody has touched: as many as it is told to have, those that weigh more first. With
 * {@link defaultTopics} of them these are the defaults.
 */
export const untouchedTopics = (op: string, count: number): readonly string[] =>
  [...topicsOf(op)]
    .sort((a, b) => weight(a) - weight(b))
    .slice(0, count)
    .map(({ topic }) => topic)
