import { checkField, l } from '@/declaration'
import type { AddressWords, CheckedAddress } from '@/screens/recipients'

const field = { kind: 'phone', label: l('手机号', 'Mobile', 'Móvil'), required: true } as const

/** What the numbers are called, on the screen and in the files that people bring. */
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
 * Reads a mobile number as people write it: in full-width digits, with hyphens, blanks, brackets, with +86 before it, or with
 * the apostrophe and the decimal point that spreadsheets leave, and with the signs that cannot be seen of address books.
 */
export const checkMobile = (text: string): CheckedAddress => {
  const digits = text
    .normalize('NFKC')
    .replace(/^['’]|[\s\p{Cf}()\-‐-―]/gu, '')
    .replace(/\.0+$/, '')
    .replace(/^(?:\+|00)?86(?=\d{11}$)/, '')
  return checkField(field, digits) ? { problem: notANumber } : { address: digits }
}
