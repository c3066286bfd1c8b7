import { decimalOf } from '@/declaration/kinds/decimal'

/** Hours until the first reply, and until a complaint must be closed. Our own rule, not the channel's. */
export const deadlineHours = { reply: 24, close: 72 } as const

/** The longest reply by merchants who are not service providers. */
export const shortReply = 200

/**
 * Fills a reply's variables: {订单号} is the order number, {金额} the amount paid in yuan.
 *
 * @param order its number, and the amount paid in fen
 */
export const fillReply = (
  text: string,
  { out_trade_no, order_fee }: { readonly out_trade_no: string; readonly order_fee: number },
): string => text.replaceAll('{订单号}', () => out_trade_no).replaceAll('{金额}', decimalOf(order_fee, 2))
