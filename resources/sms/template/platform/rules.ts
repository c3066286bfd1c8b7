import { defineRules } from '@mock/platform/areas/rules'
import { profileOf } from '@resources/partner/platform/profile'
import { waitingTasks } from '@resources/sms/message/platform/order'
import { smsReviewEnds } from '@resources/sms/sign/platform/rules'
import type { SmsSign } from '@resources/sms/sign/smsSign.area'
import { reviews } from '@resources/terms/platform/reviewClock'
import { marketing, noOptOut, wrongAttribute } from '@resources/terms/review'
import type { SmsTemplate } from '../smsTemplate.area'
import { attrOf, optOut, type TemplateVariable, templateProblems, variablesFor } from '../templateRules'

const praise = ['新品', '上新', '福利', '欢迎选购', '折', '优惠', '活动']

/** Why a template is rejected; undefined if it is approved. The same record always gets the same verdict. */
function verdict({ template_type, content, variables }: SmsTemplate): string | undefined {
  if (template_type === 'NOTICE' && praise.some((word) => content.includes(word))) return marketing.zh
  if (template_type === 'PROMO' && !content.trimEnd().endsWith(optOut)) return noOptOut.zh
  const wrong =
    template_type === 'NOTICE' &&
    variables.some(({ name, attr }) => {
      const meant = attrOf(name)
      return attr === 'NUMBER_CODE' || (meant !== 'OTHER' && attr !== 'OTHER' && attr !== meant)
    })
  return wrong ? wrongAttribute.zh : undefined
}

export default defineRules<SmsTemplate>({
  save: async (context) => {
    const { record, input, area, refuse } = context
    const wanted = { ...record, ...input } as SmsTemplate
    const type = wanted.template_type
    // Promotion is for companies, so the partner needs a credit code.
    if (type === 'PROMO' && (await profileOf(context)).license_no === '') refuse(10001, { field: '类型' })
    const [related] = await area<SmsSign>('smsSign').find({ sign_name: wanted.related_sign })
    if (!related || (input.submit === true && related.status !== 'APPROVED')) refuse(41003)
    const variables: readonly TemplateVariable[] = variablesFor(type, wanted.content, wanted.variables ?? [])
    const [problem] = templateProblems(type, wanted.content, variables)
    if (problem) refuse(problem.code, problem.params)
    return { set: { variables } }
  },
  actions: {
    remove: async (context) => {
      const { template_code } = context.record
      const n = await waitingTasks(context, { template_code })
      if (n > 0) context.refuse(41005, { n })
      return undefined
    },
  },
  jobs: [reviews<SmsTemplate>(smsReviewEnds, ({ record }) => verdict(record))],
})
