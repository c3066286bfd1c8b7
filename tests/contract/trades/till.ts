import { sandboxPartners } from '@mock/platform'
import type { Refund } from '@resources/pay/refund/refund.area'
import type { Trade } from '@resources/pay/trade/trade.area'
import { type Answer, dataOf, type Running } from '../harness'

const [{ partnerId }] = sandboxPartners

/** 2024-06-01 12:00 in UTC+8. */
export const tillOpens = 1_717_214_400

/** Fields of a trade that differ from those of a plain paid one. */
export type TradeLike = Record<string, string | number | null>

/** What a test of trades and refunds does with a platform. Its calls can be taken out of it before the platform runs. */
export class Till {
  #running: Running | undefined
  #token = ''
  #requests = 0
  #made = 0

  async begin(running: Running): Promise<void> {
    this.#running = running
    this.#token = await running.signIn()
  }

  get running(): Running {
    if (!this.#running) throw new Error('the till is not open yet')
    return this.#running
  }

  get clock(): Running['clock'] {
    return this.running.clock
  }

  requestId = (): string => `request-at-the-till-${++this.#requests}`

  get = (call: string): Promise<Answer> => this.running.get(`/user/${call}`, this.#token)

  post = (call: string, body: Record<string, string | number | string[]>): Promise<Answer> =>
    this.running.post(`/user/${call}`, body, this.#token)

  list = async <R>(call: string) =>
    dataOf<{ readonly items: readonly R[]; readonly total: number }>(await this.get(call))

  tradeOf = async (trade_no: string) => dataOf<Trade>(await this.get(`tradedetail?trade_no=${trade_no}`))

  refundsOf = (trade_no: string): Promise<{ readonly items: readonly Refund[]; readonly total: number }> =>
    this.list<Refund>(`refundlist?order_no=${trade_no}&limit=100`)

  /** @param refund_fee fen */
  refund = (trade_no: string, refund_fee: number, more: { out_refund_no?: string } = {}): Promise<Answer> =>
    this.post('refundtrade', {
      ...{ trade_no, refund_fee, reason: '商品缺货', request_id: this.requestId() },
      ...more,
    })

  retry = (out_refund_no: string): Promise<Answer> =>
    this.post('retryrefund', { out_refund_no, request_id: this.requestId() })

  /** Lets the platform's clock run, the timed work with it. */
  pass = async (seconds: number): Promise<void> => {
    this.clock.now += seconds
    await this.running.runDueJobs()
  }

  /** Does something while a channel is down. */
  down = async <T>(channel: Running['channels']['down'][number], ask: () => Promise<T>): Promise<T> => {
    const { channels } = this.running
    channels.down = [channel]
    return ask().finally(() => {
      channels.down = []
    })
  }

  /** A paid trade of its own for each test, of 100.00 yuan, as a sample one is but for `like`. */
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
    await this.running.store.query(
      `insert into area.trade (partner_id, ${columns.join(', ')})
       values (${partnerId}, ${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(told),
    )
    return trade_no
  }
}
