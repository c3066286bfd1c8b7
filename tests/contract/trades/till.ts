import type { Refund } from '@resources/pay/refund/refund.area'
import type { Trade } from '@resources/pay/trade/trade.area'
import type { Answer } from '../answers'
import { newRequestId } from '../harness'
import { type Listed, Operator } from '../operator'

/** Fields of a trade that differ from those of a plain paid one. */
export type TradeLike = Record<string, string | number | null>

/** An operator who takes payments and refunds them. */
export class Till extends Operator {
  #made = 0

  tradeOf = (trade_no: string) => this.ask<Trade>(`tradedetail?trade_no=${trade_no}`)

  refundsOf = (trade_no: string): Promise<Listed<Refund>> =>
    this.list<Refund>(`refundlist?order_no=${trade_no}&limit=100`)

  /** @param refund_fee fen */
  refund = (trade_no: string, refund_fee: number, more: { out_refund_no?: string } = {}): Promise<Answer> =>
    this.post('refundtrade', {
      ...{ trade_no, refund_fee, reason: '商品缺货', request_id: newRequestId() },
      ...more,
    })

  retry = (out_refund_no: string): Promise<Answer> =>
    this.post('retryrefund', { out_refund_no, request_id: newRequestId() })

  /** A new paid trade of 100.00 yuan for each test, like a sample one except for `like`. */
  paid = async (like: TradeLike = {}): Promise<string> => {
    const made = ++this.#made
    const { now } = this.clock
    const trade_no = `P2024060108000${String(made).padStart(7, '0')}`
    const told = {
      ...{
        trade_no,
        out_trade_no: `DD${trade_no}`,
        transaction_id: `42000099992024060100${made + 10_000_000}`,
      },
      ...{ pay_channel: 'WXPAY', agent_channel: 5, trade_type: 'NATIVE', mch_id: '1900009901' },
      ...{ total_fee: 10_000, payer_total: 10_000, refundable_fee: 10_000, trade_state: 'SUCCESS' },
      ...{ create_time: now - 120, pay_time: now - 100, notify_status: 'NONE' },
      ...like,
    }
    const columns = Object.keys(told)
    await this.query(
      `insert into area.trade (partner_id, ${columns.join(', ')})
       values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')})`,
      ...Object.values(told),
    )
    return trade_no
  }
}
