import type { SmsParam } from '@resources/sms/message/smsText'
import type { TemplateType, TemplateVariable, VariableAttr } from '../templateRules'

const values: { readonly [A in VariableAttr]: string } = {
  NUMBER_CODE: '583920',
  PHONE: '16000000001',
  TIME: '6月18日10:00',
  MONEY: '128.00',
  NAME: '李明',
  ADDRESS: '青禾市北山路8号',
  ORDER_NO: '9240618000123',
  OTHER: '示例内容',
}

export const exampleOf = (attr: VariableAttr): string => values[attr]

export const examplesOf = (variables: readonly TemplateVariable[]): SmsParam =>
  Object.fromEntries(variables.map(({ name, attr }) => [name, values[attr]]))

/** Suggested variables by template type; others can be typed. */
export const offeredVariables: { readonly [T in TemplateType]: readonly string[] } = {
  CODE: ['code'],
  NOTICE: ['order', 'name', 'time', 'amount', 'trackNo', 'address', 'company', 'goods'],
  PROMO: [],
}
