import { defineRules } from '@mock/platform/areas/rules'
import { profileOf } from '@resources/partner/platform/profile'
import type sms from '@resources/sms/message/sms.area'
import { smsReviewEnds, templateVerdict } from '@resources/sms/sign/platform/verdicts'
import type sign from '@resources/sms/sign/smsSign.area'
import { reviews } from '@resources/terms/platform/reviewClock'
import type { RecordOf } from '@/declaration'
import type template from '../smsTemplate.area'
import { type TemplateType, type TemplateVariable, templateProblems, variablesFor } from '../templateRules'

type Template = RecordOf<typeof template>

export default defineRules<Template>({
  save: async (context) => {
    const { record, input, area, refuse } = context
    const wanted = { ...record, ...input } as Template
    const type: TemplateType = wanted.template_type
    // Promotion is for companies, so the partner needs a credit code.
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
