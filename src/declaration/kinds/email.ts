import { checkLength, defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { textRules } from './text'

export interface EmailField extends FieldBase {
  readonly kind: 'email'
}

const pattern =
  /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** zhang@example.com → zh***@example.com. */
export const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*@/, '$1***@')

/** An e-mail address. Lists and details get it masked. */
export const email = defineKind<EmailField, string>('email', {
  ...textRules,
  check(_, value) {
    if (typeof value !== 'string') return typeViolation
    return checkLength(value, 1, 100) ?? (pattern.test(value) ? undefined : { code: 'email' })
  },
  parse: (_, value) => value.trim(),
  filter: 'equals',
})

export const emailSpec: KindSpec<EmailField, string> = {
  options: {},
  sample: (_, random) => `user${random.digits(4)}@example.com`,
  column: () => 'text',
  schema: () => ({ type: 'string', format: 'email', maxLength: 100 }),
  shown: (_, value) => (typeof value === 'string' ? maskEmail(value) : value),
}
