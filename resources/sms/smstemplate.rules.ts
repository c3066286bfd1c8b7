import { defineRules } from '@mock/platform/areas/rules'
import type { RecordOf } from '@/declaration'
import { profileOf } from '../partner/account/profile.rules'
import { reviews } from '../reviewClock.rules'
import { type TemplateType, type TemplateVariable, templateProblems, variablesFor } from '../smsTemplateRules'
import { smsReviewEnds, templateVerdict } from './review/verdicts.rules'
import type sign from './sign'
import type sms from './sms'
import type template from './smstemplate'

type Template = RecordOf<typeof template>

export default defineRules<Template>({
  save: async (context) => {
    const { record, input, area, refuse } = context
    const wanted = { ...record, ...input } as Template
    const type: TemplateType = wanted.template_type
    // Promotion is for companies: those whose licence is known (domain §7.2).
    if (type === 'PROMO' && (await profileOf(context)).license_no === '') refuse(10001, { field: '类型' })
    const [related] = await area<RecordOf<typeof sign>>('smsSign').find({ sign_name: wanted.related_sign })
    if (!related || (input.submit === true && related.status !== 'APPROVED')) refuse(41003)
    const variables: readonly TemplateVariable[] = variablesFor(type, wanted.content, wanted.variables ?? [])
    const [problem] = templateProblems(type, wanted.content, variables)
    if (problem) refuse(problem.code, problem.params)
    return { set: { variables } }
  },
  actions: {
    remove: async ({ record, area, refuse }) => {
      const waiting = {
        template_code: record.template_code,
        status: { in: ['SCHEDULED', 'QUEUED'] },
      } as const
      const { length: n } = await area<RecordOf<typeof sms>>('sms').figures({
        where: waiting,
        by: { task: 'task_id' },
      })
      if (n > 0) refuse(41005, { n })
      return undefined
    },
  },
  jobs: [reviews<Template>(smsReviewEnds, ({ record }) => templateVerdict(record))],
})
