import { defineSeed } from '@mock/platform/areas/rules'
import type sign from '@resources/sms/sign/smsSign.area'
import { marketing, noOptOut, wrongAttribute } from '@resources/terms/reviewReasons'
import { type RecordOf, secondsPerDay } from '@/declaration'
import type template from '../smsTemplate.area'
import { variablesFor } from '../templateRules'
import { templateTexts } from './templates'

type Template = RecordOf<typeof template>
type Sign = RecordOf<typeof sign>

/** States by index: four rejected, four under review, two drafts; the others are approved. */
const rejected: { readonly [index: number]: string } = {
  4: wrongAttribute.zh,
  6: marketing.zh,
  11: noOptOut.zh,
  13: wrongAttribute.zh,
}
const reviewing: readonly number[] = [8, 14, 20, 26]
const drafts: readonly number[] = [9, 32]

const stateOf = (index: number): Template['status'] =>
  Object.hasOwn(rejected, index)
    ? 'REJECTED'
    : reviewing.includes(index)
      ? 'REVIEWING'
      : drafts.includes(index)
        ? 'DRAFT'
        : 'APPROVED'

/** For the other partners: approved, withdrawn and disabled templates. */
const othersStates: readonly Template['status'][] = [
  'APPROVED',
  'APPROVED',
  'APPROVED',
  'CANCELED',
  'DISABLED',
]

export default defineSeed<Template>({
  after: ['smsSign'],
  count: { small: 34, standard: 34, full: 34 },
  async *records({ username, now, random, others }) {
    const signs = (await others<Sign>('smsSign')).filter(({ status }) => status === 'APPROVED')
    const general = signs.filter(({ sign_type }) => sign_type === 'COMMON').map(({ sign_name }) => sign_name)
    const forCodes = signs.find(({ sign_type }) => sign_type === 'CODE')?.sign_name
    const isFirst = username === 'demo_partner'
    const mine = isFirst ? templateTexts : templateTexts.slice(0, othersStates.length)
    for (const [index, [template_name, template_type, content]] of mine.entries()) {
      const status = isFirst ? stateOf(index) : (othersStates[index] ?? 'APPROVED')
      const submit_time =
        status === 'DRAFT'
          ? null
          : status === 'REVIEWING'
            ? now - 300 - index * 60
            : now - (3 + index * 2) * secondsPerDay
      const decided = submit_time !== null && status !== 'REVIEWING' && status !== 'CANCELED'
      const variables = variablesFor(template_type, content, [])
      yield {
        template_code: `SMS_9${String(100 + index * 7).padStart(8, '0')}`,
        template_name,
        template_type,
        content,
        // The rejected one has a code attribute where none belongs.
        variables:
          rejected[index] === wrongAttribute.zh && isFirst
            ? variables.map((one) => ({ ...one, attr: 'NUMBER_CODE' as const }))
            : variables,
        related_sign:
          (template_type === 'CODE' ? forCodes : undefined) ?? general[index % general.length] ?? '',
        remark: index % 3 === 0 ? `用于${template_name}` : '',
        status,
        reject_reason: status === 'REJECTED' ? (rejected[index] ?? '') : '',
        submit_time,
        audit_time: decided ? submit_time + random.int(1800, 7200) : null,
        use_count: status === 'APPROVED' || status === 'DISABLED' ? random.int(3, 4000) : 0,
      }
    }
  },
})
