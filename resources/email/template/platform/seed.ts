import { defineSample } from '@mock/platform/areas/rules'
import { boasting, misleadingSubject } from '@resources/terms/review'
import { mailTemplates, reviewCases } from '@resources/terms/samples'
import type { EmailTemplate } from '../emailTemplate.area'

export default defineSample<EmailTemplate>({
  count: { small: 12, standard: 34, full: 34 },
  records: mailTemplates,
  values: {
    status: { APPROVED: 8, REVIEWING: 4, REJECTED: 4, DRAFT: 1, CANCELED: 1, DISABLED: 1 },
    reject_reason: [misleadingSubject.zh, boasting.zh],
  },
  cases: [
    { when: { mail_type: 'TRIGGER' }, values: { status: { APPROVED: 9, DRAFT: 1 }, audit_time: [null] } },
    ...reviewCases,
    // The review starts when the platform first looks at it.
    { when: { status: 'REVIEWING' }, values: { submit_time: [null] } },
  ],
})
