import { type Field, isRecord, type Json, type Resource, textOf, type WireRecord } from '@/declaration'
import type { TextTemplates } from '@/declaration/kinds/multiline'

/** A value as part of a sentence for a Chinese customer; an amount is plain yuan, because the sentence names the unit. */
const worded = (field: Field, value: Json | undefined): string => textOf(field, value, 'zh')

/** A variable's value in a record: a field, a part of an object, or of the first entry of a list. */
const variable = (fields: Resource['fields'], record: WireRecord, path: string): string => {
  const [name = '', part] = path.split('.')
  const field = fields[name]
  const value = record[name]
  if (!field) return ''
  if (part === undefined) return worded(field, value)
  const inside = field.kind === 'object' || field.kind === 'list' ? field.fields[part] : undefined
  const holder = Array.isArray(value) ? value[0] : value
  return inside && isRecord(holder) ? worded(inside, holder[part]) : ''
}

/**
 * A template's text with the record's values filled in. Variables without a value stay visible, so that nobody sends a
 * sentence with a gap.
 */
export const filledTemplate = (
  text: string,
  { variables = {} }: TextTemplates,
  fields: Resource['fields'],
  record: WireRecord,
): string =>
  text.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const path = Object.hasOwn(variables, name) ? variables[name] : undefined
    return (path !== undefined && variable(fields, record, path)) || whole
  })

/** Whether a template suits all the records: it has the same value in the shared field, or none. */
export const suitsAll = (
  { suits }: TextTemplates,
  template: WireRecord,
  records: readonly WireRecord[],
): boolean => {
  const wanted = suits === undefined ? undefined : template[suits]
  return (
    suits === undefined ||
    wanted === undefined ||
    wanted === null ||
    wanted === '' ||
    records.every((record) => record[suits] === wanted)
  )
}
