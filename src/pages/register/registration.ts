import { type Registration, register } from '@/platform/account'
import {
  againRule,
  chosenRule,
  inviteRule,
  mobileRule,
  nameRule,
  passwordRule,
  type Rules,
  usernameRule,
  type Values,
  vcodeRule,
} from '../fields/rules'

/** The fields by their names on the wire. */
export type RegisterField = keyof Registration

/** The rules of the fields. */
export const registerRules: Rules<RegisterField> = {
  partner_type: chosenRule('partnerTypeMissing'),
  company_name: nameRule(2, 50, 'company_nameMissing', 'company_nameWrong'),
  contact_name: nameRule(2, 20, 'contact_nameMissing', 'contact_nameWrong'),
  mobile: mobileRule,
  vcode: vcodeRule,
  username: usernameRule,
  invite_code: inviteRule,
  password: passwordRule,
  password_again: againRule('password'),
  agree: chosenRule('agreeMissing'),
}

/** The field that an error code is about. */
export const registerFieldByCode: Readonly<Record<number, RegisterField>> = {
  60211: 'vcode',
  60212: 'vcode',
  60215: 'mobile',
  60216: 'mobile',
  60218: 'username',
  60221: 'password_again',
  60222: 'password',
  60223: 'invite_code',
}

/** Sends a valid form; the invitation code only if there is one. */
export const sendRegistration = (
  { invite_code, agree, ...given }: Values<RegisterField>,
  requestId: string,
): Promise<void> =>
  register({ ...given, ...(invite_code && { invite_code }), agree: agree !== '' }, requestId)
