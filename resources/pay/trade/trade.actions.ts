import { refundApproval, refundFields, refundReason, typedAbove } from '@resources/pay/refund/refunds'
import { l, money } from '@/declaration'

// Actions on trades. Refunds cannot be made in bulk, since they move money.

const open = { in: ['NOTPAY', 'USERPAYING'] } as const

export const tradeActions = {
  refund: {
    label: l('退款', 'Refund', 'Reembolsar'),
    icon: 'refund',
    call: 'POST /user/refundtrade',
    on: ['row'],
    danger: true,
    requestId: true,
    when: { trade_state: { in: ['SUCCESS', 'REFUND'] }, refundable_fee: { atLeast: 1 } },
    refuse: [
      {
        when: { trade_state: { in: ['NOTPAY', 'USERPAYING', 'CLOSED', 'REVOKED', 'PAYERROR'] } },
        code: 43002,
      },
      { when: { trade_state: 'FINISHED' }, code: 43009 },
      { when: { pay_time: { beforeDays: 365 } }, code: 43004 },
      { when: { refundable_fee: { atMost: 0 } }, code: 43003 },
    ],
    inputs: {
      refund_fee: money({
        label: l('退款金额', 'Refund amount', 'Importe a reembolsar'),
        unit: 'fen',
        min: 1,
        required: true,
      }),
      reason: refundReason,
      /** The caller's number makes retries idempotent; the console uses its `request_id`. */
      out_refund_no: { ...refundFields.out_refund_no, unasked: true },
    },
    beside: { refund_fee: [43003, 43005, 43006, 43007] },
    prefill: { refund_fee: 'refundable_fee' },
    limits: { refund_fee: { field: 'refundable_fee', code: 43003 } },
    approve: refundApproval,
    confirm: {
      text: l(
        '退款将原路退回付款人，提交后不能撤销。',
        'The money goes back to the original payment method; this cannot be undone.',
        'El dinero vuelve al pagador por la misma vía; no se puede deshacer.',
      ),
      type: { amount: 'refund_fee', above: typedAbove },
      shows: ['out_trade_no', 'mch_name', 'body', 'payer_mask', 'payer_total', 'refundable_fee'],
    },
  },
  close: {
    label: l('关闭交易', 'Close trade', 'Cerrar operación'),
    icon: 'block',
    danger: true,
    call: 'POST /user/closetrade',
    on: ['row'],
    when: { trade_state: open },
    refuse: [{ when: { trade_state: { in: ['SUCCESS', 'REFUND', 'FINISHED'] } }, code: 43008 }],
    done: { trade_state: 'CLOSED' },
    confirm: {
      text: l(
        '关闭后买家不能再支付这笔订单。',
        'The buyer will no longer be able to pay.',
        'El comprador ya no podrá pagar este pedido.',
      ),
    },
    effect: [{ set: { trade_state: 'CLOSED', close_time: { from: 'now' } } }],
  },
  query: {
    label: l('同步状态', 'Refresh status', 'Actualizar estado'),
    icon: 'sync',
    call: 'POST /user/querytrade',
    on: ['row', 'bulk'],
    inBulk: {
      text: l(
        '查询 {title} 的最新状态。',
        'Asks the channel for the latest status of {title}.',
        'Consulta en el canal el último estado de {title}.',
      ),
    },
  },
  renotify: {
    label: l('补发通知', 'Send notification again', 'Reenviar aviso'),
    icon: 'notify',
    call: 'POST /user/renotifytrade',
    on: ['row', 'bulk'],
    batch: 'ids',
    when: { trade_state: { in: ['SUCCESS', 'REFUND'] } },
    // True of everything the condition leaves out, including finished trades, which are paid.
    reason: l(
      '仅“支付成功”或“转入退款”的交易可补发通知',
      'Only for “Paid” or “Refunded” trades',
      'Solo en estado «Pagada» o «Con reembolso»',
    ),
    refuse: [
      { when: { notify_status: 'SUCCESS' }, code: 43010 },
      { when: { trade_state: { notIn: ['SUCCESS', 'REFUND'] } }, code: 43002 },
      { when: { notify_url: { set: false } }, code: 43011 },
    ],
  },
} as const
