import { defineRules } from '@mock/platform/areas/rules'
import type { Email } from '@resources/email/message/email.area'
import { afterWorkingDays, reviews } from '@resources/terms/platform/reviewClock'
import { boasting } from '@resources/terms/reviewReasons'
import { plainOf } from '@/declaration/kinds/html'
import type { EmailTemplate } from '../emailTemplate.area'
import { mailVariables, oddVariable, offersUnsubscribe } from '../mailText'
import { sendTest } from './testMail'

/** A review takes at most this many working days. */
const mostDays = 3

export const mailReviewEnds = (submitted: number): number =>
  afterWorkingDays(submitted, 1 + (submitted % mostDays))

/** Phrases the review rejects. */
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
