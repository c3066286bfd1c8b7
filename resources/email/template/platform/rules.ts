import { defineRules, type EndpointRule } from '@mock/platform/areas/rules'
import type { Email } from '@resources/email/message/email.area'
import { blockedAmong, sendersIn, submit } from '@resources/email/message/platform/task'
import { walletOf } from '@resources/fee/platform/ledger'
import { afterWorkingDays, reviews } from '@resources/terms/platform/reviewClock'
import { boasting } from '@resources/terms/review'
import { plainOf } from '@/declaration/kinds/html'
import type { EmailTemplate } from '../emailTemplate.area'
import { fillSubject, mailVariables, oddVariable, offersUnsubscribe } from '../mailText'
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
  const [sender] = await sendersIn(context)
  const { template_id, template_name, mail_type } = template
  const subject = fillSubject(template.subject, values)
  const { mailIds } = await submit(context, [
    {
      ...{ ...sender, template_id, template_name, mail_type, subject },
      task_name: '',
      to_address,
      param: values,
      source: 'TEST',
    },
  ])
  return { mail_id: mailIds[0] ?? '' }
}

/** A review takes at most this many working days. */
const mostDays = 3

export const mailReviewEnds = (submitted: number): number =>
  afterWorkingDays(submitted, 1 + (submitted % mostDays))

const boasts = /包过|稳赚|中奖|全网最低|100%/

const verdict = ({ subject, content }: EmailTemplate): string | undefined =>
  boasts.test(`${subject} ${plainOf(content)}`) ? boasting.zh : undefined

export default defineRules<EmailTemplate>({
  save({ record, input, refuse }) {
    // Unchanged fields are not among the inputs.
    const { mail_type, subject, content } = { ...record, ...input } as EmailTemplate
    if (mail_type === 'BATCH' && !offersUnsubscribe(content)) return refuse(42004)
    const odd = oddVariable(subject, plainOf(content))
    if (odd !== undefined) return refuse(41012, { var: odd })
    return { set: { variables: mailVariables(subject, content) } }
  },

  actions: {
    async remove({ record: { template_id }, area, refuse }) {
      const waiting = await area<Email>('email').figures({
        where: { template_id, mail_status: { in: ['SCHEDULED', 'QUEUED', 'SENDING', 'SOFT_BOUNCE'] } },
        by: { task: 'task_id' },
      })
      if (waiting.length > 0) return refuse(41005, { n: waiting.length })
      return {}
    },
  },

  endpoints: { testemail: sendTest },

  jobs: [reviews<EmailTemplate>(mailReviewEnds, ({ record }) => verdict(record))],
})
