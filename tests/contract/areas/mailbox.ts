import type { JsonObject } from '@mock/platform/contract'
import email from '@resources/email/message/email.area'
import fee from '@resources/fee/fee.area'
import { type Condition, dayOf, type WireRecord } from '@/declaration'
import { newRequestId } from '../harness'
import { answered, Operator } from '../operator'

/** An operator who sends e-mails: what is sent, what lies there, what was charged for it. */
export class Mailbox extends Operator {
  /** Saves a template of triggered mail with two variables, but for what `body` says. */
  save = (body: JsonObject) =>
    this.post('saveemailtemplate', {
      template_name: '收据',
      mail_type: 'TRIGGER',
      subject: '{Name}，收据 {OrderNo}',
      content: '<p>{Name}，您好：订单 {OrderNo} 的收据。</p>',
      submit: true,
      request_id: newRequestId(),
      ...body,
    })

  saved = (body: JsonObject = {}) =>
    answered<WireRecord & { template_id: number; version: number }>(this.save(body))

  mails = (condition: Condition = {}) => this.stored(email, condition)

  /** E-mails that the ledger has charged for on a day; by default today. */
  async charged(stat_date = dayOf(this.clock.now)) {
    const rows = await this.stored(fee, { service: 'EMAIL', fee_type: 'CONSUME', stat_date })
    return rows.reduce((sum, row) => sum + Number(row.quantity), 0)
  }
}
