import { sandboxPartners } from '@mock/platform'
import complaint, { type Complaint } from '@resources/pay/complaint/complaint.area'
import { emptyMerchant } from '@resources/pay/refund/platform/refunds'
import trade, { type Trade } from '@resources/pay/trade/trade.area'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Condition, holds, type WireRecord } from '@/declaration'
import { recordsIn } from '../areas/oracle'
import { type Answer, dataOf, oneWay, type Running } from '../harness'

const [{ partnerId }] = sandboxPartners

/** What became of a batch. */
export interface Batch {
  readonly success: readonly string[]
  readonly failed: readonly { readonly id: string; readonly code: number }[]
}

/** The complaints of a platform and what can be done with them, for tests. */
export class Desk {
  private asked = 0
  private readonly taken = new Set<string>()
  private opened: { readonly running: Running; readonly token: string; readonly support: string } | undefined

  /** Starts a platform for the tests of a `describe`, and signs in. */
  open(): void {
    beforeAll(async () => {
      const running = await oneWay.start()
      this.opened = {
        running,
        token: await running.signIn(),
        support: await running.signIn('demo_support'),
      }
    })
    beforeEach(() => this.taken.clear())
    afterAll(() => this.running.stop())
  }

  private get at() {
    if (!this.opened) throw new Error('the desk is not open yet')
    return this.opened
  }
  get running(): Running {
    return this.at.running
  }
  get token(): string {
    return this.at.token
  }
  /** The token of a colleague of customer service. */
  get support(): string {
    return this.at.support
  }

  async all(): Promise<readonly Complaint[]> {
    return await recordsIn<Complaint>(this.running.store, complaint, partnerId)
  }

  async trades(): Promise<readonly Trade[]> {
    return await recordsIn<Trade>(this.running.store, trade, partnerId)
  }

  async one(id: string): Promise<Complaint> {
    const found = (await this.all()).find(({ complaint_id }) => complaint_id === id)
    if (!found) throw new Error(`no complaint ${id}`)
    return found
  }

  /** A complaint about one order, brought to where a test wants it: a new one that asks for its money, but for `set`. */
  async made(set: Partial<Complaint> = {}, wanted: Condition = {}): Promise<string> {
    const { store, clock } = this.running
    const free = (await this.all()).find(
      (record) =>
        !this.taken.has(record.complaint_id) &&
        record.complaint_order_info.length === 1 &&
        holds(wanted, { ...record }, clock.now),
    )
    if (!free) throw new Error(`no complaint left with ${JSON.stringify(wanted)}`)
    this.taken.add(free.complaint_id)
    const fresh: Partial<Complaint> = {
      ...{ complaint_state: 'PENDING', refund_decision: 'NONE', first_reply_time: null, complete_time: null },
      ...{ incoming_user_response: false, complaint_full_refunded: false, user_tag_list: [] },
      ...{ problem_type: 'REFUND', apply_refund_amount: free.order_fee },
      ...set,
    }
    const entries = Object.entries(fresh)
    const assignments = entries.map(([name, value], index) =>
      Array.isArray(value) ? `${name} = $${index + 2}::text::jsonb` : `${name} = $${index + 2}`,
    )
    await store.query(`update area.complaint set ${assignments.join(', ')} where complaint_id = $1`, [
      free.complaint_id,
      ...entries.map(([, value]) =>
        typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null),
      ),
    ])
    return free.complaint_id
  }

  /** A complaint about a payment of which nothing was given back, and whose merchant has the money. */
  async unrefunded(set: Partial<Complaint> = {}): Promise<string> {
    const whole = (await this.trades()).filter(
      ({ refunds, mch_id }) => refunds.length === 0 && mch_id !== emptyMerchant,
    )
    return this.made(set, { out_trade_no: { in: whole.map(({ out_trade_no }) => out_trade_no) } })
  }

  send(call: string, body: WireRecord, by = this.token): Promise<Answer> {
    this.asked += 1
    return this.running.post(`/user/${call}`, { request_id: `complaint-${this.asked}`, ...body }, by)
  }
  reply(id: string, body: WireRecord = {}): Promise<Answer> {
    return this.send('replycomplaint', { complaint_id: id, response_content: '您好，正在核实', ...body })
  }
  decide(id: string, body: WireRecord): Promise<Answer> {
    return this.send('updaterefundprogress', { complaint_id: id, ...body })
  }
  approve(id: string, body: WireRecord = {}): Promise<Answer> {
    return this.decide(id, { action: 'APPROVE', ...body })
  }
  refuse(id: string, body: WireRecord = {}): Promise<Answer> {
    return this.decide(id, { action: 'REJECT', reject_reason: '已签收', ...body })
  }
  complete(...ids: readonly string[]): Promise<Answer> {
    return this.send('completecomplaint', { ids })
  }

  /** Lets the clock run, the timed work with it. */
  async pass(seconds: number, step: number): Promise<void> {
    for (let gone = 0; gone < seconds; gone += step) {
      this.running.clock.now += step
      await this.running.runDueJobs()
    }
  }
}

export const batchOf = (answer: Answer): Batch => dataOf<Batch>(answer)

export const lastOf = (record: Complaint) => record.history.items.at(-1)
