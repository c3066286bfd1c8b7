import { isPlain, type TemplateType, type VariableAttr } from '@resources/sms/template/templateRules'
import { prices, type Service } from '@resources/terms/services'

export type SmsType = TemplateType
export type { VariableAttr }

export type SmsParam = { readonly [variable: string]: string }

/** Most characters of a message, including the signature. */
export const longestSms = 500
/** Most numbers of a task: as a list, and as rows of a file. */
export const mostMobiles = 1000
export const maxRows = 10_000
/** Most messages a partner may submit per day. */
export const dailySms = 50_000
/** Most unmasked numbers in one answer (10008). */
export const mostNumbers = 5000

const variable = /\$\{([A-Za-z][A-Za-z0-9]*)\}/g

export const variablesOf = (content: string): readonly string[] => [
  ...new Set(Array.from(content.matchAll(variable), ([, name = '']) => name)),
]

/** Fills a content's variables; those without a value are kept. */
export const fill = (content: string, param: SmsParam): string =>
  content.replace(variable, (match, name: string) =>
    Object.hasOwn(param, name) ? (param[name] ?? match) : match,
  )

export const signed = (signName: string, text: string): string => `【${signName}】${text}`

/**
 * Length and billed parts of a message: up to 70 characters are one part, longer ones have a part per 67 characters begun. A
 * character is a Unicode code point, as in all limits of the platform.
 *
 * @param text the content with its values, without the signature
 */
export const measure = (signName: string, text: string) => {
  const char_count = [...signed(signName, text)].length
  return { char_count, part_count: char_count <= 70 ? 1 : Math.ceil(char_count / 67) }
}

export const serviceOf = (type: SmsType): Extract<Service, `SMS_${string}`> => `SMS_${type}`

export const costOf = (parts: number, type: SmsType): number =>
  parts * (prices[serviceOf(type)].unit_price_li ?? 0)

/** Whether promotion may be sent: 8:00 to 22:00 in UTC+8 (41025). */
export const isPromoTime = (time: number): boolean => {
  const hour = Math.floor(((time + 8 * 3600) % 86_400) / 3600)
  return hour >= 8 && hour < 22
}

/** The earliest time from now at which promotion may be sent, Unix seconds. */
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

export const longestValue = 35

/**
 * Whether a variable may have a value (41023): 1 to 35 characters in the form its attribute demands, without the links and
 * contacts that templates must not contain.
 *
 * @param attr OTHER if the template does not say
 */
export const isGoodValue = (attr: VariableAttr, value: string): boolean =>
  value.trim() !== '' && !/[【】\r\n]/.test(value) && [...value].length <= longestValue && rules[attr](value)
