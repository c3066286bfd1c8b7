import { isRecord, type Json } from './condition'
import type { Field, Fields } from './field'
import { isLabel } from './isLabel'
import type { Label } from './label'
import { type Tone, tones } from './tones'

/** A figure that counts the records of one state. */
interface StateCount {
  readonly label: Label
  readonly when: { readonly [field: string]: Json }
  readonly tone: Tone
}

/** The figure that counts one state. Undefined for former values, and for options without a valid label. */
const countOf = (name: string, field: Field, value: string, option: unknown): StateCount | undefined => {
  if (!isRecord(option) || option.former === true || !isLabel(option)) return undefined
  const { zh, en, es, tone: its }: Label & { readonly tone?: unknown } = option
  const tone = tones.find((one) => one === its) ?? 'default'
  const isNumber = 'numeric' in field && field.numeric === true
  return { label: { zh, en, es }, when: { [name]: isNumber ? Number(value) : value }, tone }
}

/**
 * The figures that `list.states` stands for, by their names on the wire.
 *
 * @param states the value of `list.states`; gives no figures if it does not name a choice
 */
export const stateCounts = (fields: Fields, states: unknown): { readonly [name: string]: StateCount } => {
  const field = typeof states === 'string' && Object.hasOwn(fields, states) ? fields[states] : undefined
  if (typeof states !== 'string' || field?.kind !== 'choice' || !isRecord(field.of)) return {}
  return Object.fromEntries(
    Object.entries(field.of).flatMap(([value, option]) => {
      const count = countOf(states, field, value, option)
      return count ? [[value.toLowerCase(), count] as const] : []
    }),
  )
}
