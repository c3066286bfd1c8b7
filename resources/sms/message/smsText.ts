import { isPlain, type TemplateType, type VariableAttr } from '@resources/sms/template/templateRules'
import { prices, type Service } from '@resources/terms/services'

/** What a text message says, how long it is, and what it costs (domain §7.2–7.4). Both sides reckon by this. */

/** What a message is for, and so what it costs: the type of its template. */
export type SmsType = TemplateType
export type { VariableAttr }

/** Values of a template's variables, by their names. */
export type SmsParam = { readonly [variable: string]: string }

/** Characters of a whole message, its signature included. */
export const longestSms = 500
/** Numbers of one task that are given as a list, and as rows of a file (domain §7.5). */
export const mostMobiles = 1000
export const maxRows = 10_000
/** Messages that a partner may submit on a day (domain §7.5). */
export const dailySms = 50_000
/** Plain numbers that are shown at once (10008). */
export const mostNumbers = 5000
/** Seconds after which a message can no longer be sent again: 7 days. */
export const resendWithin = 7 * 86_400

const variable = /\$\{([A-Za-z][A-Za-z0-9]*)\}/g

/** The names of a content's variables, each once, in the order in which they stand. */
export const variablesOf = (content: string): readonly string[] => [
  ...new Set(Array.from(content.matchAll(variable), ([, name = '']) => name)),
]

/** A content with its variables' values; a variable without a value stays as it is written. */
export const fill = (content: string, param: SmsParam): string =>
  content.replace(variable, (whole, name: string) =>
    Object.hasOwn(param, name) ? (param[name] ?? whole) : whole,
  )

/** A message as the phone shows it: the signature in its brackets, and the text. */
export const signed = (signName: string, text: string): string => `【${signName}】${text}`

/**
 * How long a message is and as how many it is charged: up to 70 characters one, beyond it one for each 67 begun. A character
 * is a code point: what operators count, and what every other length of the platform counts.
 *
 * @param text the content with its values, without the signature
 */
export const measure = (
  signName: string,
  text: string,
): { readonly char_count: number; readonly part_count: number } => {
  const char_count = [...signed(signName, text)].length
  return { char_count, part_count: char_count <= 70 ? 1 : Math.ceil(char_count / 67) }
}

/** The service that a message of a type is charged as. */
export const serviceOf = (type: SmsType): Extract<Service, `SMS_${string}`> => `SMS_${type}`

/** What so many parts of a type cost, li. */
export const costOf = (parts: number, type: SmsType): number =>
  parts * (prices[serviceOf(type)].unit_price_li ?? 0)

/** Whether promotion may be sent at this moment: from 8:00 until before 22:00, UTC+8 (41025). */
export const isPromoTime = (time: number): boolean => {
  const hour = Math.floor(((time + 8 * 3600) % 86_400) / 3600)
  return hour >= 8 && hour < 22
}

/** The next moment at which promotion may be sent, Unix seconds: this one, or 8:00 in UTC+8. */
export const promoFrom = (time: number): number => {
  // 8:00 in UTC+8 is midnight in UTC.
  return isPromoTime(time) ? time : Math.ceil(time / 86_400) * 86_400
}

const rules: { readonly [A in VariableAttr]: (value: string) => boolean } = {
  NUMBER_CODE: (value) => /^[A-Za-z0-9]{4,6}$/.test(value),
  PHONE: (value) => /^\+?[\d-]{5,20}$/.test(value),
  TIME: (value) => /\d/.test(value) && isPlain(value),
  MONEY: (value) => /^[¥￥]?\d{1,12}(,\d{3})*(\.\d{1,2})?元?$/.test(value),
  NAME: (value) => [...value].length <= 20 && isPlain(value),
  ADDRESS: isPlain,
  ORDER_NO: (value) => /^[A-Za-z0-9-]{1,35}$/.test(value),
  OTHER: isPlain,
}

/** Characters of one value. */
export const longestValue = 35

/**
 * Whether a variable may hold a value: 1 to 35 characters, and what its attribute asks for (domain §7.2; 41023). What the
 * template itself may not say is the reviewers' business; a value cannot bring it in.
 *
 * @param attr OTHER where the template says none
 */
export const isGoodValue = (attr: VariableAttr, value: string): boolean =>
  value.trim() !== '' && !/[【】\r\n]/.test(value) && [...value].length <= longestValue && rules[attr](value)
