import type template from '@resources/sms/template/smsTemplate.area'
import { attrOf, optOut } from '@resources/sms/template/templateRules'
import { afterOfficeHours } from '@resources/terms/platform/reviewClock'
import { marketing, noOptOut, unproven, unrelatedName, wrongAttribute } from '@resources/terms/review'
import type { Random, RecordOf } from '@/declaration'
import type sign from '../smsSign.area'

/** A submission's number for the reviewers. `day`: `YYYY-MM-DD`. */
export const ticketOf = (prefix: string, day: string, random: Random): string =>
  `${prefix}${day.replaceAll('-', '')}${random.digits(6)}`

// The simulated reviewers. Deterministic: the same record always gets the same verdict.

export const smsReviewEnds = (submitted: number): number => afterOfficeHours(submitted, 7200)

type Sign = RecordOf<typeof sign>
type Template = RecordOf<typeof template>

/** Whether the names share two consecutive characters. */
const isRelated = (name: string, company: string): boolean =>
  [...name].some((one, i, all) => i > 0 && company.includes(`${all[i - 1]}${one}`))

/**
 * Why a signature is rejected; undefined if it is approved. The company's own name needs no proof; use for others needs proof
 * and a letter of authorisation.
 *
 * @param company the partner's name
 */
export function signVerdict(
  { sign_name, sign_source, own_use, files }: Sign,
  company: string,
): string | undefined {
  if (!own_use && files.length < 2) return unproven.zh
  if (sign_source === 'COMPANY' && own_use && files.length === 0 && !isRelated(sign_name, company))
    return unrelatedName.zh
  return undefined
}

const praise = ['新品', '上新', '福利', '欢迎选购', '折', '优惠', '活动']

/** Why a template is rejected; undefined if it is approved. */
export function templateVerdict({ template_type, content, variables }: Template): string | undefined {
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
