import { checkLength, type FieldBase, type Kind, typeViolation } from './kind'
import { readString } from './read'

/** A mainland mobile number. Lists and details carry it masked (domain §1). */
export interface PhoneField extends FieldBase {
  readonly kind: 'phone'
}

/** An e-mail address. Lists and details carry it masked (domain §1). */
export interface EmailField extends FieldBase {
  readonly kind: 'email'
}

/** A web address. */
export interface UrlField extends FieldBase {
  readonly kind: 'url'
  /** Only https will do. */
  readonly https?: boolean
  readonly max?: number
}

const phonePattern = /^1[3-9]\d{9}$/
/** As it is sent, and as it is shown. */
const shownPhonePattern = /^1[3-9]\d(\d{4}|\*{4})\d{4}$/
const emailPattern =
  /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** 15400000001 → 154****0001. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** zhang@example.com → zh***@example.com. */
export const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*@/, '$1***@')

export const phone: Kind<PhoneField, string> = {
  check: (_, value) =>
    typeof value !== 'string' ? typeViolation : phonePattern.test(value) ? undefined : { code: 'phone' },
  read: (_, value) => readString(value),
  parse: (_, value) => value.trim(),
  text: (_, value) => value,
  // Prefixes that are not assigned to the public (domain §15).
  sample: (_, random) =>
    `${random.pick(['154', '160', '161', '163', '164', '168', '169'])}0000${random.digits(4)}`,
  column: () => 'text',
  schema: () => ({ type: 'string', pattern: shownPhonePattern.source }),
  filter: 'equals',
  empty: '',
}

export const email: Kind<EmailField, string> = {
  check(_, value) {
    if (typeof value !== 'string') return typeViolation
    return checkLength(value, 1, 100) ?? (emailPattern.test(value) ? undefined : { code: 'email' })
  },
  read: (_, value) => readString(value),
  parse: (_, value) => value.trim(),
  text: (_, value) => value,
  sample: (_, random) => `user${random.digits(4)}@example.com`,
  column: () => 'text',
  schema: () => ({ type: 'string', format: 'email', maxLength: 100 }),
  filter: 'equals',
  empty: '',
}

export const url: Kind<UrlField, string> = {
  check(field, value) {
    if (typeof value !== 'string') return typeViolation
    const length = checkLength(value, 1, field.max ?? 512)
    if (length) return length
    if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return { code: 'url' }
    return field.https && new URL(value).protocol !== 'https:' ? { code: 'https' } : undefined
  },
  read: (_, value) => readString(value),
  parse: (_, value) => value.trim(),
  text: (_, value) => value,
  sample: (_, random) => `https://erp${random.int(1, 99)}.example.com/push`,
  column: () => 'text',
  schema: (field) => ({ type: 'string', format: 'uri', maxLength: field.max ?? 512 }),
  filter: 'contains',
  empty: '',
}
