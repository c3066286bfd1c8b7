import { type Condition, fieldsIn } from '../condition'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { readNumber } from './read'
import { formatTimestamp, isTimestamp, momentOf, parseTimestamp, sampleYear } from './time'

interface TimestampField extends FieldBase {
  readonly kind: 'timestamp'
  /** At most so many days left: shown as a warning. */
  readonly warnWithinDays?: number
  /**
   * The platform takes it from other clients in milliseconds and as text (`2024-06-01 08:00:00`, ISO 8601) too. It is kept
   * and sent in seconds all the same.
   */
  readonly anyForm?: true
  /**
   * A time by which something must be done: shown as the time left, which counts down, and as an error once it is over.
   * `done`: nothing is left to do for these records. `soon`: at most so many seconds left are a warning.
   */
  readonly deadline?: { readonly done: Condition; readonly soon: number }
}

/** A moment in whole Unix seconds, shown in UTC+8. */
export const timestamp = defineKind<TimestampField, number>('timestamp', {
  check: (_, value) => (typeof value === 'number' && isTimestamp(value) ? undefined : typeViolation),
  read: (_, value) => readNumber(momentOf(value) ?? null),
  parse: (_, value) => parseTimestamp(value),
  // The platform sends 0 for "never" where it may not send null; no record is from 1970.
  text: (_, value) => (value === 0 ? '' : formatTimestamp(value)),
  form: (_, value) => (value !== 0 && isTimestamp(value) ? 'time' : 'text'),
  // A deadline that may be met already is a time like any other.
  visible: (field, sees) =>
    field.deadline && !fieldsIn(field.deadline.done).every(sees) ? { ...field, deadline: undefined } : field,
  filter: 'period',
  empty: 0,
})

export const timestampSpec: KindSpec<TimestampField, number> = {
  options: {
    warnWithinDays: 'number?',
    anyForm: 'flag?',
    deadline: { parts: { done: 'condition', soon: 'number' }, optional: true },
  },
  inspect: ({ deadline }, place, { report }) => {
    if (deadline && !(Number.isInteger(deadline.soon) && deadline.soon >= 0))
      report(`${place}.deadline.soon`, 'must be whole seconds, 0 or more')
  },
  sample: (_, random) => random.int(...sampleYear),
  column: () => 'bigint',
  schema: ({ anyForm }) => ({
    type: anyForm ? ['integer', 'string'] : 'integer',
    description: `Unix seconds${anyForm ? ', milliseconds, or a date and time' : ''}`,
  }),
}
