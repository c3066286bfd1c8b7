import { type Field, type Json, type Locale, textOf, type Violation } from '@/declaration'
import {
  type Bound,
  type Bounded,
  type BoundViolation,
  checkAsked,
  isTime,
  type Side,
} from '@/declaration/bounds'
import { decimalsOf } from '@/declaration/kinds/money'
import { type Label, l, textIn } from '@/declaration/label'
import { colon, quoted } from '@/declaration/punctuation'

/** Messages for text that cannot be read, by kind. */
const unread: { readonly [kind in Field['kind']]?: string } = {
  integer: 'type_integer',
  money: 'type_money',
  percent: 'type_percent',
  timestamp: 'type_time',
}

const chosen: readonly string[] = ['choice', 'choices', 'boolean', 'reference', 'files', 'image']

const messageKey = (field: Field, { code }: Violation): string => {
  // An area's own single-line text input offers options to choose from.
  const isChosen = chosen.includes(field.kind) || (field.kind === 'text' && field.input !== undefined)
  if (code === 'required' && isChosen) return 'required_choice'
  if (code === 'type') return unread[field.kind] ?? code
  if (code === 'tooLong' && field.kind === 'html') return 'too_many_bytes'
  if (code === 'bound') return 'own'
  return code
}

/** A problem as react-admin's forms carry it: a message key and its values. */
export interface Complaint {
  readonly message: string
  readonly args: { readonly [name: string]: string | number }
}

/** Whether a form error comes from a validator; the platform's own messages are shown as they are. */
export const isComplaint = (error: string | undefined): boolean =>
  error?.startsWith('@@react-admin@@') ?? false

const between = l('，', '; ', '; ')

/** What a format error is about: the word at fault, and the expected format, which only the hint describes. */
const wanted = (field: Field, value: string | number | undefined, locale: Locale): string => {
  const parts = [
    value === undefined ? '' : textIn(quoted, locale, { text: value }),
    field.hint ? textIn(field.hint, locale) : '',
  ].filter(Boolean)
  return parts.length === 0 ? '' : textIn(colon, locale) + parts.join(textIn(between, locale))
}

const boundTexts: { readonly [S in Side]: { readonly number: Label; readonly time: Label } } = {
  atLeast: {
    number: l('不能小于{other}（{limit}）', 'At least {other} ({limit})', 'Como mínimo {other} ({limit})'),
    time: l('不能早于{other}（{limit}）', 'Not before {other} ({limit})', 'No antes de {other} ({limit})'),
  },
  atMost: {
    number: l('不能大于{other}（{limit}）', 'At most {other} ({limit})', 'Como máximo {other} ({limit})'),
    time: l('不能晚于{other}（{limit}）', 'Not after {other} ({limit})', 'No después de {other} ({limit})'),
  },
}

/** The limit set by another field, with that field's name and value. */
const boundArgs = (bound: Bound, locale: Locale) => ({
  text: textIn(boundTexts[bound.side][isTime(bound.by) ? 'time' : 'number'], locale, {
    other: textIn(bound.by.label, locale),
    limit: textOf(bound.by, bound.limit, locale),
  }),
})

/** A violation as a message key and its values. */
export const complaintOf = (field: Field, violation: BoundViolation, locale: Locale): Complaint => {
  const { params = {}, bound } = violation
  return {
    message: `console.validation.${messageKey(field, violation)}`,
    args: {
      ...params,
      ...(violation.says && { text: textIn(violation.says, locale) }),
      ...(bound && boundArgs(bound, locale)),
      label: textIn(field.label, locale),
      ...(violation.code === 'pattern' && { more: wanted(field, params.value, locale) }),
      ...(field.kind === 'money' && { digits: decimalsOf(field.unit) }),
      ...(field.kind === 'timestamp' && { example: '2026-01-31 09:30:00' }),
      ...(field.kind === 'html' && params.max !== undefined && { max: sizeOf(Number(params.max)) }),
    },
  }
}

/** Bytes in readable form: 512 KB, 10 MB. */
export const sizeOf = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${+(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`

/** A field's validator for react-admin's forms, with the same rules that the platform applies. */
export const validatorOf =
  (field: Bounded, locale: Locale) =>
  (value: Json | undefined): Complaint | undefined => {
    const violation = checkAsked(field, value)
    return violation && complaintOf(field, violation, locale)
  }
