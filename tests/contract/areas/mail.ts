import type { JsonObject } from '@mock/platform/contract'
import { sendersOf } from '@resources/email/message/platform/task'
import type { WireRecord } from '@/declaration'
import { newRequestId } from '../harness'
import { answered, type Operator, partnerId } from '../operator'

/** Bulk mail is refused without this link. */
export const goodbye = '<p><a href="{UnsubscribeUrl}">退订</a></p>'

/** How an operator saves templates of e-mails and sends them. */
export const mailOf = ({ post }: Operator) => {
  /** Saves a template of triggered mail with two variables; `body` overrides the rest. */
  const save = (body: JsonObject) =>
    post('saveemailtemplate', {
      template_name: '收据',
      mail_type: 'TRIGGER',
      subject: '{Name}，收据 {OrderNo}',
      content: '<p>{Name}，您好：订单 {OrderNo} 的收据。</p>',
      submit: true,
      request_id: newRequestId(),
      ...body,
    })
  const saved = (body: JsonObject = {}) =>
    answered<WireRecord & { template_id: number; version: number }>(save(body))
  const [notice] = sendersOf(partnerId, '')
  const sending = (body: JsonObject) =>
    post('sendemail', { sender_address: notice?.sender_address ?? '', request_id: newRequestId(), ...body })
  return { save, saved, sending }
}
