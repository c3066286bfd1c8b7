import type template from '@resources/sms/template/smsTemplate.area'
import { attrOf, optOut } from '@resources/sms/template/templateRules'
import { afterOfficeHours } from '@resources/terms/platform/reviewClock'
import { foreignName, marketing, noWayOut, unproven, wrongAttribute } from '@resources/terms/reviewReasons'
import type { RecordOf } from '@/declaration'
import type sign from '../smsSign.area'

// When signatures and templates are reviewed, and what reviewers look at beyond the rules that every text is held to: the same
// record always gets the same answer.

/** Text messages are usually reviewed within two hours of the reviewers' day (domain §7.5). */
export const smsReviewEnds = (submitted: number): number => afterOfficeHours(submitted, 7200)

type Sign = RecordOf<typeof sign>
type Template = RecordOf<typeof template>

/** Whether two names share two characters that follow each other. */
const isRelated = (name: string, company: string): boolean =>
  [...name].some((one, i, all) => i > 0 && company.includes(`${all[i - 1]}${one}`))

/**
 * Why a signature is turned down; undefined when it is not. A company's own name needs no file when it is the company's; a use
 * for others needs the proof and the letter of authorisation.
 *
 * @param company the partner's name
 */
export function signVerdict(
  { sign_name, sign_source, own_use, files }: Sign,
  company: string,
): string | undefined {
  if (!own_use && files.length < 2) return unproven.zh
  if (sign_source === 'COMPANY' && own_use && files.length === 0 && !isRelated(sign_name, company))
    return foreignName.zh
  return undefined
}

const praise = ['新品', '上新', '福利', '欢迎选购', '折', '优惠', '活动']

/** Why a template is turned down; undefined when it is not. */
export function templateVerdict({ template_type, content, variables }: Template): string | undefined {
  if (template_type === 'NOTICE' && praise.some((word) => content.includes(word))) return marketing.zh
  if (template_type === 'PROMO' && !content.trimEnd().endsWith(optOut)) return noWayOut.zh
  const wrong =
    template_type === 'NOTICE' &&
    variables.some(({ name, attr }) => {
      const meant = attrOf(name)
      return attr === 'NUMBER_CODE' || (meant !== 'OTHER' && attr !== 'OTHER' && attr !== meant)
    })
  return wrong ? wrongAttribute.zh : undefined
}
