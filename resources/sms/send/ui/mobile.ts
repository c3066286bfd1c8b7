import { checkField, l } from '@/declaration'
import type { AddressWords, CheckedAddress } from '@/screens/recipients'

const field = { kind: 'phone', label: l('手机号', 'Mobile', 'Móvil'), required: true } as const

/** What numbers are called on screen and in uploaded files. */
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
  'No mobile number of 11 digits',
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
