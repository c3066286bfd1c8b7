import { channels } from '@resources/terms/channels'
import type { Label } from '@/declaration'
import {
  defaultEvents,
  eventDescriptions,
  eventRules,
  groupOf,
  mandatoryEvents,
  type TopicEvent,
  type TopicGroup,
  type TopicRule,
  topicEvents,
} from './topicFacts'

export type { TopicGroup, TopicRule }

export type Op = `${keyof typeof channels}`

export interface Topic {
  /** `<channel prefix>_<event>`. */
  readonly topic: string
  readonly event: TopicEvent
  readonly title: Label
  readonly description: Label
  readonly group: TopicGroup
  /** The channel's own name for it; '' if we are not sure of it, or derive the topic from another one. */
  readonly native: string
  readonly isDefault: boolean
  readonly isMandatory: boolean
  readonly rule: TopicRule
}

type Natives = { readonly [E in TopicEvent]?: string }

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

// The tags of "shipped", "completed" and the topics without a number are uncertain, so they have no native name.
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
    return [
      {
        topic: `${prefix}_${event}`,
        event,
        title: topicEvents[event],
        description: eventDescriptions[event],
        group: groupOf(event),
        native,
        isDefault: defaultEvents.includes(event),
        isMandatory: mandatoryEvents.includes(event),
        rule: eventRules[event] ?? 'NONE',
      },
    ]
  })

const known = new Map(Object.entries(catalogues).map(([op, catalogue]) => [op, made(catalogue)]))

export const isOp = (op: string): op is Op => Object.hasOwn(channels, op)

export const topicsOf = (op: string): readonly Topic[] => known.get(op) ?? []

export const defaultTopics = (op: string): number => topicsOf(op).filter(({ isDefault }) => isDefault).length

const weight = ({ isMandatory, isDefault, event }: Topic): number =>
  isMandatory ? 0 : !isDefault ? 3 : event === 'trade_address' ? 2 : 1

/**
 * The topics of a shop whose switches were never changed: the `count` highest-ranked ones. With {@link defaultTopics} as
 * `count` these are the defaults.
 */
export const untouchedTopics = (op: string, count: number): readonly string[] =>
  [...topicsOf(op)]
    .sort((a, b) => weight(a) - weight(b))
    .slice(0, count)
    .map(({ topic }) => topic)
