import { dayOf, startOfDay } from '../calendar'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { textRules } from './text'
import { parseDay, sampleYear } from './time'

interface DayField extends FieldBase {
  readonly kind: 'day'
}

/** A calendar day in UTC+8, as `YYYY-MM-DD`. */
export const day = defineKind<DayField, string>('day', {
  ...textRules,
  check: (_, value) => {
    if (typeof value !== 'string') return typeViolation
    return startOfDay(value) === undefined ? { code: 'day' } : undefined
  },
  parse: (_, value) => parseDay(value),
  form: (_, value) => (startOfDay(value) === undefined ? 'text' : 'day'),
  filter: 'equals',
  partial: false,
})

export const daySpec: KindSpec<DayField, string> = {
  options: {},
  sample: (_, random) => dayOf(random.int(...sampleYear)),
  column: () => 'text',
  schema: () => ({ type: 'string', format: 'date' }),
}
