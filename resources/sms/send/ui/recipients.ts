import { isGoodValue, longestValue, variablesOf } from '@resources/sms/message/smsText'
import type { SmsTemplate } from '@resources/sms/template/smsTemplate.area'
import { type VariableAttr, variableAttrs } from '@resources/sms/template/templateRules'
import { checkField, type Label, l } from '@/declaration'
import type { AddressWords, CheckedAddress, RecipientVariable } from '@/screens/recipients'

const field = { kind: 'phone', label: l('手机号', 'Mobile', 'Móvil'), required: true } as const

export const mobileWords: AddressWords = {
  address: field.label,
  headers: [
    '手机',
    '手机号码',
    '电话',
    '电话号码',
    '联系电话',
    '号码',
    'mobile number',
    'phone',
    'phone number',
    'telephone',
    'teléfono',
    'teléfono móvil',
    'número de móvil',
    'celular',
  ],
  example: '15400000001\n15400000002, 15400000003',
}

const notANumber = l(
  '不是 11 位手机号',
  'Not an 11-digit mobile number',
  'No es un número móvil de 11 dígitos',
)

/**
 * Accepts mobile numbers as people paste them: full-width digits, hyphens, spaces, brackets, +86, the apostrophe or decimal
 * point that spreadsheets add, and invisible characters from address books.
 */
export const checkMobile = (text: string): CheckedAddress => {
  const digits = text
    .normalize('NFKC')
    .replace(/^['’]|[\s\p{Cf}()\-‐-―]/gu, '')
    .replace(/\.0+$/, '')
    .replace(/^(?:\+|00)?86(?=\d{11}$)/, '')
  return checkField(field, digits) ? { problem: notANumber } : { address: digits }
}

const headers: { readonly [A in VariableAttr]: readonly string[] } = {
  NUMBER_CODE: ['验证码', '校验码', '提货码', 'verification code', 'código de verificación'],
  PHONE: ['联系电话', '客服电话', 'contact phone', 'teléfono de contacto'],
  TIME: ['时间', '日期', '到期时间', 'time', 'date', 'hora', 'fecha'],
  MONEY: ['金额', '价格', '应付金额', 'amount', 'price', 'importe', 'precio'],
  NAME: ['姓名', '名字', '收件人', '称呼', '会员姓名', 'name', 'customer', 'nombre', 'cliente'],
  ADDRESS: ['地址', '收货地址', 'address', 'dirección'],
  ORDER_NO: ['订单号', '单号', '快递单号', '运单号', 'order', 'order number', 'pedido', 'n.º de pedido'],
  OTHER: [],
}

const rules: { readonly [A in VariableAttr]: Label } = {
  NUMBER_CODE: l('4–6 位数字或字母', '4–6 digits or letters', '4–6 dígitos o letras'),
  PHONE: l('5–20 位电话号码', 'A phone number of 5–20 digits', 'Un teléfono de 5–20 dígitos'),
  TIME: l(
    '时间或日期，不含链接和电话号码',
    'A time or date, without links or phone numbers',
    'Una hora o fecha, sin enlaces ni teléfonos',
  ),
  MONEY: l('金额，如 12.50', 'An amount, such as 12.50', 'Un importe, p. ej. 12.50'),
  NAME: l(
    '不超过 20 个字，不含链接和电话号码',
    'Up to 20 characters, without links or phone numbers',
    'Hasta 20 caracteres, sin enlaces ni teléfonos',
  ),
  ADDRESS: l(
    `不超过 ${longestValue} 个字，不含链接和电话号码`,
    `Up to ${longestValue} characters, without links or phone numbers`,
    `Hasta ${longestValue} caracteres, sin enlaces ni teléfonos`,
  ),
  ORDER_NO: l(
    `不超过 ${longestValue} 位字母、数字或连字符`,
    `Up to ${longestValue} letters, digits or hyphens`,
    `Hasta ${longestValue} letras, dígitos o guiones`,
  ),
  OTHER: l(
    `不超过 ${longestValue} 个字，不含链接和电话号码`,
    `Up to ${longestValue} characters, without links or phone numbers`,
    `Hasta ${longestValue} caracteres, sin enlaces ni teléfonos`,
  ),
}

export const recipientVariables = ({
  content,
  variables,
}: Pick<SmsTemplate, 'content' | 'variables'>): readonly RecipientVariable[] =>
  variablesOf(content).map((name) => {
    const attr = variables.find((one) => one.name === name)?.attr ?? 'OTHER'
    const word = variableAttrs[attr]
    return {
      name,
      headers: headers[attr],
      hint: {
        zh: `${word.zh.replace(/（.*）$/, '')}：${rules[attr].zh}`,
        en: `${word.en.replace(/ \(.*\)$/, '')}: ${rules[attr].en}`,
        es: `${word.es.replace(/ \(.*\)$/, '')}: ${rules[attr].es}`,
      },
      check: (value) => (isGoodValue(attr, value) ? undefined : rules[attr]),
    }
  })
