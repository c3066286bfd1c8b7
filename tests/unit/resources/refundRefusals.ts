const day = 86_400

/**
 * A trade's condition, and the code that refuses its refund; no code if it is allowed (resources/README.md#refunds). Both the
 * console's offers and the platform's answers are tested against this table.
 *
 * @param now Unix seconds
 */
export const refundRefusals = (now: number) => {
  const paid = { trade_state: 'SUCCESS', payer_total: 100, refundable_fee: 100, pay_time: now - day }
  const rows: readonly [what: string, trade: Record<string, string | number | null>, code?: number][] = [
    ['paid', paid],
    ['partly refunded', { ...paid, trade_state: 'REFUND', refundable_fee: 60 }],
    ['on its last day', { ...paid, pay_time: now - 365 * day }],
    ['a second too old', { ...paid, pay_time: now - 365 * day - 1 }, 43004],
    ['unpaid', { ...paid, trade_state: 'NOTPAY', pay_time: null }, 43002],
    ['being paid', { ...paid, trade_state: 'USERPAYING', pay_time: null }, 43002],
    ['closed', { ...paid, trade_state: 'CLOSED', pay_time: null }, 43002],
    ['revoked', { ...paid, trade_state: 'REVOKED', pay_time: null }, 43002],
    ['failed', { ...paid, trade_state: 'PAYERROR', pay_time: null }, 43002],
    ['finished', { ...paid, trade_state: 'FINISHED', refundable_fee: 0 }, 43009],
    ['wholly refunded', { ...paid, trade_state: 'REFUND', refundable_fee: 0 }, 43003],
  ]
  return rows
}
