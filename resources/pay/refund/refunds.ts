import { choice, code, integer, l, money, text, timestamp } from '@/declaration'

export const refundStates = {
  PROCESSING: { ...l('退款处理中', 'Processing', 'En proceso'), tone: 'info' },
  SUCCESS: { ...l('退款成功', 'Refunded', 'Reembolsado'), tone: 'success' },
  CLOSED: { ...l('退款关闭', 'Closed', 'Cerrado'), tone: 'default' },
  ABNORMAL: { ...l('退款异常', 'Abnormal', 'Anómalo'), tone: 'error' },
} as const

export const countedRefunds = [
  'PROCESSING',
  'SUCCESS',
] as const satisfies readonly (keyof typeof refundStates)[]

/** Most refunds of one trade, and seconds between two. */
export const maxRefunds = 50
export const secondsBetweenRefunds = 60

/** Above 1,000 yuan (in fen) the operator has to type the amount. */
export const typedAbove = 100_000

/** From 500 yuan (in fen) a second person must agree, unless the operator is an approver. */
export const approvedFrom = 50_000

export const refundDeciders = { by: 'trade.approve', alone: true } as const

/** For a call that refunds `refund_fee`. */
export const refundApproval = { when: { refund_fee: { atLeast: approvedFrom } }, ...refundDeciders } as const

export const failedRefunds = ['ABNORMAL', 'CLOSED'] as const satisfies readonly (keyof typeof refundStates)[]

/** Suggested reasons; the platform gets the Chinese text. */
const usualReasons = [
  l('买家申请退货退款', 'Return requested by the buyer', 'Devolución solicitada por el comprador'),
  l('商品缺货', 'Out of stock', 'Sin existencias'),
  l('重复支付', 'Paid twice', 'Pago duplicado'),
  l('协商一致退款', 'Agreed with the buyer', 'Acordado con el comprador'),
  l('商品质量问题', 'Quality problem', 'Problema de calidad'),
]

export const refundReason = text({
  label: l('退款原因', 'Reason', 'Motivo'),
  min: 1,
  max: 80,
  required: true,
  suggestions: usualReasons,
})

/** The fields of a refund, both in its trade and in the list of refunds. */
export const refundFields = {
  out_refund_no: code({ label: l('退款单号', 'Refund no.', 'N.º de reembolso'), min: 6, max: 32 }),
  refund_fee: money({ label: l('退款金额', 'Refund amount', 'Importe del reembolso'), unit: 'fen' }),
  refund_status: choice({ label: l('退款状态', 'Refund status', 'Estado del reembolso'), of: refundStates }),
  reason: text({ label: l('退款原因', 'Reason', 'Motivo'), max: 80, says: usualReasons }),
  operator: text({ label: l('操作人', 'Operator', 'Operador'), max: 32 }),
  create_time: timestamp({ label: l('申请时间', 'Requested at', 'Solicitado el') }),
  /** When the channel is expected to report the result; null once it has. */
  expected_time: timestamp({ label: l('预计到账', 'Expected', 'Previsto'), nullable: true }),
  success_time: timestamp({ label: l('到账时间', 'Credited', 'Abonado'), nullable: true }),
  /** How often it was submitted to the channel. */
  attempts: integer({ label: l('提交次数', 'Times submitted', 'Veces enviado') }),
  refund_id: code({ label: l('渠道退款号', 'Channel refund no.', 'N.º de reembolso del canal'), max: 32 }),
  user_received_account: text({ label: l('退款入账账户', 'Credited to', 'Cuenta de abono'), max: 64 }),
} as const
