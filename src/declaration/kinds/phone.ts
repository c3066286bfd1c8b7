import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { textRules } from './text'

interface PhoneField extends FieldBase {
  readonly kind: 'phone'
}

const pattern = /^1[3-9]\d{9}$/
/** Plain or masked. */
const shownPattern = /^1[3-9]\d(\d{4}|\*{4})\d{4}$/

/** 15400000001 → 154****0001. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** A mainland China mobile number. Lists and details get it masked. */
export const phone = defineKind<PhoneField, string>('phone', {
  ...textRules,
  check: (_, value) =>
    typeof value !== 'string' ? typeViolation : pattern.test(value) ? undefined : { code: 'phone' },
  parse: (_, value) => value.trim(),
  filter: 'equals',
})

export const phoneSpec: KindSpec<PhoneField, string> = {
  options: {},
  // Prefixes that are not assigned to the public.
  sample: (_, random) =>
    `${random.pick(['154', '160', '161', '163', '164', '168', '169'])}0000${random.digits(4)}`,
  column: () => 'text',
  schema: () => ({ type: 'string', pattern: shownPattern.source }),
  shown: (_, value) => (typeof value === 'string' ? maskPhone(value) : value),
}
