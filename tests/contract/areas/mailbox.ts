import { sandboxPartners } from '@mock/platform'
import type { JsonObject } from '@mock/platform/contract'
import email from '@resources/email/message/email.area'
import fee from '@resources/fee/fee.area'
import { type Condition, holds } from '@/declaration'
import { type Answer, dataOf as answered, type Running } from '../harness'
import { recordsIn } from './oracle'

const [{ partnerId }] = sandboxPartners

/** A partner's e-mails on a platform that runs: what is sent, what lies there, what was charged for it. */
export class Mailbox {
  private constructor(
    private readonly running: Running,
    private token: string,
  ) {}

  static readonly of = async (running: Running) => new Mailbox(running, await running.signIn())

  get(path: string) {
    return this.running.get(`/user/${path}`, this.token)
  }

  post(path: string, body: JsonObject) {
    return this.running.post(`/user/${path}`, body, this.token)
  }

  /** Saves a template of triggered mail with two variables, but for what `body` says. */
  save(body: JsonObject) {
    return this.post('saveemailtemplate', {
      template_name: '收据',
      mail_type: 'TRIGGER',
      subject: '{Name}，收据 {OrderNo}',
      content: '<p>{Name}，您好：订单 {OrderNo} 的收据。</p>',
      submit: true,
      request_id: crypto.randomUUID(),
      ...body,
    })
  }

  async mails(condition: Condition = {}) {
    const all = await recordsIn(this.running.store, email, partnerId)
    return all.filter((one) => holds(condition, one, this.running.clock.now))
  }

  /** E-mails that the ledger has charged for on a day. */
  async charged(day: string) {
    const rows = await recordsIn(this.running.store, fee, partnerId)
    return rows
      .filter((row) => row.service === 'EMAIL' && row.fee_type === 'CONSUME' && row.stat_date === day)
      .reduce((sum, row) => sum + Number(row.quantity), 0)
  }

  /** Lets the clock run, the timed work with it. */
  async pass(seconds: number, step = seconds) {
    for (let gone = 0; gone < seconds; gone += step) {
      this.running.clock.now += step
      await this.running.runDueJobs()
    }
    // A session does not last for days.
    if (seconds >= 3600) this.token = await this.running.signIn()
  }
}

/** What a call answered that was not refused. */
export const dataOf = async <T>(answer: Promise<Answer>): Promise<T> => answered<T>(await answer)
