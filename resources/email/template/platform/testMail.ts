import type { EndpointRule } from '@mock/platform/areas/rules'
import type { Email } from '@resources/email/message/email.area'
import { blockedAmong } from '@resources/email/message/platform/blocked'
import { charge, newMail, newNumbers, refuseSending, sendersIn } from '@resources/email/message/platform/task'
import { walletOf } from '@resources/fee/platform/ledger'
import type { EmailTemplate } from '../emailTemplate.area'
import { fillSubject } from '../mailText'
import { valuesIn, wrongIn } from './values'

/** Most tests within an hour. */
const mostTests = 5
const testSpan = 3600

/**
 * `POST /user/testemail`: sends a template to one address, in any state but disabled.
 *
 * @throws Refusal 10002, 10004, 10006, 30001, 30002, 30003, 41023, 42001, 42005
 */
export const sendTest: EndpointRule = async (context) => {
  const { area, input, now, refuse } = context
  const mails = area<Email>('email')
  const template = await area<EmailTemplate>('emailTemplate').get({ template_id: Number(input.template_id) })
  if (!template) return refuse(10002)
  if (template.status === 'DISABLED') return refuse(10006, { state: '已停用' })
  const values = valuesIn(input.param)
  const wrong = wrongIn(template, values)
  if (wrong !== undefined) return refuse(41023, { var: wrong })
  const to_address = String(input.to_address).trim().toLowerCase()
  const blocked = await blockedAmong(context, [to_address], 'TRIGGER')
  if (blocked.size > 0) return refuse(42001, { n: 1 })
  // Serialise a partner's sends: tests are counted before one is added.
  await walletOf(context, { lock: true })
  const tests = await mails.find({ source: 'TEST', create_time: { atLeast: now - testSpan + 1 } })
  if (tests.length >= mostTests) {
    const first = Math.min(...tests.map(({ create_time }) => create_time))
    return refuse(10004, { n: first + testSpan - now })
  }
  await refuseSending(context, 1)
  await charge(context, 1)
  const { task_id, mailIds } = await newNumbers(context, 1)
  const [sender] = await sendersIn(context)
  const [mail_id = ''] = mailIds
  await mails.add({
    ...newMail(context),
    ...sender,
    mail_id,
    task_id,
    task_name: '',
    template_id: template.template_id,
    template_name: template.template_name,
    mail_type: template.mail_type,
    subject: fillSubject(template.subject, values),
    to_address,
    param: values,
    source: 'TEST',
  })
  return { mail_id }
}
