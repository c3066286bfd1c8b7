import { defineSeed } from '@mock/platform/areas/rules'
import type { Trade } from '@resources/pay/trade/trade.area'
import type { Refund } from '../refund.area'
import { listedRefund } from './refunds'

export default defineSeed<Refund>({
  after: ['trade'],
  async *records({ others }) {
    for (const trade of await others<Trade>('trade', [
      'trade_no',
      'out_trade_no',
      'transaction_id',
      'pay_channel',
      'payer_total',
      'mch_id',
      'mch_name',
      'op',
      'seller_nick',
      'refunds',
    ]))
      for (const item of trade.refunds) yield listedRefund(trade, item)
  },
})
