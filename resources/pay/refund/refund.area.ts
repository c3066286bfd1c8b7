import { channels, payChannels } from '@resources/terms/channels'
import { choice, code, defineResource, l, money, type RecordOf, text } from '@/declaration'
import { failedRefunds, refundApproval, refundFields, typedAbove } from './refunds'

const refund = defineResource({
  name: 'refund',
  path: '/pay/refundlist',
  label: l('退款记录', 'Refunds', 'Reembolsos'),
  one: l('退款', 'Refund', 'Reembolso'),
  icon: 'refund',
  menu: { group: 'pay', order: 30 },
  key: ['out_refund_no'],
  title: 'out_refund_no',
  card: ['refund_fee', 'refund_status', 'reason', 'mch_name', 'create_time'],
  fields: {
    ...refundFields,
    trade_no: code({ label: l('平台单号', 'Trade no.', 'N.º de operación'), max: 32, component: 'TradeLink' }),
    out_trade_no: code({ label: l('商户订单号', 'Merchant order no.', 'N.º de pedido'), max: 32 }),
    transaction_id: code({ label: l('渠道交易号', 'Channel no.', 'N.º del canal'), max: 32 }),
    pay_channel: choice({ label: l('支付渠道', 'Channel', 'Canal'), of: payChannels }),
    payer_total: money({ label: l('实付金额', 'Paid', 'Pagado'), unit: 'fen' }),
    mch_id: code({ label: l('商户号', 'Merchant no.', 'N.º de comercio'), max: 16 }),
    mch_name: text({ label: l('商户', 'Merchant', 'Comercio'), max: 64 }),
    op: choice({ label: l('平台', 'Platform', 'Plataforma'), of: channels, nullable: true }),
    seller_nick: text({ label: l('商家账号', 'Seller account', 'Cuenta del vendedor'), max: 64 }),
  },
  history: { log: true },
  list: {
    columns: [
      'out_refund_no',
      'refund_fee',
      'refund_status',
      'create_time',
      'success_time',
      'out_trade_no',
      'mch_name',
      'reason',
      'operator',
    ],
    moreColumns: [
      'trade_no',
      'transaction_id',
      'refund_id',
      'pay_channel',
      'payer_total',
      'expected_time',
      'attempts',
      'user_received_account',
      'mch_id',
      'op',
      'seller_nick',
    ],
    sortable: ['create_time', 'success_time', 'refund_fee'],
    filters: [
      { on: 'out_refund_no', test: 'in' },
      'refund_status',
      {
        name: 'order_no',
        on: ['out_trade_no', 'trade_no', 'transaction_id'],
        test: 'in',
        input: code({ label: l('订单号', 'Order no.', 'N.º de pedido'), max: 32 }),
      },
      'create_time',
      'pay_channel',
      'mch_id',
      'seller_nick',
      'operator',
    ],
    states: 'refund_status',
    summary: {
      // Whatever their outcome. The list of trades counts what was actually paid back.
      refund_fee: { label: l('申请退款金额', 'Refund amount', 'Importe del reembolso'), sum: 'refund_fee' },
    },
  },
  detail: {
    groups: [
      {
        label: l('退款', 'Refund', 'Reembolso'),
        fields: [
          'out_refund_no',
          'refund_status',
          'refund_fee',
          'reason',
          'operator',
          'create_time',
          'expected_time',
          'success_time',
          'user_received_account',
          'refund_id',
          'attempts',
        ],
      },
      { label: l('交易', 'Trade', 'Operación'), fields: ['trade_no', 'out_trade_no', 'transaction_id', 'pay_channel', 'payer_total'] },
      { label: l('商户', 'Merchant', 'Comercio'), fields: ['mch_name', 'mch_id', 'op', 'seller_nick'] },
    ],
  },
  actions: {
    retry: {
      label: l('重新退款', 'Try again', 'Reintentar'),
      icon: 'sync',
      on: ['row'],
      // The same right as refunding from the list of trades.
      needs: 'trade.refund',
      danger: true,
      requestId: true,
      when: { refund_status: { in: [...failedRefunds] } },
      approve: refundApproval,
      confirm: {
        text: l(
          '将以同一退款单号再次提交，退款原路退回付款人。',
          'It is submitted again under the same refund number; the money goes back to the original payment method.',
          'Se envía otra vez con el mismo número; el dinero vuelve al pagador por la misma vía.',
        ),
        type: { amount: 'refund_fee', above: typedAbove },
        shows: ['out_trade_no', 'mch_name', 'payer_total', 'refund_fee', 'reason', 'refund_status'],
      },
    },
  },
  sample: { count: { small: 600, standard: 13_500, full: 135_000 } },
})

export default refund
export type Refund = RecordOf<typeof refund>
