import { l } from '../label'
import { defineKind, type FieldBase, type KindSpec, typeViolation, type Violation } from './kind'
import { textRules } from './text'

interface PhoneField extends FieldBase {
  readonly kind: 'phone'
  /** Landlines and service numbers are accepted too: `010-62345678`, `0571-87654321-803`, `400-820-1234`. */
  readonly landline?: true
}

const mobile = /^1[3-9]\d{9}$/
const landline = /^(0\d{2,3}-?[1-9]\d{6,7}(-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/
/** Plain or masked. */
const shownMobile = /^1[3-9]\d(\d{4}|\*{4})\d{4}$/
const shownLandline = /^(0\d{2,3}-?|[48]00-?)[\d*-]+$/

/** 15400000001 → 154****0001, 010-62345678-803 → 010-****5678-803. Other texts are left as they are. */
export const maskPhone = (phone: string): string =>
  phone
    .replace(/^(1\d{2})\d+(\d{4})$/, '$1****$2')
    .replace(/^(0\d{2,3}-?|[48]00-?)[\d-]*?(\d{4}(?:-\d{1,6})?)$/, '$1****$2')

const noNumber: Violation = {
  code: 'own',
  says: l(
    '请输入正确的手机号或座机号，座机号如 010-62345678',
    'Must be a mobile number, or a landline such as 010-62345678',
    'Debe ser un número de móvil, o un fijo como 010-62345678',
  ),
}

/**
 * A mainland China mobile number. Lists, details and exports get it masked. A form shows it masked too, and leaves it unchanged
 * unless it is edited. To get the full number, there is a separate call, which logs who asked.
 */
export const phone = defineKind<PhoneField, string>('phone', {
  ...textRules,
  check: (field, value) => {
    if (typeof value !== 'string') return typeViolation
    if (mobile.test(value) || (field.landline && landline.test(value))) return undefined
    return field.landline ? noNumber : { code: 'phone' }
  },
  parse: (_, value) => value.trim(),
  filter: 'equals',
})

export const phoneSpec: KindSpec<PhoneField, string> = {
  options: { landline: 'yes?' },
  // Prefixes that are not assigned to the public.
  sample: (field, random) =>
    field.landline && random.chance(0.5)
      ? `010-${random.pick(['1000', '1001'])}${random.digits(4)}`
      : `${random.pick(['154', '160', '161', '163', '164', '168', '169'])}0000${random.digits(4)}`,
  column: () => 'text',
  schema: (field) => ({
    type: 'string',
    pattern: field.landline ? `${shownMobile.source}|${shownLandline.source}` : shownMobile.source,
  }),
  shown: (_, value) => (typeof value === 'string' ? maskPhone(value) : value),
}
