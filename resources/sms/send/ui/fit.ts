import { isPromoTime } from '@resources/sms/message/smsText'
import type sign from '@resources/sms/sign/smsSign.area'
import type smsTemplate from '@resources/sms/template/smsTemplate.area'
import type { TemplateType } from '@resources/sms/template/templateRules'
import { mayBePlanned, planWithin } from '@resources/terms/schedule'
import { type RecordOf, startOfDay } from '@/declaration'
import { dayOf } from '@/declaration/kinds/time'
import type { When } from '@/screens/sending'

/**
 * Why a time is not possible: 41028 if it is not 10 minutes to 30 days ahead, 41025 for promotion outside 8:00–22:00.
 * Undefined if it is possible.
 *
 * @param now Unix seconds
 */
export const whyNotThen = (
  when: When,
  type: TemplateType | undefined,
  now: number,
): 41025 | 41028 | undefined => {
  const time = when.kind === 'now' ? now : when.time
  if (time === undefined) return 41028
  if (when.kind === 'at' && !mayBePlanned(time, now)) return 41028
  return type === 'PROMO' && !isPromoTime(time) ? 41025 : undefined
}

/** The next time promotion can be planned for: 8:00 in UTC+8, at least 10 minutes ahead. */
export const nextPromoTime = (now: number): number => {
  const from = now + planWithin.least
  const today = startOfDay(dayOf(from)) ?? from
  const eight = today + 8 * 3600
  return eight >= from ? eight : eight + 86_400
}

export type Sign = RecordOf<typeof sign>
export type Template = RecordOf<typeof smsTemplate>

/** Why a signature or template cannot be used: codes of the platform. */
export type FitCode = 41003 | 41016 | 41017

const fits = (signType: Sign['sign_type'], templateType: Template['template_type']): boolean =>
  signType === 'COMMON' || templateType === 'CODE'

/**
 * Why a signature cannot be chosen: it is not approved, or it is for codes and the template is not. Undefined if it can.
 *
 * @param template the chosen one
 */
export const whyNotSign = (
  sign: Pick<Sign, 'status' | 'sign_type'>,
  template: Pick<Template, 'template_type'> | undefined,
): FitCode | undefined => {
  if (sign.status !== 'APPROVED') return 41003
  return template && !fits(sign.sign_type, template.template_type) ? 41017 : undefined
}

/**
 * Why a template cannot be chosen: it is not approved, or the signature is not for its type. Undefined if it can.
 *
 * @param sign the chosen one
 */
export const whyNotTemplate = (
  template: Pick<Template, 'status' | 'template_type'>,
  sign: Pick<Sign, 'sign_type'> | undefined,
): FitCode | undefined => {
  if (template.status !== 'APPROVED') return 41016
  return sign && !fits(sign.sign_type, template.template_type) ? 41017 : undefined
}
