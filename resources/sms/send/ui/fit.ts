import type sign from '@resources/sms/sign/smsSign.area'
import type smsTemplate from '@resources/sms/template/smsTemplate.area'
import type { RecordOf } from '@/declaration'

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
