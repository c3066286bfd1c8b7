import { checkField, l } from '@/declaration'
import type { AddressWords, CheckedAddress } from '@/screens/recipients'

const field = { kind: 'email', label: l('邮箱地址', 'E-mail address', 'Dirección de correo') } as const

export const addressWords: AddressWords = {
  address: field.label,
  headers: [
    '邮箱',
    '电子邮箱',
    '邮件',
    'e-mail',
    'email',
    'mail',
    'email address',
    'correo',
    'correo electrónico',
  ],
  example: 'lin@example.com\nzhao@example.com, chen@example.net',
}

const notAnAddress = l('不是邮箱地址', 'Not an e-mail address', 'No es una dirección de correo')

/** Accepts addresses as people paste them: `Lin <lin@example.com>`, full-width characters, `mailto:`. */
export const checkAddress = (text: string): CheckedAddress => {
  const plain = text
    .normalize('NFKC')
    // Invisible characters are often copied along from address books.
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^.*<([^<>]+)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[.。]$/, '')
  const address = plain.toLowerCase()
  return checkField(field, address) || address === '' ? { problem: notAnAddress } : { address }
}
