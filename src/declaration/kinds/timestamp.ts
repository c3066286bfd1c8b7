import { formatTimestamp } from '../calendar'
import { type Condition, fieldsIn } from '../condition'
import { longestSpan } from '../limits'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { readNumber } from './read'
import { isTimestamp, momentOf, parseTimestamp, sampleYear } from './time'

interface TimestampField extends FieldBase {
  readonly kind: 'timestamp'
  /** Warn when at most this many days are left. */
  readonly warnWithinDays?: number
  /**
   * The platform also accepts milliseconds and text (`2024-06-01 08:00:00`, ISO 8601) from other clients. It still stores and
   * sends seconds.
   */
  readonly anyForm?: true
  /**
   * A time by which something must be done: shown as a countdown, and as an error once it has passed. `done`: records with
   * nothing left to do. `soon`: warn when at most this many seconds are left.
   */
  readonly deadline?: { readonly done: Condition; readonly soon: number }
}

/** A moment in whole Unix seconds, shown in UTC+8. */
export const timestamp = defineKind<TimestampField, number>('timestamp', {
  check: (_, value) => (typeof value === 'number' && isTimestamp(value) ? undefined : typeViolation),
  read: (_, value) => readNumber(momentOf(value) ?? null),
  parse: (_, value) => parseTimestamp(value),
  // The platform sends 0 for "never" where it may not send null; no record dates from 1970.
  text: (_, value) => (value === 0 ? '' : formatTimestamp(value)),
  form: (_, value) => (value !== 0 && isTimestamp(value) ? 'time' : 'text'),
  // If the account cannot see whether a deadline was met, show it as an ordinary time.
  visible: (field, sees) =>
    field.deadline && !fieldsIn(field.deadline.done).every(sees) ? { ...field, deadline: undefined } : field,
  filter: 'period',
  empty: 0,
})

export const timestampSpec: KindSpec<TimestampField, number> = {
  options: {
    warnWithinDays: { from: 1, to: longestSpan, optional: true },
    anyForm: 'yes?',
    deadline: { parts: { done: 'condition', soon: 'whole' }, optional: true },
  },
  sample: (_, random) => random.int(...sampleYear),
  column: () => 'bigint',
  schema: ({ anyForm }) => ({
    type: anyForm ? ['integer', 'string'] : 'integer',
    description: `Unix seconds${anyForm ? ', milliseconds, or a date and time' : ''}`,
  }),
}
