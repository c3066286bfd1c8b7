import { checkField, l } from '@/declaration'
import type { AddressWords, CheckedAddress } from '@/screens/recipients'

const field = { kind: 'email', label: l('邮箱地址', 'E-mail address', 'Dirección de correo') } as const

/** What the addresses are called, on the screen and in the files that people bring. */
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

/** Reads an address as people write it: `Lin <lin@example.com>`, in full-width signs, with `mailto:` before it. */
export const checkAddress = (text: string): CheckedAddress => {
  const plain = text
    .normalize('NFKC')
    // Signs that cannot be seen come along with what is copied out of address books.
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^.*<([^<>]+)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[.。]$/, '')
  const address = plain.toLowerCase()
  return checkField(field, address) || address === '' ? { problem: notAnAddress } : { address }
}
