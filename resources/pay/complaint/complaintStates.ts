import { decimalOf } from '@/declaration/kinds/decimal'

// What both sides know of consumer complaints (domain §10).

/** Hours in which a complaint wants its first answer, and its end (domain §10.1; ours, not a number of the channel). */
export const deadlineHours = { reply: 24, close: 72 } as const

/** Beyond so many characters a reply is refused to merchants that are no service providers. */
export const shortReply = 200

/**
 * A reply with the values of a complaint in place of the variables: {订单号} the order's number, {金额} what was paid, in
 * yuan.
 *
 * @param order its number, and what was paid in fen
 */
export const fillReply = (
  text: string,
  { out_trade_no, order_fee }: { readonly out_trade_no: string; readonly order_fee: number },
): string => text.replaceAll('{订单号}', () => out_trade_no).replaceAll('{金额}', decimalOf(order_fee, 2))
