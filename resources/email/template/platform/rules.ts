import { defineRules } from '@mock/platform/areas/rules'
import type { Email } from '@resources/email/message/email.area'
import { afterWorkingDays, reviews } from '@resources/terms/platform/reviewClock'
import { boasting } from '@resources/terms/reviewReasons'
import { plainOf } from '@/declaration/kinds/html'
import type { EmailTemplate } from '../emailTemplate.area'
import { letsReadersGo, mailVariables, oddVariable } from '../mailText'
import { sendTest } from './testMail'

/** Days of work that a review takes at the most (domain §8). */
const mostDays = 3

/** A review usually takes one to three days of work. */
export const mailReviewEnds = (submitted: number): number =>
  afterWorkingDays(submitted, 1 + (submitted % mostDays))

/** Words that the review turns mail down for. */
const boasts = /包过|稳赚|中奖|全网最低|100%/

const verdict = ({ subject, content }: EmailTemplate): string | undefined =>
  boasts.test(`${subject} ${plainOf(content)}`) ? boasting.zh : undefined

export default defineRules<EmailTemplate>({
  save({ record, input, refuse }) {
    // What is not changed is not among the inputs.
    const { mail_type, subject, content } = { ...record, ...input } as EmailTemplate
    if (mail_type === 'BATCH' && !letsReadersGo(content)) return refuse(42004)
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
