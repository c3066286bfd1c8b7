import type { JsonObject } from '@mock/platform/contract'
import complaint, { type Complaint } from '@resources/pay/complaint/complaint.area'
import { emptyMerchant } from '@resources/pay/refund/platform/refunds'
import trade, { type Trade } from '@resources/pay/trade/trade.area'
import { beforeAll, beforeEach } from 'vitest'
import type { Condition } from '@/declaration'
import type { Answer } from '../answers'
import { newRequestId } from '../harness'
import { Operator } from '../operator'

/** An operator who deals with complaints, and a colleague of customer service. */
export class Desk extends Operator {
  readonly #taken = new Set<string>()
  /** The colleague's token. */
  support = ''

  constructor() {
    super()
    beforeAll(async () => {
      this.support = await this.running.signIn('demo_support')
    })
    beforeEach(() => this.#taken.clear())
  }

  all = () => this.stored<Complaint>(complaint)

  trades = () => this.stored<Trade>(trade)

  async one(id: string): Promise<Complaint> {
    const [found] = await this.stored<Complaint>(complaint, { complaint_id: id })
    if (!found) throw new Error(`no complaint ${id}`)
    return found
  }

  /** A complaint about one order, in the state that a test wants: a new one that asks for its money, except for `set`. */
  async made(set: Partial<Complaint> = {}, wanted: Condition = {}): Promise<string> {
    const free = (await this.stored<Complaint>(complaint, wanted)).find(
      (record) => !this.#taken.has(record.complaint_id) && record.complaint_order_info.length === 1,
    )
    if (!free) throw new Error(`no complaint left with ${JSON.stringify(wanted)}`)
    this.#taken.add(free.complaint_id)
    const fresh: Partial<Complaint> = {
      ...{ complaint_state: 'PENDING', refund_decision: 'NONE', first_reply_time: null, complete_time: null },
      ...{ incoming_user_response: false, complaint_full_refunded: false, user_tag_list: [] },
      ...{ problem_type: 'REFUND', apply_refund_amount: free.order_fee },
      ...set,
    }
    const entries = Object.entries(fresh)
    const assignments = entries.map(([name, value], index) =>
      Array.isArray(value) ? `${name} = $${index + 3}::text::jsonb` : `${name} = $${index + 3}`,
    )
    await this.query(
      `update area.complaint set ${assignments.join(', ')} where partner_id = $1 and complaint_id = $2`,
      free.complaint_id,
      ...entries.map(([, value]) =>
        typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null),
      ),
    )
    return free.complaint_id
  }

  /** A complaint about a payment with no refund yet, whose merchant has the money. */
  async unrefunded(set: Partial<Complaint> = {}): Promise<string> {
    const whole = (await this.trades()).filter(
      ({ refunds, mch_id }) => refunds.length === 0 && mch_id !== emptyMerchant,
    )
    return this.made(set, { out_trade_no: { in: whole.map(({ out_trade_no }) => out_trade_no) } })
  }

  send(call: string, body: JsonObject, by?: string): Promise<Answer> {
    return this.post(call, { request_id: newRequestId(), ...body }, by)
  }
  reply(id: string, body: JsonObject = {}): Promise<Answer> {
    return this.send('replycomplaint', { complaint_id: id, response_content: '您好，正在核实', ...body })
  }
  decide(id: string, body: JsonObject): Promise<Answer> {
    return this.send('updaterefundprogress', { complaint_id: id, ...body })
  }
  approve(id: string, body: JsonObject = {}): Promise<Answer> {
    return this.decide(id, { action: 'APPROVE', ...body })
  }
  refuse(id: string, body: JsonObject = {}): Promise<Answer> {
    return this.decide(id, { action: 'REJECT', reject_reason: '已签收', ...body })
  }
  complete(...ids: readonly string[]): Promise<Answer> {
    return this.send('completecomplaint', { ids })
  }
}

export const lastOf = (record: Complaint) => record.history.items.at(-1)
